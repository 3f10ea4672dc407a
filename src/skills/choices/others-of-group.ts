// "Only Red and Blue": the other boxes of the same group, which are not to stay as they are.
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';

/** Those that stand as only these are to stand. */
export function othersOf(view: SkillView, wanted: readonly PcdHit[], on: boolean): PcdHit[] {
  const groups = new Set(wanted.map(groupOf));
  const ids = new Set(wanted.map(({ id }) => id));
  return poolOf(view).filter(
    (hit) =>
      isChoice(hit) &&
      hit.role !== 'radio' &&
      !hit.disabled &&
      !ids.has(hit.id) &&
      groups.has(groupOf(hit)) &&
      hit.checked === on,
  );
}

const groupOf = ({ role, formId = '', collectionId, section }: PcdHit): string =>
  `${role}/${formId}/${collectionId ?? section ?? ''}`;
