// Whether a page shows a part of a list only: by what perception knows of its end, by ways to other pages of it, by
// "41–60 of 300". Earlier pages count as well as later ones.
import type { Extraction } from '../../shared/extraction';
import type { Passage } from '../../shared/messages/content';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { pageControl } from '../target/reveal';
import { fold } from '../words/words';

export function isPartial(view: SkillView, table: Extraction): boolean {
  const outside = poolOf(view).filter(
    (hit) => hit.type === 'action' && !hit.disabled && hit.collectionId !== table.collectionId,
  );
  return (
    table.more ||
    pageControl(view, 'next') !== undefined ||
    outside.some((hit) => LEADS_ON.test(fold(hit.label))) ||
    hasNumberedPages(outside) ||
    view.passages('passages').some(({ text }) => tellsPart(text, table.rows.length))
  );
}

const LEADS_ON =
  /^(?:go to )?(?:the )?(?:prev(?:ious)?|previous page|vorherige seite|上一页)$|^(?:load|show|view|see) more\b|^(?:mehr|weitere)\b.*\b(?:anzeigen|laden)$|^(?:加载|查看|显示)更多/;

const PAGE = /^(?:(?:go to )?page|(?:zu )?seite|第)?\s*(\d{1,4})\s*页?$/;

/** "1 2 3" side by side; numbers on several lines are days. */
function hasNumberedPages(controls: readonly PcdHit[]): boolean {
  const pages = controls.filter(({ label }) => PAGE.test(fold(label)));
  const [first] = pages;
  const numbers = pages.map(({ label }) => Number(PAGE.exec(fold(label))?.[1]));
  return (
    pages.every(({ look }) => Math.abs(look.box.y - (first?.look.box.y ?? 0)) < 10) &&
    numbers.some((number) => numbers.includes(number + 1))
  );
}

const NUMBER = '(\\d[\\d.,\\u00a0\\u202f]*)';
const RANGE = new RegExp(
  `${NUMBER}\\s*(?:[-–—]|to|bis|至|到)\\s*${NUMBER}(?: \\p{L}+)?\\s*(?:of|von|共|/)\\s*(?:\\p{L}+ )?${NUMBER}`,
  'giu',
);

function tellsPart(text: string, shown: number): boolean {
  // Of about as many as there are here; else it is about something else.
  return rangesIn(text).some(({ here, all }) => here * 2 >= shown && here <= shown * 2 && all > here);
}

/** "1–10 of 24": 10 are here, of 24. */
function rangesIn(text: string): Array<{ told: string; here: number; all: number }> {
  return [...text.matchAll(RANGE)].map(([told, ...numbers]) => {
    const [from = 0, to = 0, all = 0] = numbers.map((digits) => Number(digits.replace(/\D/g, '')));
    return { told, here: to - from + 1, all };
  });
}

/** What the page tells of the number of all, beside a list of which it shows just so many rows. */
export function toldOfAll(
  view: SkillView,
  shown: number,
): { told: string; all: number; passage: Passage } | undefined {
  const ranges = view
    .passages('passages')
    .flatMap((passage) => rangesIn(passage.text).map((range) => ({ ...range, passage })));
  const fitting = ranges.filter(({ here, all }) => here === shown && all > here);
  return new Set(fitting.map(({ all }) => all)).size === 1 ? fitting[0] : undefined;
}
