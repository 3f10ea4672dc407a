// Carries a text from one place of the page to a field; without a destination it is only told.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { itemsOf } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor, nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { reveal } from '../target/reveal';
import { resolveTarget } from '../target/target';
import { tell } from '../target/telling';
import { clip, keywords, quote, sameWord, tokens } from '../words/words';
import { enter, holds, isBlank, isField, textFields } from './fields';
import { readFromPage } from './value';

export const copySkill = draftSkill<'copy'>({
  name: 'copy',
  kinds: ['copy'],
  needs: (params) => lookFor([params.source, ...(params.dest ? [params.dest] : [])], { tables: true }),
  draft(view, params) {
    const isLink = params.source.roles?.includes('link') === true;
    const from = isLink ? undefined : sourceOf(view, params.source);
    // What perception tells is short and folded; the page is asked for the text to the letter.
    if (from && attemptsOn(view, from, 'dom.get').length === 0) {
      const what = from.type === 'field' ? 'value' : 'text';
      const say = phraseOf('do_read', tell(from));
      return act([{ tool: 'dom.get', on: from, args: { what }, say, optional: true }], 'replan', 0.85, say);
    }
    const source = isLink
      ? addressOf(view, params.source)
      : ((from && exactText(view, from)) ?? readFromPage(view, params.source));
    if (source === undefined)
      return (
        reveal(view, params.source) ?? {
          kind: 'unable',
          reason: phraseOf('unable_not_on_page', nameOfPhrase(params.source)),
        }
      );
    // "Last month's budget" is not whatever is called "Budget".
    const unsaid = params.dest ? undefined : unsaidOf(view, params.source);
    if (unsaid !== undefined)
      return { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(unsaid)) };
    if (!params.dest) return { kind: 'done', note: phraseOf('done_copied', clip(source, 200)) };
    let dest = textFields(view).filter((hit) => hit.id !== from?.id);
    if (!isBlank(params.dest)) {
      const found = aim(view, params.dest, { suits: (hit) => (hit.id === from?.id ? 0 : isField(hit)) });
      if (!found.ok && dest.length !== 1) return found.draft;
      if (found.ok) dest = [found.hit];
    }
    const typed = dest.find((each) => attemptsOn(view, each, 'dom.type').some(({ result }) => result.ok));
    const empty = dest.filter((hit) => (hit.value ?? '') === '');
    const single = empty.filter((hit) => hit.tag === 'input');
    const hit = dest.length === 1 ? dest[0] : (typed ?? (empty.length > 1 ? single[0] : empty[0]));
    if (!hit) return { kind: 'unable', reason: phraseOf('unable_no_field_for_copy') };
    const done =
      hit === typed || attemptsOn(view, hit).length >= 2 || (hit.value !== '' && holds(hit, source));
    if (done) return { kind: 'done', note: phraseOf('done_holds', tell(hit), clip(source, 200)) };
    return act([enter(hit, source)], 'verify', 0.85, tell(hit));
  },
  effects: [
    (_after, _params, view) =>
      view.attempts.some(
        (attempt) => attempt.result.ok && !['dom.click', 'dom.get'].includes(attempt.call.name),
      ),
  ],
});

/** The name of what is to be copied, where the page has not all of its words. */
function unsaidOf(view: SkillView, { text, literal }: TargetPhrase): string | undefined {
  const said = [
    view.mini.title,
    ...poolOf(view).flatMap((hit) => [hit.label, hit.text, hit.section, hit.placeholder, hit.kind]),
    ...itemsOf(view.tables('tables'), []).map((item) => item.text),
  ].flatMap((each) => tokens(each ?? ''));
  const isSaid = (word: string): boolean => said.some((other) => sameWord(word, other));
  const isOwner = /^\p{L}+(?: \p{L}+)*['’]s? /u.test(text);
  return !literal && isOwner && !keywords(text).every(isSaid) ? text : undefined;
}

/** The thing whose text is copied, when it is one thing and no cell or label to look up. */
function sourceOf(view: SkillView, source: TargetPhrase): PcdHit | undefined {
  const pool = poolOf(view);
  const read = pool.find((hit) => attemptsOn(view, hit, 'dom.get').length > 0);
  if (read) return read;
  // "Copy the text in the text area to the input": a bare source is the field that holds something.
  const filled = pool.filter((hit) => hit.type === 'field' && (hit.value ?? '') !== '' && isTextual(hit.tag));
  const bare = isBlank(source);
  if (bare && filled.length === 1) return filled[0];
  if (source.where?.length || source.superlative || source.within) return undefined;
  if (!bare && source.ordinal === undefined && source.literal !== true && !source.roles?.length)
    return undefined;
  const found = resolveTarget(view, source, {
    suits: (hit) => (hit.type === 'field' && isTextual(hit.tag) ? 1 : hit.type === 'text' ? 0.8 : 0),
  });
  return found.kind === 'found' ? found.hits[0] : undefined;
}

/** Where the link leads, or what stands in the field for it: "https://…". */
function addressOf(view: SkillView, source: TargetPhrase): string | undefined {
  const { roles: _roles, ...named } = source;
  const found = resolveTarget(view, named, {
    suits: ({ href = '', value = '' }) => ([href, value].some((text) => /^https?:/.test(text)) ? 1 : 0),
    floor: 0.6,
  });
  const hit = found.kind === 'found' ? found.hits[0] : undefined;
  return hit && /^https?:/.test(hit.value ?? '') ? hit.value : hit?.href;
}

/** What the page answered when it was asked for the text of the thing. */
function exactText(view: SkillView, from: PcdHit): string | undefined {
  const answer = attemptsOn(view, from, 'dom.get').at(-1)?.result;
  return answer?.ok && typeof answer.data === 'string' ? answer.data : undefined;
}

function isTextual(tag: string): boolean {
  return tag === 'textarea' || tag === 'input' || tag === 'div';
}
