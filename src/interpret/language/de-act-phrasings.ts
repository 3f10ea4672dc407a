// German phrasings of what is chosen, ticked, shared and pressed by the name of the act.
import type { Phrasing, RuleName } from './language';

/** Imperative, its particle behind the thing, and the infinitive that controls are called by: "Konto schließen". */
const VERBS: ReadonlyArray<readonly [imperative: string, infinitive: string, particle?: string]> = [
  ['kündig(e|en)?', 'kündigen'],
  ['schlie(ß|ss)(e|en)?', 'schließen'],
  ['spende?n?', 'spenden'],
  ['verlass(e|en)?', 'verlassen'],
  ['beende?n?', 'beenden'],
  ['start(e|en)?', 'starten'],
  ['stopp(e|en)?', 'stoppen'],
  ['veröffentlich(e|en)?', 'veröffentlichen'],
  ['importier(e|en)?', 'importieren'],
  ['verbinde?n?', 'verbinden'],
  ['trenne?n?', 'trennen'],
  ['installier(e|en)?', 'installieren'],
  ['druck(e|en)?', 'drucken'],
  ['änder(e|n)?', 'ändern'],
  ['leer(e|en)?', 'leeren'],
  ['bestell(e|en)?', 'abbestellen', 'ab'],
  ['erneuer(e|n)?', 'erneuern'],
  ['verlänger(e|n)?', 'verlängern'],
  ['reservier(e|en)?', 'reservieren'],
  ['beantrag(e|en)?', 'beantragen'],
  ['lad(e|en)?', 'einladen', 'ein'],
  ['setz(e|en)?', 'zurücksetzen', 'zurück'],
  ['setz(e|en)?', 'fortsetzen', 'fort'],
  ['forder(e|n)?', 'anfordern', 'an'],
  ['schalt(e|en)?', 'freischalten', 'frei'],
  ['tritt|treten', 'beitreten', 'bei'],
  ['mach(e|en)?', 'rückgängig machen', 'rückgängig'],
];

/** What makes another of a kind: "Füge einen neuen Ordner hinzu", "Ordner anlegen". */
const MAKERS: typeof VERBS = [
  ['erstell(e|en)?', 'erstellen'],
  ['füg(e|en)?', 'hinzufügen', 'hinzu'],
  ['leg(e|en)?', 'anlegen', 'an'],
];

/** What there is a new one of; "Neue Nachrichten" are those that have come. */
const KINDS =
  'ordner|datei|seite|projekt|aufgabe|gruppe|kategorie|tabelle|spalte|zeile|liste|karte|rechnung|bestellung|notiz|termin|nachricht|kommentar|beitrag|thema|vorgang|ticket|kontakt|kunde|gast|benutzer(in)?|produkt|artikel|dokument|album|konto|eintrag';

const OWN = '(d(er|ie|as|en|em)|(dies|mein|unser|ein)(e[rnms]?|s)?)';
/** Another one: what is not "die", but "eine neue". */
const ANOTHER = '((eine?n? )?(neue[rsn]?|weitere[rsn]?)|(noch )?eine?n?)';

/** The act by its own name, as the control for it is called; `verb` in the infinitive. */
const pressed = (verbs: typeof VERBS, article: string): readonly Phrasing[] =>
  verbs.flatMap(([imperative, infinitive, particle]): Phrasing[] => {
    const extra = { as: 'click', verb: infinitive };
    const behind = particle === undefined ? '' : ` ${particle}`;
    return [
      [`(${imperative})( sie)?( mir)? ${article}<thing>${behind}`, extra],
      [`(${article})?<thing> ${infinitive}`, extra],
    ];
  });

