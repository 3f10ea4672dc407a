// Choosing options, checking and unchecking, toggling.
import type { DateSpan, Intent, IntentOf, TargetPhrase } from '../../shared/intent';
import { eachOf } from '../target/each-of';
import { regex } from '../clean';
import { countOf } from '../counts';
import { wholeDate, wholeRange } from '../dates';
import { permissionsIn } from '../permissions';
import { saysItem } from './items';
import {
  defineRule,
  isEmptyTarget,
  reading,
  targetConfidence,
  type ClauseContext,
  type Reading,
} from './rule';

const LIST_ROLES = new Set(['combobox', 'listbox', 'menu', 'radiogroup', 'radio', 'checkbox', 'option']);

const isChoice = (target: TargetPhrase): boolean =>
  target.roles?.some((role) => LIST_ROLES.has(role)) === true;
const isCheckable = (target: TargetPhrase): boolean =>
  target.roles?.includes('option') !== true &&
  target.roles?.some((role) => role === 'checkbox' || role === 'radio' || role === 'switch') === true;

/** "the newsletter box": to be ticked, it is a check box. */
function asCheckbox(target: TargetPhrase): TargetPhrase {
  if (target.look?.shape !== 'box') return target;
  const { shape: _shape, ...look } = target.look;
  const { look: _look, ...rest } = target;
  return { ...rest, roles: ['checkbox'], ...(Object.keys(look).length > 0 ? { look } : {}) };
}

/** Records are switched on and off with these words, too. */
const actOf = (clause: string, on: boolean, [one, other]: TargetPhrase[]): Pick<IntentOf<'check'>, 'act'> =>
  other === undefined && one?.roles === undefined && SWITCHES_ON.test(clause)
    ? { act: on ? 'activate' : 'deactivate' }
    : {};
const SWITCHES_ON = /^(?:(?:de|re)?(?:activate|aktivier)|enable|disable|启用|停用|禁用|激活)/iu;

/** A role word behind the last of a list holds for all: "the Red and Blue checkboxes". */
function shareRoles(targets: TargetPhrase[]): TargetPhrase[] {
  const roles = targets.at(-1)?.roles;
  const first = targets[0];
  if (!roles || targets.length < 2) {
    const leading = first?.roles;
    return leading && targets.length > 1
      ? targets.map((t) => (t.roles ? t : { ...t, roles: leading }))
      : targets;
  }
  return targets.map((target) => (target.roles ? target : { ...target, roles }));
}

/** "Turn push on and email off". */
function onAndOff(on: string, off: string, context: ClauseContext): Reading | undefined {
  const sides = [on, off].map((words) => context.targets(words));
  if (sides.some((targets) => targets.length === 0 || targets.some(isEmptyTarget))) return undefined;
  return reading(
    sides.map((targets, at) => ({ kind: 'check', targets, on: at === 0 })),
    0.88,
  );
}

/** "Check my messages", "check flights to Rome" look for something, and tick nothing. */
const LOOKED_UP =
  'my (?:e-?mails?|mails?|inbox|balance|messages|orders?|calendar|notifications|schedule)$|(?:flights?|trains?|buses|hotels?|rooms?|tickets?|prices|rates|connections?) (?:to|from|for|in|between) ';

/** "Mark it as done", "mark the mail unread": a state, and no box of that name. */
const MARKED = /\bas\b|\s(?:unread|read|important|done|completed?)$/iu;

/** Several boxes; what somebody may do has whose it is as its place. */
function ticked(words: string, context: ClauseContext): TargetPhrase[] {
  const may = permissionsIn(words, context.table);
  if (!may) return context.targets(words);
  const within = context.plain(may.whose);
  return may.words.map((text) => ({ text: context.plain(text), within }));
}

/** "Box 3" is the one that is called 3. */
function bareBox(target: TargetPhrase): TargetPhrase {
  const called = /^box (.+)$/iu.exec(target.text)?.[1];
  return called === undefined ? target : { ...target, text: called, roles: ['checkbox'] };
}

