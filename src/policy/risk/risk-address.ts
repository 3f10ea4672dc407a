// What an address says by its own words: a page, a deed, or a deed together with what it is done to. It is read as a
// server would read it: whatever escapes, capitals and parameters it is spelled with. Pure.
import { decodedEscapes } from '../secrets/secret-patterns';
import {
  ACTING_ADDRESS,
  ACTION_KEY,
  ADDS,
  ALWAYS_ACTS,
  DEED_TO_ITEM,
  DELETING_WORD,
  DOES_AN_ITEM,
  DOES_WHAT_FOLLOWS,
  DONE_TO_ITEM,
  DONE_TO_NAMED,
  DOES_WITH,
  DOES_WITH_KEY,
  EMPTIES,
  ENCYCLOPEDIA,
  GUIDE,
  HELP,
  ID_KEY,
  IS_DEED,
  LOOKING_KEY,
  MAKES_KEY,
  NO_PAGE,
  OF_PERSON,
  ORDERING_PATH,
  SEARCH_KEY,
  SORT,
  TELLS_STORIES,
  VERB_KEY,
} from './risk-address-words';

/** One of the places that an address names: the one that the server is asked for, or the one behind "#/" that an application shows. */
interface Place {
  path: string;
  params: ReadonlyArray<readonly [key: string, value: string]>;
  /** The parts that can name a deed: the path, and the parameters except those of a search. */
  text: string;
}

const ROUNDS = 5;

/** Escapes of escapes, too, up to a bound; full-width letters as plain ones. */
export function unescaped(text: string): string {
  let plain = text;
  for (let round = 0; round < ROUNDS; round++) {
    const next = decodedEscapes(plain);
    if (next === plain) break;
    plain = next;
  }
  return plain.normalize('NFKC');
}

/** "deleteItem", "doDelete", "factoryReset": a name in code, whose first words say what it does. */
const AS_IN_CODE = /(?<![A-Za-z\d])[A-Za-z][a-z]+(?:[A-Z][a-z]+)+(?![a-z])/g;
/** Names of shops and of ways to pay are no names in code. */
const BRAND =
  /^(?:Pay(?:Pal|Day|Pass|Back|Safe|Pay|Play)|BestBuy|(?:Amazon|Apple|Google|Samsung|Shop|Ali|WeChat|Union|After|Android|Garmin|Fitbit|Meta|Klarna|Grab|Kakao|Naver|Line|Rakuten|Mobile|Phone|Blue|Giro)Pay(?!ment))(?![a-z])/i;

function inWords(text: string): string {
  return unescaped(text)
    .replace(AS_IN_CODE, (name) => partedName(name.replace(BRAND, lowered)))
    .replace(/;jsessionid=[^/;?]*/gi, '')
    .replaceAll(';', '/')
    .replace(/\s*([/?&=])\s*/g, '$1')
    .trim();
}

const lowered = (name: string) => name.toLowerCase();

/** "delete_Item", "do_Delete_item" */
function partedName(name: string): string {
  const [first = '', second = '', ...rest] = name.split(/(?=[A-Z])/);
  if (second === '') return first;
  const isPrefix = /^(?:do|ajax|on|handle|my)$/i.test(first);
  return `${first}_${second}${isPrefix && rest.length > 0 ? '_' : ''}${rest.join('')}`;
}

function placeOf({ pathname, searchParams }: URL): Place {
  const params = [...searchParams].map(([key, value]) => [inWords(key), inWords(value)] as const);
  const said = params.filter(([key, value]) => !isSearch(key, value, params) && !isOrder(key, value));
  const path = inWords(pathname);
  return {
    path,
    params,
    text: path + said.map(([key, value], i) => `${i ? '&' : '?'}${key}=${value}`).join(''),
  };
}

/** "?order=desc", but not "?order=now" */
const isOrder = (key: string, value: string) => /^order$/i.test(key) && SORT.test(value);

/** "?q=how to delete", but not "?q=node/5/delete", which is a path, nor "?k=delete&id=5", which says of what. */
function isSearch(key: string, value: string, params: Place['params']): boolean {
  const isPath = value.includes('/') && !/^[^/]*\s/.test(value);
  return SEARCH_KEY.test(key) && !isPath && !params.some(([other]) => other !== key && ID_KEY.test(other));
}

