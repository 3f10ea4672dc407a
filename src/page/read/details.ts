// Selectors of perceived things, chosen when somebody is about to act on them. Page world, reads only.
import type { PCDActionDetail } from '../../shared/mini-pcd';
import type { PagePerception } from '../perceive/page-perception';
import { mapped } from '../perceive/slices';
import { chooseSelector } from '../resolve/choose';
import { landmarkOf } from '../resolve/landmark';

/** Ids of things that are gone are left out. */
export async function detailsOf(
  perception: PagePerception,
  ids: readonly string[],
): Promise<PCDActionDetail[]> {
  const found = await perception.during(mapped(ids, (id) => detailOf(id, perception.elementOf(id))));
  return found.filter((detail) => detail !== undefined);
}

function detailOf(id: string, el: Element | undefined): PCDActionDetail | undefined {
  if (!el?.isConnected) return undefined;
  const landmark = landmarkOf(el);
  const chosen = chooseSelector(el, el.ownerDocument) ?? {
    selector: { kind: 'ref', ref: id } as const,
    altSelectors: [],
  };
  return {
    id,
    selector: chosen.selector,
    altSelectors: [...chosen.altSelectors.slice(0, 3), { kind: 'ref', ref: id }],
    ...(landmark === undefined ? {} : { landmark }),
  };
}
