// A page like an application's, of about `nodes` DOM nodes: navigation, tool bar, cards, tables, forms, hidden
// menus. The same for the same size, so that two runs can be compared. No scripts.
import { seeded } from '../seeded.mjs';

const FIRST =
  'alder birch cedar dogwood elm fir ginkgo hazel ironwood juniper larch maple oak poplar rowan spruce'.split(
    ' ',
  );
const THINGS =
  'order quote parcel ticket member invoice asset visit shift report budget lease claim draft'.split(' ');
const STATES = ['Open', 'On hold', 'Done', 'Overdue'];
const ROW_NODES = 34;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:14px/1.5 sans-serif}
.bar{display:flex;gap:8px;padding:8px;background:#eef}.cols{display:flex}.side{width:220px}.content{flex:1;min-width:0}
table{width:100%;border-collapse:collapse}td,th{padding:3px 6px;border-bottom:1px solid #ccc;text-align:left}
.menu{display:none;position:absolute}.open .menu{display:block}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.hit{cursor:pointer}.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

export function generatedPage(nodes) {
  const random = seeded(nodes);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const rows = Math.max(3, Math.floor((nodes - 400) / ROW_NODES));
  const row = (i) => {
    const name = `${pick(FIRST)} ${pick(THINGS)} ${i}`;
    return `<tr id="row-${i}"><td><input type="checkbox" aria-label="Select ${name}"></td>
      <td><a href="#/item/${i}">${name}</a></td><td><span class="tag">${pick(STATES)}</span></td>
      <td>${(random() * 900).toFixed(2)} €</td>
      <td><button type="button">Edit ${name}</button> <button type="button" aria-haspopup="menu">More</button>
      <div class="menu" role="menu"><button role="menuitem">Archive</button><button role="menuitem">Delete</button></div></td></tr>`;
  };
  const tables = [];
  for (let from = 0; from < rows; from += 150) {
    const body = Array.from({ length: Math.min(150, rows - from) }, (_, i) => row(from + i)).join('');
    tables.push(`<section aria-label="Part ${tables.length + 1}"><h2>Records, part ${tables.length + 1}</h2>
      <table><thead><tr><th>Sel</th><th>Name</th><th>State</th><th>Amount</th><th>Actions</th></tr></thead>
      <tbody>${body}</tbody></table></section>`);
  }
  const links = (words, base) =>
    words.map((word) => `<li><a href="#/${base}/${word}">${word}</a></li>`).join('');
  const tiles = Array.from(
    { length: 8 },
    (_, i) => `<div class="tile"><h3>${FIRST[i]} ${THINGS[i]}</h3><p>From ${i + 3} €</p>
      <button type="button">Reserve ${FIRST[i]}</button></div>`,
  ).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workbench ${nodes}</title><style>${STYLE}</style></head>
    <body><header class="bar"><a class="sr" href="#main">Skip to content</a><a href="#/">Workbench</a>
    <nav aria-label="Main">${links(THINGS.slice(0, 6), 'main')}</nav>
    <form role="search"><input type="search" aria-label="Search"><button>Go</button></form>
    <button type="button" aria-expanded="false" aria-haspopup="menu">Account</button></header>
    <div class="cols"><aside class="side"><nav aria-label="Sections"><ul>${links(FIRST, 'side')}</ul></nav></aside>
    <main class="content" id="main"><h1>Records</h1><div role="toolbar" aria-label="Tools"><button>New record</button>
    <button disabled>Export</button><div class="hit">Toggle density</div></div><div class="tiles">${tiles}</div>
    ${tables.join('')}<form aria-label="New contact"><label>Name <input name="name" required></label>
    <label>Kind <select name="kind"><option>Person</option><option>Company</option></select></label>
    <label><input type="checkbox" name="ok"> I agree</label><button>Save contact</button></form></main></div>
    <footer><a href="#/terms">Terms</a> <a href="#/privacy">Privacy</a></footer></body></html>`;
}
