// Turns the pages of a list: next, previous, first, last, or a page by its number.
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { sameLine } from '../steps/asked-back';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { nextPage, pageControl } from '../target/reveal';
import { isStep, isStepOf } from '../target/telling';
import { isChoice } from '../words/role-words';
import { fold, tokens } from '../words/words';

const MAX_TURNS = 30;

export const paginateSkill = draftSkill<'paginate'>({
  name: 'paginate',
  kinds: ['paginate'],
  needs: () => lookFor([{ text: 'next|previous|page|first|last' }]),
  draft(view, params) {
    if (typeof params.to === 'number') return toNumber(view, params.to);
    const control = pageControl(view, params.to);
    if (control) return turn(control, phraseOf(`page_${params.to}`), 'verify');
    if (params.to === 'first') {
      const one = numbered(view, 1);
      if (one) return turn(one, phraseOf('page_number', 1), 'verify');
    }
    if (params.to === 'last') {
      const numbers = pageNumbers(view);
      const last = numbers.at(-1);
      if (last) return turn(last.hit, phraseOf('page_number', last.number), 'verify');
    }
    return { kind: 'unable', reason: phraseOf('unable_no_way_to_page', phraseOf(`page_${params.to}`)) };
  },
  effects: [
    (_after, _params, view) => changedSomething(view.attempts.at(-1)) || !view.attempts.at(-1)?.observation,
  ],
});

function turn(hit: PcdHit, name: Phrase, then: 'verify' | 'replan'): Draft {
  return act([{ tool: 'dom.click', on: hit, say: phraseOf('do_go_to', name) }], then, 0.9, name);
}

const toPage = (number: number): Phrase => phraseOf('do_go_to', phraseOf('page_number', number));

/** Links whose names are plain numbers that run up: the page numbers of a list. */
function pageNumbers(view: SkillView): Array<{ hit: PcdHit; number: number }> {
  const numbers = poolOf(view).flatMap((hit) => {
    if ((hit.type !== 'action' && !hit.implicit) || isChoice(hit)) return [];
    const found = NUMBER.exec(fold(hit.label));
    return found?.[1] && !countsElse(hit) ? [{ hit, number: Number(found[1]) }] : [];
  });
  // Other lists of numbers may stand on the page: those on the line of the way to the next page are its own.
  const next = nextPage(view);
  const ofLine = next ? numbers.filter(({ hit }) => sameLine(hit, next)) : [];
  // A number that stands alone elsewhere is of anything: what a slider is at.
  const isAlone = next !== undefined && numbers.length === 1;
  const others = isAlone ? numbers.filter(({ hit }) => /\p{L}/u.test(hit.label)) : numbers;
  const all = ofLine.length > 0 ? ofLine : others;
  return all.sort((a, b) => a.number - b.number);
}

/** "3", "Go to page 3", "last page, page 3". */
const NUMBER =
  /^(?:(?:first|last|current|erste|letzte|aktuelle) (?:page|seite),? )?(?:(?:go to |show )?(?:page|seite) )?(\d{1,4})$/;

/** "5", with the hint "5 stars out of 5": no number of a page. */
const countsElse = ({ tooltip }: PcdHit): boolean =>
  tooltip !== undefined && /\p{L}/u.test(tooltip) && !/\b(?:page|seite)\b|页/.test(fold(tooltip));

function numbered(view: SkillView, number: number): PcdHit | undefined {
  return pageNumbers(view).find((each) => each.number === number)?.hit;
}

/** "Page 3, current page". */
function isShown(view: SkillView, number: number): boolean {
  return poolOf(view).some(
    (hit) => CURRENT.test(fold(hit.label)) && tokens(hit.label).includes(String(number)),
  );
}

const CURRENT = /\b(?:current|aktuell)|当前/;

/** "Page 2 of 5", where one thing alone says so. */
function toldPage(view: SkillView): number | undefined {
  const told = poolOf(view).flatMap(({ label, text = '' }) => {
    const said = AT_PAGE.exec(fold(label)) ?? AT_PAGE.exec(fold(text));
    return said ? [Number(said[1] ?? said[2])] : [];
  });
  return new Set(told).size === 1 ? told[0] : undefined;
}
const AT_PAGE = /(?:^|\s)(?:page|seite) (\d{1,4}) ?(?:of|von|\/|\|) ?\d|第 ?(\d{1,4}) ?页.{0,4}共/;

function toNumber(view: SkillView, number: number): Draft {
  const direct = numbered(view, number);
  if (direct && !direct.disabled) {
    if (direct.selected) return { kind: 'done', note: phraseOf('done_page_shown', number) };
    return turn(direct, phraseOf('page_number', number), 'verify');
  }
  // Pressed once, it may go by another name: what turns other lists is no way there.
  if (view.attempts.some((attempt) => attempt.result.ok && isStep(attempt, toPage(number))))
    return isShown(view, number)
      ? { kind: 'done', note: phraseOf('done_page_shown', number) }
      : { kind: 'unable', reason: phraseOf('unable_page_not_turned', number) };
  const turns = view.attempts.filter((attempt) => isStepOf(attempt, 'do_go_to')).length;
  const known = pageNumbers(view);
  const at = known.length === 0 ? toldPage(view) : undefined;
  if (at === number) return { kind: 'done', note: phraseOf('done_page_shown', number) };
  const back = at !== undefined && at > number ? pageControl(view, 'previous') : undefined;
  if (back && turns < MAX_TURNS) return turn(back, phraseOf('page_previous'), 'replan');
  const next = nextPage(view);
  if (!next || turns >= MAX_TURNS) return { kind: 'unable', reason: phraseOf('unable_no_such_page', number) };
  if (at !== undefined) return turn(next, phraseOf('page_next'), 'replan');
  // Without numbers to aim at, pages are counted from the first.
  const last = known.length === 0 && turns + 1 >= number - 1;
  if (known.length === 0 && attemptsOn(view, next).length >= number - 1)
    return { kind: 'done', note: phraseOf('done_page_shown', number) };
  return turn(next, phraseOf('page_next'), last ? 'verify' : 'replan');
}
