// Logs out: the control itself, else the account menu that hides it.
import { phraseOf } from '../shared/phrase';
import type { PcdHit } from '../shared/query';
import { lookFor } from './aim';
import { attemptsOn } from './attempts';
import { act, draftSkill } from './draft';
import { kindScore } from './synonyms';
import { poolOf } from './target';
import { tell } from './telling';
import { fold } from './words';

export const logoutSkill = draftSkill<'logout'>({
  name: 'logout',
  kinds: ['logout'],
  needs: () => lookFor([{ text: 'log out|sign out|logout|account|profile|menu' }]),
  draft(view) {
    const pool = poolOf(view).filter((hit) => hit.type === 'action' && !hit.disabled);
    const control = pool.find((hit) => hit.kind === 'logout' || kindScore(hit.label, 'logout') >= 0.8);
    if (control)
      return act(
        [{ tool: 'dom.click', on: control, say: phraseOf('do_press', tell(control)) }],
        'verify',
        0.95,
        tell(control),
      );
    if (view.mini.loginState === 'out') return { kind: 'done', note: phraseOf('done_logged_out') };
    const menu = pool
      .filter((hit) => hidesAccount(hit) && attemptsOn(view, hit).length === 0)
      .sort((a, b) => accountScore(b) - accountScore(a))[0];
    if (menu)
      return act(
        [{ tool: 'dom.click', on: menu, say: phraseOf('do_open', tell(menu)) }],
        'replan',
        0.8,
        tell(menu),
      );
    return { kind: 'unable', reason: phraseOf('unable_no_log_out') };
  },
  effects: [
    (after, _params, view) =>
      after.loginState === 'out' ||
      view.mini.loginState !== 'in' ||
      !poolOf(view).some((hit) => hit.kind === 'logout'),
  ],
});

function hidesAccount(hit: PcdHit): boolean {
  return (
    (hit.hasPopup !== undefined && hit.hasPopup !== 'false') ||
    hit.expanded === false ||
    hit.kind === 'account' ||
    hit.kind === 'menu'
  );
}

function accountScore(hit: PcdHit): number {
  const named =
    hit.kind === 'account' || /account|profile|user|konto|profil|账户/.test(fold(hit.label)) ? 1 : 0;
  return named + (hit.landmark === 'header' || hit.landmark === 'nav' ? 0.3 : 0);
}
