// „… und öffne dann die Übersicht“: the word stands inside the act and ends none.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['Klick auf Speichern und öffne dann die Übersicht', ['click Speichern', 'open Übersicht']],
  ['Sortiere nach Preis und öffne danach das zweite', ['sort', 'open #2']],
  ['Such nach Schuhen und leg dann das erste in den Warenkorb', ['search', 'addToCart']],
  ['Öffne anschließend die Einstellungen', ['open Einstellungen']],
  ['öffne das Formular und gib dann Otto ein', ['open Formular', '=Otto']],
  ['wähle Rot und gib dann 5 als Menge ein', ['choose Rot', 'Menge=5']],
  ['gib danach Otto als Namen ein', ['Namen=Otto']],
  ['öffne den Chat mit Anna und schreibe dann hallo', ['open Chat mit Anna', '=hallo']],
  ['öffne das Menü und wähle dann Abmelden aus', ['open (menu)', 'choose Abmelden']],
  ['wähle dann die erste Option', ['choose #1 (option)']],
  ['wähle Dann Mal Los', ['choose Dann Mal Los']],
  ['melde dich dann an', ['login']],
  ['öffne dann Wie es geht', ['open Wie es geht']],
  ['reload then how many items are there?', ['history', 'answer']],
  ['save then what is the price?', ['submit', 'answer']],
  ['submit then what does it say?', ['submit', 'answer']],
  ['open settings and save then is it done?', ['open settings', 'submit', 'answer']],
  ['log in then open the settings', ['login', 'open settings']],
])('%s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));
