// Where a step led, and what it changed on the page, as the user reads it. Pure; the changes themselves, with
// their details in the words of the page, are `src/page/act/change-watch.ts`.
import { thingIn } from '../../shared/known-fault';
import { showsEffect, type Change, type Observation } from '../../shared/observation';
import type { PageText } from '../../shared/page-text';
import { phraseOf, series, type Phrase, type Words } from '../../shared/phrase';
import { clip } from '../../skills/words/words';

/** Told one by one. */
const MAX_TOLD = 8;
const MAX_TEXT_CHARS = 160;
/** Of a line of the page, as `change-watch` quotes it before it cuts. */
const MAX_LINE_CHARS = 55;

/** Undefined: nothing that a person would see. */
export function changeWords(observation: Observation | undefined): Words | undefined {
  const where =
    observation?.urlChanged || observation?.navigated
      ? phraseOf('seen_at', observation.title || observation.url)
      : undefined;
  const seen = (observation?.changes ?? []).filter(
    ({ what }) => !(where && (what === 'url' || what === 'title')),
  );
  // Where the focus went and how far the page moved is news only where there is no other.
  const news = seen.filter(showsEffect);
  // A message that comes as a line of the page is told as that.
  const lines = news.flatMap(({ what, detail }) => (what === 'content' && detail ? [`${detail}`] : []));
  const isLine = ({ what, detail = '' as PageText }: Change) =>
    what === 'toast' && lines.some((line) => line.includes(`+ “${detail.slice(0, MAX_LINE_CHARS)}`));
  const told = (news.length > 0 || where ? news.filter((one) => !isLine(one)) : seen).map(wordsOf);
  const more = told.length - MAX_TOLD;
  const parts = [...told.slice(0, MAX_TOLD), ...(more > 0 ? [phraseOf('seen_more', more)] : [])];
  const changes = parts.length === 0 ? undefined : series(parts, 'items');
  return where && changes ? phraseOf('seen_then', where, changes) : (where ?? changes);
}

function wordsOf({ what, detail: told }: Change): Words {
  const detail: string = told ?? '';
  const [, name = '', now = ''] = /^(.*?): (.*)$/s.exec(detail) ?? [];
  const of = phraseOf('quote', clip(name, MAX_TEXT_CHARS));
  switch (what) {
    case 'value':
      return valueWords(of, now);
    case 'checked':
      return phraseOf(now === 'true' ? 'seen_on' : now === 'mixed' ? 'seen_partly_on' : 'seen_off', of);
    case 'selected':
      return phraseOf(now === 'true' ? 'seen_chosen' : 'seen_not_chosen', of);
    case 'expanded':
      return phraseOf(now === 'true' ? 'seen_opened' : 'seen_closed', of);
    case 'dialog':
      return phraseOf(name === 'opened' ? 'seen_dialog' : 'seen_dialog_closed', dialogName(now));
    case 'validation':
      if (now === 'no') return phraseOf('seen_valid', of);
      return phraseOf('about', of, now === 'is not valid' ? phraseOf('seen_not_valid') : now);
    case 'focus':
      return phraseOf('seen_focus', thingIn(detail) ?? detail);
    case 'scroll':
      return phraseOf('seen_scrolled', detail);
    case 'content':
      return contentWords(detail);
    case 'toast':
      return phraseOf('quote', clip(detail, MAX_TEXT_CHARS));
    default:
      return clip(detail === '' ? what : detail, MAX_TEXT_CHARS);
  }
}

function valueWords(of: Phrase, now: string): Phrase {
  if (now === '(secret)') return phraseOf('seen_secret', of);
  return now === '' ? phraseOf('seen_emptied', of) : phraseOf('seen_value', of, clip(now, MAX_TEXT_CHARS));
}

const dialogName = (label: string): Phrase =>
  label === '' ? phraseOf('thing_no_name') : phraseOf('quote', label);

/** `+ “Saved” · − “Draft”`, or `“B” before “A”`. */
function contentWords(detail: string): Words {
  const [, first, then] = /^“([^]*)” before “([^]*)”$/.exec(detail) ?? [];
  if (first !== undefined && then !== undefined)
    return phraseOf('seen_before', phraseOf('quote', first), phraseOf('quote', then));
  const lines = [...detail.matchAll(/([+−]) “([^]*?)”(?= · [+−] “|…?$)/g)];
  const of = (sign: string) =>
    series(lines.filter((line) => line[1] === sign).map((line) => phraseOf('quote', line[2] ?? '')));
  const [came, went] = [of('+'), of('−')];
  const parts = [
    ...(came === '' ? [] : [phraseOf('seen_came', came)]),
    ...(went === '' ? [] : [phraseOf('seen_went', went)]),
  ];
  return parts.length === 0 ? clip(detail, MAX_TEXT_CHARS) : series(parts, 'items');
}
