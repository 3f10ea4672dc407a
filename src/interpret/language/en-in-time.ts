// English acts whose place in time is said: "before clicking Join", "after you tick the box".
import type { LanguageTable } from './language';

/** Nobody but a control is told so; other verbs are done to much else, "hitting the gym", "checking the mail". */
const QUOTED = '(?:on )?(?:the )?[\\uE000-\\uE7FF]';
/** Of pages and their controls alone: nothing else is done because it is named. */
const ACTS: ReadonlyArray<readonly [said: string, order: string]> = [
  ['(?:clicking|(?:you |having )?click(?:ed)?)', 'click'],
  ['(?:pressing|(?:you |having )?press(?:ed)?)', 'press'],
  ['(?:tapping|(?:you |having )?tap(?:ped)?)', 'tap'],
  [`(?:hitting|(?:you |having )?hit)(?= (?:${QUOTED}|.* button$))`, 'press'],
  [`(?:checking|(?:you |having )?check(?:ed)?)(?= (?:${QUOTED}|.* (?:check ?)?box(?:es)?$))`, 'check'],
  ['(?:ticking|(?:you |having )?tick(?:ed)?)', 'tick'],
  ['(?:unchecking|(?:you |having )?uncheck(?:ed)?)', 'uncheck'],
  ['(?:selecting|(?:you |having )?select(?:ed)?)', 'select'],
  ['(?:choosing|(?:you )?choose|having chosen)', 'choose'],
  ['(?:picking|(?:you |having )?pick(?:ed)?)(?! up )', 'pick'],
  ['(?:typing|(?:you )?type|having typed)(?! up )', 'type'],
  ['(?:entering|(?:you |having )?enter(?:ed)?)(?= .* (?:in|into|as|for) )', 'enter'],
  ['(?:setting|(?:you |having )?set)(?= .* to \\S)', 'set'],
];
const ANY = ACTS.map(([said]) => said).join('|');
/** What ends something, and is done because it was said when. */
const PRESSES = `(?:(?:clicking|pressing|tapping|you (?:click|press|tap))|(?:hitting|you hit)(?= (?:${QUOTED}|.* button$)))(?: on)?`;
/** Acts on a page; what is sought or named may have such words of its own. */
const DOES =
  '(?:click|press|tap|hit|check|tick|uncheck|untick|select|choose|pick|set|turn|enable|disable|open|expand|type|enter)';
/** Not undone, and not lightly read out of what may be a name. */
const GRAVE =
  '(?:on )?(?:the )?(?:delete|remove|erase|discard|send|buy|pay|order|purchase|publish)(?!\\p{L})';
const FIELD = '(?:the |my |your )?\\S+(?: \\p{Ll}+){0,2}';
/** An act with a name that surely ends: in quotes, one word, or that of a control that is pressed or ticked. */
const ENDS = [
  `(?![Tt]ype|[Ee]nter|[Ss]et)\\p{Lu}?\\p{Ll}+(?: on)? (?:the )?(?:\\p{Ll}+ ){0,2}[\\uE000-\\uE7FF](?: (?:in|from) ${FIELD}| \\p{Ll}+)?`,
  `(?:[Tt]ype|[Ee]nter) (?:\\S+ (?:in|into|as|for) ${FIELD}|[\\uE000-\\uE7FF])`,
  `[Ss]et ${FIELD} to (?:[\\uE000-\\uE7FF]|\\d\\S*)`,
  `(?:[Ss]elect|[Cc]hoose|[Pp]ick|[Oo]pen|[Ee]xpand) (?:the \\S+(?: \\p{Ll}+)?|\\S+)`,
  `(?:[Ee]nable|[Dd]isable|[Tt]urn (?:on|off)) the \\S+(?: \\p{Ll}+)?`,
  `(?:[Cc]lick|[Pp]ress|[Tt]ap|[Hh]it|[Cc]heck|[Tt]ick|[Uu]ncheck|[Uu]ntick)(?: on)? (?!(?:What|How|Why|When|Where|Who|Which|Can|Do|Does|Is|Are)(?!\\p{L}))(?!.*(?:called|named|titled|labell?ed|option|link|article|question) \\S)\\S.*(?<! (?:me|us|you|do))`,
].join('|');

export const EN_IN_TIME: NonNullable<LanguageTable['inTime']> = {
  afterFirst: `^(?:after|once you(?: have|['’]ve)?) (?=(?:${ANY}) )(?<first>[^,]+?)(?:(?:, ?| (?=(?:click|press|tap) [\\p{L}\\uE000-\\uE7FF]))(?<rest>.+))?$`,
  beforeFirst: `^before (?=${PRESSES} )(?<last>[^,]+?)(?:, ?(?<rest>.+))?$`,
  behind: `^(?<act>${DOES} .+?),? (?<when>before|after|once) (?<other>(?:(?<=before )${PRESSES}|(?<=(?:after|once) )(?:${ANY})) (?!${GRAVE})[^,]+)$`,
  isBefore: '^before$',
  ends: `^(?:${ENDS})$`,
  names: '^(?:on )?(?:the |[\\p{Lu}\\d\\uE000-\\uEFFF])',
  runsOn:
    '^\\S+ (?:an?|one|some|any|your) | (?:click|press|tap|hit|check|tick|untick|select|choose|pick|set|turn|open|type|enter|make|verify|see|add|delete|remove|send|save|go|find|write|read|tell) (?:that|sure|the|an?|if|my|your|it|to|me|us|on|off|[\\p{Lu}\\d\\uE000-\\uE7FF])',
  unsure: '(?<!\\p{L})before [^.;\\n]*(?<!\\p{L})(?:then|finally|after that|afterwards)(?!\\p{L})',
  looks:
    '^(?:(?:please )?(?:check|make sure|ensure|verify|confirm|see|look) (?:that |if |whether |at |for |the )|what |how )',
  onceShown:
    '^(?:once|as soon as) (?!(?:it|that|this|they|he|she) )(?<thing>(?:the |a )?[^,]+?) (?:appears?|shows? up|pops? up|comes up|is (?:shown|visible|there)|has appeared)(?: on the (?:page|screen))?(?:,| then|) (?:then )?(?<act>(?:click|press|tap|hit|select|choose|tick|check|type|enter) .+)$',
  wait: 'wait for',
  joined: ` and (?=(?:${ANY}) )`,
  acts: ACTS,
};
