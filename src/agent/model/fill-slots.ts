// A whole form in one question: a value for each field that the task gives one for. For a local model this
// takes the place of one decision a field.
import { hitToText } from '../../ranking/text-form';
import type { ModelClient } from '../../shared/model';
import type { PcdHit } from '../../shared/query';
import { z } from '../../shared/schema';
import { fillSlotsPrompt, FILL_SLOTS_SHARES } from '../prompts/fill-slots-prompt';
import { roomFor } from '../prompts/prompt-room';
import { taskLines, type TaskWords } from '../prompts/task-lines';
import { estimateTokens } from '../prompts/token-estimate';
import { askModel, type Asked } from './ask-model';
import { oneOf, typed } from './choice-schema';
import { isFailure } from './is-failure';

export type Filled = Array<{ hit: PcdHit; value: string }>;

/** `fields`: at least one. Values come back in the order of the page, each field once, empty ones left out. */
export async function fillSlots(
  client: ModelClient,
  task: TaskWords,
  fields: readonly PcdHit[],
  signal: AbortSignal,
): Promise<Asked<Filled>> {
  const room = roomFor(client, taskLines(task), FILL_SLOTS_SHARES);
  if (isFailure(room)) return room;
  let left = room.page;
  const lines: string[] = [];
  for (const [index, hit] of fields.entries()) {
    const line = `${index + 1}. ${hitToText(hit)}`;
    left -= estimateTokens(line) + 1;
    if (left < 0) break;
    lines.push(line);
  }
  const numbers = lines.map((_line, index) => String(index + 1));
  const slot = z.object({ choice: oneOf(numbers), value: typed });
  const asked = await askModel(
    client,
    {
      name: 'fields',
      messages: fillSlotsPrompt(task, lines),
      schema: z.object({ fields: z.array(slot).check(z.maxLength(60)) }),
      maxTokens: room.reply,
    },
    signal,
  );
  if (!asked.ok) return asked;
  const values = new Map(asked.value.fields.map(({ choice, value }) => [choice, value]));
  const filled = fields.flatMap((hit, index) => {
    const value = values.get(String(index + 1)) ?? '';
    return value.trim() === '' ? [] : [{ hit, value }];
  });
  return { ...asked, value: filled };
}
