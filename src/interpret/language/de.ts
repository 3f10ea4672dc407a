// German as data. Separable verbs ("gib … ein", "melde dich an") are phrasings of their own.
import { DE_BY_FIELD } from './by-field';
import { COUNT } from '../counts';
import { DE_IN_TIME } from './de-in-time';
import { asImperative } from './de-infinitives';
import { DE_LEXICON } from './de-lexicon';
import { DE_PHRASINGS } from './de-phrasings';
import { DE_SENTENCES } from './de-sentences';
import type { LanguageTable } from './language';
import { DE_AMOUNTS } from './amount-phrasings';
import { DE_MANNERS } from './manners';
import { DE_MEDIA } from './media-phrasings';
import { DE_MESSAGES } from './message-phrasings';
import { DE_STATED } from './stated-phrasings';

const VERB_START =
  'stimm(?:e|en)?(?= ab)|klick(?:e|en)?|doppelklick(?:e|en)?|drück(?:e|en)?|tipp(?:e|en)?|öffn(?:e|en)|geh(?:e|en)?|navigier(?:e|en)|besuch(?:e|en)|zeig(?:e|en)?|gib|geben|trag(?:e)?|schreib(?:e|en)?|füll(?:e|en)?|füg(?:e|en)?|setz(?:e|en)?|stell(?:e|en)?|wähl(?:e|en)?|kreuz(?:e|en)?|hak(?:e|en)?|markier(?:e|en)|aktivier(?:e|en)|deaktivier(?:e|en)|schalt(?:e|en)?|such(?:e|en)?|find(?:e|en)?|meld(?:e|en)?|log(?:ge|gen)?|send(?:e|en)?|schick(?:e|en)?|speicher(?:e|n)?|scroll(?:e|en)?|zieh(?:e|en)?|verschieb(?:e|en)?|sortier(?:e|en)|filter(?:e|n)?|lad(?:e|en)?|exportier(?:e|en)|extrahier(?:e|en)|wart(?:e|en)|leg(?:e|en)?|kauf(?:e|en)?|bestell(?:e|en)?|klapp(?:e|en)?|schließ(?:e|en)?|akzeptier(?:e|en)|antwort(?:e|en)|leit(?:e|en)?|lösch(?:e|en)?|entfern(?:e|en)?|archivier(?:e|en)|erstell(?:e|en)?|änder(?:e|n)?|ersetz(?:e|en)?|kopier(?:e|en)|bestätig(?:e|en)?|blätter(?:e|n)?|lies|nimm|ruf(?:e)?|beantwort(?:e|en)?|druck(?:e|en)|benenn(?:e|en)?|kommentier(?:e|en)?|weise?(?= )|bezahl(?:e|en)?|bewert(?:e|en)?|bearbeit(?:e|en)?|stornier(?:e|en)?|reservier(?:e|en)?|kündig(?:e|en)?|veröffentlich(?:e|en)?|importier(?:e|en)?|installier(?:e|en)?|verläng(?:er|ere|ern)|lehn(?:e|en)?|abonnier(?:e|en)?|hinterlass(?:e|en)?|entfern(?:e)?|buch(?:e|en)?|mach(?:e|en)?|brich|(?:be)?zahl(?:e|en)?(?= (?:per|mit|via) )|behalte|lass(?:e|en)?(?= .+ (?:an|ein|aus|leer|frei)(?:[.,!]|$| und ))';
const BEGINS = new RegExp(
  `^(?:${VERB_START}|w(?:as|er|e[mn]|ie|o|ann|arum|ieso|elche[mnrs]?)|kann(?:st)?|können|könn(?:te(?:st|n|t)?|t)|soll(?:st|te(?:st|n|t)?|en)?|darf(?:st)?|dürf(?:en|t)|muss|müssen|würde(?:st|n|t)?|möchte(?:st|n|t)?|habe?t?|hast|hat|wird|gibt|ist|sind)(?!\\p{L})`,
  'iu',
);

/** What is sent to people, and can be ordered off. */
const NOTICES =
  '(?:newsletter|werbung|angebote|e-?mails?|mails|benachrichtigung(?:en)?|nachrichten|erinnerungen|sms|infos|mitteilungen|aktionen|umfragen)';

