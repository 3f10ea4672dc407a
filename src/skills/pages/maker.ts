// The way to the form for something new: the place where it is to be, and what opens the form there in other words
// than were said ("Post thread" for "start a new thread").
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf, type Words } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { act, type Draft, pressOn } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isStep, tell, tellName } from '../target/telling';
import { isAbout } from '../words/naming';
import { kindScore } from '../words/synonyms';
import { fold, hasPhrase, nameScore, quote, sameWord, saysAny, tokens, withoutWords } from '../words/words';

/** "In Boats": goes there first; undefined where the page is that place, or none was named. */
export function towardsPlace(view: SkillView, { place }: IntentOf<'click'>): Draft | undefined {
  if (place === undefined || isPlace(view, place)) return undefined;
  const way = poolOf(view).find(
    (hit) => hit.role === 'link' && !hit.disabled && !hit.behind && nameScore(place, hit.label) >= 0.95,
  );
  if (!way) return { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(place)) };
  return goOnce(view, way);
}

/** By its title or a heading; a link of that name that was followed has led there. */
function isPlace(view: SkillView, place: string): boolean {
  const wanted = fold(place);
  const isHeading = ({ role, label, itemIndex }: PcdHit): boolean =>
    role === 'heading' && itemIndex === undefined && fold(label) === wanted;
  return (
    hasPhrase(fold(view.mini.title), wanted) ||
    poolOf(view).some(isHeading) ||
    view.attempts.some(({ result, observation }) => result.ok && observation?.navigated === true)
  );
}

/** A control called by the kind of thing and some word for making one; there may be one over and one under a list. */
export function makerOf(view: SkillView, { text }: TargetPhrase): PcdHit | undefined {
  const kind = withoutWords(text, MAKES);
  if (kind.length === 0) return undefined;
  const isNamed = (word: string): boolean => kind.some((other) => isSameKind(word, other));
  const isHere = kind.length === 1 && isAbout(view, kind.join(' '));
  const makers = poolOf(view).filter((hit) => {
    const rest = withoutWords(hit.label, MAKES);
    return (
      hit.type === 'action' &&
      (hit.role === 'link' || hit.role === 'button') &&
      !hit.disabled &&
      !hit.behind &&
      !isPartOfItem(hit) &&
      rest.length < tokens(hit.label).length &&
      rest.length === kind.length &&
      (rest.every(isNamed) || (isHere && rest.every((word) => ENTRY.test(word))))
    );
  });
  return new Set(makers.map(({ label }) => fold(label))).size === 1 ? makers[0] : undefined;
}

/** What pages call one of whatever they list. */
const ENTRY = /^(?:entry|item|record|element|eintrag|datensatz|条目|记录)$/;

const isSameKind = (word: string, other: string): boolean =>
  sameWord(word, other) || [word, other].every((each) => TOPIC.test(each));
const TOPIC = /^(?:threads?|topics?|discussions?|thema|themen|diskussion)$/;

export function pressMaker(view: SkillView, target: TargetPhrase): Draft | undefined {
  const maker = makerOf(view, target);
  return maker && pressOn(maker, 'do_click', 'verify', 0.85, tellName(maker));
}

/** "Add", "New": says nothing of what is added; as `fold` gives it. */
export const ADDS_BARELY =
  /^(?:\+|add(?: new)?|new|create(?: new)?|hinzufugen|neu|anlegen|erstellen|添加|新增|新建|创建)$/;

/** As `fold` gives them. */
const MAKES =
  /^(?:a|an|new|start|create|add|make|post|open|write|begin|submit|ein(?:e|en)?|neu(?:e[nrs]?)?|erstellen|eroffnen|starten|beginnen|anlegen|schreiben|hinzufugen)$|新建|创建|添加|新增|发布|发表|发起/;

/** The words of it that say what is made. */
export const makesWhat = (text: string): readonly string[] => withoutWords(text, MAKES);

