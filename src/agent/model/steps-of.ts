// From numbers to steps: what a model chose becomes calls that code writes. A number names a perceived thing;
// which act fits it is known here, not by the model; a value is text to type or an option, never a target.
import { looksSecret } from '../../policy/secrets/secret-patterns';
import type { Intent } from '../../shared/intent';
import { phraseOf, type PhraseKey } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { secretHandle } from '../../shared/secret-handle';
import { enter, isField } from '../../skills/fields/fields';
import type { DraftStep } from '../../skills/steps/draft';
import { tell } from '../../skills/target/telling';
import { isChoice } from '../../skills/words/role-words';
import { fold, hasPhrase } from '../../skills/words/words';
import type { Candidate } from './candidates';

export interface Chosen {
  candidate: Candidate;
  value: string;
}

/**
 * The step of a choice; undefined when its value makes none (an address that is no address), or when it looks
 * like a card number or a key: a model has those from nowhere that it should, and a plan is stored.
 */
export function stepOf({ candidate, value }: Chosen, intent: Intent, pageUrl: string): DraftStep | undefined {
  if (looksSecret(value)) return undefined;
  if ('open' in candidate) return openStep(value, pageUrl);
  if ('call' in candidate) {
    const { call, say } = candidate;
    return { tool: call.name as DraftStep['tool'], args: call.args, say };
  }
  const { hit } = candidate;
  const wished = WISHED[intent.kind];
  if (wished !== undefined) return { tool: wished.tool, on: hit, say: phraseOf(wished.say, tell(hit)) };
  if (intent.kind === 'click' && intent.double === true)
    return { tool: 'dom.dblclick', on: hit, say: phraseOf('do_double_click', tell(hit)) };
  return isField(hit) > 0 ? fieldStep(hit, value, intent) : clickStep(hit);
}

/** Wishes that say what is to be done with the thing; which one it is, was the model's to say. */
const WISHED: Partial<Record<Intent['kind'], { tool: DraftStep['tool']; say: PhraseKey }>> = {
  hover: { tool: 'dom.hover', say: 'do_point_at' },
  focus: { tool: 'dom.focus', say: 'do_focus' },
};

const clickStep = (hit: PcdHit): DraftStep => ({
  tool: 'dom.click',
  on: hit,
  say: phraseOf('do_click', tell(hit)),
});

function fieldStep(hit: PcdHit, value: string, intent: Intent): DraftStep {
  const text = value.trim();
  if (isChoice(hit)) return enter(hit, isSwitchedOff(hit, text, intent) ? 'off' : 'on');
  if (secretHandle.safeParse(text).success) return enter(hit, '', { secret: text });
  // Nothing to type: an empty field is opened, a filled one is emptied.
  if (text === '' && (hit.value ?? '') === '') return clickStep(hit);
  return enter(hit, value);
}

/** A model that names a checked box and says nothing of it does so to change it. */
function isSwitchedOff(hit: PcdHit, text: string, intent: Intent): boolean {
  if (intent.kind === 'check') return !intent.on;
  // "None" and "Not now" are what is chosen where they are in its name; of several choices none is taken back.
  if (hit.role === 'radio') return false;
  if (text === '') return intent.kind === 'other' && hit.checked === true;
  return OFF.test(fold(text)) && (PLAIN_OFF.test(fold(text)) || !hasPhrase(fold(hit.label), fold(text)));
}

const PLAIN_OFF = /^(?:no|off|false|0)$/;

/** As `fold` gives it. */
const OFF =
  /^(?:no|non|not .+|off|false|0|none|un(?:check|tick|select|mark)\w*|dis(?:able|allow)\w*|deactivate\w*|nein|nicht .+|aus|falsch|abwahlen|abgewahlt|deaktivier\w*|[否关不]|不.+|未.+|关闭|取消.*|禁用)$/;

function openStep(value: string, pageUrl: string): DraftStep | undefined {
  const text = value.trim();
  if (!URL.canParse(text, pageUrl)) return undefined;
  const url = new URL(text, pageUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return {
    tool: 'tabs.navigate',
    args: { url: url.href },
    say: phraseOf('do_go_to', url.href.slice(0, 200)),
  };
}

/** A field that a text or an option must be given for. */
export function wantsValue(candidate: Candidate): candidate is Extract<Candidate, { hit: PcdHit }> {
  return 'hit' in candidate && isField(candidate.hit) > 0 && !isChoice(candidate.hit);
}