export const DE: LanguageTable = {
  ...DE_MANNERS,
  id: 'de',
  spaced: true,
  lexicon: DE_LEXICON,
  phrasings: { ...DE_PHRASINGS, ...DE_STATED, ...DE_MESSAGES, ...DE_MEDIA, ...DE_AMOUNTS },
  joins: 'und\\s+',
  greeting:
    '(?:hallo|hi|hey|moin|guten (?:morgen|tag|abend)|danke(?: schön)?|was kannst du(?: alles)?|wie funktioniert (?:das|es)|wer bist du)',
  politeStart:
    '(?:(?:hey|hallo|hi|ok|okay|also)[,!.]? |(?:bitte|dann|danach|anschließend|zuerst|als erstes|als nächstes|zuletzt|schließlich)[,:]? |(?:in zukunft|im anschluss|auf jeden fall|am ende|zum schluss), |(?:noch (?:etwas|eins|was)|(?:(?:mein|dein|das) )?ziel|(?:(?:meine|deine|die) )?aufgabe|(?:mein |dein |der )?auftrag|(?:(?:erster|zweiter|dritter|nächster|letzter) )?schritt(?: (?:eins|zwei|drei|vier))?): |jetzt (?!(?:kaufen|bestellen|buchen|bezahlen)$)|nun |mal |einfach |einmal (?=all|d(?:ie|er|as|en) )|(?:(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie) (?!mir sagen|mir verraten|sehen|herausfinden)(?:bitte |(?:ein)?mal |mir |uns )*|ich (?:möchte|will|würde gern(?:e)?) (?:bitte )?)',
  politeEnd:
    '(?<!(?:^|\\s)(?:mit|schreibe?|sage?|wort|text)|:)[,.]? (?:bitte|danke|für mich|jetzt gleich|sofort|wenn (?:du )?fertig(?: bist)?)',
  particles:
    'bitte|(?:doch |ein)?mal|doch|noch|auch|dann|danach|anschließend|daraufhin|jetzt|gleich|kurz|schnell|eben|vielleicht|gerne?|einfach|sie(?= bitte| (?:der|die|das|den|mir|uns)(?!\\p{L})| alle \\p{L})|(?:mir|uns)(?= (?:bitte|mal|doch|noch))',
  inOrder: '(?<self>(?: (?:dich|sich|euch))?) (?:dann|danach|anschließend|daraufhin)',
  strongSeparator:
    '(?:\\s*[,;.]?\\s+(?:und dann|und danach|und anschließend|dann|danach|anschließend|daraufhin|zum schluss)[,:]?\\s+)|(?:\\s*;\\s*)|(?:(?:(?<!\\d|\\b(?:Dr|Prof|Hr|Nr|St))\\.|!|\\.(?=\\s+(?:Gib|Klick|Klicke|Wähle|Setze|Öffne|Speichere|Sende|Trage|Schreibe|Drücke|Lösche|Gehe|Füge)\\b)|(?<!(?:^|\\s)(?:d(?:er|ie|as|en|em|es)|im|am|vom|zum|zur|beim|jede[nrs]?|meine?[nmrs]?)\\s\\d{1,3})(?<=\\d)\\.(?!\\s+(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))\\s+(?=[\\p{Lu}\\uE000-\\uEFFF]))|(?:(?:(?<!\\p{Lu}\\p{Ll}+ \\p{Lu})\\.|!)\\s*$)|(?:\\?\\s+(?=\\p{Lu}))',
  weakSeparator: '(?:\\s*,\\s*(?:und |aber |oder )?(?:auch )?|\\s+(?:und|sowie|aber)\\s+(?:auch )?)',
  verbStart: VERB_START,
  nounVerb: 'ist|was|wie viele',
  verbEvidence: '(?:\\s|$)',
  dictates:
    '(?:antwort(?:e|en)?(?: [^:]*)?|(?:schreib|sag)(?:e|en)? (?:sie )?(?:an )?(?:\\p{Lu}|dem |der |den |ihm|ihr|ihnen|allen)[^:]*|(?:sende?|schick|verfass|hinterlass|schreib|füg|erstell)(?:e|en)? [^:]*(?:kommentar|nachricht|notiz|antwort)(?: (?:an|für|zu) [^:]*)?|(?:nachricht|kommentar|antwort|notiz|beschreibung)(?: an [^:]*)?):\\s',
  says: '(?:antwort|schreib|sag|send|schick|verfass|hinterlass|kommentier|füg)(?:e|en)?(?: [^:]*?)? mit dem (?:text|inhalt) ',
  sharedVerb: '(?:suche|finde|such|find)',
  permissions: {
    ticks: '(?:kreuze?|hake?|aktiviere?|deaktiviere?)',
    words:
      '(?:erstellen|anlegen|lesen|schreiben|ändern|bearbeiten|löschen|entfernen|veröffentlichen|ansehen|anzeigen|verwalten|importieren|exportieren|teilen)',
    whose: 'für (?:die |den |das )?(?:(?:rolle|gruppe|team|benutzer) )?(?<whose>\\S.*?)',
  },
  listSeparator: '(?:\\s*,\\s*(?:und |oder )?|\\s+(?:und|oder|sowie)\\s+)',
  times: ` (?<n>${COUNT})(?: ?mal(?: hintereinander)?(?=$| )| (?:seiten|schritte)(?= (?:zurück|vor(?:wärts)?)$))`,
  // A question is no order, and what begins with its verb ends in a name: "Klicke auf Konto löschen".
  reordered: (clause) => (BEGINS.test(clause) ? undefined : asImperative(clause)),
  repeat:
    '(?:(?:mach|mache|tu|versuch|versuche) )?(?:(?:es|das|dasselbe) )?(?:bitte )?(?:noch ?mal|nochmals|noch einmal|erneut)(?: (?:machen|tun|versuchen))?|wiederhole?(?: (?:es|das))?',
  negation: '(?<!\\p{L})(?:nichts?|niemals|nie|ohne|kein(?:e[nrsm]?)?)(?!\\p{L})',
  negated:
    '\\p{L}+(?: (?:sie|es|ihn|diese[nrs]?)| (?:der|die|das|den|dem) \\p{L}+)?(?: (?:noch|mehr|gar|bitte|aber))* (?:nichts?|niemals|nie)(?: \\p{L}{2,4})?$|\\p{L}+ (?:sie |noch )?(?:nicht|niemals|nie)(?!\\p{L})|nichts \\p{L}+en$',
  except:
    '(?<!\\p{L})(?:au(?:ß|ss)er|bis auf(?! \\d)|ausgenommen|abgesehen von|mit ausnahme|nicht aber)(?!\\p{L})',
  noMore: `(?:(?:schicke?n?|sende?n?)(?: sie)? (?:mir|uns)(?: bitte)? keine?n? (?=\\S*${NOTICES}(?: mehr)?$)(?<what>\\S+)(?: mehr)?|keine?n? (?=\\S*${NOTICES} )(?<of>\\S+) (?:mehr(?: bekommen| erhalten| haben)?|bekommen|erhalten))`,
  inTime: DE_IN_TIME,
  condition: '(?:nur |ausser |außer )?(?:wenn|falls|sofern|solange|sobald|nachdem|bevor|ehe|es sei denn,?) ',
  behind: '(?:nur |ausser |außer )?(?:wenn|falls|sofern|nachdem|bevor|es sei denn,?)\\s',
  presence:
    '(?:wenn|falls) (?:es (?:erscheint|angezeigt wird|auftaucht|da ist|vorhanden ist|aufgeht|zu sehen ist)|(?:er|sie) (?:erscheint|angezeigt wird|vorhanden ist|zu sehen ist)|es (?:eins|eine[nrs]?) gibt)|(?:wenn|falls) (?:ein(?:e|en|er)? |der |die |das |irgendein(?:e|en)? )?(?<thing>.+?) (?:erscheint|angezeigt wird|auftaucht|da ist|vorhanden ist|aufgeht|kommt|zu sehen ist)|(?:wenn|falls) es (?:ein(?:e|en)? |irgendein(?:e|en)? )?(?<thing2>.+?) gibt|(?:falls|wenn) (?:nötig|gefragt|vorhanden|verfügbar|möglich)',
  purpose: '(?:,? um (?:sie|ihn|es|das) zu (?<purpose>löschen|öffnen|markieren|archivieren|bestätigen))$',
  articles:
    '(?:der|die|das|den|dem|des|ein(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|dies(?:e[nmrs]?)?|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?)',
  filler: '(?:,? ?(?<!\\p{L})(?:unten|oben|hier|auf (?:der|dieser) seite|aus|ein|an|ab)(?!\\p{L}))',
  everyNth: 'jede[nsrm]? (?<nth>\\p{L}+|\\d{1,2}\\.)',
  all: '(?:alle[nsr]?|alles|jede[nsr]?|sämtliche|beide[nsr]?)',
  theyAll: {
    all: '(?<=\\s)(?:sie alle|alle davon|das alles)(?=$| (?:an|aus|ab|auf|als|ein|weiter|zu)(?!\\p{L}))',
    both: '(?<=\\s)(?:sie beide|beide(?: davon)?)(?=$| (?:an|aus|ab|auf|als|ein|weiter|zu)(?!\\p{L}))',
    them: 'sie',
  },
  pronoun:
    '(?:es|ihn|sie|ihm|ihr|ihnen|das|diese[nrsm]?|(?:diese|die|dieselbe) (?:e-?mail|nachricht|zeile|datei|bestellung|rechnung)|denselben|dasselbe|drauf|darauf)',
  inSettings: {
    last: ' (?:in|unter) (?:den |meinen |dem |meinem )?(?<page>Einstellungen|Profil|Kontoeinstellungen)(?= auf | zu |$)',
    first:
      '(?:in|im|unter) (?:den |meinen |dem |meinem )?(?<page>Einstellungen|Profil|Kontoeinstellungen),? ',
  },
  mine: '(?<!\\p{L})meine?[nmrs]? \\p{L}',
  shown: '(?<!\\p{L})(?:diese[nrsm]?|d(?:ie|en|as|er) aktuelle[nrsm]?) (?<kind>\\p{Lu}\\p{L}{2,})(?!\\p{L})',
  roles: [
    ['(?:text|eingabe|formular)?feld(?:er|ern|es)?|eingabefeld(?:er)?|textbox', ['textbox']],
    ['such(?:feld|leiste|box)', ['searchbox', 'textbox']],
    ['(?:kontroll|options|auswahl)?kästchen|checkbox(?:en)?|häkchen', ['checkbox']],
    ['optionsfeld(?:er)?|radiobuttons?|radio-?button', ['radio']],
    ['schalter|umschalter', ['switch', 'checkbox', 'button']],
    ['drop-?down(?:-?(?:liste|menü|feld))?|auswahl(?:liste|feld|menü)|klappliste', ['combobox', 'listbox']],
    ['liste', ['listbox', 'combobox', 'list']],
    ['(?:schiebe)?regler|slider', ['slider']],
    ['menüpunkt(?:e|es)?|menüeintrag', ['menuitem', 'link', 'button']],
    ['menü', ['menu', 'button', 'link', 'combobox']],
    ['reiter|registerkarte|tab', ['tab', 'link']],
    ['schaltfläche(?:n)?|(?:-)?(?:buttons?|knopf|taste)', ['button', 'link']],
    ['links?|verweis', ['link']],
    ['symbol|icon', ['button', 'link', 'img']],
    ['bild(?:er)?|foto', ['img', 'link']],
    ['überschrift', ['heading']],
    ['zeilen?', ['row', 'listitem']],
    ['abschnitt(?:e|s)?|bereich(?:e|s)?', ['button', 'tab', 'region']],
    ['absatz', ['paragraph']],
    ['(?:such)?(?:ergebnis(?:se)?|treffer)', ['link', 'listitem', 'row', 'article']],
    ['option(?:en)?', ['option', 'radio', 'checkbox', 'menuitem', 'button']],
    ['[Ee]int(?:rag|räge|ragung)|[Ee]lemente?', []],
  ],
  naming: '(?:namens|mit (?:dem |der )?(?:namen|text|titel|beschriftung|aufschrift)|genannt|mit dem label)',
  possessive: '(?<noun>(?!))(?<who>)',
  ordinals: [
    ['vorletzte[nrsm]?', -2],
    ['erste[nrsm]?', 1],
    ['zweite[nrsm]?', 2],
    ['dritte[nrsm]?', 3],
    ['vierte[nrsm]?', 4],
    ['fünfte[nrsm]?', 5],
    ['sechste[nrsm]?', 6],
    ['siebte[nrsm]?', 7],
    ['achte[nrsm]?', 8],
    ['neunte[nrsm]?', 9],
    ['zehnte[nrsm]?', 10],
    ['letzte[nrsm]?', -1],
  ],
  counted: {
    first: '(?:erste[nr]?|oberste[nr]?)',
    last: 'letzte[nr]?',
    unit: '',
    not: '(?:sekunden?|minuten?|stunden?|tage?n?|nächte?|wochen?|monate?n?|quartale?|jahre?n?|buchstaben|zeichen|ziffern)(?!\\p{L})',
    behind: `(?<=n\\s)(?<many>${COUNT})(?=$|\\s\\p{L})`,
  },
  notOrdinal: 'letzte[nrsm]? (?:monat|woche|jahr|quartal)',
  superlatives: [
    ['(?:günstigste|billigste|preiswerteste)[nrsm]?', 'price', 'min'],
    ['teuerste[nrsm]?', 'price', 'max'],
    ['(?:neueste|neuste|aktuellste|jüngste)[nrsm]?', 'date', 'max'],
    ['(?:älteste|früheste)[nrsm]?', 'date', 'min'],
    ['bestbewertete[nrsm]?', 'rating', 'max'],
    ['schnellste[nrsm]?', 'duration', 'min'],
    ['kürzeste[nrsm]?', 'length', 'min'],
    ['längste[nrsm]?', 'length', 'max'],
    ['nächstgelegene[nrsm]?', 'distance', 'min'],
  ],
  fieldSuperlative: {
    min: '(?:niedrigste|geringste|kleinste|kürzeste|wenigste|früheste)[nrsm]?',
    max: '(?:höchste|größte|längste|meiste|beste|späteste)[nrsm]?',
    pattern: '(?:mit (?:der |dem |den )?)(?<word>{WORDS}) (?<field>\\p{L}[\\p{L}-]{1,30})',
  },
  byField: DE_BY_FIELD,
  conditions: [
    { pattern: '(?:dessen|deren) (?<field>\\p{L}[\\p{L}-]*) (?<value>.+?) ist', op: 'is' },
    {
      pattern:
        'mit (?:dem |der )?(?<field>status|typ|kategorie|nummer|datum|betrag|preis|farbe|größe|betreff|absender) (?<value>.+?)',
      op: 'is',
    },
    { pattern: '(?:die|der|das) mit (?<value>.+?) (?:beginnt|anfängt)', op: 'startsWith' },
    { pattern: '(?:die|der|das) (?:auf|mit) (?<value>.+?) endet', op: 'endsWith' },
    { pattern: '(?:die|der|das) (?<value>.+?) enthält', op: 'contains' },
    { pattern: '(?:über|mehr als|größer als) (?<value>\\d[\\d.,]*\\S*)(?: euro| €)?', op: 'gt' },
    { pattern: '(?:unter|weniger als|kleiner als) (?<value>\\d[\\d.,]*\\S*)(?: euro| €)?', op: 'lt' },
    { pattern: '(?:von|vom) (?<value>.+?)', op: 'is', field: 'by' },
    { pattern: '(?:vom|von|aus|für|im|am|in) (?<value>.+?)', op: 'date', field: 'date' },
    { pattern: '(?:außer|ausgenommen|bis auf) (?<value>.+?)', op: 'not' },
    { pattern: '(?:neben|in der zeile (?:mit|von|für)) (?<value>.+?)', op: 'contains' },
    {
      pattern: 'für (?<value>(?:[\\uE000-\\uE7FF]|\\p{Lu}[\\p{L}\\d.&-]*(?: \\p{Lu}[\\p{L}\\d.&-]*)*))',
      op: 'contains',
    },
  ],
  rowCondition: '(?:neben|in der zeile (?:mit|von|für))',
  states:
    'ungelesene[nr]?|gelesene[nr]?|offene[nr]?|bezahlte[nr]?|unbezahlte[nr]?|überfällige[nr]?|erledigte[nr]?|wichtige[nr]?',
  plural: '(?!)',
  itemNouns:
    '[Ee]-?[Mm]ails?|[Mm]ails?|[Nn]achricht(?:en)?|[Rr]echnung(?:en)?|[Bb]estellung(?:en)?|[Tt]ickets?|[Pp]rodukte?|[Kk]ontakte?|[Aa]ufgaben?|[Bb]eiträge?|[Kk]ommentare?|[Dd]atei(?:en)?|[Dd]okumente?|[Tt]ermine?|[Kk]unden?|[Bb]enutzer|[Ff]lug|[Ff]lüge|[Hh]otels?|[Aa]rtikel|[Ee]int(?:rag|räge)|[Ee]rgebnisse?|[Bb]erichte?|[Bb]elege?',
  colors: [
    ['blaue?[nrsm]?', 'blue'],
    ['rote?[nrsm]?', 'red'],
    ['grüne?[nrsm]?', 'green'],
    ['gelbe?[nrsm]?', 'yellow'],
    ['orangefarbene?[nrsm]?|orange', 'orange'],
    ['lila|violette?[nrsm]?', 'purple'],
    ['rosa|pinke?[nrsm]?', 'pink'],
    ['türkise?[nrsm]?', 'cyan'],
    ['braune?[nrsm]?', 'brown'],
    ['schwarze?[nrsm]?', 'black'],
    ['weiße?[nrsm]?', 'white'],
    ['graue?[nrsm]?', 'gray'],
  ],
  sizes: [
    ['größte[nrsm]?|größere[nrsm]?', 'largest'],
    ['kleinste[nrsm]?|kleinere[nrsm]?', 'smallest'],
    ['große[nrsm]?', 'large'],
    ['kleine[nrsm]?', 'small'],
  ],
  positions: [
    ['oben|obere[nrsm]?', 'top'],
    ['unten|untere[nrsm]?', 'bottom'],
    ['links|linke[nrsm]?', 'left'],
    ['rechts|rechte[nrsm]?', 'right'],
    ['mitte|mittlere[nrsm]?', 'center'],
  ],
  placeBehind:
    ',? ?(?:(?:in|an|auf) (?:der|dem) )?(?:ganz )?(?<spot>(?:oben|unten|(?:obere|untere)[nr]?)(?: (?:links|rechts|linken?|rechten?|in der mitte))?|links|rechts|linken?|rechten?|in der mitte)(?: (?:ecke|seite|rand))?(?: (?:der seite|des (?:fensters|bildschirms)))?$',
  colorBehind: ' mit (?:dem |einem |der )?(?<color>\\p{L}+) (?:hintergrund|farbe)$',
  shapes: [
    ['kreise?', 'circle'],
    ['quadrate?', 'square'],
    ['rechtecke?', 'rectangle'],
    ['dreiecke?', 'triangle'],
    ['form(?:en)?|figur(?:en)?', 'any'],
  ],
  withinPatterns: [
    '(?:in|im|auf|aus|unter|unten|am) (?<within>(?:der|dem|den|meinem|meiner|diesem|dieser )?(?:.+? )?(?:[Bb]ereich|[Aa]bschnitt|[Tt]abelle|[Ff]ormular|[Mm]enü|[Ll]iste|[Dd]ialog|[Ss]eitenleiste|[Kk]opfzeile|[Ff]ußzeile|[Nn]avigation|[Kk]alender|[Oo]rdner|[Pp]osteingang|[Ww]arenkorb|[Aa]dressbuch|[Zz]eile|[Ss]eite|[Gg]ruppe))(?: (?<name>[\\uE000-\\uE7FF]))?',
    '(?:unter|im|in) (?<within>[\\uE000-\\uE7FF])',
  ],
  namedKinds: '(?:ordners?|seite|kategorie|schlagwort|album|spalte|abschnitt|gruppe|projekt|thema|sammlung)',
  insideAll: '(?:im|(?:in|aus|unter|auf) (?:der|dem|den|meine[mnr]|diese[mnr])) (?<within>\\S.*)',
  genericContainer: 'formular|seite|liste|tabelle|diese[rmn]? seite|gruppe',
  fieldNouns:
    '(?:vor|nach|benutzer|nutzer|firmen|anzeige)?name|e-?mail(?:-?adresse)?|mail|passwort|kennwort|pin|telefon(?:nummer)?|handy(?:nummer)?|adresse|straße|hausnummer|ort|stadt|plz|postleitzahl|land|firma|titel|betreff|nachricht|kommentar|beschreibung|notiz|datum|geburtsdatum|startdatum|enddatum|alter|betrag|preis|menge|anzahl|nummer|code|gutschein(?:code)?|kategorie|status|sprache|farbe|größe',
  transforms: [
    ['in (?:lauter )?großbuchstaben|groß(?:geschrieben)?', 'upper'],
    ['in (?:lauter )?kleinbuchstaben|klein(?:geschrieben)?', 'lower'],
    ['rückwärts|umgekehrt', 'reverse'],
  ],
  keys: [
    ['eingabe(?:taste)?|enter(?:taste)?|return', 'Enter'],
    ['esc(?:ape)?(?:-?taste)?', 'Escape'],
    ['tab(?:ulator)?(?:taste)?', 'Tab'],
    ['leertaste', 'Space'],
    ['entf|löschtaste', 'Delete'],
    ['rücktaste', 'Backspace'],
    ['pfeil (?:nach )?oben', 'ArrowUp'],
    ['pfeil (?:nach )?unten', 'ArrowDown'],
    ['pfeil (?:nach )?links', 'ArrowLeft'],
    ['pfeil (?:nach )?rechts', 'ArrowRight'],
    ['f(?:[1-9]|1[0-2])', 'F'],
  ],
  actions: [
    ['mark (?:as )?ungelesen', 'mark as unread'],
    ['mark (?:as )?gelesen', 'mark as read'],
    ['mark (?:as )?wichtig', 'mark as important'],
    ['mark (?:as )?erledigt', 'complete'],
    ['löschen?|entfernen?', 'delete'],
    ['archivieren?', 'archive'],
    ['öffnen?', 'open'],
    ['schlie(?:ß|ss)en?', 'close'],
    ['antworten?', 'reply'],
  ],
  icons: [
    ['papierkorb(?:-?)|mülleimer(?:-?)|löschen', 'delete'],
    ['stern(?:-?)', 'star'],
  ],
  yesNoStart:
    '(?:ist|sind|war|waren|hast?|habe?n?t?|kann(?!st du)|könne?n?|könnte ich|darf|dürfen|gibt|wird|werden|muss|müssen|soll|sollten?|lohnt|lässt|liefert|geht|kostet|brauche?n?)',
  questionStart:
    '(?:zeige? mir,? wie viele|bis wann |ab wann |was |welche[rsmn]? |wer |wem |wen |wo |wann |warum |wie |wieviele? |gibt es |ist (?:der|die|das|es|hier) |sind |hat |kann (?:ich|man) |hab(?:e|st)? (?:ich|du) |brauche ich |kannst du (?:mir )?(?:sagen|verraten|sehen|herausfinden)|wei(?:ß|ss)t du|(?:schaue?|sieh|prüfe?)(?: mal)?(?: nach)?,? ob |sag mir|fasse? |erklär|zähle? )',
  functionWords:
    'der|die|das|den|dem|des|diese|dieser|dieses|diesen|diesem|ein|eine|einen|und|in|im|auf|mit|zu|zum|zur|von|vom|für|bitte|mir|mich|dich|ist|es|nicht|als|aus|nach|alle|dann|ich|du|an|ab|sich|um|so|wenn|falls',
  say: DE_SENTENCES,
};
