// Pages as people meet them: a few landmarks with controls of every kind in them, names repeated or not, some
// parts below the fold, some disabled. Each part says what it is, so that a test knows what should come of it.
import fc from 'fast-check';

export interface PagePart {
  kind: 'button' | 'textbox' | 'checkbox' | 'select' | 'link' | 'range' | 'heading' | 'table';
  /** The element's id in the document. */
  id: string;
  name: string;
  disabled: boolean;
}

export interface GeneratedPage {
  title: string;
  html: string;
  parts: PagePart[];
}

const NAMES = ['Save', 'Email', 'Country', 'Newsletter', 'Volume', 'Orders', 'Next page', 'Über uns', '保存'];
const WRAPS = ['main', 'section', 'form', 'nav', 'div'] as const;

function htmlOf({ kind, id, name, disabled }: PagePart): string {
  const off = disabled ? ' disabled' : '';
  switch (kind) {
    case 'button':
      return `<button type="button" id="${id}"${off}>${name}</button>`;
    case 'textbox':
      return `<label>${name} <input id="${id}"${off}></label>`;
    case 'checkbox':
      return `<label><input type="checkbox" id="${id}"${off}> ${name}</label>`;
    case 'select':
      return `<label>${name} <select id="${id}"${off}><option>Norway</option><option>Denmark</option></select></label>`;
    case 'range':
      return `<label>${name} <input type="range" id="${id}" min="0" max="100" value="10"${off}></label>`;
    case 'link':
      return `<a id="${id}" href="#${id}">${name}</a>`;
    case 'heading':
      return `<h2 id="${id}">${name}</h2>`;
    case 'table':
      return `<table id="${id}"><caption>${name}</caption><thead><tr><th>Name</th><th>Count</th></tr></thead><tbody><tr><td>Lamp</td><td>3</td></tr><tr><td>Lock</td><td>5</td></tr></tbody></table>`;
  }
}

const part = fc.record({
  kind: fc.constantFrom<PagePart['kind']>(
    'button',
    'textbox',
    'checkbox',
    'select',
    'link',
    'range',
    'heading',
    'table',
  ),
  name: fc.constantFrom(...NAMES),
  disabled: fc.boolean(),
  wrap: fc.constantFrom(...WRAPS),
  spacePx: fc.constantFrom(0, 0, 0, 900),
});

export const pages: fc.Arbitrary<GeneratedPage> = fc
  .tuple(fc.constantFrom('Your orders', 'Settings', '设置'), fc.array(part, { minLength: 1, maxLength: 7 }))
  .map(([title, drafts]) => {
    const parts: PagePart[] = [];
    const html = drafts.map(({ wrap, spacePx, ...draft }, index) => {
      const made: PagePart = { ...draft, id: `part-${index}` };
      parts.push(made);
      return `<${wrap} style="padding-top:${spacePx}px">${htmlOf(made)}</${wrap}>`;
    });
    return { title, html: `<h1>${title}</h1>${html.join('')}`, parts };
  });
