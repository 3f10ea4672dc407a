// Signs that predicates weigh: the page's name, its address, what can be done on it, what it lists.
import type { MiniPCD } from '../shared/mini-pcd';

/** Lower case without accents; enough for comparing with the predicates' own words. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

export function pathOf(mini: MiniPCD): string {
  try {
    return plain(decodeURIComponent(new URL(mini.url).pathname).replace(/[/._-]+/g, ' '));
  } catch {
    return plain(mini.url);
  }
}

export const inTitle = (mini: MiniPCD, words: RegExp): boolean => words.test(plain(mini.title));
export const inPath = (mini: MiniPCD, words: RegExp): boolean => words.test(pathOf(mini));

export function actionNamed(mini: MiniPCD, words: RegExp, landmarks?: readonly string[]): boolean {
  return mini.actions.some(
    (action) =>
      words.test(plain(action.label)) && (!landmarks || landmarks.includes(action.landmark ?? 'main')),
  );
}

export function actionOfKind(mini: MiniPCD, ...kinds: string[]): boolean {
  return mini.actions.some((action) => kinds.includes(action.kind ?? ''));
}

export function formFor(mini: MiniPCD, ...purposes: string[]): boolean {
  return mini.forms.some((form) => purposes.includes(form.purpose ?? ''));
}

export function fieldNamed(mini: MiniPCD, words: RegExp): boolean {
  return mini.forms.some((form) =>
    form.fieldSummaries.some(({ label, name = '', type, options = [] }) =>
      words.test(plain([label, name, ...(type === 'radio' ? options : [])].join(' '))),
    ),
  );
}

export function collectionWith(mini: MiniPCD, words: RegExp): boolean {
  return mini.collections.some(
    (collection) => words.test(plain(collection.name)) || words.test(plain(collection.itemFields.join(' '))),
  );
}

/** Signs together, as independent evidence: each closes its share of what is still open. */
export function weigh(...signs: ReadonlyArray<readonly [boolean, number]>): number {
  return 1 - signs.reduce((open, [holds, weight]) => (holds ? open * (1 - weight) : open), 1);
}
