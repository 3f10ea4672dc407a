// The list that a text field offers while one types: which of its entries is the one that was meant.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import type { DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { fold, nameScore, quote } from '../words/words';

/** Entries of an open suggestion list of a field, in order. */
export function suggestionsOf(view: SkillView, field: PcdHit): PcdHit[] {
  const pool = poolOf(view);
  const owned = field.controls
    ? pool.filter((hit) => hit.parent === field.controls || hit.collectionId === field.controls)
    : [];
  const roles = ['option', 'menuitem', 'listitem', 'treeitem'];
  const listed =
    owned.length > 0 ? owned : pool.filter((hit) => roles.includes(hit.role) && isBelow(hit, field));
  return listed.filter((hit) => !hit.disabled && hit.tag !== 'option' && hit.id !== field.id);
}

/**
 * An open list that its box does not name, and that is not called as the box is: nothing but its place tells whose it is,
 * and the box would only shut it.
 */
export function isUntold(view: SkillView, box: PcdHit): boolean {
  if (box.tag === 'select' || box.expanded !== true || box.controls !== undefined) return false;
  const isItsOwn = ({ id, role, label }: PcdHit) =>
    role === 'listbox' && id !== box.id && fold(label) === fold(box.label);
  return !poolOf(view).some(isItsOwn);
}

/** What is in the list of a box: its own options, else those of a list below it. */
export function optionsOffered(view: SkillView, box: PcdHit): string[] {
  const lists = poolOf(view).filter((hit) => hit.role === 'listbox' && isBelow(hit, box));
  return box.options ?? lists.flatMap(({ options }) => options ?? []);
}

function isBelow(hit: PcdHit, field: PcdHit): boolean {
  const [h, f] = [hit.look.box, field.look.box];
  const overlaps = h.x < f.x + f.w + 40 && h.x + h.w > f.x - 40;
  return overlaps && h.y >= f.y - 4 && h.y < f.y + 500;
}

/** The entry that stands for the text; undefined when the field offers none that fits. */
export function suggestionFor(view: SkillView, field: PcdHit, text: string): PcdHit | undefined {
  if (field.tag === 'select') return undefined;
  const offered = suggestionsOf(view, field);
  const scored = offered
    .map((hit) => ({ hit, score: Math.max(nameScore(text, hit.label), nameScore(text, hit.text ?? '')) }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best || best.score < 0.6) return undefined;
  // A field that already reads like the entry has been answered, unless it insists on its list.
  const insists = field.expanded === true || (field.hasPopup === 'listbox' && best.hit.role === 'option');
  if (fold(field.value ?? '') === fold(best.hit.label) && !insists) return undefined;
  return best.hit;
}

const OPTION_WAIT_MS = 600;

/** Open lists draw their options a moment later. */
export function waitForOption(name: string): DraftStep {
  const selector = { kind: 'role', role: 'option', name, nameMode: 'includes' };
  const args = { event: 'selector', selector, timeoutMs: OPTION_WAIT_MS };
  return { tool: 'dom.waitFor', args, say: phraseOf('do_wait_option', quote(name)), optional: true };
}
