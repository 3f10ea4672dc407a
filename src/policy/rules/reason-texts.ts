// The sentences behind the gate's rules: one key each. Those that a card gives as its reason are phrases too
// (`policy_<key>`), which the interface says in its language; the record always has them in English.

import { inEnglish, phraseOf, PHRASES, type Phrase, type PhraseKey } from '../../shared/phrase';

export const REASON_TEXTS = {
  allowed_read: 'Reading a page of an allowed site.',
  allowed_act: 'It can be taken back, or the task’s own words ask for it.',
  allowed_navigate: 'The address is on an allowed site, or the user named it.',
  approved: 'The user approved exactly this.',
  policy_closed: '{reason}',
  policy_site: 'The administrator’s policy is not understood, so nothing is done: {why}.',
  policy_blocked: 'The administrator blocks {origin}.',
  policy_not_allowed: 'The administrator allows other sites only, not {origin}.',
  policy_feature: 'The administrator switched off: {feature}.',
  policy_confirm: 'The administrator wants every act to be confirmed.',
  no_tab: 'The call names no page that could be judged.',
  no_target: '{tool}: its target was not looked at, so it cannot be judged.',
  bad_page: 'This page cannot be used: {why}.',
  site_not_allowed: '{origin} is not among the allowed sites. Start a task on it, or add it in the options.',
  frame_not_allowed:
    'The frame from {origin} is not among the allowed sites. Add it in the options to use what is in it.',
  tab_not_allowed: 'This tab shows no page of an allowed site.',
  no_permission: 'The browser does not let the extension use {origin} yet.',
  explores_only: 'Exploration only reads and follows addresses.',
  bad_address: 'The address is refused: {why}.',
  address_not_allowed: 'Neither the user nor the allowed sites name {origin}.',
  link_refused: 'The link leads to a {scheme} address, which is not followed.',
  link_program: 'The link opens another program ({scheme}).',
  link_not_allowed: 'The link leads to {origin}, which is not among the allowed sites.',
  download_asked: 'It saves a file from {origin}.',
  credential_typed: 'A {field} field takes only secrets that the user saved or wrote in the goal.',
  credential_read: 'The value of a {field} field is never read.',
  credential_target: 'The form of this {field} field sends to {origin}, not to the page’s own site.',
  credential_frame: 'Secrets are typed only where the page and the frame are of one site.',
  secret_in_text: 'The text looks like a card number or key that the user did not write.',
  control_characters: 'The text holds line breaks or control characters that a one-line field does not take.',
  form_scheme: 'The form sends to a {scheme} address.',
  form_elsewhere: 'The form sends what was entered to another site: {origin}.',
  flow: 'This task has read {from}; what it read could reach {to}.',
  flow_explores: 'This task has read {from}; exploring {to} needs the user’s approval.',
  scripts_off: 'Code in pages is switched off in the options.',
  too_long_to_show: '{tool}: it is too long to be shown whole for approval.',
  script_asked: 'It runs code in the page.',
  upload_asked: 'It hands a file to {origin}.',
  bridge_asked: 'An outside agent asks for it.',
  irreversible: 'It cannot be taken back: {what}.',
  unknown_control: 'A model chose it, and what it does is not known.',
  unnamed: 'The task’s words do not name it, and it may have lasting effects: {what}.',
  offered: 'It is filled in as you asked, and not sent yet. Decline to leave it so.',
} as const;

export type ReasonKey = keyof typeof REASON_TEXTS;
/** Keys of reasons that a card may give: each has a phrase. */
export type AskedKey = Extract<PhraseKey, `policy_${string}`> extends `policy_${infer Key}` ? Key : never;

/** What is filled into the sentence, by name; words of our own as phrases. */
export type Params = Readonly<Record<string, string | Phrase>>;

export interface Reason {
  /** Id of the rule. */
  rule: string;
  key: ReasonKey;
  params: Params;
  /** English. */
  text: string;
  /** The sentence as a phrase, for the card; absent for a refusal. */
  said?: Phrase;
}

export function reason(rule: string, key: ReasonKey, params: Params = {}): Reason {
  const names: string[] = [];
  const text = REASON_TEXTS[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    const value = params[name] ?? '';
    return typeof value === 'string' ? value : inEnglish(value);
  });
  const phraseKey = `policy_${key}`;
  if (!isPhrase(phraseKey)) return { rule, key, params, text };
  return { rule, key, params, text, said: phraseOf(phraseKey, ...names.map((name) => params[name] ?? '')) };
}

const isPhrase = (key: string): key is PhraseKey => Object.hasOwn(PHRASES, key);