export const DE_ACT_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  check: [
    ['(kreuz(e|en)?|hak(e|en)?)( sie)? (nur|lediglich|ausschließlich) <targets> an', { only: 'yes' }],
    '(kreuz(e|en)?|hak(e|en)?)( sie)? <targets> an',
    'hak(e|en)?( sie)? <targets> ab',
    '(?!(schalt|mach|stell|wechs|zeig|pass|leg|nutz|wähl))(?=(d(er|ie|as|en) )?([a-zäöüß]+e[nrs]? )?[a-zäöüß-]*(modus|ansicht|design) (an|ein)$)<targets> (an|ein)',
    '(setz|mach)(e|en)?( sie)?( den| einen| das| ein| die)? (haken|häkchen) (bei|vor|neben|in) <targets>',
    '(aktivier(e|en))( sie)? <targets>',
    '(schalt(e|en)?|lass(e|en)?)( sie)? <targets> (ein|an)',
    '((wechs(le|el|eln)|schalt(e|en)?|stell(e|en)?|geh(e|en)?)( sie)? (auf|in|zum?)|nutz(e|en)?|benutz(e|en)?|verwend(e|en)?)? ?(?={look}( um| ein)?$)<targets>( um| ein)?',
    ['(markier(e|en))( sie)? (?!.* als )<targets>', {}],
    ['{choose} (nur|lediglich|ausschließlich) <targets>{aus}', { only: 'yes', choose: 'yes' }],
    ['{choose} <targets>{aus}', { needs: 'checkbox' }],
  ],
  uncheck: [
    '(schalt|mach|stell)(e|en)?( sie)? <on> (ein|an)(,? (und|aber)|,) <targets> (aus|ab)',
    '(schalt|mach|stell)(e|en)?( sie)? <targets> (aus|ab)(,? (und|aber)|,) <on> (ein|an)',
    '(deaktivier(e|en))( sie)? <targets>',
    '(schalt(e|en)?|lass(e|en)?)( sie)? <targets> (aus|ab)',
    '(entfern(e|en)?|nimm)( sie)? (den|das) (haken|häkchen) (bei|von) <targets>( weg)?',
    ['wähl(e|en)?( sie)? <targets> ab', {}],
  ],
  choose: [
    [
      '(zeig(e|en)?|list(e|en)?)( sie)?( mir)? <options:n> (\\S+ )?(pro|je|auf jeder|auf einer) seite( an| auf)?',
      { size: 'Zeilen pro Seite' },
    ],
    [
      '(zeig(e|en)?)( sie)?( mir)? <options:n> (zeilen|einträge|ergebnisse|treffer|datensätze|elemente)( auf einmal)?( an)?',
      { size: 'Zeilen pro Seite' },
    ],
    '{choose} <options> (aus|in|im|von) (der |dem |den )?<field>{aus}',
    '{choose} <options> als <field>{aus}',
    '({choose}|nimm|nehmt|buche?) <options> (um|für|zu) <amount:t>( ?(euro|€|uhr|franken))?{aus}',
    '(wechs(le|el|eln)|stell(e|en)?|geh(e|en)?)( sie)?( um)? (zum?|auf den|in den) <options>(?<=(tarif|paket|abo)( \\S+)?)( um)?',
    'antwort(e|en)?( sie)? <options> (auf|bei) (die frage )?<field:q>',
    [
      'stimm(e|en)?( sie)? (in|bei) (der|dieser) (umfrage|abstimmung) für <options>( ab)?',
      { votes: 'abstimmen' },
    ],
    [
      'stimm(e|en)?( sie)? für <options>( (in|bei) (der|dieser) (umfrage|abstimmung))?( ab)?',
      { votes: 'abstimmen' },
    ],
    '{choose} <options>{aus}',
    '(be)?zahl(e|en)?( sie)? (per|mit|via) <options>',
    '<options> (auswählen|wählen)',
  ],
  invite: [
    [
      'teil(e|en)?( sie)? (es|das) mit (?=\\S+@)<address>(,?( als( eine?n?)?|(?= kann )) <role>)?',
      { verb: 'teilen', pronoun: 'yes' },
    ],
    [
      'teil(e|en)?( sie)? (dies|diese[sn]? (?!(e-?mail|mail|nachricht) )[a-zäöüß-]+) mit (?=\\S+@)<address>(,?( als( eine?n?)?|(?= kann )) <role>)?',
      { verb: 'teilen' },
    ],
    ['lad(e|en)?( sie)? (?=\\S+@)<address>( als( eine?n?)? <role>)?( (zu|in) .+)? ein', { verb: 'einladen' }],
  ],
  verbal: [
    ...pressed(VERBS, `(${OWN} )?`),
    ...pressed(MAKERS, `${ANOTHER} `),
    [`neue[rsn]? (?=(${KINDS})$)<thing>`, { as: 'click' }],
  ],
};
