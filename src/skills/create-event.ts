// Makes an event in a calendar of time slots: by drawing from its start to its end, or by a form.
import type { IntentOf } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { lookFor } from './aim';
import { attemptsOn, didAct } from './attempts';
import { act, draftSkill, type Draft, type DraftStep } from './draft';
import { enter, holds, textFields } from './fields';
import { durationIn, timeIn } from './quantity';
import type { SkillView } from './skill';
import { submitButtons } from './submit';
import { poolOf, tell } from './target';
import { fold } from './words';

export const createEventSkill = draftSkill<'createEvent'>({
  name: 'create-event',
  kinds: ['createEvent'],
  needs: () => [
    ...lookFor([]).filter((need) => need.key !== 'text'),
    { key: 'text', type: 'query', query: { kind: 'text', topK: 200 } },
    { key: 'near', type: 'query', query: { text: 'new event|create|add event|save', topK: 40 } },
  ],
  draft,
});

function draft(view: SkillView, params: IntentOf<'createEvent'>): Draft {
  const title = titleField(view);
  if (title && (didAct(view) || !slotOf(view, timeIn(params.start)))) return fillForm(view, params, title);
  const start = timeIn(params.start);
  const length = params.durationMinutes ?? durationIn(params.end);
  const end =
    timeIn(params.end) ?? (start !== undefined && length !== undefined ? start + length : undefined);
  const from = slotOf(view, start);
  if (from && !didAct(view, 'dom.drag')) {
    const to = end === undefined ? undefined : lastSlotBefore(view, end, from);
    if (to && to.id !== from.id)
      return act(
        [
          {
            tool: 'dom.drag',
            on: from,
            to,
            args: { at: 'center' },
            say: `Draw from ${params.start} to ${params.end}`,
          },
        ],
        'replan',
        0.75,
        'the time slots',
      );
    return act(
      [{ tool: 'dom.click', on: from, say: `Take the slot ${params.start}` }],
      'replan',
      0.75,
      'the time slot',
    );
  }
  const maker = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      /\b(?:new|create|add)\b(?: event)?|\+|neuer termin|新建/.test(fold(hit.label)) &&
      attemptsOn(view, hit).length === 0,
  );
  if (maker)
    return act([{ tool: 'dom.click', on: maker, say: `Press ${tell(maker)}` }], 'replan', 0.75, tell(maker));
  return { kind: 'unable', reason: 'I see no calendar slots and no form for an event here.' };
}

function titleField(view: SkillView): PcdHit | undefined {
  const fields = textFields(view).filter((hit) => hit.role !== 'searchbox');
  return (
    fields.find((hit) =>
      /name|title|subject|event|summary|titel|名称|标题/.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)),
    ) ?? (fields.length === 1 ? fields[0] : undefined)
  );
}

function fillForm(view: SkillView, params: IntentOf<'createEvent'>, title: PcdHit): Draft {
  const steps: DraftStep[] = [];
  if (!holds(title, params.name)) steps.push(enter(title, params.name));
  const named = (words: RegExp): PcdHit | undefined =>
    poolOf(view).find(
      (hit) =>
        hit.type === 'field' &&
        hit.id !== title.id &&
        words.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)),
    );
  for (const [hit, value] of [
    [named(/start|from|begin|von/), params.start],
    [named(/\bend|until|\bto\b|bis/), params.end],
  ] as const)
    if (hit && !holds(hit, value) && attemptsOn(view, hit).length === 0) steps.push(enter(hit, value));
  const button = submitButtons(view).find((hit) => hit.formId === title.formId) ?? submitButtons(view)[0];
  if (button) steps.push({ tool: 'dom.click', on: button, say: `Press ${tell(button)}` });
  else steps.push({ tool: 'dom.press', on: title, args: { key: 'Enter' }, say: 'Press Enter' });
  return act(steps, 'verify', 0.8, tell(title));
}

interface Slot {
  hit: PcdHit;
  minutes: number;
}

/** Slots of the day with the time each begins at: by their names, or by the times written beside them. */
function slotsOf(view: SkillView): Slot[] {
  const pool = poolOf(view);
  const timed = pool.flatMap((hit) => {
    const minutes = hit.label.length < 40 ? timeIn(hit.label) : undefined;
    return minutes === undefined || hit.type === 'field' ? [] : [{ hit, minutes }];
  });
  const slots = timed.filter(({ hit }) => hit.type === 'action');
  if (slots.length > 1) return slots;
  const labels = timed.filter(({ hit }) => hit.type === 'text');
  return labels.map(({ hit, minutes }) => {
    const beside = pool
      .filter(
        (other) =>
          other.id !== hit.id && other.type === 'action' && Math.abs(other.look.box.y - hit.look.box.y) < 8,
      )
      .sort((a, b) => a.look.box.x - b.look.box.x)[0];
    return { hit: beside ?? hit, minutes };
  });
}

function slotOf(view: SkillView, minutes: number | undefined): PcdHit | undefined {
  return minutes === undefined ? undefined : slotsOf(view).find((slot) => slot.minutes === minutes)?.hit;
}

function lastSlotBefore(view: SkillView, end: number, from: PcdHit): PcdHit | undefined {
  const before = slotsOf(view).filter((slot) => slot.minutes < end && slot.hit.look.box.y >= from.look.box.y);
  return before.sort((a, b) => b.minutes - a.minutes)[0]?.hit;
}