function placesOf(href: string): Place[] {
  const url = new URL(href);
  const route = /^#!?\/?(.*\/.*)$/.exec(unescaped(url.hash))?.[1];
  const shown = route === undefined ? null : URL.parse(`/${route.replace(/^\/+/, '')}`, url.origin);
  return shown ? [placeOf(url), placeOf(shown)] : [placeOf(url)];
}

/** Whether it has the word of a deed in it. */
export const saysDeed = (href: string): boolean => placesOf(href).some(isDeed);

function isDeed(place: Place): boolean {
  const { path, params } = place;
  if (ACTING_ADDRESS.test(withoutTitle(place))) return true;
  const parts = path.toLowerCase().replaceAll('_', '-').split('/').filter(Boolean);
  const last = (parts.at(-1) ?? '').replace(/\.[a-z]{2,5}$/, '');
  const always = ALWAYS_ACTS.test(last) || EMPTIES.test(path);
  if ((always && !(TELLS_STORIES.test(path) && onlyLooks(params))) || hasAction(place)) return true;
  const before = parts.slice(0, -1);
  const toItem = DONE_TO_ITEM.test(last) && namesNumber(`/${before.join('/')}`);
  const isTold = TELLS.test(path);
  if (!isTold && (toItem || DONE_TO_NAMED.test(path) || DOES_WHAT_FOLLOWS.test(path))) return true;
  return (
    (DOES_AN_ITEM.test(last) && params.some(([key]) => !OF_THE_VISIT.test(key))) ||
    doesWith(place, last) ||
    doesTo(place, last, parts.at(-2) ?? '')
  );
}

/** What is left of an address that is called after what it tells about: "/wiki/Payment", "/how-to-delete-a-file". */
function withoutTitle({ path, params, text }: Place): string {
  if (!onlyLooks(params) || /\/\d+(?:\/|$)/.test(path)) return text;
  const isTitle = ENCYCLOPEDIA.test(path) || GUIDE.test(path) || HELP.test(path);
  return isTitle ? path.replace(/[^/]*\/?$/, '') + text.slice(path.length) : text;
}

/** "/closeAccount?id=5", "/set-email?email=eve@b.test": a link to a new password only leads to where it is set. */
function doesWith({ path, params }: Place, last: string): boolean {
  const [, verb = '', what = ''] = DOES_WITH.exec(last) ?? [];
  const has = (key: RegExp) => params.some(([name]) => key.test(name));
  if (verb === '' || onlyLooks(params)) return false;
  if (what === 'password' && has(/^(?:token|code|key)$/i)) return false;
  const isInCode = /_[^/]*$/.test(path);
  if (isInCode) return true;
  // A number may as well be that of a product: "/place-mats?id=5".
  const isThing = verb === 'place' || /[^s]s$/.test(what);
  return !TELLS.test(path) && (HAD_BY_SOMEBODY.test(what) || (has(ID_KEY) && !isThing));
}

/** "/donate?amount=50", "/password/change?new=a1", "/forwarding/add?to=eve@b.test", "/users/5?role=admin" */
function doesTo({ path, params }: Place, last: string, before: string): boolean {
  if (TELLS.test(path)) return false;
  const has = (key: RegExp) => params.some(([name]) => key.test(name));
  if (DOES_WITH_KEY.some(([word, key]) => word.test(last) && has(key))) return true;
  if (OF_PERSON.test(path) && has(MAKES_KEY)) return true;
  if (ADDS.test(last) && params.some(([, value]) => /^\S+@\S+$/.test(value))) return true;
  const changes = /^(?:change|update|set|save)$/.test(last) && HAD_BY_SOMEBODY.test(before);
  return changes && !onlyLooks(params) && !has(/^(?:token|code|key)$/i);
}

/** What somebody has, and may have changed: unlike "mats" and "menus". */
const HAD_BY_SOMEBODY =
  /^(?:all|item|post|comment|review|file|folder|form|issue|ticket|task|project|group|team|position|deal|password|e-?mail|phone|address|name|user|username|member|account|role|owner|plan|subscription|order|payment|card|bid|vote|status|permissions?|access|money|message|invite|invitation|settings?|profile|pin|limit)$/;

