// A page in the words of the site graph: what a later goal can be matched against.
import { predicatesOf } from '../../predicates/registry';
import type { MiniPCD } from '../../shared/mini-pcd';
import { originOf, pathOf } from '../../shared/url';

export interface PageDescription {
  origin: string;
  path: string;
  url: string;
  title: string;
  kinds: string[];
  labels: string[];
}

const MAX_LABELS = 40;

export function describePage(mini: MiniPCD): PageDescription {
  const labels = [
    ...mini.collections.map((c) => c.name),
    ...mini.forms.flatMap((f) => [f.purpose ?? '', f.submitLabel ?? '']),
    ...mini.actions.filter((a) => a.landmark === 'main').map((a) => a.label),
  ];
  return {
    origin: originOf(mini.url) ?? mini.origin,
    path: pathOf(mini.url),
    url: mini.url,
    title: mini.title,
    kinds: predicatesOf(mini),
    labels: [...new Set(labels.filter(Boolean))].slice(0, MAX_LABELS),
  };
}
