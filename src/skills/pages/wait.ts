// Waits for a text, an address, until something has gone, or a while.
import { phraseOf } from '../../shared/phrase';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { fold, nameScore, quote } from '../words/words';

const LONGEST_MS = 60_000;

export const waitSkill = draftSkill<'wait'>({
  name: 'wait',
  kinds: ['wait'],
  needs: ({ gone }) => (gone === undefined ? [] : lookFor([{ text: gone }])),
  draft(view, params) {
    if (params.gone) return untilGone(view, params.gone);
    const timeoutMs = Math.min(params.ms ?? 20_000, LONGEST_MS);
    if (params.forText)
      return act(
        [
          {
            tool: 'dom.waitFor',
            args: { event: 'text', value: params.forText, timeoutMs },
            say: phraseOf('do_wait', quote(params.forText)),
          },
        ],
        'verify',
        1,
        phraseOf('why_waiting'),
      );
    if (params.forUrl)
      return act(
        [
          {
            tool: 'dom.waitFor',
            args: { event: 'urlChange', value: params.forUrl, timeoutMs },
            say: phraseOf('do_wait_address', quote(params.forUrl)),
          },
        ],
        'verify',
        1,
        phraseOf('why_waiting'),
      );
    // A plain pause: a wait for what will not come, whose end by time-out is what is wanted.
    if (params.ms !== undefined)
      return act(
        [
          {
            tool: 'dom.waitFor',
            args: { event: 'urlChange', timeoutMs },
            say: phraseOf('do_wait_s', Math.round(timeoutMs / 100) / 10),
            optional: true,
          },
        ],
        'verify',
        1,
        phraseOf('why_waiting'),
      );
    return act(
      [
        {
          tool: 'dom.waitFor',
          args: { event: 'networkIdle', timeoutMs },
          say: phraseOf('do_wait_until_page_quiet'),
          optional: true,
        },
      ],
      'verify',
      1,
      phraseOf('why_waiting'),
    );
  },
  effects: [
    (_after, params, view) => {
      if (params.gone) return !isThere(view, params.gone);
      const last = view.attempts.at(-1);
      return last === undefined || last.result.ok || (!params.forText && !params.forUrl);
    },
  ],
});

/** So often something else may change meanwhile. */
const MOST_CHANGES = 12;
/** A while for what has only begun. */
const STARTS_MS = 1_500;

function untilGone(view: SkillView, gone: string): Draft {
  const say = phraseOf('do_wait_gone', quote(gone));
  const wait = (event: string, timeoutMs: number): Draft =>
    act(
      [{ tool: 'dom.waitFor', args: { event, timeoutMs }, say, optional: true }],
      'replan',
      1,
      phraseOf('why_waiting'),
    );
  if (!isThere(view, gone))
    return view.attempts.length > 0
      ? { kind: 'done', note: phraseOf('done_gone', quote(gone)) }
      : wait('networkIdle', STARTS_MS);
  const isOver = view.attempts.length >= MOST_CHANGES || view.attempts.at(-1)?.result.ok === false;
  return isOver && view.attempts.some(({ call }) => call.args['event'] === 'change')
    ? { kind: 'unable', reason: phraseOf('unable_still_there', quote(gone)) }
    : wait('change', MOST_MS);
}
const MOST_MS = 20_000;

/** What turns or says that it loads is called by no other name; as `fold` gives it. */
const LOADS = /spinner|load(?:ing|er)|progress|lade\p{L}*|加载|进度/u;
const SAYS_LOADING = /^(?:loading|please wait|wird geladen|laden|ladt|bitte warten|加载中|正在加载)/;

const isThere = (view: SkillView, gone: string): boolean =>
  poolOf(view).some(
    ({ role, label, text = '' }) =>
      nameScore(gone, label || text) >= 0.7 ||
      (LOADS.test(fold(gone)) && (role === 'progressbar' || SAYS_LOADING.test(fold(label || text)))),
  );
