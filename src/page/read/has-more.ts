// Whether a collection goes on where this page does not show it: by what it says of itself, by a way to a next page, or
// by words and page numbers near it ("1–20 of 345"). Page world, reads only.
import { attributeOf, hasAttribute } from '../accessible/tree';
import { toldCountOf } from '../perceive/build-mini';
import { kindOfEntry } from '../perceive/hit';
import type { CollectionModel, Entry, PageModel } from '../perceive/page-model';
import { textOf } from '../perceive/words';

/** `shown`: how many items are. */
export function hasMore(collection: CollectionModel, shown: number, model: PageModel): boolean {
  const told = toldCountOf(collection);
  // -1: nobody knows how many more.
  if (told > collection.items.length || told < 0) return true;
  return (
    model.entries.some((entry) => entry.collection !== collection && leadsOn(entry)) ||
    hasLaterPage(collection.el.ownerDocument) ||
    textsAround(collection.el).some((text) => tellsMore(text, shown))
  );
}

function leadsOn(entry: Entry): boolean {
  return (
    entry.type === 'action' &&
    (entry.role === 'link' || entry.role === 'button') &&
    (entry.el.textContent ?? '').length < 40 &&
    kindOfEntry(entry) === 'next_page' &&
    !entry.el.matches(':disabled, [aria-disabled=true]')
  );
}

const PAGES =
  ':is(nav, [role=navigation], [class*=pagin], [class*=pager]) :is(a[href], button):not(:disabled, [aria-disabled=true])';

/** Of the numbered pages one is later than this: the current one, else the first that is no link. */
function hasLaterPage(doc: Document): boolean {
  const pages = new Set<number>();
  let current: number | undefined;
  for (const link of doc.querySelectorAll(PAGES)) {
    if (!/^\s*\d{1,4}\s*$/.test(link.textContent) || !link.checkVisibility()) continue;
    const page = Number(link.textContent);
    if (hasAttribute(link, 'aria-current') && attributeOf(link, 'aria-current') !== 'false') current = page;
    pages.add(page);
  }
  if (pages.size === 0) return false;
  if (current === undefined) for (current = 1; pages.has(current);) current++;
  return Math.max(...pages) > current;
}

const NUMBER = "(\\d[\\d.,'’\\u00a0\\u202f]*)";
const OF = '\\s*(?:of|von|sur|de|di|van|av|из|共|/)\\s*(?:\\p{L}+ )?';
const RANGE = new RegExp(
  `${NUMBER}\\s*(?:[-–—]|to|bis|à|a|al|至)\\s*${NUMBER}(?: \\p{L}+)?${OF}${NUMBER}`,
  'iu',
);
const PAGE = new RegExp(`(?:page|seite|página|pagina|第)\\s*${NUMBER}(?:\\s*页)?${OF}${NUMBER}`, 'iu');
const TOTAL = new RegExp(
  `${NUMBER}\\+?\\s*(?:\\p{L}+ )?(?:results|entries|ergebnisse|treffer|einträge|résultats|resultados|条结果|件|\\p{L}+ (?:found|gefunden|trouvés|encontrados))`,
  'iu',
);

function tellsMore(text: string, shown: number): boolean {
  const numbersIn = (pattern: RegExp) =>
    pattern
      .exec(text)
      ?.slice(1)
      .map((digits) => Number(digits.replace(/\D/g, '')));
  const [from, to, all] = numbersIn(RANGE) ?? [];
  if (from !== undefined && to !== undefined && all !== undefined) {
    const here = to - from + 1;
    // Of as many as there are here, ads and heads aside; else it is about something else.
    return here * 2 >= shown && here <= shown * 2 && all > to;
  }
  const [page, last] = numbersIn(PAGE) ?? [];
  if (page !== undefined && last !== undefined) return page < last;
  const [total] = numbersIn(TOTAL) ?? [];
  return total !== undefined && total > shown;
}

/** So far up from a collection, and in so many elements beside what is there, words are about it. */
const MAX_UP = 4;
const MAX_BESIDE = 20;
const MAX_CHARS = 400;

function textsAround(el: Element): string[] {
  const around: Element[] = [...el.querySelectorAll('tfoot')];
  for (let at = el, up = 0; at.parentElement !== null && at.localName !== 'main' && up < MAX_UP; up++) {
    const parent = at.parentElement;
    around.push(...[...parent.children].filter((each) => each !== at).slice(0, MAX_BESIDE));
    at = parent;
  }
  return around
    .filter(({ textContent }) => textContent.length < 2 * MAX_CHARS)
    .map((each) => textOf(each, MAX_CHARS));
}
