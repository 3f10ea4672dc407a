// Goals and the intents they mean, word by word. The clock stands at 21 November 2026.
import type { Intent } from '../../../src/shared/intent';

export const GOALS_DE: ReadonlyArray<readonly [goal: string, intents: Intent[]]> = [
  [
    'Trage die Werte der Tabelle ins Formular ein',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Fülle das Formular mit den Werten aus der Tabelle aus',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Übertrage alle Angaben aus der Tabelle in die Felder',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Mein Name ist Jonas Feld',
    [{ kind: 'fill', fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Jonas Feld' } }] }],
  ],
  ['Blättere zur nächsten Seite', [{ kind: 'paginate', to: 'next' }]],
  [
    'Stelle den Liefertag auf den 12. April 2027',
    [
      {
        kind: 'date',
        field: { text: 'Liefertag' },
        date: { from: '2027-04-12', to: '2027-04-12', words: '12. April 2027' },
      },
    ],
  ],
  [
    'Die Ausstellung geht vom 3. Mai 2027 bis zum 7. Mai 2027',
    [
      {
        kind: 'date',
        field: { text: 'Ausstellung' },
        date: { from: '2027-05-03', to: '2027-05-07', words: 'vom 3. Mai 2027 bis zum 7. Mai 2027' },
        range: true,
      },
    ],
  ],
  [
    'Setze die Schmerzstärke auf 7 und das Gewicht auf 82,5',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Schmerzstärke' }, value: { from: 'text', text: '7' } },
          { field: { text: 'Gewicht' }, value: { from: 'text', text: '82,5' } },
        ],
      },
    ],
  ],
  [
    'Setze den Titel auf Haus und Hof',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Titel' }, value: { from: 'text', text: 'Haus und Hof' } }],
      },
    ],
  ],
  [
    'Wähle Barmer als Krankenkasse und Dr. Weiss als Ärztin',
    [
      { kind: 'choose', options: [{ text: 'Barmer' }], field: { text: 'Krankenkasse' } },
      { kind: 'choose', options: [{ text: 'Dr. Weiss' }], field: { text: 'Ärztin' } },
    ],
  ],
  ['Bezahle per Rechnung', [{ kind: 'choose', options: [{ text: 'Rechnung' }] }]],
  ['Was soll ich kaufen?', [{ kind: 'answer', question: 'Was soll ich kaufen' }]],
  ['Klicke auf Konto löschen', [{ kind: 'click', target: { text: 'Konto löschen' } }]],
  ['Klicke auf Kommentar schreiben', [{ kind: 'click', target: { text: 'Kommentar schreiben' } }]],
  [
    'Cookies ablehnen und Rechnung herunterladen',
    [
      { kind: 'click', target: { text: 'Ablehnen', roles: ['button', 'link'], within: 'cookie' } },
      { kind: 'download', what: { text: 'Rechnung' } },
    ],
  ],
  [
    'Cookies ablehnen',
    [{ kind: 'click', target: { text: 'Ablehnen', roles: ['button', 'link'], within: 'cookie' } }],
  ],
  ['Einstellungen öffnen', [{ kind: 'open', target: { text: 'Einstellungen' } }]],
  ['Dunkelmodus einschalten', [{ kind: 'check', targets: [{ text: 'Dunkelmodus' }], on: true }]],
  [
    'Menge auf 3 setzen',
    [{ kind: 'fill', fields: [{ field: { text: 'Menge' }, value: { from: 'text', text: '3' } }] }],
  ],
  ['Abmelden', [{ kind: 'logout' }]],
  ['Markiere alle als gelesen', [{ kind: 'item', item: { text: '', all: true }, action: 'mark as read' }]],
  ['Zeige nur Lecks mit dem Schweregrad Hoch', [{ kind: 'filter', field: 'Schweregrad', value: 'Hoch' }]],
  ['Zeige nur Aufgaben, deren Status offen ist', [{ kind: 'filter', field: 'Status', value: 'offen' }]],
  ['Filtere nach Status offen', [{ kind: 'filter', field: 'Status', value: 'offen' }]],
  [
    'Klicke auf Speichern und dann auf Schließen',
    [
      { kind: 'click', target: { text: 'Speichern' } },
      { kind: 'click', target: { text: 'Schließen' } },
    ],
  ],
  [
    'Fülle das Formular aus: Name Max, E-Mail max@x.de',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Name' }, value: { from: 'text', text: 'Max' } },
          { field: { text: 'E-Mail' }, value: { from: 'text', text: 'max@x.de' } },
        ],
      },
    ],
  ],
  [
    'Benenne report.pdf in final.pdf um',
    [{ kind: 'item', item: { text: 'report.pdf' }, action: 'rename', value: 'final.pdf' }],
  ],
  [
    'Weise das Ticket Maria zu',
    [{ kind: 'item', item: { text: 'Ticket' }, action: 'assign', recipient: 'Maria' }],
  ],
  ['Zieh Karte A nach Erledigt', [{ kind: 'drag', what: { text: 'Karte A' }, to: { text: 'Erledigt' } }]],
  [
    'Klicke zweimal auf Weiter',
    [
      { kind: 'click', target: { text: 'Weiter' } },
      { kind: 'click', target: { text: 'Weiter' } },
    ],
  ],
  ['Erhöhe die Menge um 2', [{ kind: 'set', field: { text: 'Menge' }, value: '+2', by: 2, control: 'any' }]],
  [
    'Erstelle einen Termin namens Zahnarzt am Freitag um 15 Uhr',
    [
      {
        kind: 'createEvent',
        name: 'Zahnarzt',
        start: '15:00',
        end: '',
        day: { from: '2026-11-27', to: '2026-11-27', words: 'Freitag' },
      },
    ],
  ],
  [
    'Stelle den Preis zwischen 30 und 60 Euro ein',
    [{ kind: 'set', field: { text: 'Preis' }, value: '30 – 60', control: 'any' }],
  ],
  [
    'Setze den Preis von 30 auf 60',
    [{ kind: 'fill', fields: [{ field: { text: 'Preis' }, value: { from: 'text', text: '60' } }] }],
  ],
  ['Filtere nach Preis von 30 bis 60', [{ kind: 'filter', field: 'Preis', value: '30 – 60' }]],
  [
    'Füge Milch und Eier zur Einkaufsliste hinzu',
    [{ kind: 'add', what: ['Milch', 'Eier'], to: 'Einkaufsliste' }],
  ],
  [
    'Lösche die zweite und die vierte Bestellung',
    [
      { kind: 'item', item: { text: 'Bestellung', ordinal: 4 }, action: 'delete' },
      { kind: 'item', item: { text: 'Bestellung', ordinal: 2 }, action: 'delete' },
    ],
  ],
  ['Öffne example.org in einem neuen Tab', [{ kind: 'goto', url: 'https://example.org', newTab: true }]],
  ['Öffne einen neuen Tab', [{ kind: 'tab', act: 'open' }]],
  ['Schließe diesen Tab', [{ kind: 'tab', act: 'close' }]],
  [
    'Lösche die ersten drei Nachrichten',
    [
      {
        kind: 'item',
        item: { text: 'Nachrichten', roles: ['row', 'listitem'], all: true, count: 3 },
        action: 'delete',
      },
    ],
  ],
  ['Bewerte es mit 4 Sternen', [{ kind: 'set', value: '4', control: 'rating' }]],
  [
    'Bewerte das Hotel mit vier Sternen',
    [{ kind: 'set', field: { text: 'Hotel' }, value: '4', control: 'rating' }],
  ],
  ['Gib dem Service 3 Sterne', [{ kind: 'set', field: { text: 'Service' }, value: '3', control: 'rating' }]],
  [
    'Vergib 5 Sterne für die Lieferung',
    [{ kind: 'set', field: { text: 'Lieferung' }, value: '5', control: 'rating' }],
  ],
  ['Wähle 4 Sterne aus', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Setze die Bewertung auf 4', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Gib 4 von 5 Sternen', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Klicke auf Speichern', [{ kind: 'click', target: { text: 'Speichern' } }]],
  [
    'Klicke auf den Button "Weiter"',
    [{ kind: 'click', target: { text: 'Weiter', literal: true, roles: ['button', 'link'] } }],
  ],
  [
    'Drücke die Schaltfläche „Absenden“',
    [{ kind: 'click', target: { text: 'Absenden', literal: true, roles: ['button', 'link'] } }],
  ],
  ['Öffne die Einstellungen', [{ kind: 'open', target: { text: 'Einstellungen' } }]],
  [
    'Gehe zu Rechnungen und lade die letzte herunter',
    [
      { kind: 'open', target: { text: 'Rechnungen' } },
      { kind: 'download', what: { text: '', ordinal: -1 } },
    ],
  ],
  [
    'Lade die Rechnung vom letzten Monat herunter',
    [
      {
        kind: 'download',
        what: { text: 'Rechnung' },
        when: { from: '2026-10-01', to: '2026-10-31', words: 'letzten Monat' },
      },
    ],
  ],
  [
    'Lade die Rechnung vom 12. März 2025 herunter',
    [
      {
        kind: 'download',
        what: { text: 'Rechnung' },
        when: { from: '2025-03-12', to: '2025-03-12', words: '12. März 2025' },
      },
    ],
  ],
  [
    'Gib "Anna" in das Feld Name ein',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Name', roles: ['textbox'] }, value: { from: 'text', text: 'Anna' } }],
      },
    ],
  ],
  [
    'Gib "Anna" in das Feld Name ein und klicke auf Absenden',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Name', roles: ['textbox'] }, value: { from: 'text', text: 'Anna' } }],
      },
      { kind: 'click', target: { text: 'Absenden' } },
    ],
  ],
  [
    'Trage max@example.org als E-Mail ein',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'E-Mail' }, value: { from: 'text', text: 'max@example.org' } }],
      },
    ],
  ],
  [
    'Fülle das Formular mit Name: Anna, Ort: Bonn aus',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Name' }, value: { from: 'text', text: 'Anna' } },
          { field: { text: 'Ort' }, value: { from: 'text', text: 'Bonn' } },
        ],
      },
    ],
  ],
  [
    'Wähle Dänemark aus der Liste aus',
    [
      {
        kind: 'choose',
        options: [{ text: 'Dänemark' }],
        field: { text: '', roles: ['listbox', 'combobox', 'list'] },
      },
    ],
  ],
  [
    'Wähle "Rot" und "Blau" aus',
    [
      {
        kind: 'choose',
        options: [
          { text: 'Rot', literal: true },
          { text: 'Blau', literal: true },
        ],
      },
    ],
  ],
  ['Suche nach roten Schuhen', [{ kind: 'search', query: 'roten Schuhen' }]],
  ['Melde dich an', [{ kind: 'login' }]],
  [
    'Melde dich als anna mit Passwort secret:ab12cd34 an',
    [{ kind: 'login', user: 'anna', secret: 'secret:ab12cd34' }],
  ],
  ['Melde mich ab', [{ kind: 'logout' }]],
  ['Scrolle nach unten', [{ kind: 'scroll', direction: 'down' }]],
  ['Scrolle ganz nach unten', [{ kind: 'scroll', direction: 'bottom' }]],
  ['Nächste Seite', [{ kind: 'paginate', to: 'next' }]],
  ['Gehe zu Seite 3', [{ kind: 'paginate', to: 3 }]],
  ['Sortiere nach Preis absteigend', [{ kind: 'sort', by: 'Preis', direction: 'desc' }]],
  [
    'Lösche die erste Zeile',
    [{ kind: 'item', item: { text: '', roles: ['row', 'listitem'], ordinal: 1 }, action: 'delete' }],
  ],
  [
    'Antworte auf die E-Mail von Bob mit "Danke, gern."',
    [
      {
        kind: 'item',
        item: { text: 'E-Mail', where: [{ field: 'by', op: 'is', value: 'Bob' }] },
        action: 'reply',
        value: 'Danke, gern.',
      },
    ],
  ],
  [
    'Finde die E-Mail von Lanette und lösche sie',
    [
      {
        kind: 'item',
        item: { text: 'E-Mail', where: [{ field: 'by', op: 'is', value: 'Lanette' }] },
        action: 'delete',
      },
    ],
  ],
  [
    'Aktiviere die Checkbox "AGB akzeptieren"',
    [{ kind: 'check', targets: [{ text: 'AGB akzeptieren', literal: true, roles: ['checkbox'] }], on: true }],
  ],
  [
    'Deaktiviere den Newsletter',
    [{ kind: 'check', targets: [{ text: 'Newsletter' }], on: false, act: 'deactivate' }],
  ],
  [
    'Lege das günstigste Notebook in den Warenkorb und gehe zur Kasse',
    [
      { kind: 'addToCart', what: { text: 'Notebook', superlative: { field: 'price', direction: 'min' } } },
      { kind: 'checkout' },
    ],
  ],
  ['Wie viele offene Tickets gibt es?', [{ kind: 'answer', question: 'Wie viele offene Tickets gibt es' }]],
  ['Was kostet die Lampe?', [{ kind: 'answer', question: 'Was kostet die Lampe' }]],
  [
    'Setze den Urlaub von 5.7.2027 bis 16.7.2027',
    [
      {
        kind: 'date',
        field: { text: 'Urlaub' },
        date: { from: '2027-07-05', to: '2027-07-16', words: 'von 5.7.2027 bis 16.7.2027' },
        range: true,
      },
    ],
  ],
  [
    'Setze Urlaub von 2027-07-05 bis 2027-07-16',
    [
      {
        kind: 'date',
        field: { text: 'Urlaub' },
        date: { from: '2027-07-05', to: '2027-07-16', words: 'von 2027-07-05 bis 2027-07-16' },
        range: true,
      },
    ],
  ],
  [
    'Wähle den Zeitraum vom 3. bis 9. März 2027',
    [
      {
        kind: 'date',
        date: { from: '2027-03-03', to: '2027-03-09', words: 'vom 3. bis 9. März 2027' },
        range: true,
      },
    ],
  ],
  ['Warte 3 Sekunden', [{ kind: 'wait', ms: 3000 }]],
  ['Lade die Seite neu', [{ kind: 'history', direction: 'reload' }]],
  [
    'Setze das Land auf Österreich',
    [{ kind: 'fill', fields: [{ field: { text: 'Land' }, value: { from: 'text', text: 'Österreich' } }] }],
  ],
  ['Exportiere die Datenbank Hafen', [{ kind: 'extract', what: { text: 'Datenbank Hafen' }, exports: true }]],
  ['Exportiere die Tabelle als CSV', [{ kind: 'extract', what: { text: 'Tabelle' }, format: 'csv' }]],
  [
    'Wenn ein Cookie-Banner erscheint, akzeptiere es',
    [{ kind: 'click', target: { text: 'Akzeptieren', roles: ['button', 'link'], within: 'cookie' } }],
  ],
  ['Kannst du bitte die Hilfe öffnen', [{ kind: 'open', target: { text: 'Hilfe' } }]],
  ['Ziehe Karte 1 nach oben', [{ kind: 'drag', what: { text: 'Karte 1' }, position: 'top' }]],
  ['Drücke Enter', [{ kind: 'press', key: 'Enter' }]],
  ['Klicke auf den zweiten Link', [{ kind: 'click', target: { text: '', roles: ['link'], ordinal: 2 } }]],
  ['Stelle den Schieberegler auf 5', [{ kind: 'set', value: '5', control: 'slider' }]],
  [
    'Akzeptiere alle Cookies',
    [{ kind: 'click', target: { text: 'Akzeptieren', roles: ['button', 'link'], within: 'cookie' } }],
  ],
  [
    'Leite die E-Mail von Bob an Alice weiter',
    [
      {
        kind: 'item',
        item: { text: 'E-Mail', where: [{ field: 'by', op: 'is', value: 'Bob' }] },
        action: 'forward',
        recipient: 'Alice',
      },
    ],
  ],
  [
    'Setze Zeilen auf 10',
    [{ kind: 'fill', fields: [{ field: { text: 'Zeilen' }, value: { from: 'text', text: '10' } }] }],
  ],
  [
    'Zeige 50 Einträge an',
    [{ kind: 'choose', options: [{ text: '50' }], field: { text: 'Zeilen pro Seite' } }],
  ],
  [
    'Zeige 50 Einträge pro Seite an',
    [{ kind: 'choose', options: [{ text: '50' }], field: { text: 'Zeilen pro Seite' } }],
  ],
  [
    'Setze den Status von "Zaun streichen" auf Erledigt',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'Status', where: [{ op: 'contains', value: 'Zaun streichen' }] },
            value: { from: 'text', text: 'Erledigt' },
          },
        ],
      },
    ],
  ],
  [
    'Ändere den Status von "In Arbeit" auf "Erledigt"',
    [{ kind: 'fill', fields: [{ field: { text: 'Status' }, value: { from: 'text', text: 'Erledigt' } }] }],
  ],
  [
    'Setze die Rolle von Ada auf Editor',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'Rolle', where: [{ op: 'contains', value: 'Ada' }] },
            value: { from: 'text', text: 'Editor' },
          },
        ],
      },
    ],
  ],
  [
    'Füge einen Kommentar "Danke" hinzu',
    [
      { kind: 'fill', fields: [{ field: { text: 'Kommentar' }, value: { from: 'text', text: 'Danke' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'Kommentiere "Danke"',
    [
      { kind: 'fill', fields: [{ field: { text: 'Kommentar' }, value: { from: 'text', text: 'Danke' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'Weise Mila "Zaun streichen" zu',
    [
      {
        kind: 'item',
        item: { text: 'Zaun streichen', literal: true },
        action: 'assign',
        recipient: 'Mila',
      },
    ],
  ],
  [
    'Erstelle ein neues Projekt namens "Hof"',
    [
      { kind: 'click', target: { text: 'neues Projekt erstellen' }, opens: [{ text: 'Name' }] },
      { kind: 'fill', fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Hof' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'Lege ein Projekt mit dem Namen Hof an',
    [
      { kind: 'click', target: { text: 'Projekt erstellen' }, opens: [{ text: 'Name' }] },
      { kind: 'fill', fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Hof' } }] },
      { kind: 'submit' },
    ],
  ],
  ['Lösche diese Seite', [{ kind: 'item', item: { text: 'Seite', shown: true }, action: 'delete' }]],
  [
    'Stelle die Sprache in den Einstellungen auf Deutsch',
    [
      { kind: 'open', target: { text: 'Einstellungen' } },
      { kind: 'fill', fields: [{ field: { text: 'Sprache' }, value: { from: 'text', text: 'Deutsch' } }] },
    ],
  ],
  [
    'Ersetze "Dogs" durch "Cats" auf dieser Seite',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Dogs', literal: true }, value: { from: 'text', text: 'Cats' }, words: true },
        ],
      },
    ],
  ],
  [
    'Füge am Ende dieser Seite die Zeile "Nein" hinzu',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Seite' }, value: { from: 'text', text: 'Nein' }, append: true }],
      },
    ],
  ],
  [
    'Bearbeite diese Seite und ersetze "Dogs" durch "Cats"',
    [
      { kind: 'item', item: { text: 'Seite', shown: true }, action: 'edit' },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Dogs', literal: true }, value: { from: 'text', text: 'Cats' }, words: true },
        ],
      },
    ],
  ],
  ['Schließe diese Aufgabe', [{ kind: 'item', item: { text: 'Aufgabe', shown: true }, action: 'close' }]],
  [
    'Dupliziere diese Aufgabe',
    [{ kind: 'item', item: { text: 'Aufgabe', shown: true }, action: 'dupliziere' }],
  ],
  [
    'Weise die Aufgabe Mila Stone zu',
    [{ kind: 'item', item: { text: 'Aufgabe' }, action: 'assign', recipient: 'Mila Stone' }],
  ],
  [
    'Weise Otto diese Aufgabe zu',
    [{ kind: 'item', item: { text: 'Aufgabe', shown: true }, action: 'assign', recipient: 'Otto' }],
  ],
  [
    'Ändere das Fälligkeitsdatum auf den 24. Dezember 2026',
    [
      {
        kind: 'date',
        field: { text: 'Fälligkeitsdatum' },
        date: { from: '2026-12-24', to: '2026-12-24', words: '24. Dezember 2026' },
      },
    ],
  ],
  ['Lege eine neue Aufgabe „Boden fegen“ an', [{ kind: 'add', what: ['Boden fegen'], to: 'Aufgabe' }]],
  [
    'Erstelle eine Aufgabe „Kran“ mit hoher Priorität, fällig am 12. Dezember 2026',
    [
      {
        kind: 'click',
        target: { text: 'Aufgabe erstellen' },
        opens: [{ text: 'name' }, { text: 'priority' }, { text: 'due date' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Kran' } },
          { field: { text: 'priority' }, value: { from: 'text', text: 'hoch' } },
          {
            field: { text: 'due date' },
            value: {
              from: 'date',
              date: { from: '2026-12-12', to: '2026-12-12', words: '12. Dezember 2026' },
            },
          },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Weise die Aufgabe "Bericht" Anna zu',
    [{ kind: 'item', item: { text: 'Bericht', literal: true }, action: 'assign', recipient: 'Anna' }],
  ],
  [
    'Füge „Watering by night“ zu den Favoriten hinzu',
    [{ kind: 'item', item: { text: 'Watering by night', literal: true }, action: 'star' }],
  ],
  [
    'Setze das rote Hemd auf die Wunschliste',
    [{ kind: 'item', item: { text: 'rote Hemd' }, action: 'add to wishlist' }],
  ],
  ['Lege die Kategorie „Hobbys“ an', [{ kind: 'add', what: ['Hobbys'], to: 'Kategorie' }]],
  [
    'Stelle die Sprache auf Englisch um',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Sprache' }, value: { from: 'text', text: 'Englisch' } }],
        mine: true,
      },
    ],
  ],
  ['Aktualisiere die Feeds', [{ kind: 'click', target: { text: 'Aktualisiere Feeds' } }]],
  [
    'Lösche die Mail „Old sails“',
    [{ kind: 'item', item: { text: 'Old sails', literal: true }, action: 'delete' }],
  ],
  ['Suche nach Mails mit „rope“', [{ kind: 'search', query: 'rope' }]],
  ['Schließe das Ticket „Rope“', [{ kind: 'item', item: { text: 'Rope', literal: true }, action: 'close' }]],
  ['Übernimm dieses Ticket', [{ kind: 'item', item: { text: 'Ticket', shown: true }, action: 'take' }]],
  ['Suche nach Tickets mit „rope“', [{ kind: 'search', query: 'rope' }]],
  [
    'Wem gehört das Ticket „Rope“?',
    [{ kind: 'answer', question: 'Wem gehört das Ticket Rope', named: ['Rope'] }],
  ],
  [
    'Schreibe eine Mail an otto@boats.example mit dem Betreff „Tau“ und dem Text „Ich habe es.“',
    [
      {
        kind: 'click',
        target: { text: 'schreiben' },
        opens: [{ text: 'an' }, { text: 'Betreff' }, { text: 'Nachricht' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'an' }, value: { from: 'text', text: 'otto@boats.example' } },
          { field: { text: 'Betreff' }, value: { from: 'text', text: 'Tau' } },
          { field: { text: 'Nachricht' }, value: { from: 'text', text: 'Ich habe es.' } },
        ],
      },
      { kind: 'submit', target: { text: 'senden' } },
    ],
  ],
  [
    'Füge Nora Field mit der E-Mail nora@example.org zu meinen Kontakten hinzu',
    [
      {
        kind: 'click',
        target: { text: 'Kontakt erstellen' },
        opens: [{ text: 'Name' }, { text: 'E-Mail' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Name' }, value: { from: 'text', text: 'Nora Field' } },
          { field: { text: 'E-Mail' }, value: { from: 'text', text: 'nora@example.org' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Lösche die private Nachricht „Alte Rechnung“',
    [
      {
        kind: 'item',
        item: { text: 'Alte Rechnung', literal: true, within: 'private Nachricht' },
        action: 'delete',
      },
    ],
  ],
  ['Abonniere dieses Thema', [{ kind: 'item', item: { text: 'Thema', shown: true }, action: 'subscribe' }]],
  [
    'Ändere meinen letzten Beitrag in „Gut“',
    [{ kind: 'item', item: { text: 'Beitrag', ordinal: -1 }, action: 'edit', value: 'Gut', mine: true }],
  ],
  [
    'Zitiere den Beitrag von Kai und antworte „Gut“',
    [
      {
        kind: 'item',
        item: { text: 'Beitrag', where: [{ field: 'by', op: 'is', value: 'Kai' }] },
        action: 'quote',
        value: 'Gut',
      },
    ],
  ],
  ['Schick mir keinen Newsletter mehr', [{ kind: 'check', targets: [{ text: 'Newsletter' }], on: false }]],
  ['Ich möchte keine Angebote mehr', [{ kind: 'check', targets: [{ text: 'Angebote' }], on: false }]],
  [
    'Zwei Wochen zurück',
    [
      { kind: 'click', target: { text: 'vorherige Woche' } },
      { kind: 'click', target: { text: 'vorherige Woche' } },
    ],
  ],
  ['Nächster Monat', [{ kind: 'click', target: { text: 'nächste Monat' } }]],
  [
    'Noch eine Margherita',
    [{ kind: 'set', field: { text: 'Margherita' }, value: '+1', by: 1, control: 'any' }],
  ],
  [
    'Spiel es mit 1,5-facher Geschwindigkeit ab',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'geschwindigkeit' }, value: { from: 'text', text: '1.5x' } }],
      },
    ],
  ],
  [
    'Setze den Namen auf Ada und das Thema auf Blau',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Namen' }, value: { from: 'text', text: 'Ada' } },
          { field: { text: 'Thema' }, value: { from: 'text', text: 'Blau' } },
        ],
      },
    ],
  ],
];
