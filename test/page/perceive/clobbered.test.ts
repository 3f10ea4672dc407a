// A form's controls shadow the form's own properties and methods by their names. No name blinds the copilot.
import { afterEach, expect, test } from 'vitest';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { attachReader } from '../../../src/page/perceive/need-reader';
import { readNeed } from '../../../src/page/read/read-need';

attachReader(readNeed);

let perception: PagePerception | undefined;
afterEach(() => {
  perception?.stop();
  document.body.innerHTML = '';
});

const NAMES = (
  'getAttribute hasAttribute hasAttributes getAttributeNames querySelector querySelectorAll closest matches children ' +
  'firstElementChild childElementCount textContent parentElement getBoundingClientRect checkVisibility getRootNode ' +
  'localName attributes elements classList id ownerDocument isConnected labels namespaceURI shadowRoot assignedSlot ' +
  'contains nodeType parentNode childNodes tagName className style offsetWidth offsetHeight compareDocumentPosition ' +
  'getElementsByTagName firstChild nextSibling nextElementSibling previousSibling length action method submit name'
).split(' ');

test.each(NAMES)('a field that is named %s hides neither its form nor anything else', async (name) => {
  document.body.innerHTML = `<main><h1>Page</h1>
    <form aria-label="Profile"><label>User <input name="user"></label><input name="${name}" aria-label="Odd one"><button>Go</button></form>
    <form role="search" class="bar"><input name="${name}" type="search" aria-label="Words"><button>Find</button></form>
    <button>Other</button></main>`;
  perception = new PagePerception(window);
  const forms = async () =>
    (await perception!.perceive({ needs: [{ key: 't', type: 'text', maxChars: 1_000 }] })).mini.forms.map(
      ({ fieldSummaries }) => fieldSummaries.map(({ label }) => label),
    );
  const expected = [['User', 'Odd one'], ['Words']];
  expect(await forms()).toEqual(expected);
  expect((await perception.find({ text: 'odd one' }))[0]?.label).toBe('Odd one');
  expect((await perception.find({ text: 'profile', kind: 'form' }))[0]?.type).toBe('form');
  const form = document.forms[0]!;
  Element.prototype.setAttribute.call(form, 'class', 'busy');
  Element.prototype.append.call(form, 'more words');
  expect(await forms()).toEqual(expected);
});
