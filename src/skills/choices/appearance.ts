// "Dark mode", „dunkles Design“, 深色模式: what pages are to look like. Where no switch is called so, there may be one for
// the opposite, or a setting "Theme" of which this is a value.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { WAYS_TO_SETTINGS } from '../account/my-settings';
import { isField } from '../fields/fields';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold, hasPhrase } from '../words/words';

export type Look = 'dark' | 'light';

/** What settings call a look, in the languages of the interpreter; as `fold` gives them. */
const VALUES: Readonly<Record<Look, readonly string[]>> = {
  dark: ['dark', 'dunkel', '深色', '暗色', 'night', 'nacht', '夜间'],
  light: ['light', 'hell', '浅色', '亮色', 'day', 'tag', '日间'],
};

const EN = '(?:mode|theme|design|colou?r scheme)';
const DE = '(?:modus|design|farbschema|darstellung)';
const ZH = '(?:模式|主题|外观)';
const SAID: Readonly<Record<Look, RegExp>> = {
  dark: new RegExp(
    `^(?:(?:dark|night|black)[ -]?${EN}|(?:dunkle[nrs]? |dunkel|nacht)-?${DE}|(?:深色|暗色|夜间|黑暗)${ZH})$`,
  ),
  light: new RegExp(
    `^(?:(?:light|day)[ -]?${EN}|(?:helle[nrs]? |hell|tag(?:es)?)-?${DE}|(?:浅色|亮色|明亮|日间)${ZH})$`,
  ),
};
const ARTICLE = /^(?:the|a|de[rnm]|das|ein(?:en)?) /;

export function lookOf(words: string): Look | undefined {
  const said = fold(words).replace(ARTICLE, '');
  return SAID.dark.test(said) ? 'dark' : SAID.light.test(said) ? 'light' : undefined;
}

const opposite = (look: Look): Look => (look === 'dark' ? 'light' : 'dark');

/** The one switch for this look, whatever its word for "mode" is. */
export function switchOf(view: SkillView, look: Look): PcdHit | undefined {
  const [only, ...others] = poolOf(view).filter(
    (hit) => isChoice(hit) && hit.role !== 'radio' && lookOf(hit.label) === look,
  );
  return others.length === 0 ? only : undefined;
}

/** The one switch that is off while this look is on. */
export const switchOfOpposite = (view: SkillView, look: Look): PcdHit | undefined =>
  switchOf(view, opposite(look));

/** The same wish as a value of a setting, in the words of the page. */
export function asTheme(view: SkillView, look: Look, on: boolean): IntentOf<'fill'> {
  const values = VALUES[on ? look : opposite(look)];
  const shown = poolOf(view).flatMap(({ label, options = [] }) => [label, ...options]);
  const text = values.find((value) => shown.some((name) => hasPhrase(fold(name), value))) ?? values[0]!;
  const setting = poolOf(view).find((hit) => isField(hit) > 0 && MODE.test(fold(hit.label)));
  const field = { text: setting?.label ?? 'theme' };
  return { kind: 'fill', fields: [{ field, value: { from: 'text', text } }], mine: true };
}

/** Other names of the setting; as `fold` gives them. */
const MODE =
  /^(?:(?:interface|display|colou?r|appearance) (?:mode|scheme)|(?:anzeige|farb)modus|(?:界面|显示|颜色)模式)\W*$/;

/** What a page is asked for, so that such a setting or the way to it is among the answers. */
export const WAYS_TO_THEMES: readonly TargetPhrase[] = [
  ...['theme|mode', 'appearance', 'design', 'dark', 'light', '主题', '外观'].map((text) => ({ text })),
  ...WAYS_TO_SETTINGS,
];
