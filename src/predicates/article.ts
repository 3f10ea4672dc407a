// One thing told in full: an article, a product, a record. Told by what it lacks: lists and forms.
import { inPath, weigh } from './evidence';
import { definePredicate } from './predicate';

export const article = definePredicate({
  name: 'article',
  test(mini) {
    const rows = Math.max(0, ...mini.collections.map((collection) => collection.approxCount ?? 0));
    const plain =
      mini.forms.filter((form) => form.purpose !== 'search' && form.purpose !== 'newsletter').length === 0;
    const depth = mini.url.split(/[?#]/)[0]?.split('/').filter(Boolean).length ?? 0;
    return weigh(
      [rows < 4 && plain && depth > 3, 0.35],
      [inPath(mini, /\b(?:article|post|blog|product|item|wiki|docs?)\b/) && depth > 3, 0.35],
      [mini.landmarks.includes('main') && rows < 4, 0.15],
    );
  },
});
