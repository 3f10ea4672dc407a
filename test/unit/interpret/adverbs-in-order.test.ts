// „… und öffne dann die Übersicht“: the word stands inside the act and ends none.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['Klick auf Speichern und öffne dann die Übersicht', ['click Speichern', 'open Übersicht']],
  ['Sortiere nach Preis und öffne danach das zweite', ['sort', 'open #2']],
  ['Such nach Schuhen und leg dann das erste in den Warenkorb', ['search', 'addToCart']],
  ['Öffne anschließend die Einstellungen', ['open Einstellungen']],
  ['log in then open the settings', ['login', 'open settings']],
])('%s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));
