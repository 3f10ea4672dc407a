// "Dark mode", „dunkles Design“, 深色模式: what pages are to look like. Where no switch is called so, there may be one for
// the opposite, or a setting "Theme" of which this is a value.
import type { IntentOf, TargetPhrase } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { WAYS_TO_SETTINGS } from './my-settings';
import { isChoice } from './role-words';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { fold, hasPhrase } from './words';

type Look = 'dark' | 'light';

/** What settings call a look, in the languages of the interpreter; as `fold` gives them. */
const VALUES: Readonly<Record<Look, readonly string[]>> = {
  dark: ['dark', 'dunkel', '深色', '暗色', 'night', 'nacht', '夜间'],
  light: ['light', 'hell', '浅色', '亮色', 'day', 'tag', '日间'],
};

const SAID: Readonly<Record<Look, RegExp>> = {
  dark: /^(?:(?:dark|night|black|dunkle[nrs]?) |dunkel|nacht|深色|暗色|夜间|黑暗)/,
  light: /^(?:(?:light|day|helle[nrs]?) |hell|tag(?:es)?|浅色|亮色|明亮|日间)/,
};
const ARTICLE = /^(?:the|a|de[rnm]|das|ein(?:en)?) /;
const IS_LOOK = /(?:mode|modus|theme|thema|design|schem[ae]|darstellung|模式|主题|外观)$/;

export function lookOf(words: string): Look | undefined {
  const said = fold(words).replace(ARTICLE, '');
  if (!IS_LOOK.test(said)) return undefined;
  return SAID.dark.test(said) ? 'dark' : SAID.light.test(said) ? 'light' : undefined;
}

const opposite = (look: Look): Look => (look === 'dark' ? 'light' : 'dark');

/** The one switch that is off while this look is on. */
export function switchOfOpposite(view: SkillView, look: Look): PcdHit | undefined {
  const [only, ...others] = poolOf(view).filter(
    (hit) => isChoice(hit) && hit.role !== 'radio' && lookOf(hit.label) === opposite(look),
  );
  return others.length === 0 ? only : undefined;
}

/** The same wish as a value of a setting, in the words of the page. */
export function asTheme(view: SkillView, look: Look, on: boolean): IntentOf<'fill'> {
  const values = VALUES[on ? look : opposite(look)];
  const shown = poolOf(view).flatMap(({ label, options = [] }) => [label, ...options]);
  const text = values.find((value) => shown.some((name) => hasPhrase(fold(name), value))) ?? values[0]!;
  return { kind: 'fill', fields: [{ field: { text: 'theme' }, value: { from: 'text', text } }], mine: true };
}

/** What a page is asked for, so that such a setting or the way to it is among the answers. */
export const WAYS_TO_THEMES: readonly TargetPhrase[] = [
  ...['theme', 'appearance', 'design', 'dark', 'light', '主题', '外观'].map((text) => ({ text })),
  ...WAYS_TO_SETTINGS,
];
