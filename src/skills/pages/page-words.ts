// Wishes of no kind that the interpreter knows, said in the page's own words: "Run the report" where a button says
// so, "Let the week start on Sunday" where a list "Week starts on" offers it. What fits but in part is asked about.
import { countOf } from '../../interpret/counts';
import type { Intent } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { enter, holds, isField, nameOfField } from '../fields/fields';
import { actOnNamedRow } from '../item-acts/row-words';
import type { SkillView } from '../skill';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lastFilled, unsent } from '../steps/last-filled';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { numberIn } from '../words/quantity';
import { isChoice } from '../words/role-words';
import { bestOf, fold, hasPhrase, keywords, tokens } from '../words/words';

/** Share of the wish's words that the page must have for it: all but one of many. */
const SURE = 0.85;
const MAYBE = 0.5;
/** Two that fit the wish by less than this apart are asked about. */
const APART = 0.1;
const MOST_ASKED = 5;

export const pageWordsSkill = draftSkill<'other'>({
  name: 'page-words',
  kinds: ['other'],
  needs: ({ text }) => [
    ...lookFor([{ text }], { text: false, tables: true }),
    { key: 'near', type: 'query', query: { text: 'more|actions|options|menu', topK: 60 } },
  ],
  draft: (view, { text, instead }) => actOnNamedRow(view, text) ?? draft(view, text, instead),
});

function draft(view: SkillView, text: string, instead: Extract<Intent, { kind: 'other' }>['instead']): Draft {
  const whole = understood(view, text);
  // Nothing is sent without the choice that was named.
  const isPart = whole?.value === undefined && choicesNamed(view, text, whole?.hit).length > 0;
  const all = choiceAndPress(view, text) ?? (whole && !isPart ? [whole] : undefined);
  const made = all ? stepsFor(view, all) : (partsOf(view, text) ?? asked(view, text));
  if (made) return made;
  if (instead) {
    const options = instead.options.map((option) => ({ label: option, value: option }));
    return { kind: 'ask', question: instead.question, options };
  }
  return { kind: 'unable', reason: phraseOf('unable_i_know_how_without_model') };
}

/** "Vote for Sunday": the one choice that is named, and what the other words press. */
function choiceAndPress(view: SkillView, text: string): Meaning[] | undefined {
  const [choice, ...others] = choicesNamed(view, text);
  if (!choice || others.length > 0) return undefined;
  const own = keywords(choice.label);
  const rest = keywords(text).filter((word) => !own.includes(word));
  const press = understood(view, rest.join(' '));
  if (press?.hit.type !== 'action' || press.value !== undefined) return undefined;
  return [{ hit: choice, value: 'on', fit: press.fit }, press];
}

/** Choices all of whose name was said, in words that `but` has not. */
function choicesNamed(view: SkillView, text: string, but?: PcdHit): PcdHit[] {
  const said = new Set(keywords(text));
  const known = new Set(keywords(but?.label ?? ''));
  return poolOf(view).filter((hit) => {
    const words = keywords(hit.label);
    return (
      isChoice(hit) &&
      !hit.disabled &&
      words.some((word) => !known.has(word)) &&
      words.every((word) => said.has(word))
    );
  });
}

/** "Two adults and one child": each part by itself, all of them or none. */
function partsOf(view: SkillView, text: string): Draft | undefined {
  const parts = text.split(/\s*[,，;]\s*(?:and |und )?|\s+(?:and|und)\s+/u).filter((part) => part !== '');
  const found = parts.flatMap((part) => understood(view, part) ?? []);
  return parts.length > 1 && found.length === parts.length ? stepsFor(view, found) : undefined;
}

function stepsFor(view: SkillView, found: readonly Meaning[]): Draft {
  const steps = found.flatMap((meaning) => stepFor(meaning) ?? []);
  const why = series(found.map(({ hit }) => tell(hit)));
  if (steps.length > 0) {
    const last = found.at(-1)!;
    const kept = last.value === undefined ? {} : { ...lastFilled(view, last.hit), ...unsent(view, last.hit) };
    return act(steps, 'verify', Math.min(...found.map(({ fit }) => fit)), why, kept);
  }
  return {
    kind: 'done',
    note: phraseOf('done_already_so', series(found.map(({ hit }) => nameOfField(hit)))),
  };
}

function asked(view: SkillView, text: string): Draft | undefined {
  const likely = ranked(view, text).filter(({ fit }) => fit >= MAYBE);
  const hits = [...new Set(likely.map(({ hit }) => hit))].slice(0, MOST_ASKED);
  const answered = view.answers.length > 0 ? byAnswer(view, hits) : undefined;
  const meaning = likely.find(({ hit }) => hit.id === answered?.id);
  if (meaning) return stepsFor(view, [{ ...meaning, fit: 1 }]);
  return hits.length === 0
    ? undefined
    : { kind: 'ask', question: phraseOf('ask_which_of_these', text), options: optionsOf(hits) };
}