const onlyLooks = (params: Place['params']): boolean =>
  params.every(([key]) => OF_THE_VISIT.test(key) || LOOKING_KEY.test(key) || SEARCH_KEY.test(key));

/** "?cmd=factory-reset", "?confirm=1", "?amount=500&to=9" */
function hasAction({ path, params }: Place): boolean {
  const isOwn = /\/(?:settings?|accounts?|profile|config|preferences|admin|users?|me)(?:\/|$)/i.test(path);
  const acts = params.some(
    ([key, value]) =>
      VERB_KEY.test(key) ||
      (isOwn && /^set$/i.test(key)) ||
      ((ACTION_KEY.test(key) || (/^order$/i.test(key) && !SORT.test(value))) &&
        value.split(/[^\p{L}]+/u).some((word) => IS_DEED.test(word) || /^now$/i.test(word))),
  );
  return acts || paysSomebody(path, params);
}

function paysSomebody(path: string, params: Place['params']): boolean {
  const has = (key: RegExp) => params.find(([name]) => key.test(name))?.[1];
  const sum = has(/^(?:amount|amt|sum|betrag|金额)$/iu);
  const to = has(/^(?:to|recipient|payee|receiver|iban|dest(?:ination)?|account|empfaenger|收款人)$/iu);
  // A sum in one currency told in another.
  return Boolean(sum && to) && !/^[a-z]{3}$/i.test(to ?? '') && !/conver|exchange|currenc|rates?/i.test(path);
}

/** No page leads there. */
export const isNoPage = (href: string): boolean => placesOf(href).some(({ text }) => NO_PAGE.test(text));

/** "/transfer?to=9&amount=500": not the page on which a deed is prepared, but the deed with what it is done to. */
export const doesAtOnce = (href: string): boolean =>
  placesOf(href).some((place) => {
    const isDeedToItem = DEED_TO_ITEM.test(place.path) && !TELLS.test(place.path);
    return isDeed(place) && (isDeedToItem || names(place));
  });

/** It says that it does away with what it names. `isNamed`: a post need not name anything. */
export const deletes = (href: string, isNamed = true): boolean =>
  placesOf(href).some((place) => {
    const told = place.params
      .filter(([key, value]) => !isSearch(key, value, place.params))
      .map(([, value]) => value);
    const says = [...place.path.split('/').slice(-2), ...told];
    return says.some((word) => DELETING_WORD.test(word)) && (!isNamed || names(place));
  });

/** Path of a form's action: taking money or goods. */
export const takesMoney = (action: string): boolean =>
  URL.canParse(action) && placesOf(action).some(({ path }) => ORDERING_PATH.test(path));

/** A number in the path, or a parameter. A page about deleting names nothing that could be deleted. */
function names({ path, params }: Place): boolean {
  return (!TELLS.test(path) && namesNumber(path)) || params.some(([key]) => !OF_THE_VISIT.test(key));
}

const namesNumber = (path: string) => /\/[^/]*\d[^/]*(?:\/|$)/.test(path.replace(OF_A_TEXT, ''));

/** Parameters in which language and part a page is shown, and where its reader came from. */
const OF_THE_VISIT =
  /^(?:utm_\w+|lang|locale|hl|ref|referr?er|source|[fg]clid|tab|menu|version|sid|session|page|view)$/i;
/** Pages to read, unless a number stands right beside their last word: "/blog/posts/3/publish". */
const TELLS =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:docs?|help|blog)\/(?!(?:.*\/)?\d+\/(?:make[-_])?[a-z]+\/?$|(?:.*\/)?\d+\/?$)/i;
/** Versions and years. */
const OF_A_TEXT = /\/(?:v\d+(?:\.\d+)*|(?:19|20)\d\d(?=\/))(?=\/|$)/gi;

/** An address of a page. One that ends in "#" leads nowhere: what such a link does, a script does. */
export function isPage(href: string | undefined): boolean {
  if (href === undefined || /#!?$/.test(href)) return false;
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
