// Logs in with a secret handle: the one of the wish, else the one that the user saved for this site. Without one, or
// when the page refuses, the user is asked to do it.
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { holds, textFields } from '../fields/fields';
import { submitButtons } from '../forms/submit-buttons';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { exploreFor, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { kindScore } from '../words/synonyms';
import { fold, hasPhrase } from '../words/words';

const USER = /\b(?:user|user ?name|login|e-?mail|account|benutzer(?:name)?|id|phone)\b|用户名|邮箱/;
const TOO_FAR = 6;

export const loginSkill = draftSkill<'login'>({
  name: 'login',
  kinds: ['login'],
  needs: () => lookFor([{ text: 'log in|login|sign in|password|username|email' }]),
  draft(view, params) {
    const fields = textFields(view);
    const password = fields.find((hit) => hit.inputType === 'password');
    if (view.mini.loginState === 'in' && !password) return { kind: 'done', note: phraseOf('done_logged') };
    if (view.attempts.length > TOO_FAR) return assist(phraseOf('help_log_in_failed'));
    const saved = params.secret === undefined ? savedFor(view, params.user) : undefined;
    const name = params.user ?? saved?.user;
    if (!password) return withoutPassword(view, name, fields);
    const secret = params.secret ?? saved?.handle;
    if (secret === undefined)
      return view.secrets.length > 1
        ? { kind: 'ask', question: phraseOf('ask_which_password'), options: optionsFor(view.secrets) }
        : assist(phraseOf('help_log_in'));
    const user = userField(fields, password);
    if (attemptsOn(view, password, 'dom.type').some((attempt) => attempt.result.ok) && pressedSubmit(view))
      return assist(phraseOf('help_log_in_refused'));
    const steps: DraftStep[] = [];
    if (user && name && !holds(user, name))
      steps.push({ tool: 'dom.type', on: user, args: { text: name }, say: phraseOf('do_type_user_name') });
    else if (user && !name && (user.value ?? '') === '') return assist(phraseOf('help_user_name'));
    steps.push({
      tool: 'dom.type',
      on: password,
      args: { text: '', secret },
      say: phraseOf('do_type_password'),
    });
    const button = loginButton(view, password);
    steps.push(
      button
        ? { tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }
        : { tool: 'dom.press', on: password, args: { key: 'Enter' }, say: phraseOf('do_press_enter_log') },
    );
    return act(steps, 'verify', 0.95, phraseOf('why_log_form'));
  },
  effects: [
    (after, _params, view) => {
      if (after.loginState === 'in' || view.mini.loginState === 'in') return true;
      const isTyped = ({ call, result }: Attempt): boolean => call.args['secret'] !== undefined && result.ok;
      // A password that is shown to be read is still asked for.
      const asks = textFields(view).some(
        (hit) => hit.inputType === 'password' || attemptsOn(view, hit, 'dom.type').some(isTyped),
      );
      return view.attempts.some(isTyped) && !asks;
    },
  ],
});

/** By their names, numbered where several are called the same: handles are shown to nobody. */
function optionsFor(secrets: SkillView['secrets']): Array<{ label: string; value: string }> {
  return secrets.map(({ name }, at) => {
    const isAlike = (other: { name: string }): boolean => fold(other.name) === fold(name);
    const nth = secrets.slice(0, at + 1).filter(isAlike).length;
    const label = secrets.filter(isAlike).length > 1 ? `${name}, number ${nth}` : name;
    return { label, value: label };
  });
}

interface Saved {
  handle: string;
  /** The user name that its name tells. */
  user: string | undefined;
}

/** The only one saved for this site; of several, the one that the newest telling answer or the user name names. */
function savedFor({ secrets, answers }: SkillView, user: string | undefined): Saved | undefined {
  const said = user === undefined ? answers : [user, ...answers];
  const named = said.map((words) => namedBy(words, secrets)).findLast((found) => found.length > 0);
  const [only, ...others] = named ?? secrets;
  if (!only || others.length > 0) return undefined;
  const owner = EMAIL.exec(only.name)?.[0];
  // That of somebody else is of no use.
  if (!named && user !== undefined && owner !== undefined) return undefined;
  return { handle: only.handle, user: owner };
}

/** An option of the question is the very one, though another one may begin with its words. */
function namedBy(words: string, secrets: SkillView['secrets']): SkillView['secrets'] {
  const at = optionsFor(secrets).findIndex(({ value }) => fold(value) === fold(words));
  if (at >= 0) return secrets.slice(at, at + 1);
  return secrets.filter(({ name }) => hasPhrase(fold(name), fold(words)));
}

const EMAIL = /[^\s@<>():,;]+@[^\s@<>():,;]+\.[^\s@<>():,;]+/;

function assist(message: Phrase): Draft {
  return { kind: 'assist', type: 'login', message };
}

function pressedSubmit(view: SkillView): boolean {
  return view.attempts.some(
    (attempt) => attempt.result.ok && ['dom.click', 'dom.press'].includes(attempt.call.name),
  );
}

function userField(fields: readonly PcdHit[], password: PcdHit): PcdHit | undefined {
  const before = fields.filter((hit) => hit.id !== password.id && hit.inputType !== 'password');
  const own = password.formId ? before.filter((hit) => hit.formId === password.formId) : before;
  const named = own.filter(
    (hit) => USER.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)) || hit.inputType === 'email',
  );
  return named[0] ?? own.filter((hit) => hit.order < password.order).at(-1);
}

function loginButton(view: SkillView, password: PcdHit): PcdHit | undefined {
  const buttons = submitButtons(view).filter((hit) => hit.formId === password.formId);
  const isLogin = (hit: PcdHit): boolean => hit.kind === 'login' || kindScore(hit.label, 'login') >= 0.8;
  return buttons.find(isLogin) ?? submitButtons(view).find(isLogin) ?? buttons[0];
}

/** Log-in in two pages, a link that leads to the form, or no log-in at all. */
function withoutPassword(view: SkillView, user: string | undefined, fields: readonly PcdHit[]): Draft {
  const first = fields.find(
    (hit) => USER.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)) && hit.role !== 'searchbox',
  );
  const next = submitButtons(view).find((hit) => hit.formId === first?.formId);
  const looksLikeLogin = /log ?in|sign ?in|anmeld|登录/.test(
    fold(`${view.mini.title} ${next?.label ?? ''} ${view.mini.url}`),
  );
  if (first && next && user && looksLikeLogin && attemptsOn(view, first).length === 0)
    return act(
      [
        { tool: 'dom.type', on: first, args: { text: user }, say: phraseOf('do_type_user_name') },
        { tool: 'dom.click', on: next, say: phraseOf('do_press', tell(next)) },
      ],
      'replan',
      0.85,
      phraseOf('why_first_page_log'),
    );
  const link = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      (hit.kind === 'login' || kindScore(hit.label, 'login') >= 0.8) &&
      attemptsOn(view, hit).length === 0,
  );
  if (link)
    return act(
      [{ tool: 'dom.click', on: link, say: phraseOf('do_open', tell(link)) }],
      'replan',
      0.9,
      tell(link),
    );
  return exploreFor('log in|login|sign in', phraseOf('seek_log_page'));
}
