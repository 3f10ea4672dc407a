// Waits for a text, an address, or a while.
import { act, draftSkill } from './draft';
import { quoted } from './words';

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
            say: `Wait for ${quoted(params.forText)}`,
          },
        ],
        'verify',
        1,
        'waiting',
      );
    if (params.forUrl)
      return act(
        [
          {
            tool: 'dom.waitFor',
            args: { event: 'urlChange', value: params.forUrl, timeoutMs },
            say: `Wait for the address ${quoted(params.forUrl)}`,
          },
        ],
        'verify',
        1,
        'waiting',
      );
    // A plain pause: a wait for what will not come, whose end by time-out is what is wanted.
    if (params.ms !== undefined)
      return act(
        [
          {
            tool: 'dom.waitFor',
            args: { event: 'urlChange', timeoutMs },
            say: `Wait ${Math.round(timeoutMs / 100) / 10} s`,
            optional: true,
          },
        ],
        'verify',
        1,
        'waiting',
      );
    return act(
      [
        {
          tool: 'dom.waitFor',
          args: { event: 'networkIdle', timeoutMs },
          say: 'Wait until the page is quiet',
          optional: true,
        },
      ],
      'verify',
      1,
      'waiting',
    );
  },
  effects: [
    (_after, params, view) => {
      const last = view.attempts.at(-1);
      return last === undefined || last.result.ok || (!params.forText && !params.forUrl);
    },
  ],
});
