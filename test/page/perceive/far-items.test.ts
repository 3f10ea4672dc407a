// Long collections are read where the user is, and whole as soon as something asks for all of a page.
import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.mjs';
import { collectionWords } from '../../../src/page/perceive/build-mini';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { scanPage, type RetainedPage } from '../../../src/page/perceive/retained-page';
import { atOnce } from '../../../src/page/perceive/slices';
import { WatchedPage } from '../../../src/page/perceive/watched-page';
import { toText } from '../../../src/ranking/text-form';

const perceptions: PagePerception[] = [];
let watched: WatchedPage | undefined;
afterEach(() => {
  for (const perception of perceptions.splice(0)) perception.stop();
  watched?.stop();
  watched = undefined;
  document.body.innerHTML = '';
  window.scrollTo(0, 0);
});

function row(i: number): string {
  return `<tr id="r${i}"><td><input type="checkbox" aria-label="Select ${i}"></td><td><a href="#/${i}">Order ${i}</a></td>
    <td><button aria-label="Edit order ${i}">Edit</button><ul><li><a href="#a${i}">First note of ${i}</a></li><li><a href="#b${i}">Second note of ${i}</a></li></ul></td></tr>`;
}

function show(rows: number): void {
  document.body.innerHTML = `<h1>Orders</h1><nav><a href="#home">Home</a></nav><main>
    <table><thead><tr><th>Sel</th><th>Order</th><th>Do</th></tr></thead><tbody>${Array.from({ length: rows }, (_, i) => row(i)).join('')}</tbody></table>
    <form aria-label="Contact"><label>Name <input></label><button>Send</button></form></main><footer><a href="#terms">Terms</a></footer>`;
}

function perception(): PagePerception {
  const made = new PagePerception(window);
  perceptions.push(made);
  return made;
}

/** The summary as a model reads it, when only it is asked for, and when everything is. */
async function told(): Promise<[brief: string, whole: string]> {
  const one = await perception().perceive({ needs: [] });
  const other = await perception().perceive({
    needs: [{ key: 'q', type: 'query', query: { text: 'anything' } }],
  });
  return [toText(one.mini), toText(other.mini)];
}

function found(page: RetainedPage): string[] {
  return [
    ...page.entries.map(({ el, itemIndex, section }) =>
      [el.localName, el.textContent, itemIndex, section?.textContent].join(' '),
    ),
    ...page.collections.map((each) => {
      const { name, fields } = collectionWords(each);
      return [each.shape, each.items.length, name, ...fields].join(' ');
    }),
  ];
}

test('the summary tells the same, far items counted as those that are read', async () => {
  show(300);
  const [brief, whole] = await told();
  expect(brief).toContain('Edit order');
  expect(brief).toBe(whole);
});

test('only what is near is read for a summary, and everything for a query', async () => {
  show(300);
  watched = new WatchedPage(window);
  watched.start();
  const brief = atOnce(watched.current(true));
  expect(brief.isWhole).toBe(false);
  expect(brief.entries.length).toBeLessThan(400);
  const page = atOnce(watched.current());
  expect(page).toBe(brief);
  expect(page.isWhole).toBe(true);
  expect(found(page)).toEqual(found(scanPage(document)));

  const asked = perception();
  await asked.perceive({ needs: [] });
  const [hit] = await asked.find({ text: 'edit order 271', topK: 1 });
  expect(hit).toMatchObject({ label: 'Edit order 271', itemIndex: 271, role: 'button' });
  const far = document.querySelector('#r260 button')!;
  const other = perception();
  await other.perceive({ needs: [] });
  expect(other.elementOf(other.idOf(far))).toBe(far);
  expect(other.idOf(far)).toMatch(/^a/);
});

test('what the user scrolls to is read', () => {
  show(300);
  watched = new WatchedPage(window);
  watched.start();
  const button = document.querySelector('#r150 button')!;
  expect(atOnce(watched.current(true)).byElement.has(button)).toBe(false);
  document.getElementById('r150')!.scrollIntoView();
  const page = atOnce(watched.current(true));
  expect(page.byElement.get(button)?.itemIndex).toBe(150);
  expect(page.isWhole).toBe(false);
});

test('items without a box of their own are read', async () => {
  document.body.innerHTML = `<div style="position:relative">${Array.from(
    { length: 60 },
    (_, i) =>
      `<article class="card" style="display:contents"><h3>Card ${i}</h3><a href="#${i}">Open ${i}</a><p>Words ${i}</p></article>`,
  ).join('')}</div>`;
  watched = new WatchedPage(window);
  watched.start();
  expect(found(atOnce(watched.current(true)))).toEqual(found(scanPage(document)));
});

test('whatever changes meanwhile, all is known when it is asked for', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = seeded(seed);
    const below = (n: number) => Math.floor(random() * n);
    show(120);
    watched?.stop();
    watched = new WatchedPage(window);
    watched.start();
    for (let step = 0; step < 14; step++) {
      const rows = [...document.querySelectorAll('tbody > tr')];
      const at = rows[below(rows.length)]!;
      switch (below(7)) {
        case 0:
          at.remove();
          break;
        case 1:
          at.insertAdjacentHTML('afterend', row(1_000 + step));
          break;
        case 2:
          rows[below(rows.length)]!.after(at);
          break;
        case 3:
          at.querySelector('td:last-child')!.insertAdjacentHTML('beforeend', '<button>More</button>');
          break;
        case 4:
          at.toggleAttribute('hidden');
          break;
        case 5:
          at.children[1]!.innerHTML = `<h3>Total</h3><time>2026-01-0${step % 9}</time>`;
          break;
        default:
          window.scrollTo(0, below(document.body.scrollHeight));
      }
      atOnce(watched.current(true));
      if (below(4) > 0) continue;
      expect(found(atOnce(watched.current())), `seed ${seed}, step ${step}`).toEqual(
        found(scanPage(document)),
      );
      // Acting makes the next look a new reading, a brief one.
      if (below(2) === 0) watched.markStale();
    }
    expect(found(atOnce(watched.current())), `seed ${seed}`).toEqual(found(scanPage(document)));
  }
});
