// "Select only Red and Blue": of boxes of one group these are ticked, and the others are not. Radios and lists of one
// value take the others back themselves.
import type { IntentOf } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { resolveTarget } from '../target/target';
import { isChoice } from '../words/role-words';
import { quoted } from '../words/words';
import { othersOf } from './others-of-group';

/** Undefined where no boxes are meant. */
export function chooseOnly(view: SkillView, { options, field }: IntentOf<'choose'>): Draft | undefined {
  const place = field && field.text !== '' ? { within: field.text } : {};
  const found = options.map((option) =>
    resolveTarget(view, { ...place, ...option }, { suits: (hit) => (isBox(hit) ? 1 : 0), floor: 0.5 }),
  );
  const wanted = found.flatMap((each) => (each.kind === 'found' ? each.hits : []));
  if (found.some(({ kind }) => kind !== 'found')) return undefined;
  const steps = [
    ...wanted.filter(({ checked }) => checked !== true).map((hit) => set(hit, true)),
    ...othersOf(view, wanted, true).map((hit) => set(hit, false)),
  ];
  if (steps.length === 0) return { kind: 'done', note: phraseOf('done_they_chosen') };
  return act(steps, 'verify', 0.9, series(steps.map(({ say }) => say)));
}

const isBox = (hit: PcdHit): boolean => isChoice(hit) && hit.role !== 'radio' && hit.checked !== undefined;

function set(hit: PcdHit, on: boolean): DraftStep {
  const name = quoted(hit.label || (hit.itemText ?? ''));
  const say = on ? phraseOf('do_choose', name) : phraseOf('do_unchoose', name);
  return { tool: 'dom.check', on: hit, args: { on }, say };
}
