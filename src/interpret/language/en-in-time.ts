// English acts whose place in time is said: "before clicking Join", "after you tick the box".
import type { LanguageTable } from './language';

/** Of pages and their controls alone: nothing else is done because it is named. */
const ACTS: ReadonlyArray<readonly [said: string, order: string]> = [
  ['(?:clicking|(?:you |having )?click(?:ed)?)', 'click'],
  ['(?:pressing|(?:you |having )?press(?:ed)?)', 'press'],
  ['(?:tapping|(?:you |having )?tap(?:ped)?)', 'tap'],
  ['(?:hitting|(?:you |having )?hit)', 'press'],
  ['(?:checking|(?:you |having )?check(?:ed)?)', 'check'],
  ['(?:ticking|(?:you |having )?tick(?:ed)?)', 'tick'],
  ['(?:unchecking|(?:you |having )?uncheck(?:ed)?)', 'uncheck'],
  ['(?:selecting|(?:you |having )?select(?:ed)?)', 'select'],
  ['(?:choosing|(?:you )?choose|having chosen)', 'choose'],
  ['(?:picking|(?:you |having )?pick(?:ed)?)', 'pick'],
  ['(?:typing|(?:you )?type|having typed)', 'type'],
  ['(?:entering|(?:you |having )?enter(?:ed)?)', 'enter'],
  ['(?:setting|(?:you |having )?set)', 'set'],
];
const ANY = ACTS.map(([said]) => said).join('|');
/** What ends something, and is done because it was said when. */
const PRESSES = '(?:clicking|pressing|tapping|hitting|you (?:click|press|tap|hit))(?: on)?';
const THING = '(?=the |[\\p{Lu}\\d\\uE000-\\uEFFF])';
/** Acts on a page; what is sought or named may have such words of its own. */
const DOES =
  '(?:click|press|tap|hit|check|tick|uncheck|untick|select|choose|pick|set|turn|enable|disable|open|expand|type|enter)';

export const EN_IN_TIME: NonNullable<LanguageTable['inTime']> = {
  afterFirst: `^(?:after|once you(?: have|['’]ve)?) (?=(?:${ANY}) )(?<first>[^,]+?)(?:, ?(?<rest>.+))?$`,
  beforeFirst: `^before (?=${PRESSES} )(?<last>[^,]+?)(?:, ?(?<rest>.+))?$`,
  behind: `^(?<act>${DOES} .+?),? (?<when>before|after|once) (?<other>(?:(?<=before )${PRESSES}|(?<=(?:after|once) )(?:${ANY})) ${THING}[^,]+)$`,
  isBefore: '^before$',
  onceShown:
    '^(?:once|as soon as) (?<thing>(?:the |a )?[^,]+?) (?:appears?|shows? up|pops? up|comes up|is (?:shown|visible|there)|has appeared)(?: on the (?:page|screen))?(?:,| then|) (?:then )?(?<act>(?:click|press|tap|hit|select|choose|tick|check|type|enter) .+)$',
  wait: 'wait for',
  joined: ` and (?=(?:${ANY}) )`,
  acts: ACTS,
};
