// Sets a colour: by the browser's own field, a text field for its code, or the patch of that colour. What is pressed
// counts only when the page shows that it was chosen; else the next way is tried.
import { sameColor } from '../../ranking/color-words';
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank, nameOfField } from '../fields/fields';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { aim } from '../target/aim';
import { poolOf } from '../target/pool';
import { ASK_BELOW } from '../target/target';
import { tell } from '../target/telling';
import { colorHex } from '../words/color-names';
import { isChoice, takesText } from '../words/role-words';
import { fold, nameScore, quote } from '../words/words';

const MOST_TRIES = 2;
/** A larger thing is a part of the page that has that colour, px. */
const PATCH_PX = 120;

/** Undefined: nothing on the page has to do with colours. */
export function setColor(view: SkillView, params: IntentOf<'set'>): Draft | undefined {
  const hex = (colorHex(params.value) ?? params.value).toLowerCase();
  const done: Draft = { kind: 'done', note: phraseOf('done_colour', params.value) };
  const pool = poolOf(view).filter((hit) => !hit.disabled);
  const input = fieldNamed(view, params, (hit) => hit.inputType === 'color');
  const text = fieldNamed(view, params, isForColorCode);
  if (input && fold(input.value ?? '') === hex) return done;
  if (input && attemptsOn(view, input).length < MOST_TRIES) return fill(input, hex, 'dom.set', params.value);
  if (text && codeOf(text) === codeIn(hex)) return done;
  const patches = ofPalette(pool.filter(isPatch), params);
  const isOnly = new Set(patches.map(paletteOf)).size === 1;
  const exact = patches.filter((hit) => isCalled(hit, params.value, hex) || hit.look.hex === hex);
  if (exact.some((hit) => wasChosen(view, hit, isOnly))) return done;
  const patch = exact.find((hit) => attemptsOn(view, hit).length === 0);
  if (patch) return press(patch, params.value, 0.85);
  if (text && attemptsOn(view, text).length < MOST_TRIES) {
    const isBare = /^[0-9a-f]{6}$/i.test(text.value ?? '');
    return fill(text, isBare ? codeIn(hex) : hex, 'dom.type', params.value);
  }
  const alike = patches.filter((hit) => hit.look.color && sameColor(hit.look.color, params.value));
  const near = alike.find((hit) => attemptsOn(view, hit).length === 0);
  if (alike.some((hit) => wasChosen(view, hit, isOnly))) return done;
  if (near) return press(near, params.value, 0.65);
  return input || text || patches.some((hit) => attemptsOn(view, hit).length > 0)
    ? { kind: 'unable', reason: phraseOf('unable_colour_not_shown', params.value) }
    : undefined;
}

/** The field of a kind; of several, the one that the words name. */
function fieldNamed(
  view: SkillView,
  { field }: IntentOf<'set'>,
  fits: (hit: PcdHit) => boolean,
): PcdHit | undefined {
  const among = poolOf(view).filter((hit) => !hit.disabled && fits(hit));
  if (among.length <= 1 || !field || isBlank(field)) return among[0];
  const named = aim(view, field, { among });
  return named.ok ? named.hit : among[0];
}

/** Six digits may be any number: a sign or a letter makes them a colour, else what the field is called. */
function isForColorCode(hit: PcdHit): boolean {
  return (
    takesText(hit) &&
    (/^(?:#[0-9a-f]{6}|(?!\d+$)[0-9a-f]{6})$/i.test(hit.value ?? '') ||
      /colou?r|hex|farbe|颜色/.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)))
  );
}

const paletteOf = (hit: PcdHit): string => JSON.stringify([hit.parent, hit.section]);

/** Those below the heading that the words name, where one is so called. */
function ofPalette(patches: PcdHit[], { field }: IntentOf<'set'>): PcdHit[] {
  const words = fold(field?.text ?? '').replace(COLOR_WORDS, ' ');
  const scores = patches.map((hit) => nameScore(words, fold(hit.section ?? '').replace(COLOR_WORDS, ' ')));
  const best = Math.max(ASK_BELOW, ...scores);
  const named = patches.filter((_hit, index) => scores[index] === best);
  return named.length > 0 ? named : patches;
}

const COLOR_WORDS = /colou?rs?|farben?|颜色/g;

const codeIn = (hex: string): string => fold(hex).replace('#', '');
const codeOf = (hit: PcdHit): string => codeIn(colorHex(hit.value ?? '') ?? hit.value ?? '');

/** A bare patch of colour, or an entry that is called by one: what bears other words does something else. */
function isPatch(hit: PcdHit): boolean {
  if (hit.type === 'field' ? !isChoice(hit) : hit.type !== 'action' && !hit.implicit) return false;
  const { w, h } = hit.look.box;
  if (w > PATCH_PX || h > PATCH_PX) return isNamedColor(hit.label);
  return hit.label === '' || isNamedColor(hit.label) || /swatch|colou?r|farbe|颜色/.test(fold(hit.label));
}

function isNamedColor(label: string): boolean {
  return colorHex(label) !== undefined || /#[0-9a-f]{6}\b/i.test(label);
}

function isCalled(hit: PcdHit, name: string, hex: string): boolean {
  const label = fold(hit.label);
  return label === fold(name) || label.endsWith(hex);
}

/** The page says so of the patch, or something on it changed by the press. Unpressed ones count of the only palette. */
function wasChosen(view: SkillView, hit: PcdHit, isOnly: boolean): boolean {
  const state = hit.checked ?? hit.selected ?? hit.pressed;
  const tries = attemptsOn(view, hit);
  if (state !== undefined) return state === true && (isOnly || tries.some(({ result }) => result.ok));
  return tries.some(changedSomething);
}

function press(hit: PcdHit, name: string, confidence: number): Draft {
  const say = phraseOf('do_choose_colour', quote(name));
  return act([{ tool: 'dom.click', on: hit, say }], 'verify', confidence, tell(hit));
}

function fill(hit: PcdHit, value: string, tool: 'dom.set' | 'dom.type', name: string): Draft {
  const field = nameOfField(hit);
  const args = tool === 'dom.set' ? { value } : { text: value };
  const say = phraseOf('do_set', field, quote(name));
  return act([{ tool, on: hit, args, say }], 'verify', tool === 'dom.set' ? 0.9 : 0.8, field);
}
