// A layer that stands before what is wanted and that neither its own button nor Escape takes away: a question of the
// page's own, whose answer is the user's.
import { ASSIST_DONE } from '../../shared/assist-done';
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { Attempt, SkillView } from '../../skills/skill';
import { poolOf } from '../../skills/target/pool';
import { fold, isUnspaced, tokens } from '../../skills/words/words';

/** As the page's hands say it of a press that did not reach its target: kind and name of what lies over it. */
const COVERED_BY = /\bcovered by (?<kind>[^“”]+?) “(?<name>[^”]+)”/u;

/** What can be answered or closed; a head that stays in view, a cell, a toast or an advertisement cannot. */
const LAYER =
  /^(?:<(?:div|section|article|aside|form|dialog|p|[a-z]+(?:-[a-z]+)+)>|dialog|alertdialog|group|form|article|region|paragraph|heading)$/;

/** What goes by itself. As `fold` gives it. */
const LOADING = /^(?:loading|please wait|one moment|laden|wird geladen|加载中|请稍候)/;

/** Words to look for on the page while it may still be there: alternatives of a query, the first of them empty. */
export function wordsInFront(attempts: readonly Attempt[]): string {
  const name = coverOf(attempts.at(-1));
  return name === undefined ? '' : `|${name.replace(/[|…]/gu, ' ')}`;
}

/**
 * The request to answer or to close it: it was there before Escape and is there still. Undefined while there is
 * something else to try, once it has gone, and once the user has answered: a press tells whether it has.
 */
export function layerInFront(view: SkillView): Phrase | undefined {
  const name = coverOf(view.attempts.at(-1));
  const escape = view.attempts.findLastIndex(({ call }) => call.args['key'] === 'Escape');
  const wasThere = view.attempts.slice(0, Math.max(0, escape)).some((attempt) => coverOf(attempt) === name);
  if (name === undefined || !wasThere || view.answers.includes(ASSIST_DONE)) return undefined;
  return isStillThere(view, name) ? phraseOf('help_in_front', shortened(name)) : undefined;
}

function coverOf(attempt: Attempt | undefined): string | undefined {
  if (!attempt || attempt.result.ok) return undefined;
  const { kind = '', name = '' } = COVERED_BY.exec(attempt.result.error)?.groups ?? {};
  return LAYER.test(kind) && !LOADING.test(fold(name)) ? name : undefined;
}

/** Most of its name is said by texts and controls: one button that is called as it is no sign of it. */
function isStillThere(view: SkillView, name: string): boolean {
  const texts = [...view.hits('signs'), ...poolOf(view)].flatMap(({ label, text = '' }) => [label, text]);
  const said = [view.mini.dialog?.label ?? '', ...texts].map(fold);
  const called = fold(name)
    .replace(/(?:…|\.{3})$/, '')
    .trim();
  if (isUnspaced(called)) return said.some((text) => text.length > 3 && called.includes(text));
  const parts = said.flatMap((text) => (called.includes(text) ? text : (sharedEnd(called, text) ?? [])));
  const words = new Set(parts.flatMap(tokens));
  const wanted = tokens(called);
  return wanted.filter((word) => words.has(word)).length >= wanted.length * MOST;
}

const MOST = 0.7;

/** A name is cut: what it ends with is how a sentence of the layer begins. */
function sharedEnd(name: string, sentence: string): string | undefined {
  const words = name.split(' ');
  return words
    .map((_, from) => words.slice(from).join(' '))
    .find((end) => end.length > SHORTEST && sentence.startsWith(end));
}

const SHORTEST = 6;

/** The first sentence of the name, or its beginning. */
const shortened = (name: string): string => (/^.{3,40}?[?!.](?= |$)/u.exec(name)?.[0] ?? name).slice(0, 60);
