// An entry of a menu, a bar or a table that holds nothing but a control of its name is as usable as that control. Pure.
import type { PcdHit } from '../../shared/query';
import { fold } from '../words/words';

const HOLDERS: ReadonlySet<string> = new Set(['menuitem', 'listitem', 'cell', 'gridcell']);

/** The hits, with holders of disabled controls disabled as well. */
export function asShutInside(hits: readonly PcdHit[]): PcdHit[] {
  const shut = new Map(
    hits.flatMap((hit) => (hit.type === 'action' && hit.disabled && hit.parent ? [[hit.parent, hit]] : [])),
  );
  if (shut.size === 0) return [...hits];
  const isShut = (hit: PcdHit): boolean => {
    const held = HOLDERS.has(hit.role) ? shut.get(hit.id) : undefined;
    return held !== undefined && fold(held.label) === fold(hit.label);
  };
  return hits.map((hit) => (isShut(hit) ? { ...hit, disabled: true } : hit));
}
