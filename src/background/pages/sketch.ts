// A wire sketch of what was perceived when a step was chosen: boxes and labels for the replay, no picture.
import type { PerceiveReply } from '../../shared/messages/content';
import type { StepView } from '../../shared/messages/ui';
import type { PcdHit } from '../../shared/query';
import type { Cleared } from '../acts/funnel';
import { globalId } from './frames';

const MAX_BOXES = 60;

export function sketchOf(seen: PerceiveReply | undefined, cleared: Cleared): StepView['sketch'] {
  if (!seen) return undefined;
  const targetId =
    cleared.target && cleared.frame ? globalId(cleared.frame.frameId, cleared.target.id) : undefined;
  const byId = new Map<string, PcdHit>();
  for (const answer of seen.answers) {
    if (answer.type === 'query') for (const hit of answer.hits) byId.set(hit.id, hit);
  }
  const hits = [...byId.values()].sort(
    (a, b) => Number(b.id === targetId) - Number(a.id === targetId) || b.score - a.score,
  );
  const items = hits.slice(0, MAX_BOXES).map((hit) => ({
    id: hit.id,
    label: hit.label.slice(0, 60),
    role: hit.role,
    ...hit.look.box,
    ...(hit.id === targetId ? { target: true } : {}),
  }));
  const { viewportW = 0, viewportH = 0 } = seen.mini.metrics ?? {};
  return items.length === 0 ? undefined : { width: viewportW, height: viewportH, items };
}