/** "The dates 3 to 9 March": both ends are days, so they are chosen in a calendar. */
function rangeIn(words: string, context: ClauseContext): DateSpan | undefined {
  const days = context.plain(words).replace(DATES, '');
  return wholeRange(days, context);
}

const DATES =
  /^(?:(?:the|den|das|die) )?(?:date range|dates?|days|period|zeitraum|datum|tage|日期范围|日期)[:：]?\s*/iu;

/** "Vote for Sunday in the poll": the choice, and the button of that name. */
function vote(options: string, button: string, context: ClauseContext): Reading | undefined {
  // Who is left out, or one of two, is not voted for.
  if (!context.table.spaced && /或|除|以外|不|而|非|也|各|[，,]/u.test(options)) return undefined;
  const chosen = context.targets(options);
  if (chosen.length === 0 || chosen.some(isEmptyTarget)) return undefined;
  return reading(
    [
      { kind: 'choose', options: chosen },
      { kind: 'submit', target: { text: button } },
    ],
    0.92,
  );
}

/** "The flight for $380", "the flight at 11:40": one of those that are listed. */
function costing(options: string, amount: string, context: ClauseContext): Reading | undefined {
  const one = context.target(options);
  const isOne = saysItem(one, context.table) || /^(?:the|de[nrm]|d[ia][es]) \S+$/iu.test(options);
  const { spaced } = context.table;
  const told = TOLD.exec(context.plain(spaced ? context.clause : amount));
  // Of "from 10:30 to 12:00", "10 June at 8" the end is not all.
  if (!spaced && (told?.[0] !== context.plain(amount) || /[和与或、，,]/u.test(options))) return undefined;
  if (!isOne || !told) return undefined;
  const { money, time } = told.groups ?? {};
  const where =
    money !== undefined
      ? [{ op: 'between' as const, value: money, to: money }]
      : [{ op: 'is' as const, value: clockTime(time ?? '') }];
  return reading({ kind: 'choose', options: [{ ...one, where }] }, 0.9);
}

