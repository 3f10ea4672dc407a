// Radios, check boxes and lists under a name of their own: to a user the name is a field and the choices are its
// values ("plan Pro", "choose the Pro plan", "toppings Cheese and Olives").
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { starNamed } from '../amounts/set-rating';
import { nameOfField } from '../fields/fields';
import type { SkillView } from '../skill';
import type { DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { otherNamesOf } from '../words/field-words';
import { isChoice } from '../words/role-words';
import { nameScore, quote, tokens } from '../words/words';

/** What is said is nearly what is written: less may mean another group, or another choice of it. */
const SAME = 0.75;

/** The choices that a value means in the group that a phrase names; undefined when the page has no such choices. */
export function choicesNamed(
  view: SkillView,
  field: TargetPhrase | undefined,
  value: string,
): PcdHit[] | undefined {
  if (!field || field.text === '' || value === '') return undefined;
  const choices = poolOf(view).filter((hit) => isChoice(hit) && !hit.disabled);
  const under = (name: string): PcdHit[] =>
    choices.filter((hit) => nameScore(name, hit.section ?? '') >= SAME);
  const names = [field.text, ...otherNamesOf(field.text)];
  const grouped = names.map(under).find((hits) => hits.length > 0) ?? [];
  const one = bestOf(grouped, value) ?? starNamed(view, field, value) ?? toggleNamed(view, field.text, value);
  if (one) return [one];
  const boxes = grouped.filter((hit) => hit.role === 'checkbox');
  const several = value.split(/\s*[,，、]\s*(?:and |und )?|\s+(?:and|und|&|\+)\s+/u);
  const found = several.flatMap((part) => bestOf(boxes, part) ?? []);
  return several.length > 1 && found.length === several.length ? found : undefined;
}

/** From the name of a group to its first row, px. */
const MOST_ABOVE = 40;

/** Of buttons that stay pressed in a row, which is how scripts draw a choice of one: the one that the value means. */
function toggleNamed(view: SkillView, name: string, value: string): PcdHit | undefined {
  const pool = poolOf(view);
  const toggles = pool.filter(
    (hit) => hit.role === 'button' && hit.pressed !== undefined && !hit.disabled && !hit.behind,
  );
  const titles = pool.filter((hit) => hit.type === 'text' && nameScore(name, hit.label) >= 0.9);
  const isUnder = ({ look: { box } }: PcdHit): boolean =>
    titles.some(({ look: { box: title } }) => {
      const below = box.y - title.y - title.h;
      const isOnLine = title.y < box.y + box.h && box.y < title.y + title.h;
      return isOnLine ? title.x + title.w <= box.x + 2 : below >= -2 && below < MOST_ABOVE;
    });
  const grouped = toggles.filter((hit) => nameScore(name, hit.section ?? '') >= SAME || isUnder(hit));
  const found = bestOf(grouped, value);
  const row = grouped.filter((hit) => hit.look.box.y === found?.look.box.y && hit.parent === found.parent);
  return row.length > 1 && row.filter(({ pressed }) => pressed).length < 2 ? found : undefined;
}

/** The step that takes a choice, or a star without a role. */
export function take(hit: PcdHit): DraftStep {
  const say = phraseOf('do_choose', hit.label ? quote(hit.label) : nameOfField(hit));
  return isChoice(hit)
    ? { tool: 'dom.check', on: hit, args: { on: true }, say }
    : { tool: 'dom.click', on: hit, say };
}

function bestOf(choices: readonly PcdHit[], value: string): PcdHit | undefined {
  const scored = choices
    .map((hit) => ({ hit, score: nameScore(value, hit.label) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best && best.score >= SAME && best.score > (second?.score ?? 0) ? best.hit : undefined;
}

/** "The Pro plan" where a list or a group is called "Plan" and nothing "Pro plan": the option and its field apart. */
export function withFieldApart(view: SkillView, params: IntentOf<'choose'>): IntentOf<'choose'> {
  const last = params.options.at(-1);
  if (params.field || !last || last.text === '' || last.literal || last.within) return params;
  const hits = poolOf(view);
  if (hits.some((hit) => hit.type !== 'text' && nameScore(last.text, hit.label) >= 0.9)) return params;
  const names = hits.flatMap((hit) => nameOfList(hit) ?? []);
  const isName = (words: readonly string[]): boolean =>
    names.some((name) => nameScore(words.join(' '), name) >= 0.9);
  // As they are written: "Y-m-d" is one word and not "m/d/Y".
  const words = /\s/.test(last.text) ? last.text.split(/\s+/) : tokens(last.text);
  const look = last.look?.size ?? last.look?.color;
  const apart = (option: string, field: readonly string[]): IntentOf<'choose'> => ({
    ...params,
    options: [...params.options.slice(0, -1), { text: option }],
    field: { text: field.join(' ') },
  });
  if (look !== undefined && isName(words)) return apart(look, words);
  for (let count = words.length - 1; count > 0; count--) {
    const [front, back] = [words.slice(0, -count), words.slice(-count)];
    if (isName(back)) return apart(front.join(' '), back);
    const [first, rest] = [words.slice(0, count), words.slice(count)];
    if (isName(first)) return apart(rest.join(' '), first);
  }
  return params;
}

/** What a list, or the group that a choice belongs to, is called. */
function nameOfList(hit: PcdHit): string | undefined {
  if (isChoice(hit)) return hit.section;
  const isList = hit.tag === 'select' || hit.role === 'combobox' || hit.role === 'listbox';
  return isList ? hit.label : undefined;
}