/**
 * "Create" alone, where a form is sent by it and the page says nothing of a queue, is no way to a form for a queue: it
 * makes something else.
 */
export function makesAnother(view: SkillView, hit: PcdHit, { text }: TargetPhrase): boolean {
  const kind = withoutWords(text, MAKES);
  if (hit.inputType !== 'submit' || hit.formId === undefined || kind.length === 0) return false;
  if (withoutWords(hit.label, MAKES).length > 0) return false;
  const names = poolOf(view).flatMap(({ id, type, role, formId, label, section, placeholder }) =>
    id === hit.formId || role === 'heading' || (type === 'field' && formId === hit.formId)
      ? [label, section ?? '', placeholder ?? '']
      : [],
  );
  const said = tokens([view.mini.title, hit.section ?? '', ...names].join(' '));
  return !isAbout(view, kind.join(' ')) && !kind.some((word) => said.some((other) => sameWord(word, other)));
}

/** "Compose" where only the messages have it: to them, once. */
export function towardsMessages(view: SkillView, { text }: TargetPhrase): Draft | undefined {
  if (kindScore(text, 'compose') < 0.8) return undefined;
  const ways = poolOf(view).filter(
    ({ role, disabled, behind, label }) =>
      role === 'link' && !disabled && !behind && MESSAGES.test(fold(label)),
  );
  const [way] = ways;
  return way && new Set(ways.map(({ href }) => href)).size === 1 ? goOnce(view, way) : undefined;
}

const MESSAGES =
  /^(?:(?:my|private|direct|meine) )?(?:messages|messaging|inbox|e-?mails?|nachrichten|posteingang)$|^(?:我的)?(?:消息|私信|站内信|收件箱)$/;

/** "Create an issue" where nothing does: the list of issues may have the button. It is gone to once. */
export function towardsList(view: SkillView, target: TargetPhrase): Draft | undefined {
  const all = poolOf(view).filter((hit) => !hit.behind && !hit.disabled && isListOf(hit, target));
  const lists = all.filter((hit) => !isNamedInPart(view, hit, target));
  const [way] = lists;
  if (!way || new Set(lists.map(({ href }) => href)).size > 1) return undefined;
  return goOnce(view, way, 0.7, tellName(way));
}

/** A link that says the kind alone: "Issues", of "create issue". */
export function isListOf({ role, label }: PcdHit, { text }: TargetPhrase): boolean {
  const [said, wanted] = [tokens(label), tokens(text)];
  const isOfIt = (word: string): boolean => wanted.some((other) => sameWord(word, other));
  const isKind = said.length > 0 && said.length < wanted.length && said.every(isOfIt);
  return role === 'link' && isKind && !saysAny(label, SAYS_NEW);
}

/** "Boats", or a text "Boat", says a part of "boat group", where a link says all of it: "Boat groups". */
export function isNamedInPart(view: SkillView, { label, type, role }: PcdHit, target: TargetPhrase): boolean {
  if (type !== 'text' && role !== 'link') return false;
  const kind = makesWhat(target.text);
  const names = (name: string): number => {
    const said = tokens(name);
    return said.every((word) => kind.some((other) => sameWord(word, other))) ? said.length : 0;
  };
  const said = names(label);
  return (
    said > 0 &&
    said < kind.length &&
    poolOf(view).some((hit) => isListOf(hit, target) && names(hit.label) === kind.length)
  );
}

/** As `fold` gives it. */
const SAYS_NEW =
  /^(?:add|new|create|make|neu(?:e[nrs]?)?|erstellen|anlegen|hinzufugen)$|新建|创建|添加|新增/u;

/** Follows a link that may stand again where it leads to; it is followed no second time. */
function goOnce(view: SkillView, way: PcdHit, confidence = 0.75, told: Words = tell(way)): Draft | undefined {
  const say = phraseOf('do_open', told);
  if (view.attempts.some((attempt) => isStep(attempt, say))) return undefined;
  return act([{ tool: 'dom.click', on: way, say }], 'replan', confidence, told);
}
