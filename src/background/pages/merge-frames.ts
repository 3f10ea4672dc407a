// One page out of many frames: each content script perceives its own document; here their answers become
// one MiniPCD and one list of hits, with ids that say which frame they come from.
import type { NeedAnswer, PerceiveReply } from '../../shared/messages/content';
import type { MiniPCD } from '../../shared/mini-pcd';
import { MAX_ACTIONS, MAX_COLLECTIONS, MAX_FORMS } from '../../shared/perception-budgets';
import type { PcdHit } from '../../shared/query';
import { globalId, type Frame } from './frames';

export interface FrameReply {
  frame: Frame;
  reply: PerceiveReply;
}

/** The first reply is the main frame's. */
export function mergeReplies(replies: FrameReply[]): PerceiveReply {
  const [main, ...rest] = replies;
  if (!main) throw new Error('no frame answered');
  const children = rest.map(({ frame, reply }) => prefixed(frame.frameId, reply));
  const base = main.reply;
  if (children.length === 0) return base;
  const mini: MiniPCD = { ...base.mini };
  for (const child of children) {
    mini.actions = [...mini.actions, ...child.mini.actions].slice(0, MAX_ACTIONS);
    mini.forms = [...mini.forms, ...child.mini.forms].slice(0, MAX_FORMS);
    mini.collections = [...mini.collections, ...child.mini.collections].slice(0, MAX_COLLECTIONS);
    mini.ts = Math.max(mini.ts, child.mini.ts);
    if (!mini.dialog && child.mini.dialog) mini.dialog = child.mini.dialog;
  }
  const answers = base.answers.map((answer) => children.reduce((all, child) => joined(all, child), answer));
  return { mini, answers };
}

function joined(answer: NeedAnswer, child: PerceiveReply): NeedAnswer {
  const other = child.answers.find((a) => a.key === answer.key);
  if (answer.type === 'query' && other?.type === 'query') {
    return { ...answer, hits: mergeHits(answer.hits, other.hits) };
  }
  if (answer.type === 'extract' && other?.type === 'extract') {
    return { ...answer, tables: [...answer.tables, ...other.tables] };
  }
  if (answer.type === 'text' && other?.type === 'text') {
    return {
      ...answer,
      passages: [...answer.passages, ...other.passages],
      total: answer.total + other.total,
    };
  }
  return answer;
}

/** By score; document order within the same score, child frames after the main frame. */
function mergeHits(main: PcdHit[], child: PcdHit[]): PcdHit[] {
  const last = main.reduce((max, hit) => Math.max(max, hit.order), 0);
  const shifted = child.map((hit) => ({ ...hit, order: hit.order + last + 1 }));
  return [...main, ...shifted].sort((a, b) => b.score - a.score || a.order - b.order);
}

/** Rewrites every id of a child frame's reply. */
function prefixed(frameId: number, reply: PerceiveReply): PerceiveReply {
  const id = (local: string) => globalId(frameId, local);
  const opt = <K extends string>(key: K, value: string | undefined) =>
    (value === undefined ? {} : { [key]: id(value) }) as Partial<Record<K, string>>;
  const hit = (h: PcdHit): PcdHit => ({
    ...h,
    id: id(h.id),
    ...opt('controls', h.controls),
    ...opt('formId', h.formId),
    ...opt('collectionId', h.collectionId),
    ...opt('parent', h.parent),
  });
  const mini: MiniPCD = {
    ...reply.mini,
    actions: reply.mini.actions.map((a) => ({
      ...a,
      id: id(a.id),
      ...opt('appliesToCollectionId', a.appliesToCollectionId),
    })),
    forms: reply.mini.forms.map((f) => ({ ...f, id: id(f.id) })),
    collections: reply.mini.collections.map((c) => ({ ...c, id: id(c.id) })),
  };
  const answers = reply.answers.map((answer): NeedAnswer => {
    switch (answer.type) {
      case 'query':
        return { ...answer, hits: answer.hits.map(hit) };
      case 'extract':
        return {
          ...answer,
          tables: answer.tables.map((t) => ({
            ...t,
            collectionId: id(t.collectionId),
            rows: t.rows.map((row) => ({
              ...row,
              actions: row.actions.map((a) => ({ ...a, id: id(a.id) })),
            })),
          })),
        };
      case 'links':
        return answer;
      case 'text':
        return { ...answer, passages: answer.passages.map((p) => ({ ...p, id: id(p.id) })) };
    }
  });
  return { ...reply, mini, answers };
}
