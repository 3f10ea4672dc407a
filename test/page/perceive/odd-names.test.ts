// What every object has (constructor, toString, __proto__) is a name that a page may give to anything.
import { afterEach, expect, test } from 'vitest';
import { nameOf } from '../../../src/page/accessible/name';
import { roleOf } from '../../../src/page/accessible/role';
import { formOf } from '../../../src/page/act/native';
import { attachReader } from '../../../src/page/perceive/need-reader';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { scanPage } from '../../../src/page/perceive/retained-page';
import { svgShapeWords } from '../../../src/page/perceive/shape-words';
import { readNeed } from '../../../src/page/read/read-need';
import { PageSnapshot } from '../../../src/page/read/snapshot';
import { resolveAll } from '../../../src/page/resolve/resolve';

attachReader(readNeed);

const NAMES = ['constructor', 'toString', 'tostring', 'valueOf', 'hasOwnProperty', '__proto__'];
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

let perception: PagePerception | undefined;
afterEach(() => {
  perception?.stop();
  document.body.innerHTML = '';
});

function named(name: string, namespace = XHTML): Element {
  const el = document.createElementNS(namespace, name);
  el.textContent = 'Odd words';
  return el;
}

test.each(NAMES)('an element <%s> is a thing like any other', async (name) => {
  document.body.innerHTML = `<main><h1>Page</h1><form><button>Save</button></form><svg><g></g></svg></main>`;
  const el = named(name);
  document.querySelector('form')!.append(el);
  const drawn = named(name, SVG);
  document.querySelector('g')!.append(drawn);
  expect(roleOf(el)).toBe('generic');
  expect(formOf(el)).toBe(document.forms[0]);
  expect(svgShapeWords(drawn)).toBeUndefined();
  perception = new PagePerception(window);
  const { mini, answers } = await perception.perceive({
    needs: [{ key: 't', type: 'text', maxChars: 1_000 }],
  });
  expect(mini.actions.map(({ label }) => label)).toContain('Save');
  expect(JSON.stringify(answers)).toContain('Odd words');
  expect(new PageSnapshot().take(document, scanPage(document))).toContain('Save');
  expect((await perception.find({ text: 'save' }))[0]?.label).toBe('Save');
});

test.each(NAMES)('role, type, state and language “%s” mean nothing', async (name) => {
  document.body.innerHTML = `<main lang="${name}" role="${name}"><h1>Page</h1><q id="q">Odd words</q>
    <a href="x" aria-current="${name}" role="${name}">Home</a>
    <form><input type="${name}" aria-label="Field" aria-checked="${name}" autocomplete="${name}"></form>
    <button aria-expanded="${name}" aria-haspopup="${name}" data-icon="${name}" class="${name}">Save</button></main>`;
  expect(nameOf(document.querySelector('a')!)).toBe('Home');
  expect(roleOf(document.querySelector('input')!)).toBe('textbox');
  perception = new PagePerception(window);
  const { mini } = await perception.perceive({ needs: [] });
  expect(mini.actions.map(({ label }) => label)).toEqual(expect.arrayContaining(['Home', 'Save']));
  expect(mini.forms[0]?.fieldSummaries[0]?.label).toBe('Field');
  expect(
    resolveAll({ kind: 'role', role: name }, document, { elementOf: () => undefined, refOf: () => '' }),
  ).toEqual([]);
});
