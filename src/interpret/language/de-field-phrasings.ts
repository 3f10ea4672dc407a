// German phrasings of what is entered, set and cleared.
import type { Phrasing, RuleName } from './language';
import { DE_FILL_FROM_TABLE } from './table-phrasings';

export const DE_FIELD_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  date: [
    '{choose} (das datum |den )?<date> als <field>{aus}',
    '{choose} als <field>(?<=[a-zäöüß]) (den |das )(?=\\d|\\S+tag)<date>{aus}',
    '(setz(e|en)?|stell(e|en)?|änder(e|n)?|trag(e|en)?)( sie)? <field>( auf)? (?=von |vom |zwischen )<range>( ein)?',
    '(setz(e|en)?|stell(e|en)?|änder(e|n)?) <field> auf( den)? <date>( ein)?',
    '{choose} (das datum |den tag |den )?<date>{aus}',
    '<field> (geht|läuft|dauert|ist|findet)( statt)? (?=von |vom )<range>( statt)?',
  ],
  setRange: [
    '(stell(e|en)?|setz(e|en)?|schieb(e|en)?|zieh(e|en)?|änder(e|n)?)( sie)? <field>( auf)? (von|zwischen) {range}( ein)?',
    '(stell(e|en)?|setz(e|en)?|schieb(e|en)?|zieh(e|en)?|änder(e|n)?)( sie)? <field> auf {range}( ein)?',
    [
      'zeig(e|en)?( mir)? nur (die )?(produkte?|artikel|ergebnisse|einträge|angebote) (von|zwischen|für) {range}( an)?',
      { act: 'filter' },
    ],
    ['(begrenz(e|en)?|beschränk(e|en)?)( sie)? <field> auf( zwischen)? {range}', { act: 'filter' }],
    [
      'filter(e|n)?( sie)?( die (liste|tabelle|ergebnisse))? nach <field>( von| zwischen|:)? {range}',
      { act: 'filter' },
    ],
  ],
  replaceValue: [
    [
      '(änder(e|n)?|setz(e|en)?)( sie)? (mein |das )?(passwort|kennwort) von <old> (auf|zu|in) <value>( um)?',
      { was: 'aktuelles Passwort', becomes: 'neues Passwort' },
    ],
    '(änder(e|n)?|setz(e|en)?|stell(e|en)?|erhöh(e|en)?|senk(e|en)?)( sie)? <field> von (<old:n>|<quoted:q>) auf <value>( ab| ein)?',
  ],
  setControl: [
    [
      '(stell(e|en)?|setz(e|en)?|schieb(e|en)?|dreh(e|en)?|änder(e|n)?)( sie)? <field> auf <value>( ein)?',
      { needs: 'control' },
    ],
    ['{choose} <value> (mit|auf|am) <field>{aus}', { needs: 'control' }],
  ],
  focus: ['(fokussier(e|en)|setz(e|en)? den (fokus|cursor) (in|auf)|klick(e)? in) <target>'],
  hover: ['(fahr(e|en)?|geh(e|en)?|zeig(e|en)?)( mit)? der maus (über|auf|zu) <target>'],
  fillFromTable: DE_FILL_FROM_TABLE,
  fill: [
    ['(gib|geben sie|trag(e|en)?( sie)?) (als|bei) <pairs> ein', { each: 'yes' }],
    '(gib|geben sie|trag(e|en)?( sie)?|schreib(e|en)?( sie)?|tipp(e|en)?( sie)?) (in (das|die|den)|ins) <field>(?<=[a-zäöüß](feld|leiste|box)|suche) (?!ein$)<value>( ein)?',
    '(gib|geben sie|trag(e|en)?( sie)?|schreib(e|en)?( sie)?|tipp(e|en)?( sie)?|füg(e|en)?( sie)?) <value> (in|ins|im|als|bei|unter|für) <field>( ein)?',
    '(gib|geben sie|trag(e|en)?( sie)?|schreib(e|en)?( sie)?) (in|ins|im|bei|unter|als) <field> <value:q>( ein)?',
    ['(setz(e|en)?|änder(e|n)?|stell(e|en)?)( sie)? <multi>( ein| um)?', {}],
    '(füll(e|en)?)( sie)? <formish>(formular|felder)( unten)? mit <pairs>( aus)?',
    '(füll(e|en)?)( sie)? <formish>(formular|felder)( unten)? aus( mit|:) ?<pairs>',
    '(füll(e|en)?)( sie)? <field> mit <value>( aus)?',
    [
      '(ersetz(e|en)?|korrigier(e|en)?)( sie)? ({piece} )?<field:q> {by} <value:q>( {onPage})?',
      { words: 'yes' },
    ],
    ['änder(e|n)?( sie)? {piece} <field:q> {by} <value:q>( {onPage})?', { words: 'yes' }],
    ['änder(e|n)?( sie)? <field:q> {by} <value:q> {onPage}', { words: 'yes' }],
    [
      'füg(e|en)?( sie)? ((am|ans) ende|unten auf) (dieser|der|dieses|des) <field>,? (das |den |die |einen |eine )?(neuen? )?(wort |satz |text |zeile )?<value:q> (hinzu|ein|an)',
      { append: 'yes' },
    ],
    '(setz(e|en)?|änder(e|n)?|stell(e|en)?|ändern)( sie)? <field> (auf|zu|in) (?!(die|meine) (wunschliste|merkliste|beobachtungsliste)$)<value>( ein| um)?',
    '(schalt(e|en)?|wechsl?e|wechseln)( sie)? <field> (auf|zu) <value>( um)?',
    ['(gib|geben sie|trag(e|en)?( sie)?|schreib(e|en)?( sie)?|tipp(e|en)?( sie)?) <pairs>( ein)?', {}],
    '(gib|geben sie|trag(e|en)?( sie)?) bei <pairs> ein',
    '<value> (in|ins|im|als|bei) <field> (eingeben|eintragen|schreiben)',
    ['<pairs>', { bare: 'yes' }],
  ],
  clear: [
    ['lass(e|en)?( sie)? <field> (leer|frei)', { empty: 'yes' }],
    '(leer(e|en)?|lösch(e|en)?( sie)?( den (text|inhalt) (in|im|aus))?) <field>',
  ],
};
