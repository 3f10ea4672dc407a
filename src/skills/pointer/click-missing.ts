// What was to be clicked is not there by its name: other ways to the same, and the places where it may be hidden.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { submitButtons } from '../forms/submit-buttons';
import { pressMaker, towardsList, towardsMessages } from '../pages/maker';
import { openKinds } from '../pages/menu-of-kinds';
import type { SkillView } from '../skill';
import { act, pressOn, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { reopen, reveal } from '../target/reveal';
import { tellName } from '../target/telling';
import { nameOf } from '../words/naming';
import { kindScore } from '../words/synonyms';
import { fold, nameScore, quote, quoted } from '../words/words';

/** The best of them; else `missing`, which says that it is not there, or asks. */
export function whereMissing(view: SkillView, params: IntentOf<'click'>, missing: Draft): Draft {
  const { target, opens, verb = '' } = params;
  const makesNew = opens !== undefined || MAKES_NEW.test(fold(verb));
  const maker = makesNew ? pressMaker(view, target) : undefined;
  if (maker) return maker;
  if (missing.kind !== 'unable') return missing;
  return (
    takeOption(view, target) ??
    leave(view, target) ??
    toggle(view, target) ??
    sender(view, target) ??
    writer(view, target) ??
    (opens && towardsMessages(view, target)) ??
    reopenNear(view, target) ??
    reveal(view, target) ??
    (opens && towardsList(view, target)) ??
    (makesNew ? openKinds(view, target) : undefined) ??
    missing
  );
}

/** One word for it is as good as the other. As `fold` gives it. */
export const MAKES_NEW =
  /^(?:add|create|new|make|neu(?:e[rsn]?)?|erstellen|anlegen|hinzufugen)$|新建|创建|添加|新增/;

/** The option of a list that is called so. */
function takeOption(view: SkillView, { text }: TargetPhrase): Draft | undefined {
  const owner = poolOf(view).find((hit) => optionOf(hit, text) !== undefined);
  const option = owner && optionOf(owner, text);
  if (!owner || option === undefined) return undefined;
  const step = { tool: 'dom.select' as const, on: owner, args: { value: option } };
  return act(
    [{ ...step, say: phraseOf('do_choose', quote(option)) }],
    'verify',
    0.8,
    phraseOf('why_option', quote(option)),
  );
}

function optionOf(hit: PcdHit, words: string): string | undefined {
  if (words === '') return undefined;
  return hit.options?.find((option) => nameOf({ ...hit, label: option }, words, true) >= 0.95);
}

/** Where no closed section is left that may have the very words, back to the one that has them nearly so. */
function reopenNear(view: SkillView, target: TargetPhrase): Draft | undefined {
  const closed = reveal(view, target, { sectionsOnly: true });
  const near = closed ? undefined : view.memory[nearKey(target)];
  return near === undefined ? undefined : reopen(view, near);
}

/** Where something that is written nearly so was seen, while the very words were looked for. */
export const nearKey = ({ text }: TargetPhrase): string => `${quoted(text)} was seen nearly so in`;

/** "Close the dialog" where its only way out is called "Cancel". */
function leave(view: SkillView, { text, within = '' }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'close') < 0.8 || !DIALOG.test(fold(within))) return undefined;
  const outs = poolOf(view).filter(({ role, disabled, label }) => {
    return role === 'button' && !disabled && OUT.test(fold(label));
  });
  const [out] = outs;
  if (!view.mini.dialog || !out || outs.length > 1) return undefined;
  return pressOn(out, 'do_click', 'verify', 0.75, tellName(out));
}

const DIALOG = /dialog|popup|pop-up|modal|window|fenster|对话框|弹窗/;
const OUT = /^(?:cancel|dismiss|not now|no,? thanks|abbrechen|nicht jetzt|取消)$/;

/** "Hide the sidebar" where the one button for that says "Toggle sidebar". */
function toggle(view: SkillView, { text, within = '' }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'close') < 0.8 || within === '') return undefined;
  const hit = poolOf(view).find(
    ({ type, label }) => type === 'action' && TOGGLES.test(fold(label)) && nameScore(within, label) >= 0.7,
  );
  return hit && pressOn(hit, 'do_click', 'verify', 0.75, tellName(hit));
}

const TOGGLES = /\b(?:toggle|hide|collapse|umschalten|ausblenden|einklappen)\b|切换|隐藏/;

/** "Press login" where the only button of the form says "OK": the word names what it does. */
export function sender(view: SkillView, { text, roles }: TargetPhrase): Draft | undefined {
  const doesSend = kindScore(text, 'login') >= 0.8 || kindScore(text, 'submit') >= 0.8;
  if (!doesSend || (roles !== undefined && !roles.includes('button'))) return undefined;
  const buttons = submitButtons(view).filter((hit) => hit.role === 'button' && hit.formId !== undefined);
  const [only] = buttons;
  if (!only || buttons.length > 1) return undefined;
  return pressOn(only, 'do_press', 'verify', 0.65, tellName(only));
}

/** "Compose" where what opens the form says "New message". */
function writer(view: SkillView, { text }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'compose') < 0.8) return undefined;
  const [only, ...others] = poolOf(view).filter(
    ({ type, disabled, label }) => type === 'action' && !disabled && kindScore(label, 'compose') > 0.8,
  );
  if (!only || others.some(({ label }) => label !== only.label)) return undefined;
  return pressOn(only, 'do_click', 'verify', 0.75, tellName(only));
}
