// German asks in the infinitive as often as in the imperative: "Cookies ablehnen" is "lehne Cookies ab".

const INFINITIVES: ReadonlyArray<readonly [infinitive: string, imperative: string, particle?: string]> = [
  ['abhaken', 'hake', 'ab'],
  ['ablehnen', 'lehne', 'ab'],
  ['abschicken', 'schicke', 'ab'],
  ['absenden', 'sende', 'ab'],
  ['abwählen', 'wähle', 'ab'],
  ['akzeptieren', 'akzeptiere'],
  ['aktivieren', 'aktiviere'],
  ['ändern', 'ändere'],
  ['anhaken', 'hake', 'an'],
  ['anklicken', 'klicke auf'],
  ['ankreuzen', 'kreuze', 'an'],
  ['annehmen', 'nimm', 'an'],
  ['anzeigen', 'zeige', 'an'],
  ['archivieren', 'archiviere'],
  ['aufklappen', 'klappe', 'auf'],
  ['ausfüllen', 'fülle', 'aus'],
  ['ausschalten', 'schalte', 'aus'],
  ['auswählen', 'wähle', 'aus'],
  ['bearbeiten', 'bearbeite'],
  ['bestellen', 'bestelle'],
  ['bewerten', 'bewerte'],
  ['buchen', 'buche'],
  ['deaktivieren', 'deaktiviere'],
  ['drücken', 'drücke'],
  ['eingeben', 'gib', 'ein'],
  ['einklappen', 'klappe', 'ein'],
  ['einschalten', 'schalte', 'ein'],
  ['einstellen', 'stelle', 'ein'],
  ['eintragen', 'trage', 'ein'],
  ['entfernen', 'entferne'],
  ['erhöhen', 'erhöhe'],
  ['erstellen', 'erstelle'],
  ['exportieren', 'exportiere'],
  ['filtern', 'filtere'],
  ['finden', 'finde'],
  ['herunterladen', 'lade', 'herunter'],
  ['hinzufügen', 'füge', 'hinzu'],
  ['hochladen', 'lade', 'hoch'],
  ['kaufen', 'kaufe'],
  ['klicken', 'klicke'],
  ['kopieren', 'kopiere'],
  ['legen', 'lege'],
  ['leeren', 'leere'],
  ['löschen', 'lösche'],
  ['markieren', 'markiere'],
  ['öffnen', 'öffne'],
  ['schließen', 'schließe'],
  ['schreiben', 'schreibe'],
  ['setzen', 'setze'],
  ['sortieren', 'sortiere'],
  ['speichern', 'speichere'],
  ['stellen', 'stelle'],
  ['stornieren', 'storniere'],
  ['suchen', 'suche'],
  ['umbenennen', 'benenne', 'um'],
  ['verschieben', 'verschiebe'],
  ['wählen', 'wähle'],
  ['weiterleiten', 'leite', 'weiter'],
  ['zeigen', 'zeige'],
  ['ziehen', 'ziehe'],
  ['zuklappen', 'klappe', 'zu'],
];

const LAST = /^(?<rest>\S.*?)\s+(?<verb>[a-zäöü]\p{Ll}+)$/u;

/** "Notiz: Milch kaufen": what stands behind a colon is said, and no order. */
const LABELLED = /:\s/u;

/** „Neue Aufgabe Milch kaufen“: what the task is called, and nothing that is bought. */
const MADE = /^(?:(?:eine?n? )?neue[rsn]?|eine?n?) (?:aufgabe|to-?do|notiz|erinnerung|termin) \S+ \p{Ll}/iu;

/** The clause as an order; undefined where it does not end in such a verb. */
export function asImperative(clause: string): string | undefined {
  const { rest, verb } = LAST.exec(clause)?.groups ?? {};
  if (LABELLED.test(clause) || MADE.test(clause)) return undefined;
  const [, imperative, particle] = INFINITIVES.find(([infinitive]) => infinitive === verb) ?? [];
  if (rest === undefined || imperative === undefined) return undefined;
  return [imperative, rest, particle].filter((part) => part !== undefined).join(' ');
}
