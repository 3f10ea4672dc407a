// A page that lists what a search found.
import { collectionWith, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS = /\b(?:search results?|results? for|results|suchergebnisse|treffer)\b|搜索结果/;

export const searchResults = definePredicate({
  name: 'search_results',
  test(mini) {
    const asked = /[?&](?:q|query|search|s|keyword|term)=[^&]/i.test(mini.url);
    const listed = mini.collections.some((collection) => (collection.approxCount ?? 0) > 0);
    if (!listed && !inTitle(mini, WORDS)) return asked ? 0.4 : 0;
    return weigh(
      [asked, 0.6],
      [inTitle(mini, WORDS), 0.6],
      [inPath(mini, /\bsearch\b/), 0.4],
      [collectionWith(mini, WORDS), 0.4],
      [formFor(mini, 'search', 'search_products'), 0.1],
    );
  },
});
