// Waits for a text, an address, or a while.
import { phraseOf } from '../shared/phrase';
import { act, draftSkill } from './draft';
import { quote } from './words';

const LONGEST_MS = 60_000;

export const waitSkill = draftSkill<'wait'>({
  name: 'wait',
  kinds: ['wait'],
  needs: () => [],
  draft(_view, params) {
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
      const last = view.attempts.at(-1);
      return last === undefined || last.result.ok || (!params.forText && !params.forUrl);
    },
  ],
});
