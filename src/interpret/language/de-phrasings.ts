// German phrasings by rule; pattern.ts explains the notation.
import { DE_ACT_PHRASINGS } from './de-act-phrasings';
import { DE_FIELD_PHRASINGS } from './de-field-phrasings';
import { DE_ALL_OF_PAGE } from './everywhere-phrasings';
import type { Phrasing, RuleName } from './language';

/** How the form for it is opened and sent, and how its fields are called. */
const MAIL = { opener: 'schreiben', to: 'an', subject: 'Betreff', body: 'Nachricht', send: 'senden' };

export const DE_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  goto: ['({open})? ?(die )?((web)?seite )?<url:u>( auf)?', '({open}) (die )?((web)?seite )?<domain>'],
  newTab: [
    '{open} <target> (in )?{inNewTab}( auf| an)?',
    '<target> (in )?{inNewTab} (öffnen|anzeigen|aufrufen)',
  ],
  tab: [
    [
      '(öffne|neuer)( (einen|bitte einen))?( (neuen|leeren|weiteren))* tab|neuen tab öffnen|neuer tab',
      { act: 'open' },
    ],
    ['schlie(ß|ss)e (diesen|den|den aktuellen) tab|(diesen )?tab schlie(ß|ss)en', { act: 'close' }],
    ['dupliziere (diesen|den|den aktuellen) tab|(diesen )?tab duplizieren', { act: 'duplicate' }],
    ['(wechsle|geh(e)?|spring(e)?) zum (browser-?tab|anderen tab)( namens| mit)? <name>', { act: 'switch' }],
  ],
  add: [
    '(füge|setze|schreibe?|pack(e)?|trag(e|en)?( sie)?) <entries> (zur|zu meiner|zu der|auf die|auf meine|in die|zu den|zu meinen) <list>(?<!wunschliste|merkliste)(?<=liste|to-?dos|aufgaben|tags|schlagwörtern)( hinzu| ein)?',
    'trag(e|en)?( sie)? <entries:q> in (die|meine|unsere) <list>(?<=liste) ein',
    '<entries> (zur|zu meiner|auf die|auf meine) <list>(?<!wunschliste|merkliste)(?<=liste) (hinzufügen|setzen|schreiben)',
    'neue[rsn]? <noun>(?<=aufgabe|to-?do|erinnerung):? (?!namens |mit |für |in |am |im |(anlegen|erstellen|hinzufügen|öffnen|formular|liste|dialog|knopf|button|schaltfläche|hier)$)<entries>',
    'füge (das|den|die|ein(e|en)?|neue[ns]?)( neue[ns]?)? <noun>(?<=tag|schlagwort|to-?do|aufgabe|eintrag) <entries> hinzu',
    'füge (das|den|ein(en)?) <noun>(?<=tag|schlagwort|etikett|label) <entries> zu (dies|d)e[rmn] \\S+ hinzu',
    'füge dies(er|em) \\S+ (das|den|ein(en)?) <noun>(?<=tag|schlagwort|etikett|label) <entries> hinzu',
    '(erstell(e|en)?|leg(e|en)?|füg(e|en)?)( sie)?( mir)? (noch )?(ein(e|en)?|das|die|den)( weitere[ns]?)?( neue[ns]?)? <made> (<entries:q>|<entries2:u>)( an| hinzu)?',
    ['abonnier(e|en)?( sie)?( den feed)? <entries:u>', { to: 'Feed' }],
  ],
  addTo: [
    '(füge|nimm) (?!ein)<entries> (zur?|zum|zu (der|den|dem|meiner|meinen)|in (die|den|das)) <list> (hinzu|auf)',
  ],
  history: [
    ['(geh(e)?( eine seite)? )?zurück( zur (letzten|vorherigen) seite)?', { direction: 'back' }],
    ['geh(e)?( eine seite)? vor(wärts)?', { direction: 'forward' }],
    [
      '(lade|aktualisiere)( die| diese)? seite( neu)?|((die|diese) )?seite (neu laden|aktualisieren)',
      { direction: 'reload' },
    ],
  ],
  paginate: [
    [
      '((gehe?|blättere?|wechsle) )?(zur |auf die |die )?nächsten? seite|blättere? (weiter|vor)',
      { to: 'next' },
    ],
    [
      '((gehe?|blättere?|wechsle) )?(zur |auf die |die )?(vorherigen?|vorigen?) seite|blättere? zurück',
      { to: 'previous' },
    ],
    ['((gehe?|blättere?|wechsle) )?zur ersten seite', { to: 'first' }],
    ['((gehe?|blättere?|wechsle) )?zur letzten seite', { to: 'last' }],
    '((gehe?|blättere?|wechsle) )?((zu|auf|zur) )?seite (nummer )?<page:n>',
    '(öffne|zeige?)( mir)? seite (nummer )?<page:n>( an)?',
    '(gehe?|blättere?|wechsle|öffne|zeige?)( mir)?( zur| auf die| die)? <nth> seite( an)?',
  ],
  scroll: [
    ['scroll(e|en)?( sie)? (ganz nach unten|zum ende|ans ende)( der seite)?', { direction: 'bottom' }],
    ['scroll(e|en)?( sie)? (ganz nach oben|zum anfang|an den anfang)( der seite)?', { direction: 'top' }],
    [
      'scroll(e|en)?( sie)?( ein (wenig|bisschen|stück))?( nach unten| runter| herunter| weiter)',
      { direction: 'down' },
    ],
    ['scroll(e|en)?( sie)?( ein (wenig|bisschen|stück))?( nach oben| hoch| rauf)', { direction: 'up' }],
    'scroll(e|en)?( sie)? (zu[mr]?|bis zu[mr]?) <target>',
  ],
  pressKey: ['(drück(e|en)?|betätige)( sie)?( die)? <key>(-taste)?'],
  wait: [
    'wart(e|en)( sie)? <seconds:n> sekunden?',
    'wart(e|en)( sie)? <minutes:n> minuten?',
    'wart(e|en)( sie)?,? bis( der| die| das)? <gone> (verschwindet|verschwunden ist|verschwinden|weg ist|weg sind)',
    'wart(e|en)( sie)?,? (bis|auf) <text>( erscheint| angezeigt wird| da ist| zu sehen ist)?',
    ['wart(e|en)( sie)?( einen moment| kurz)?', { short: 'yes' }],
  ],
  login: [
    '(meld(e|en)?|log(ge)?) (dich|mich|sie sich)( bitte)? (als|mit|unter) <pairs> (an|ein)',
    '(meld(e|en)?|log(ge)?) (dich|mich|sie sich)( bitte)? (bei|auf|in) <site> (als|mit|unter) <pairs> (an|ein)',
    '(meld(e|en)?|log(ge)?) (dich|mich|sie sich)( bitte)? (an|ein)( (als|mit) <pairs>)?',
    '((mich|sich) )?(einloggen|anmelden)( (als|mit) <pairs>)?',
  ],
  logout: ['((meld(e|en)?|log(ge)?) (dich|mich|sie sich)( bitte)? (ab|aus)|abmelden|ausloggen)'],
  addToCart: [
    '(leg(e|en)?|pack(e|en)?|füg(e|en)?|tu(e)?)( sie)? (<quantity:n> (x |stück |mal )?)?<what> (in den|zum|in meinen|dem) (waren|einkaufs)(korb|wagen)( hinzu)?',
  ],
  checkout: [
    '(geh(e|en)? zur kasse|zur kasse( gehen)?|schließ(e|en)? (die bestellung|den kauf) ab|(jetzt )?kostenpflichtig bestellen)',
  ],
  copyPaste: [
    'kopier(e|en)( sie)? <source> (in|ins|nach) <dest>',
    'füg(e|en)? (es|ihn|sie|den text|das) (in|ins) <paste> ein',
    'kopier(e|en)( sie)? <source>',
  ],
  format: [
    '(mach(e|en)?|setz(e|en)?|stell(e|en)?)( sie)? ((das wort|die wörter|den text) )?<text> (?=(fett|kursiv|unterstrichen|durchgestrichen)$)<style>',
  ],
  drag: [
    '(zieh(e|en)?|verschieb(e|en)?|schieb(e|en)?)( sie)? <what> (nach|ganz nach|an den) <position>',
    '(zieh(e|en)?|verschieb(e|en)?|schieb(e|en)?)( sie)? <what> (vor|über) <before>',
    '(zieh(e|en)?|verschieb(e|en)?|schieb(e|en)?)( sie)? <what> hinter <after>',
    '(zieh(e|en)?|verschieb(e|en)?|schieb(e|en)?)( sie)? <what> (in|auf|zu|ins|zum|zur|nach) <to>',
  ],
  sort: [
    [
      'sortier(e|en)( sie)?( <target>)? nach <by>,? (aufsteigend|von klein nach groß|a bis z)',
      { direction: 'asc' },
    ],
    [
      'sortier(e|en)( sie)?( <target>)? nach <by>,? (absteigend|von groß nach klein|z bis a)',
      { direction: 'desc' },
    ],
    ['sortier(e|en)( sie)?( <target>)? (aufsteigend|in aufsteigender reihenfolge)', { direction: 'asc' }],
    ['sortier(e|en)( sie)?( <target>)? (absteigend|in absteigender reihenfolge)', { direction: 'desc' }],
    ['sortier(e|en)( sie)?( <target>)? nach <by>, (die |das |den )?<sup> zuerst', { direction: 'auto' }],
    ['sortier(e|en)( sie)?( <target>)? nach <sup>', { direction: 'auto' }],
  ],
  filter: [
    'filter(e|n)?( sie)?( die (liste|tabelle|ergebnisse))? nach <value>',
    'zeig(e|en)?( mir)? nur <value>( an)?',
  ],
  download: [
    '(lad(e|en)?)( sie)?( mir)? <what> (herunter|runter)',
    '<what> (herunterladen|downloaden)',
    '(hol(e)?|besorg(e)?) mir <what>',
    'download(e)? <what>',
  ],
  upload: [
    '(lad(e|en)?)( sie)? (die datei )?<file> (in|zu|bei|für|als) <field> hoch',
    '(lad(e|en)?)( sie)? (die datei )?<file> hoch',
    'häng(e)? (die datei )?<file> an',
  ],
  extract: [
    [
      '(exportier(e|en)|extrahier(e|en)|speicher(e|n)?|hol(e)?)( sie)? <what> als csv(-datei)?',
      { format: 'csv' },
    ],
    ['(exportier(e|en)|extrahier(e|en)|speicher(e|n)?)( sie)? <what> als json(-datei)?', { format: 'json' }],
    '(exportier(e|en)|extrahier(e|en)|list(e|en)?)( sie)? <what>( auf)?',
    ...DE_ALL_OF_PAGE,
  ],
  createEvent: [
    '(trag(e|en)?|schreib(e|en)?|setz(e|en)?|pack(e|en)?)( sie)? <name>,? (am|um|ab|für|(?=heute|morgen|übermorgen|nächste|diese)) ?<start> (in|auf) (den|meinen|unseren) kalender( ein)?',
    '(trag(e|en)?|schreib(e|en)?|setz(e|en)?|pack(e|en)?)( sie)? <name> (in|auf) (den|meinen|unseren) kalender( ein)?,? ((am|um|ab|für) )?<start>',
    '(trag(e|en)?|leg(e|en)?|erstell(e|en)?|mach(e|en)?|plan(e|en)?)( sie)? (?=heute|morgen|übermorgen|am |um |nächste|diese|für )<start> (einen |den |eine |ein )<name>(?<=termin|meeting|besprechung|treffen)( ein| an| hinzu)?',
    '(trag(e|en)?|leg(e|en)?|erstell(e|en)?|mach(e|en)?|plan(e|en)?)( sie)? (?=heute|morgen|übermorgen|am |um |nächste|diese|für )<start> (einen |den |eine |ein |das )?(termin|ereignis|meeting|besprechung)( namens| mit dem (namen|titel)| für|:)? <name>( ein| an| hinzu)?',
    'neue[rs]? (termin|meeting|besprechung|ereignis):? <name>,? (am|um|ab|für) <start>',
    '(erstell(e|en)?|leg(e|en)?|füg(e|en)?|plan(e|en)?|trag(e|en)?|mach(e|en)?)( sie)? (einen |den |ein |eine )?(neue[nrs]? )?(termin|ereignis|meeting|besprechung)( namens| mit dem (namen|titel)| für|:)? ?<name>,? (von|zwischen) <start> (bis|und) <end>( an| hinzu| ein)?',
    '(erstell(e|en)?|leg(e|en)?|füg(e|en)?|plan(e|en)?|trag(e|en)?|mach(e|en)?)( sie)? (einen |den |ein |eine )?(neue[nrs]? )?(termin|ereignis|meeting|besprechung)( namens| mit dem (namen|titel)| für|:)? ?<name>,? (am|um|ab|für) <start>( an| hinzu| ein)?',
  ],
  rate: [
    'bewert(e|en)?( sie)?( <target>)?? mit <value:c>(( von \\d+)? stern(en?)?| von \\d+)?',
    '(gib|geben|vergib|vergeben|verleihe?)( sie)?( <target>)?? <value:c>( von \\d+)? sterne?n?( (für|an) <rated>)?',
    '{choose} <value:c> sterne?( (für|bei|als) <rated>)?{aus}',
    '(setz(e|en)?|stell(e|en)?|änder(e|n)?)( sie)? (die |meine )?(bewertung|sternebewertung)( (von|für|der|des) <rated>)? auf <value:c>( sterne?)?( von \\d+)?( ein)?',
    '<value:c> sterne?( für <rated>)?',
  ],
  create: [
    [
      'registrier(e|en)?( sie)? mich als (?!eine? )<name>,? mit (dem |der |meiner |meinem )?<pairs>',
      { made: 'registrieren', called: 'Benutzername' },
    ],
    [
      '(erstell(e|en)?|leg(e|en)?|mach(e|en)?|füg(e|en)?)( sie)?( mir)? (ein(e|en)?)( neue[ns]?)? <thing>(?: namens)? <name:q>,? (?=zugewiesen an |fällig |mit |in der |bis )<details>(?<! (an|hinzu))( an| hinzu)?',
      { made: '%1 erstellen' },
    ],
    [
      '(erstell(e|en)?|eröffne(n)?|starte(n)?|beginn(e|en)?)( sie)?( mir)?( ein(e|en)?)?( neue[ns]?)? <noun>,? (namens |mit (dem )?(namen|titel|betreff) )?<name:q>,? (und )?mit (dem )?(text|inhalt) <text:q>',
      { made: '%1 erstellen', called: 'Name' },
    ],
    [
      '(erstell(e|en)?|leg(e|en)?|mach(e|en)?|füg(e|en)?)( sie)?( mir)?( ein| eine| einen)? <noun>,? (namens|genannt|mit (dem )?(namen|titel)) <name>,? mit (de[rmn] |eine[rmn] )?<pairs>(?<! (an|hinzu))( an| hinzu)?',
      { made: '%1 erstellen', called: 'Name' },
    ],
    [
      '(erstell(e|en)?|leg(e|en)?|mach(e|en)?|füg(e|en)?)( sie)?( mir)?( ein| eine| einen)? <noun>,? (namens|genannt|mit (dem )?(namen|titel)) <name>( an| hinzu)?',
      { made: '%1 erstellen', called: 'Name' },
    ],
    [
      '(leg(e|en)?)( sie)?( mir)? eine?n?( neue[ns]?)? <noun> mit (de[rmn] |eine[rmn] )?<pairs> an',
      { made: '%1 anlegen', called: 'Name' },
    ],
    [
      '(erstell(e|en)?)( sie)?( mir)? eine?n?( neue[ns]?)? <noun> mit (de[rmn] |eine[rmn] )?<pairs>',
      { made: '%1 erstellen', called: 'Name' },
    ],
    ['(leg(e|en)?)( sie)?( mir)? eine?n?( neue[ns]?)? <noun> an', { made: '%1 anlegen', called: 'Name' }],
    ['(erstell(e|en)?)( sie)?( mir)? eine?n?( neue[ns]?)? <noun>', { made: '%1 erstellen', called: 'Name' }],
    [
      '(füg(e|en)?|nimm|nehmen)( sie)? <name> mit (der |dem )?<pairs> (zu (meinen |den )?kontakten|in (mein|das) adressbuch|(zum|in das) adressbuch) (hinzu|auf)',
      { made: 'Kontakt erstellen', called: 'Name' },
    ],
  ],
  write: [
    '(füg(e|en)?|schreib(e|en)?|verfass(e|en)?|hinterlass(e|en)?|post(e|en)?|sende?n?)( sie)?( einen| eine| den| die| meinen| meine)?( neuen| neue)? <noun>( (mit dem (text|inhalt)|und schreib(e|en)?|mit)|:)? <text:q>( hinzu| ein)?',
    [
      '(schreib(e|en)?|verfass(e|en)?|sende?n?|schick(e|en)?)( sie)? eine( neue| kurze)? ({mail}|{dm}) an <to>,? mit (dem )?betreff:? <subject>(,| und)?( mit)?( dem| der)? (text|inhalt|nachricht):? <text>',
      MAIL,
    ],
    [
      '(schreib(e|en)?|sende?n?|schick(e|en)?)( sie)? (?!eine )<to> eine( neue| kurze)? ({mail}|{dm}),? mit (dem )?betreff:? <subject>(,| und)?( mit)?( dem| der)? (text|inhalt|nachricht):? <text>',
      MAIL,
    ],
    [
      '(schreib(e|en)?|verfass(e|en)?|sende?n?|schick(e|en)?)( sie)? eine( neue| kurze)? ({mail}|{dm}) an <to>,? mit (dem )?betreff:? <subject>',
      MAIL,
    ],
    [
      '(schreib(e|en)?|sende?n?|schick(e|en)?)( sie)? eine( neue| kurze)? {mail} an (?=\\S+@)<to>( mit dem (text|inhalt)|:) ?<text:q>',
      MAIL,
    ],
    ['(schreib(e|en)?|verfass(e|en)?)( sie)? eine( neue| kurze)? {mail} an (?!.*(:| mit ))<to>', MAIL],
    ['kommentier(e|en)?( sie)?( mit)?:? <text:q>', { noun: 'Kommentar' }],
  ],
  search: [
    '(such(e|en)?|durchsuch(e|en)?)( sie)?( im <field>)? nach <query>',
    'nach <query> suchen',
    '(such(e|en)?)( sie)?( mir| uns)? <query>( auf (der|dieser) (seite|website))?',
    '(gib|geben sie) <query> in (das|die) such(feld|leiste) ein und such(e)?',
  ],
  find: ['(find(e|en)?|such(e)?( mir)?)( sie)?( mir)? <item>( heraus| raus)?'],
  submit: [
    '(send(e|en)?|schick(e|en)?)( sie)?( (das|dieses) formular| es)? ab|absenden|abschicken',
    ['stimm(e|en)?( sie)? ab', { label: 'yes', as: 'abstimmen' }],
    '(speicher(e|n)?|bestätig(e|en)?)( sie)?( (die|meine|alle) (änderungen|einstellungen|eingaben)| es| das formular)?( ab)?',
  ],
  menu: ['({choose}|{click}|{open}) <path>( im menü)?{aus}', '<path>'],
  expand: ['klapp(e|en)?( sie)? <target> (auf|aus)'],
  collapse: ['klapp(e|en)?( sie)? <target> (zu|ein)'],
  dismiss: [
    '(schließ(e|en)?|entfern(e|en)?)( sie)? (den |das |die )?<what>(dialog|popup|pop-up|fenster|banner|hinweis|meldung)',
    '(schließ(e|en)?)( sie)? (den |das |die )?<what>cookie-(hinweis|banner)',
  ],
  accept: [
    [
      '(akzeptier(e|en)|nimm|bestätig(e|en)?|erlaub(e|en)?)( sie)?( alle)?( die| den| das)? ?(cookies?|cookie-?(banner|hinweis))( an)?',
      { act: 'accept' },
    ],
    ['(lehn(e|en)?)( sie)?( alle)?( die| den)? ?(cookies?|cookie-?(banner|hinweis)) ab', { act: 'reject' }],
  ],
  item: [
    ['setz(e|en)?( sie)? das passwort von (?!mir\\b)<item> zurück', { action: 'passwort zurücksetzen' }],
    ['antwort(e|en)?( sie)?( mit)?:? <value:q>', { action: 'reply', pronoun: 'yes' }],
    ['antwort(e|en)?( sie)?( auf <item>)? mit( dem text)? <value>', { action: 'reply' }],
    ['antwort(e|en)?( sie)? auf <item>', { action: 'reply' }],
    ['antwort(e|en)?( sie)?( auf)? <item>,? dass <value>', { action: 'reply' }],
    [
      'zitier(e|en)?( sie)? <item>,? und (antworte|schreibe?)( darauf)?( mit)?:? <value:q>',
      { action: 'quote' },
    ],
    ['zitier(e|en)?( sie)? <item>', { action: 'quote' }],
    ['(abonnier(e|en)?)( sie)? <item>', { action: 'subscribe' }],
    [
      'melde (?=(den|das|die|diesen|dieses|diese) )<item>(?<!(^| )(an|ab|ein))( als| wegen) <value>',
      { action: 'report' },
    ],
    [
      '(änder(e|n)?|bearbeite(n)?|korrigier(e|en)?)( sie)? (?=mein)<item>(?<=beitrag|kommentar|nachricht|antwort|bewertung) (in|zu|auf) <value:q>',
      { action: 'edit' },
    ],
    ['leit(e|en)?( sie)? <item> an <recipient> weiter', { action: 'forward' }],
    ['(send(e|en)?|schick(e|en)?)( sie)? <item:q> an <recipient>', { action: 'forward' }],
    [
      '(füg(e|en)?|nimm|nehmen)( sie)? <item> (zu|zur|zum|in) ((den|die|meinen|meine|meiner|dem) )?{favourites} (hinzu|auf)',
      { action: 'star' },
    ],
    ['markier(e|en)( sie)? <item> als favorit(en)?', { action: 'star' }],
    [
      '(füg(e|en)?|setz(e|en)?|leg(e|en)?|pack(e|en)?)( sie)? <item> (zur|zu meiner|auf (die|meine)) (wunschliste|merkliste)( hinzu)?',
      { action: 'add to wishlist' },
    ],
    [
      '(füg(e|en)?|setz(e|en)?)( sie)? <item> (zur|zu meiner|auf (die|meine)) (beobachtungsliste)( hinzu)?',
      { action: 'add to watchlist' },
    ],
    ['markier(e|en)( sie)? <item> als <state>', {}],
    ['erledige?n?( sie)? (?!alle)<item>|<item2:q> ist (erledigt|fertig)', { action: 'complete' }],
    ['(lösch(e|en)?|entfern(e|en)?)( sie)? <item>( aus <place>)?', { action: 'delete' }],
    ['archivier(e|en)( sie)? <item>', { action: 'archive' }],
    ['pausier(e|en)( sie)? {running}<item>', { action: 'pause' }],
    ['halte {running}<item> an', { action: 'pause' }],
    ['setze {running}<item> fort', { action: 'resume' }],
    ['starte {running}<item> neu', { action: 'restart' }],
    ['starte {running}<item>', { action: 'start' }],
    ['stoppe {running}<item>', { action: 'stop' }],
    [
      'kommentier(e|en)?( sie)? (?=(dies|das |den |die |[\\uE000-\\uE7FF]|{shownKind}))<item>( mit|:) ?<value:q>',
      { action: 'comment' },
    ],
    [
      'schlie(ß|ss)(e|en)?( sie)? (?=(dies[a-z]* |das |den |die )?{shownKind}( [\\uE000-\\uE7FF#\\d]\\S*)?$)<item>',
      { action: 'close', needs: 'record' },
    ],
    [
      'übern(imm|ehm(e|en)?)( sie)? (?=(dies[a-z]* |das |den |die )?{shownKind}( [\\uE000-\\uE7FF#\\d]\\S*)?$)<item>',
      { action: 'take' },
    ],
    ['(kauf(e|en)?)(?!{elsewhere})( sie)?( mir)? <item>', { action: 'buy' }],
    ['(buch(e|en)?)(?!{elsewhere})( sie)?( mir)? <item>', { action: 'book' }],
    ['(bestell(e|en)?)(?!{elsewhere})( sie)?( mir)? <item>', { action: 'order' }],
    [
      '(storniere|brich) <item>( ab)?|sag(e|en)?( sie)? (?=d(en|ie|as) |mein)<item2> ab',
      { action: 'cancel' },
    ],
    ['bearbeite <item>', { action: 'edit' }],
    ['benenne <item> (in|zu) <value> um', { action: 'rename' }],
    [
      'weise (?=(das|den|die|dies[a-z]*) {shownKind} [a-zäöüß]+ [a-zäöüß]+ zu$)<item>(?<=^weise \\S+ \\S+) <recipient> zu',
      { action: 'assign' },
    ],
    ['weise <recipient> (?=das |den |die |dieses |diese )<item> zu', { action: 'assign' }],
    ['weise (?=das |den |die |dieses |diese )<item> (?=\\S+ zu$)<recipient> zu', { action: 'assign' }],
    ['weise?n?( sie)? <item:q> <recipient> zu', { action: 'assign' }],
    ['weise?n?( sie)? <recipient> <item:q> zu', { action: 'assign' }],
    ['antwort(e|en)?( sie)?( auf)? <item>: <value>', { action: 'reply' }],
  ],
  doubleClick: ['doppelklick(e|en)?( sie)?( auf)? <target>', 'klick(e)? doppelt auf <target>'],
  click: [
    ['ich (habe|hab) mein passwort vergessen|passwort vergessen', { called: 'Passwort vergessen' }],
    '{click} <target>( an)?',
    ['(?=(aktualisier(e|en)|synchronisier(e|en)) (?!(die |diese )?seite$))<target>', { whole: 'yes' }],
    '(find(e)?|such(e)?) <target> und (klick(e)?|drück(e)?)( darauf| drauf| (ihn|sie|es) an)?',
  ],
  open: [
    '{open} <target>( auf| an)?',
    '<target> (öffnen|anzeigen|aufrufen|ansehen)',
    '(zu|zur|zum|auf) <target> (gehen|wechseln|navigieren)',
    'wechs(le|el|eln)( sie)? (auf|in)( de[nrm]| das| die)? <target>',
  ],
  question: ['<question>'],
  ...DE_FIELD_PHRASINGS,
  ...DE_ACT_PHRASINGS,
};
