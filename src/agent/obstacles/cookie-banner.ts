// Finds a consent banner and the way out of it that gives the least away.
import type { Need } from '../../shared/messages/content-request';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../../skills/skill';
import { fold } from '../../skills/words/words';

export const CONSENT_NEED: Need = {
  key: 'consent',
  type: 'query',
  query: {
    text: 'cookie|cookies|consent|reject|decline|necessary|accept|agree|ablehnen|akzeptieren|zustimmen|拒绝|接受',
    roles: ['button', 'link', 'dialog', 'alertdialog', 'region'],
    topK: 24,
  },
};

const ABOUT =
  /\bcookies?\b|\bconsent\b|\bgdpr\b|\bprivacy (?:choices|preferences|settings)\b|datenschutz|einwilligung|隐私|饼干/;
const LEAST =
  /^(?:(?:only |use |allow |accept )*(?:strictly )?(?:necessary|essential|required)(?: cookies)?(?: only)?|reject(?: all)?(?: cookies)?|decline(?: all)?(?: cookies)?|refuse(?: all)?|deny(?: all)?|continue without (?:accepting|agreeing)|(?:alle )?ablehnen|nur notwendige.*|nur erforderliche.*|全部拒绝|拒绝)$/;
const SOME =
  /^(?:accept(?: all)?(?: cookies)?|allow(?: all)?(?: cookies)?|agree(?: and (?:close|continue))?|i agree|i accept|got it!?|ok(?:ay)?|alle akzeptieren|akzeptieren|zustimmen|einverstanden|verstanden|全部接受|接受|同意)$/;

/** The button that closes the banner; undefined where there is none. */
export function bannerExit(view: SkillView): PcdHit | undefined {
  const pool = [...view.hits('consent'), ...view.hits('all')].filter(
    (hit, at, all) => all.findIndex((other) => other.id === hit.id) === at,
  );
  const byId = new Map(pool.map((hit) => [hit.id, hit]));
  const dialogIsOne = ABOUT.test(fold(view.mini.dialog?.label ?? ''));
  const isAbout = (hit: PcdHit): boolean => {
    const around = [
      hit.section,
      hit.itemText,
      byId.get(hit.parent ?? '')?.label,
      byId.get(hit.formId ?? '')?.label,
    ];
    return (
      dialogIsOne ||
      /\bcookies\b/.test(fold(hit.label)) ||
      around.some((text) => text && ABOUT.test(fold(text)))
    );
  };
  const buttons = pool.filter(
    (hit) =>
      hit.type !== 'text' && !hit.disabled && (hit.role === 'button' || hit.role === 'link' || hit.implicit),
  );
  const leaving = (pattern: RegExp): PcdHit | undefined =>
    buttons.find((hit) => pattern.test(fold(hit.label)) && isAbout(hit));
  const told = (kind: string): PcdHit | undefined => buttons.find((hit) => hit.kind === kind);
  const least = told('reject_cookies') ?? leaving(LEAST);
  if (least) return least;
  // "Accept" beside "Reject" is a banner even when nothing near them says "cookie".
  const accept = buttons.find((hit) => SOME.test(fold(hit.label)));
  const reject = buttons.find((hit) => LEAST.test(fold(hit.label)));
  if (accept && reject && Math.abs(accept.look.box.y - reject.look.box.y) < 120) return reject;
  return told('accept_cookies') ?? leaving(SOME);
}
