// Which elements an aria-owns elsewhere adopts (AccName step 2F). Page world, reads only.
import { workingCache } from './pass-cache';
import { idRefs, scopeOf } from './tree';

/** Adopted elsewhere by aria-owns: told there, not here. */
export function isOwned(el: Element): boolean {
  if (!el.hasAttribute('id')) return false;
  const scope = scopeOf(el);
  const cache = workingCache().owned;
  let owned = cache.get(scope);
  if (owned === undefined) {
    const found = new Set<Element>();
    for (const owner of scope.querySelectorAll('[aria-owns]')) {
      for (const target of idRefs(owner, 'aria-owns')) if (target.parentElement !== owner) found.add(target);
    }
    owned = found;
    cache.set(scope, found);
  }
  return owned.has(el);
}
