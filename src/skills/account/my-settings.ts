// The way to the user's own settings, where something of theirs that this page lacks may stand.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type ActDraft } from '../steps/draft';
import { isUnsent } from '../steps/last-filled';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold, hasPhrase, tokens } from '../words/words';
import { accountMenu, openMenu } from './account-menu';

/** What a page is asked for, so that the way there is among the answers. */
export const WAYS_TO_SETTINGS: readonly TargetPhrase[] = [
  { text: 'settings' },
  { text: 'preferences' },
  { text: 'profile' },
  { text: 'account' },
  { text: 'display|appearance|interface|general' },
];

/** The likeliest first; as `fold` gives them. */
const PLACES: readonly RegExp[] = [
  /^(?:my|your|user|personal|account) (?:settings|preferences|profile|account)$|^(?:meine?|personliche) (?:einstellungen|konto|profil)$|^(?:我的|个人)(?:设置|资料|账户|账号)$/,
  /\b(?:settings|preferences)\b|einstellungen|设置/,
  /^(?:(?:my|your|edit|view|update|manage|mein) )?profile?\b|个人资料/,
  /^(?:(?:my|your|mein) )?(?:account|konto)\b|账户|账号/,
  /^(?:display|appearance|interface|general|anzeige|darstellung|oberflache|allgemein)$|^(?:显示|外观|通用|常规)$/,
];

/** "Change signature", "Signature settings", "Your signature". */
const isFor = (label: string, field: string): boolean =>
  field !== '' && hasPhrase(fold(label), fold(field)) && tokens(label).length <= tokens(field).length + 2;

/**
 * Opens the likeliest of these places that has not been looked in, else the menu that may hold them; none where
 * entries would be lost by it.
 */
export function toMySettings(view: SkillView, fields: readonly FieldValue[]): ActDraft | undefined {
  if (isUnsent(view.memory)) return undefined;
  const ways = poolOf(view).filter(
    (hit) =>
      (hit.role === 'link' || hit.role === 'menuitem') &&
      !hit.disabled &&
      !hit.behind &&
      !isPartOfItem(hit) &&
      attemptsOn(view, hit).length === 0,
  );
  const named = ways.find((hit) => fields.some(({ field }) => isFor(hit.label, field?.text ?? '')));
  for (const way of [named, ...PLACES.map((place) => ways.find((hit) => place.test(fold(hit.label))))]) {
    const say = way && phraseOf('do_look', tell(way));
    if (way && say) return act([{ tool: 'dom.click', on: way, say }], 'replan', 0.7, tell(way));
  }
  const menu = accountMenu(view, { sure: true });
  return menu && openMenu(view, menu, phraseOf('do_look', tell(menu)));
}
