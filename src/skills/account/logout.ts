// Logs out: the control itself, else the account menu that hides it.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { pathWords } from '../words/address';
import { kindScore } from '../words/synonyms';
import { accountMenu, openMenu } from './account-menu';

/** The end of an address; "Sign-off" is also what approves something. */
const LEADS_OUT = /\/(?:log[-_]?(?:out|off)|sign[-_]?out)\/?$/i;
/** Pages that tell of it. */
const TELLS = /help|support|docs?|faq|wiki/i;

function leadsOut({ mini }: SkillView, { href = '' }: PcdHit): boolean {
  const path = pathWords(href);
  return LEADS_OUT.test(path) && !TELLS.test(path) && new URL(href, mini.url).origin === mini.origin;
}

export const logoutSkill = draftSkill<'logout'>({
  name: 'logout',
  kinds: ['logout'],
  needs: () => lookFor([{ text: 'log out|sign out|logout|account|profile|menu|settings' }]),
  draft(view) {
    const pool = poolOf(view).filter((hit) => hit.type === 'action' && !hit.disabled);
    const control =
      pool.find((hit) => hit.kind === 'logout' || kindScore(hit.label, 'logout') >= 0.8) ??
      pool.find((hit) => leadsOut(view, hit));
    if (control)
      return act(
        [{ tool: 'dom.click', on: control, say: phraseOf('do_press', tell(control)) }],
        'verify',
        0.95,
        tell(control),
      );
    // A page with a field for a password may be the user's own.
    if (view.mini.loginState === 'out' && view.attempts.length === 0)
      return { kind: 'done', note: phraseOf('done_logged_out') };
    const menu = accountMenu(view);
    if (menu) return openMenu(view, menu, phraseOf('do_open', tell(menu)));
    return { kind: 'unable', reason: phraseOf('unable_no_log_out') };
  },
  effects: [
    (after, _params, view) =>
      after.loginState === 'out' ||
      view.mini.loginState !== 'in' ||
      !poolOf(view).some((hit) => hit.kind === 'logout'),
  ],
});
