// Agreeing to what a page asks back: with what the question wants before it takes its answer, a box that says that it is
// understood, or a word that is to be typed.
import type { Need } from '../../shared/messages/content-request';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { nameOfField } from '../fields/fields';
import type { Attempt, SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold, quote, quoted } from '../words/words';
import { opensDialog } from './asked-back';
import { act, type ActDraft, type DraftStep } from './draft';

/** The sentence that says what is to be typed, after a press that has brought up a dialog. */
export function needsToAgree(attempts: readonly Attempt[]): Need[] {
  const last = attempts.at(-1);
  if (!last || !opensDialog(last)) return [];
  return [{ key: WANTED, type: 'query', query: { kind: 'text', text: TYPE_WORDS, topK: 8 } }];
}

const WANTED = 'wanted by the question';
const TYPE_WORDS = 'type|enter|write|gib|geben|tippen|eingeben|输入|键入';

/** Ticks and types what the question wants first, and presses `agreement`. */
export function agree(view: SkillView, agreement: PcdHit, then: ActDraft['then']): ActDraft {
  const press: DraftStep = {
    tool: 'dom.click',
    on: agreement,
    say: phraseOf('do_confirm', tell(agreement)),
  };
  const around = poolOf(view).filter((hit) => !hit.behind && isBeside(view, hit, agreement));
  const steps = [...understood(around, agreement), ...typed(view, around), press];
  return act(steps, then, 0.85, tell(agreement));
}

/** In the dialog that is open, else in the same form. */
const isBeside = ({ mini }: SkillView, hit: PcdHit, { formId }: PcdHit): boolean =>
  mini.dialog !== undefined || (formId !== undefined && hit.formId === formId);

const UNDERSTOOD =
  /\b(?:understand|aware|confirm|sure|acknowledge|agree|verstehe|verstanden|bewusst|bestatige|einverstanden)\b|了解|明白|确认|同意/;

/** The one box that holds the answer back, or says that what comes of it is known. */
function understood(around: readonly PcdHit[], agreement: PcdHit): DraftStep[] {
  const open = around.filter((hit) => hit.role === 'checkbox' && hit.checked === false && !hit.disabled);
  const known = agreement.disabled ? open.filter(({ label }) => UNDERSTOOD.test(fold(label))) : [];
  const needed = open.filter(({ required }) => required === true);
  const [box, other] = needed.length > 0 ? needed : known.length > 0 ? known : agreement.disabled ? open : [];
  if (!box || other) return [];
  return [{ tool: 'dom.check', on: box, args: { on: true }, say: phraseOf('do_check', quoted(box.label)) }];
}

/** Into the one empty text field: the word that the question quotes, or names. */
function typed(view: SkillView, around: readonly PcdHit[]): DraftStep[] {
  const [field, other] = around.filter(
    (hit) =>
      hit.type === 'field' &&
      (hit.role === 'textbox' || hit.role === 'searchbox') &&
      hit.inputType !== 'password' &&
      !hit.value,
  );
  if (!field || other) return [];
  const sentences = view
    .hits(WANTED)
    .filter(({ behind }) => !behind)
    .map(({ text, label }) => text ?? label);
  const said = [...sentences, field.label, field.placeholder ?? ''];
  const word = said.flatMap((text) => wordToType(text) ?? [])[0];
  if (word === undefined) return [];
  const say = phraseOf('do_type_into', quote(word), nameOfField(field));
  return [{ tool: 'dom.type', on: field, args: { text: word }, say }];
}

/** What the sentence wants typed: `type "boat-plans" to confirm`, „Gib LÖSCHEN ein“, 输入“删除”以确认. */
export function wordToType(sentence: string): string | undefined {
  const verb = TYPES.exec(sentence);
  if (!verb) return undefined;
  const rest = sentence.slice(verb.index);
  const word = (QUOTED.exec(rest) ?? SHOUTED.exec(rest) ?? BARE.exec(rest))?.groups?.['word'];
  return word === undefined || OTHER.test(word) ? undefined : word;
}

const TYPES = /(?<!\p{L})(?:types?|enter|write|gib|geben|tippen?|schreiben?)(?!\p{L})|输入|键入/iu;
const QUOTED = /(?:["“„«‘「]|(?<!\p{L})')(?<word>[^"”“»'’」]{1,80})["”“»'’」]/u;
const SHOUTED = /^\p{L}+ (?:the word |sie |das wort )?(?<word>\p{Lu}{3,}(?: \p{Lu}{3,})*)(?!\p{L})/u;
const BARE = /^\p{L}+ (?:sie )?(?<word>\S{1,80}) (?:below|in |into |to |ein(?!\p{L}))/iu;
/** Names of what only the user knows, and no words to be typed. */
const OTHER =
  /^(?:passwor[dt]|pin|code|reason|grund|e-?mail|name|text|it|below|this|your|the|a|an|ihre?|dein|einen?)$/i;