/** A control, the value that it is to have (a press has none), and how well that is what was said, 0…1. */
interface Meaning {
  hit: PcdHit;
  value?: string;
  fit: number;
}

/** The one thing on the page that the words fit, if there is one. */
function understood(view: SkillView, text: string): Meaning | undefined {
  const [best, ...others] = ranked(view, text);
  if (!best || best.fit < SURE) return undefined;
  const isAlone = others.every((other) => other.hit.id === best.hit.id || best.fit - other.fit >= APART);
  return isAlone ? best : undefined;
}

function ranked(view: SkillView, text: string): Meaning[] {
  const said = keywords(text);
  const around = tokens(view.mini.title);
  return poolOf(view)
    .flatMap((hit) => meaningOf(hit, text, said, around) ?? [])
    .sort((a, b) => b.fit - a.fit);
}

function meaningOf(
  hit: PcdHit,
  text: string,
  said: readonly string[],
  around: readonly string[],
): Meaning | undefined {
  if (hit.disabled || hit.behind || hit.label === '') return undefined;
  const isNegated = said.some((word) => NEGATIVE.has(word) && !tokens(hit.label).includes(word));
  const near = [...tokens(hit.section ?? ''), ...around];
  if (isChoice(hit)) {
    if (isNegated && hit.role === 'radio') return undefined;
    const left = said.filter((word) => !NEGATIVE.has(word));
    const fit = fitOf(left, keywords(hit.label), near, 0.3);
    return { hit, value: isNegated ? 'off' : 'on', fit };
  }
  if (isNegated) return undefined;
  if (isField(hit) > 0) return withValue(hit, text, said, near);
  if (hit.type !== 'action' || hit.role === 'generic') return undefined;
  const row = tokens(hit.itemText ?? '');
  return { hit, fit: fitOf(said, keywords(hit.label), [...near, ...row], 0.6) };
}

/** A list that offers one of the words, or a field for numbers and a number. */
function withValue(
  hit: PcdHit,
  text: string,
  said: readonly string[],
  near: readonly string[],
): Meaning | undefined {
  const plain = fold(text);
  const offered = (hit.options ?? []).filter((option) => hasPhrase(plain, fold(option)));
  const [option] = offered.sort((a, b) => b.length - a.length);
  const isNumber = hit.role === 'spinbutton' || hit.role === 'slider' || hit.inputType === 'number';
  const counted = isNumber ? said.find((word) => numberOf(word) !== undefined) : undefined;
  const number = counted === undefined ? undefined : numberOf(counted);
  const value = option ?? (number === undefined ? undefined : String(number));
  if (value === undefined) return undefined;
  const taken = new Set(tokens(value));
  const left = said.filter((word) => !taken.has(word) && (option !== undefined || word !== counted));
  // The value alone names no field.
  if (left.length === 0) return undefined;
  return { hit, value, fit: fitOf(left, keywords(hit.label), near, 0.5) };
}

const numberOf = (word: string): number | undefined => numberIn(countOf(word));

/**
 * How much of what was said a name has; what stands around it may have the rest. 0 where less than `share` of the
 * name was said: then it is called something else.
 */
function fitOf(
  said: readonly string[],
  name: readonly string[],
  near: readonly string[],
  share: number,
): number {
  const mine = name.filter((word) => !LIGHT.has(word));
  const ownShare = mean(mine.map((word) => bestOf(word, said)));
  if (mine.length === 0 || ownShare < share) return 0;
  const scores = said.map((word) => ({
    word,
    own: bestOf(word, name),
    score: Math.max(bestOf(word, name), 0.9 * bestOf(word, near)),
  }));
  const counted = scores.filter(({ word, score }) => score > 0 || !LIGHT.has(word));
  if (!counted.some(({ word, own }) => own > 0 && !LIGHT.has(word))) return 0;
  return mean(counted.map(({ score }) => score)) * (0.9 + 0.1 * ownShare);
}

const mean = (scores: readonly number[]): number =>
  scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;

function stepFor({ hit, value }: Meaning): DraftStep | undefined {
  if (value === undefined) return { tool: 'dom.click', on: hit, say: phraseOf('do_click', tell(hit)) };
  return holds(hit, value) ? undefined : enter(hit, value);
}

/** Small words, and what is done with anything: they need not stand on the page. */
const LIGHT = new Set(
  (
    'as these those we us make let use set put get do give have want need like would should could can will new just now ' +
    'choose select pick turn switch change enable activate allow show display ' +
    'mach mache lass nimm benutze verwende setze stelle wähle will möchte soll jetzt neu neue neuen zeige ' +
    'des einem in bitte mich mir ich es 请 把 的 我 了'
  )
    .split(' ')
    .flatMap((word) => tokens(word)),
);

/** Turns a wish around: what it names is to be off. */
const NEGATIVE = new Set(
  'no not don without off disable deactivate never stop hide remove nicht kein keine ohne aus 不 不要'.split(
    ' ',
  ),
);
