// A control that only expands a node is never what opens the item itself.
import { beforeEach, expect, test } from 'vitest';
import { say } from './say';

let log: string[] = [];
beforeEach(() => (log = []));

function show(row: (name: string) => string): void {
  document.body.innerHTML = `<div><ul>${['berths', 'boats', 'members'].map((name) => `<li>${row(name)}</li>`).join('')}</ul></div><main><h1>Harbour</h1><p role="status"></p></main>`;
  for (const control of document.querySelectorAll<HTMLElement>('a, button'))
    control.addEventListener('click', (event) => {
      event.preventDefault();
      log.push(control.id);
      document.querySelector('[role=status]')!.textContent = `${log.join()} is shown`;
    });
}

/** As trees of database tools have it: a link that expands, one that leads to a part of it, its own, one that hides it. */
const node =
  (expander: string) =>
  (name: string): string =>
    `<a href="#" id="expand ${name}"><img alt="${expander}" width="9" height="9"></a>
     <a href="#s" id="structure ${name}"><img alt="Structure" width="9" height="9"></a>
     <a href="#t" id="open ${name}">${name}</a> <a href="#h" id="hide ${name}"><img alt="Hide" width="9" height="9"></a>`;

test.each(['Expand/Collapse', 'Expand', 'Toggle', 'Auf-/Zuklappen', '展开/折叠'])(
  '“%s” is not what opens a node',
  async (expander) => {
    show(node(expander));
    await say('Rename the table members to people');
    expect(log).toEqual(['open members']);
    log = [];
    expect([(await say('Open the table boats')).end, log]).toEqual(['succeeded', ['open boats']]);
  },
);
