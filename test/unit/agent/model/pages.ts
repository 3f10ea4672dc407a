// Pages as perception would tell them, for the tests of the model rungs.
import type { PerceiveReply } from '../../../../src/shared/messages/content';
import type { PcdHit } from '../../../../src/shared/query';
import type { PageReader, ProposeRequest } from '../../../../src/agent/rungs/proposer';
import type { Intent } from '../../../../src/shared/intent';
import { hit } from '../../skills/views';

export { hit };

export interface PageParts {
  hits: PcdHit[];
  /** Those that the goal's words rank, best first. */
  ranked?: PcdHit[];
  texts?: string[];
  title?: string;
  url?: string;
}

export function seenOf({ hits, ranked = [], texts = [], title = 'Cabin', url }: PageParts): PerceiveReply {
  const query = (key: string, found: PcdHit[]) => ({ key, type: 'query' as const, hits: found });
  return {
    mini: {
      url: url ?? 'https://cabin.example/',
      origin: 'https://cabin.example',
      title: title as never,
      loginState: 'unknown',
      ts: 1,
      landmarks: [],
      actions: [],
      forms: [],
      collections: [],
    },
    answers: [
      query('all', hits),
      query('ranked', ranked),
      query(
        'text',
        texts.map((label) => hit({ type: 'text', role: 'paragraph', label, tag: 'p' })),
      ),
    ],
  };
}

/** A reader that shows one page, and counts the looks. */
export function readerOf(parts: PageParts): PageReader & { looks: number } {
  const reader = {
    tabId: 1,
    looks: 0,
    look: () => {
      reader.looks++;
      return Promise.resolve(seenOf(parts));
    },
    details: (ids: string[]) =>
      Promise.resolve(
        ids.map((id) => ({ id, selector: { kind: 'role' as const, role: 'button', name: `thing ${id}` } })),
      ),
  };
  return reader;
}

export function requestFor(
  parameters: Intent,
  parts: PageParts,
  more: Partial<ProposeRequest> = {},
): ProposeRequest {
  return {
    goal: 'Make the room warmer',
    item: {
      id: 't1',
      description: 'Do it',
      type: 'extract',
      parameters,
      status: 'executing',
      dependencies: [],
    },
    page: readerOf(parts),
    attempts: [],
    memory: {},
    now: 0,
    locale: 'en-US',
    answers: [],
    signal: new AbortController().signal,
    ...more,
  };
}

/** An act that was carried out; `detail` is what it changed. */
export function attemptOf(
  description: string,
  detail?: string,
  more: object = {},
): ProposeRequest['attempts'][number] {
  return {
    call: { name: 'dom.click', args: { tabId: 1 } },
    description,
    result: { ok: true, data: {} },
    observation: {
      url: 'https://cabin.example/',
      title: 'Cabin' as never,
      ts: 1,
      changes: detail === undefined ? [] : [{ what: 'content', detail: detail as never }],
    },
    round: 0,
    ...more,
  };
}
