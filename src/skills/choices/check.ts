// Switches check boxes, switches and radios on or off, by their names or by the row they stand in.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { draft as fill } from '../fields/fill';
import { actInItem } from '../item-acts/in-item';
import { itemSkill } from '../item-acts/item';
import { isWhole } from '../items/fitting-items';
import type { SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { attemptsOn, changedSomething, countTargets } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { turnSound } from '../target/player';
import { poolOf } from '../target/pool';
import { isLookStep, reveal } from '../target/reveal';
import { resolveTarget } from '../target/target';
import { isStepOf, tell } from '../target/telling';
import { isChoice, withoutRoles } from '../words/role-words';
import { isUnspaced, nameScore, quote, quoted } from '../words/words';
import { asTheme, lookOf, switchOf, switchOfOpposite, WAYS_TO_THEMES, type Look } from './appearance';
import { choicesInItems } from './choose';
import { chooseInList, fitLists } from './choose-in-list';
import { choicesCrossed } from './matrix';
import { othersOf } from './others-of-group';
import { choosesFor, isUnderBoxOfAll, onlyChooses } from './row-box';
import { switchOfRow, turnRow } from './row-state';

export const checkSkill = draftSkill<'check'>({
  name: 'check',
  kinds: ['check'],
  needs: (params, attempts) => {
    const { targets } = params;
    const record = asRecord(params);
    if (record) return itemSkill.needs(record, attempts);
    return lookFor([...targets, ...(targets.some(({ text }) => lookOf(text)) ? WAYS_TO_THEMES : [])], {
      tables: targets.some(({ text }) => text.includes(' ') || isUnspaced(text)),
    });
  },
  draft,
  effects: [
    (after, params, view) => {
      const record = view.attempts.some(isPressStep) && asRecord(params);
      return record
        ? showsChange(view) && itemSkill.effects.every((holds) => holds(after, record, view))
        : draft(view, params).kind === 'done';
    },
  ],
});

/** "Deactivate Otto Weiss": a person of a list may be meant, which has no box for it. */
function asRecord({ targets, act: action }: IntentOf<'check'>): IntentOf<'item'> | undefined {
  const [item, ...others] = targets;
  const isRecord = item !== undefined && others.length === 0 && lookOf(item.text) === undefined;
  return isRecord && action ? { kind: 'item', item: withoutRoles(item), action } : undefined;
}

/** "Disable the host North": a box that only chooses its row is no switch of it. */
function inRow(view: SkillView, params: IntentOf<'check'>, hits: readonly PcdHit[]): Draft | undefined {
  const record = asRecord(params);
  const [box, ...others] = hits;
  if (!record || !box || others.length > 0) return undefined;
  const isOfList = onlyChooses(view, box);
  // A single row is no list, and its box chooses it all the same where a button stands for what is ticked.
  if (!isOfList && (box.label !== '' || !choosesFor(view, box, record.action))) return undefined;
  const own = isOfList ? switchOfRow(view, box) : undefined;
  if (own && isSet(view, own, params.on))
    return { kind: 'done', note: phraseOf('done_already_so', quote(box.itemText ?? '')) };
  if (own) return act([set(own, params.on)], 'verify', 0.85, tell(own));
  const turned = (isOfList ? turnRow(view, box, params.on) : undefined) ?? actInItem(view, record);
  // That it is not ticked does not tell that the row is off, nor is a row on that is chosen.
  const tellsNothing = params.on ? isOfList && isUnderBoxOfAll(view, box) : isSet(view, box, false);
  return turned ?? (tellsNothing ? noBox(record.item) : undefined);
}

const showsChange = ({ attempts }: SkillView): boolean =>
  attempts.at(-1)?.observation === undefined || changedSomething(attempts.at(-1));

function draft(view: SkillView, params: IntentOf<'check'>): Draft {
  const wanted = new Map<string, PcdHit>();
  const opposites = new Set<string>();
  let confidence = 1;
  let missing: Draft | undefined;
  for (const phrase of params.targets) {
    const found = choicesFor(view, phrase);
    const look = lookOf(phrase.text);
    // One of several looks is not taken back: another is chosen.
    if (look && found.ok && !params.on && found.hits.every(({ role }) => role === 'radio'))
      return asSetting(view, phrase, look, params.on) ?? noBox(phrase);
    if (!found.ok) {
      const same = look && switchOf(view, look);
      if (same) {
        wanted.set(same.id, same);
        continue;
      }
      const other = look && switchOfOpposite(view, look);
      if (other) {
        wanted.set(other.id, other);
        opposites.add(other.id);
        continue;
      }
      const setting =
        look && params.targets.length === 1 ? asSetting(view, phrase, look, params.on) : undefined;
      if (setting) return setting;
      const sound = params.targets.length === 1 ? turnSound(view, phrase, params.on) : undefined;
      if (sound) return sound;
      if (found.draft.kind === 'ask') return found.draft;
      const record = asRecord(params);
      const done = record && actInItem(view, record);
      if (done) return done;
      missing ??= found.draft;
      continue;
    }
    const turned = inRow(view, params, found.hits);
    if (turned) return turned;
    confidence = Math.min(confidence, found.confidence);
    for (const hit of found.hits) wanted.set(hit.id, hit);
  }
  const steps: DraftStep[] = [];
  for (const hit of wanted.values()) {
    const on = params.on !== opposites.has(hit.id);
    if (!isSet(view, hit, on)) steps.push(set(hit, on));
  }
  if (params.only && !missing)
    for (const hit of othersOf(view, [...wanted.values()], params.on)) steps.push(set(hit, !params.on));
  if (steps.length > 0)
    return act(steps, missing ? 'replan' : 'verify', confidence, series(steps.map(({ say }) => say)));
  if (missing)
    return isGone(view, params.targets.length)
      ? { kind: 'done', note: phraseOf('done_taken_away') }
      : missing;
  return { kind: 'done', note: params.on ? phraseOf('done_they_checked') : phraseOf('done_they_unchecked') };
}

/** A look as the value of a list that offers it, else of what is called a theme; it is never written into a text. */
function asSetting(view: SkillView, { text }: TargetPhrase, look: Look, on: boolean): Draft | undefined {
  const [offers] = on ? fitLists(view, { kind: 'choose', options: [{ text }] }) : [];
  if (offers) return chooseInList(view, offers, [{ text }]);
  const made = fill(view, asTheme(view, look, on));
  const isWritten =
    made.kind === 'act' &&
    made.steps.some((step) => step.tool === 'dom.type' && step.on?.role !== 'combobox');
  return isWritten ? undefined : made;
}

const noBox = ({ text }: TargetPhrase): Draft => ({
  kind: 'unable',
  reason: phraseOf('unable_no_check_box', quote(text)),
});

/** What is ticked off may leave the page, or move to where it is not seen. */
function isGone(view: SkillView, count: number): boolean {
  const acts = view.attempts.filter(
    (attempt) => attempt.result.ok && !isLookStep(attempt) && !isStepOf(attempt, 'do_turn_back'),
  );
  return countTargets(acts) >= count && acts.some(changedSomething);
}

type Choices = { ok: true; hits: PcdHit[]; confidence: number } | { ok: false; draft: Draft };

function choicesFor(view: SkillView, phrase: TargetPhrase): Choices {
  const choices = poolOf(view).filter(isChoice);
  if (phrase.all && phrase.text === '' && !phrase.within && isWhole(phrase)) {
    const boxes = choices.filter((hit) => hit.role !== 'radio' && !hit.disabled);
    if (boxes.length > 0) return { ok: true, hits: boxes, confidence: 0.95 };
  }
  const said = [phrase.text, phrase.within ?? '', ...(phrase.where ?? []).map(({ value }) => value)];
  const isPlain = (phrase.where ?? []).every(({ op }) => op === 'is' || op === 'contains');
  const crossed = isPlain ? choicesCrossed(view, said, phrase.all) : [];
  if (crossed.length > 0) return { ok: true, hits: crossed, confidence: 0.9 };
  const wanted = phrase.text === '' ? phrase : withoutRoles(phrase);
  const direct = resolveTarget(view, wanted, { suits: (hit) => (isChoice(hit) ? 1 : 0), floor: 0.5 });
  if (direct.kind === 'found') return { ok: true, hits: direct.hits, confidence: direct.confidence };
  const inRows = choicesInItems(view, wanted);
  if (inRows.length > 0 && (phrase.all || inRows.length === 1 || phrase.ordinal !== undefined))
    return { ok: true, hits: inRows, confidence: 0.8 };
  if (direct.kind === 'ambiguous') {
    const asked = aim(view, wanted, { suits: (hit) => (isChoice(hit) ? 1 : 0), mayReveal: false });
    return asked.ok ? { ok: true, hits: asked.hits, confidence: asked.confidence } : asked;
  }
  // Home-made boxes have no role; a text beside a box stands for it.
  const beside = boxBeside(view, wanted);
  if (beside) return { ok: true, hits: [beside], confidence: 0.7 };
  const isLook = lookOf(phrase.text) !== undefined;
  const loose = resolveTarget(view, wanted, {
    suits: (hit) =>
      // What holds the thing and others is not it.
      ((hit.implicit || (isLook && hit.role === 'link')) && nameScore(wanted.text, hit.label) >= 0.85) ||
      ['button', 'option', 'listitem', 'menuitem', 'treeitem'].includes(hit.role)
        ? 0.9
        : 0,
    floor: 0.6,
  });
  if (loose.kind === 'found') return { ok: true, hits: loose.hits, confidence: 0.65 };
  const opened = isLook ? undefined : reveal(view, phrase);
  return {
    ok: false,
    draft: opened ?? noBox(phrase),
  };
}

/** An unnamed box on the same line as the words. */
function boxBeside(view: SkillView, phrase: TargetPhrase): PcdHit | undefined {
  const text = resolveTarget(view, phrase, { suits: (hit) => (hit.type === 'text' ? 1 : 0), floor: 0.6 });
  const label = text.kind === 'found' ? text.hits[0] : undefined;
  if (!label) return undefined;
  const middle = label.look.box.y + label.look.box.h / 2;
  const near = poolOf(view)
    .filter(
      (hit) =>
        isChoice(hit) &&
        Math.abs(hit.look.box.y + hit.look.box.h / 2 - middle) < Math.max(14, label.look.box.h),
    )
    .map((hit) => ({ hit, gap: Math.abs(hit.look.box.x - label.look.box.x) }))
    .sort((a, b) => a.gap - b.gap);
  return near[0]?.hit;
}

function isSet(view: SkillView, hit: PcdHit, on: boolean): boolean {
  // A box that a script draws may tell it as a button does.
  const told = hit.checked ?? hit.selected;
  const state = hit.tag === 'input' ? told : (hit.pressed ?? told);
  if (state === undefined) return attemptsOn(view, hit).some((attempt) => attempt.result.ok);
  return state === on;
}

function set(hit: PcdHit, on: boolean): DraftStep {
  const name = quoted(hit.label || hit.itemText || hit.role);
  if (isChoice(hit))
    return {
      tool: 'dom.check',
      on: hit,
      args: { on },
      say: on ? phraseOf('do_check', name) : phraseOf('do_uncheck', name),
    };
  return {
    tool: 'dom.click',
    on: hit,
    say: on ? phraseOf('do_switch_on', name) : phraseOf('do_switch_off', name),
  };
}
