// A name and the value that a page tells beside it: "Owner:" and "Mila".
import type { PcdHit } from '../../shared/query';

/** What stands next to a name on its line, else right under it. */
export function valueOfLabel(hits: readonly PcdHit[], label: PcdHit): PcdHit | undefined {
  const { x, y, w, h } = label.look.box;
  const others = hits.filter(({ id }) => id !== label.id && id !== label.parent);
  const beside = others.filter(
    ({ look: { box } }) => box.x >= x + w - 2 && Math.abs(box.y + box.h / 2 - y - h / 2) < Math.max(6, h / 2),
  );
  const below = others.filter(
    ({ look: { box } }) => box.y >= y + h - 2 && box.y < y + 3 * h && Math.abs(box.x - x) < h,
  );
  return (
    beside.sort((a, b) => a.look.box.x - b.look.box.x)[0] ??
    below.sort((a, b) => a.look.box.y - b.look.box.y)[0]
  );
}