/** 11点40分 is 11:40, as timetables have it. */
const clockTime = (time: string): string =>
  time.replace(
    /(\d{1,2})[点时](\d{1,2})?分?/u,
    (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`,
  );

/** A price, or a time of day, at the end. */
const TOLD =
  /(?:(?<money>[$€£¥] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£元]|dollars?|euros?|pounds?|franken))|(?<time>\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|\d{1,2}[点时](?:\d{1,2}分?)?)(?: uhr)?)(?: aus)?$/iu;

/** All that stands behind the verb. */
const behindVerb = ({ clause }: ClauseContext): string => clause.replace(/^\S+(?: out| sie)? /u, '');

/** "Agree for the food and Neutral for the staff". */
const AND_FOR =
  /^(?<field>(?:(?! for | für )[^,])+?) (?:and|und) (?<options>[\p{Lu}\d\uE000-\uE7FF].*) (?:for|für) (?:(?:the|your|my|den|die|das|meine?n?) )?(?<rest>[^,]+)$/u;
/** "Insurance and Dr. Weiss as the doctor": the field of the first, and the other with its own. */
const AND_AS =
  /^(?<field>.+?),? (?:and|und) (?<options>\S.*) (?:as|als) (?:(?:the|your|my|den|die|das|meine?n?) )?(?<rest>[^,]+)$/iu;

const RATED = /^(?<what>\S.*?(?<!\d))(?: with| mit)? (?<stars>\d)$/u;

/** "Both Lima and Lisbon", "seats C3 and A6": what is offered is called by the names alone; of a table the cells are meant. */
const withoutNoun = (options: string): string =>
  options
    .replace(/^both (?:of )?(?=.* and )/iu, '')
    .replace(
      /^(?:the )?(?!(?:cell|row|column|col)s )\p{Ll}+s (?=\p{Lu}\d{1,3}(?:(?:, | and |, and )\p{Lu}\d{1,3})+$)/u,
      '',
    );

export const choiceRules = [
  defineRule({
    name: 'check',
    specificity: 56,
    build: ({ targets = '' }, { only, needs, choose, box }, context) => {
      if (box === 'yes') {
        const boxes = context.targets(targets).map((one) => ({ ...one, roles: ['checkbox'] }));
        return reading({ kind: 'check', targets: boxes, on: true }, 0.93);
      }
      // "Check in" and "check whether" mean something else; ticking means boxes only.
      if (
        !regex('^tick').test(context.clause) &&
        (regex('^(?:if|whether|that|out|in|ob|how|what|when|for|on)\\b').test(targets) ||
          regex(`^(?:${LOOKED_UP})`).test(targets))
      )
        return undefined;
      // "Click it": whatever it is, it is pressed.
      if (context.isPronoun(targets) && needs === 'checkbox' && regex('^click').test(context.clause))
        return undefined;
      if (context.isPronoun(targets))
        return reading({ kind: 'check', targets: [{ text: '' }], on: true }, 0.75, { pronoun: true });
      if (MARKED.test(targets) && regex('^mark').test(context.clause)) return undefined;
      const each = eachOf(targets, context)
        ?.map((words) => context.target(words))
        .map(bareBox);
      const what = shareRoles(
        (each ?? ticked(targets, context)).map(needs === 'checkbox' ? (target) => target : asCheckbox),
      );
      if (what.length === 0 || what.some(isEmptyTarget)) return undefined;
      if (needs === 'checkbox' && !what.every(isCheckable)) return undefined;
      if (choose === 'yes' && !what.some(isCheckable))
        return reading({ kind: 'choose', options: what, ...(only === 'yes' ? { only: true } : {}) }, 0.9);
      return reading(
        {
          kind: 'check',
          targets: what,
          on: true,
          ...(only === 'yes' ? { only: true } : actOf(context.clause, true, what)),
        },
        Math.min(...what.map(targetConfidence)),
      );
    },
  }),
  defineRule({
    name: 'uncheck',
    specificity: 57,
    build: ({ targets, on }, { all }, context) => {
      if (on !== undefined && targets !== undefined) return onAndOff(on, targets, context);
      if (all === 'yes' || targets === undefined)
        return reading(
          { kind: 'check', targets: [{ text: '', roles: ['checkbox'], all: true }], on: false },
          0.9,
        );
      const what = shareRoles(ticked(targets, context).map(asCheckbox));
      if (what.length === 0 || what.some(isEmptyTarget)) return undefined;
      if (regex('^(?:clear|lösche)').test(context.clause) && !what.every(isCheckable)) return undefined;
      return reading(
        { kind: 'check', targets: what, on: false, ...actOf(context.clause, false, what) },
        Math.min(...what.map(targetConfidence)),
      );
    },
  }),
  defineRule({
    name: 'toggle',
    specificity: 55,
    build: ({ targets = '' }, _extra, context) => {
      const what = context.targets(targets);
      if (what.length === 0 || what.some(isEmptyTarget)) return undefined;
      const on = regex('\\bon$').test(context.clause)
        ? true
        : regex('\\boff$').test(context.clause)
          ? false
          : undefined;
      if (on !== undefined) return reading({ kind: 'check', targets: what, on }, 0.9);
      return reading(
        what.map((target) => ({ kind: 'click' as const, target })),
        0.88,
      );
    },
  }),
  defineRule({
    name: 'rate',
    specificity: 78,
    build: ({ target, rated, value = '' }, _extra, context) => {
      const about = target ?? rated;
      // "Food 5, service 3": of each its own, and not "season 1 and season 2", which are names.
      const parts = `${target ?? ''} ${value}`.split(/,? (?:and|und) |, /u);
      // "5, not 4": the last is what it is not.
      const each = parts
        .filter((part) => !/^(?:not|nicht) /iu.test(part))
        .map((part) => RATED.exec(part)?.groups);
      if (parts.length > 1 && each.length > 0 && each.every((one) => one !== undefined))
        return reading(
          each.map(({ what = '', stars = '' }) => ({
            kind: 'set' as const,
            ...(context.isPronoun(what) ? {} : { field: context.target(what) }),
            value: countOf(stars),
            control: 'rating' as const,
          })),
          0.88,
        );
      const what = about === undefined || context.isPronoun(about) ? undefined : context.target(about);
      return reading(
        {
          kind: 'set',
          ...(what && !isEmptyTarget(what) ? { field: what } : {}),
          value: countOf(value),
          control: 'rating',
        },
        0.92,
      );
    },
  }),
  defineRule({
    name: 'choose',
    specificity: 46,
    build: ({ options: said = '', field, amount }, { needs, size, votes, named }, context) => {
      const options = withoutNoun(said);
      if (amount !== undefined) return costing(options, amount, context);
      // "Vote for this post", "for Ada's post": no poll.
      if (
        named === 'yes' &&
        !/^[\p{Lu}\uE000-\uE7FF](?!.*(?:['’]s | (?:not|against|or|instead of|rather than|unless|with|except) ))/u.test(
          options,
        )
      )
        return undefined;
      if (votes !== undefined) return vote(options, votes, context);
      if (size !== undefined)
        return reading({ kind: 'choose', options: [{ text: options }], field: { text: size } }, 0.9);
      if (context.isPronoun(options))
        return reading({ kind: 'click', target: { text: '' } }, 0.75, { pronoun: true });
      if (regex('^(?:nothing|none|nichts|keine[ns]?)$').test(options)) {
        return reading(
          { kind: 'check', targets: [{ text: '', roles: ['checkbox'], all: true }], on: false },
          0.85,
        );
      }
      if (needs === 'item') {
        // "rows with status open" are told by their status, no option of a field "status open".
        const rows = context.target(options);
        const isToldByWords =
          rows.text === '' && rows.where?.some(({ op }) => op === 'startsWith' || op === 'endsWith') === true;
        return rows.where !== undefined && (saysItem(rows, context.table) || isToldByWords)
          ? reading({ kind: 'choose', options: [rows] }, 0.9)
          : undefined;
      }
      const days = needs === undefined ? rangeIn(options, context) : undefined;
      if (days) return reading({ kind: 'date', date: days, range: true }, 0.92);
      // "The first slot on Friday": its day, and no field of that name.
      const onDay =
        field !== undefined && wholeDate(context.plain(field), context)
          ? context.target(behindVerb(context))
          : undefined;
      if (onDay?.where?.some((one) => one.field === 'date') === true)
        return reading({ kind: 'choose', options: [onDay] }, 0.88);
      const second = (AND_AS.exec(field ?? '') ?? AND_FOR.exec(field ?? ''))?.groups;
      if (second && field !== undefined) {
        const [own = '', next = '', rest = ''] = [second['field'], second['options'], second['rest']];
        const one = (options: string, of: string): Intent => ({
          kind: 'choose',
          options: context.targets(options),
          field: context.target(of),
        });
        return reading([one(options, own), one(next, rest)], 0.9);
      }
      const list = field === undefined ? undefined : context.target(field);
      if (needs === 'listbox' && !(list && isChoice(list))) return undefined;
      const whole = context.target(options);
      const parts = eachOf(options, context)?.map((one) => context.target(one)) ?? context.targets(options);
      const chosen = whole.all === true || whole.where !== undefined ? [whole] : shareRoles(parts);
      if (chosen.length === 0 || chosen.some(isEmptyTarget)) return undefined;
      if (
        field === undefined &&
        chosen.every(
          (one) =>
            one.roles?.includes('option') !== true &&
            one.roles?.some((r) => r === 'button' || r === 'link' || r === 'tab') === true,
        )
      ) {
        return reading(
          chosen.map((target) => ({ kind: 'click' as const, target })),
          0.9,
        );
      }
      if (
        list &&
        !isChoice(list) &&
        list.text === '' &&
        list.roles === undefined &&
        list.within === undefined
      ) {
        return reading({ kind: 'choose', options: chosen }, Math.min(...chosen.map(targetConfidence)));
      }
      return reading(
        { kind: 'choose', options: chosen, ...(list ? { field: list } : {}) },
        list ? 0.94 : Math.min(...chosen.map(targetConfidence)),
      );
    },
  }),
];
