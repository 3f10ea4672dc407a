// The BrowserState as a view of what was perceived: one ElementSnapshot for each thing on the page. Pure.
import { printSelector } from '../../selector/print';
import type { PCDActionDetail, MiniPCD } from '../../shared/mini-pcd';
import { pageText, type PageText } from '../../shared/page-text';
import type { PcdHit } from '../../shared/query';
import type { BrowserState, ElementSnapshot } from '../../shared/task-context';

export interface Perceived {
  mini: MiniPCD;
  hits: readonly PcdHit[];
  details: readonly PCDActionDetail[];
  readyState: BrowserState['readyState'];
}

export function browserStateOf({ mini, hits, details, readyState }: Perceived): BrowserState {
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const viewport = { width: mini.metrics?.viewportW ?? 0, height: mini.metrics?.viewportH ?? 0 };
  return {
    url: mini.url,
    title: mini.title,
    readyState,
    elements: hits.map((hit) => snapshotOf(hit, byId.get(hit.id), viewport)),
    viewport,
  };
}

function snapshotOf(
  hit: PcdHit,
  detail: PCDActionDetail | undefined,
  viewport: BrowserState['viewport'],
): ElementSnapshot {
  const { x, y, w, h } = hit.look.box;
  return {
    selector: printSelector(detail?.selector ?? { kind: 'ref', ref: hit.id }),
    id: hit.id,
    tagName: hit.tag,
    text: hit.text ?? hit.label,
    attributes: attributesOf(hit),
    boundingBox: { x, y, width: w, height: h },
    visible: x < viewport.width && y < viewport.height && x + w > 0 && y + h > 0,
  };
}

/** The facts that perception keeps, under the names that ARIA and HTML give them. */
function attributesOf(hit: PcdHit): Record<string, PageText> {
  const facts: Record<string, string | number | boolean | undefined> = {
    role: hit.role,
    'aria-label': hit.label,
    type: hit.inputType,
    value: hit.value,
    placeholder: hit.placeholder,
    href: hit.href,
    'aria-checked': hit.checked,
    'aria-selected': hit.selected,
    'aria-expanded': hit.expanded,
    'aria-pressed': hit.pressed,
    'aria-haspopup': hit.hasPopup,
    disabled: hit.disabled,
    readonly: hit.readonly,
    required: hit.required,
    min: hit.min,
    max: hit.max,
    step: hit.step,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known.map(([name, value]) => [name, pageText(String(value), 2_000)]));
}
