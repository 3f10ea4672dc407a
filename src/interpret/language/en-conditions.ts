// English conditions on the thing that is meant: "whose status is open", "from Anna", "over 100 €".
import type { ConditionPhrase } from './language';

const WHO = '(?:the|it|they|he|she|there|this|that|everything|all)';

/** "After exporting it", "before sending": an act, and no time of the day or part of one. */
const ACT = '(?!(?:morn|even|meet|open|clos|train|wedd|brief|hear|begin+)ing$)\\p{Ll}{2,}ing';
const ACT_ON = `${ACT}(?= (?:it|them|the|that|this|my|your|all|every)(?!\\p{L}))`;

/** What is looked for or named has such words of its own: "google what to do after graduating". */
const LOOKS = '[Ss]earch|[Gg]oogle|[Ff]ind|[Ll]ook';
const NO_NAME = `(?<!^(?:${LOOKS}|[Ss]et|[Rr]ename|[Tt]ype|[Ee]nter|[Ww]rite)\\s.*|^(?:[Ee]nable|[Dd]isable|[Aa]ctivate|[Tt]ick|[Uu]ntick|[Cc]heck|[Uu]ncheck|[Tt]urn o(?:n|ff)|(?:[Cc]reate|[Aa]dd) an? \\p{Ll}+)\\s\\p{Lu}.*|\\s(?:called|named|titled)\\s.*)`;
const NO_QUESTION = `(?<!^(?:${LOOKS})\\s.*|\\s(?:of|about)\\s)`;
/** Something is acted on: "Warn before quitting" alone is the name of a setting. */
const ON_THING =
  '\\s(?:(?:the|my|your|our|this|that|these|those|all|every|an?)(?: [^\\s\\p{Lu}]\\S*){1,3}|it|them|this|that|everything|\\S+\\.\\p{Ll}+) ';

/** What stands behind an act and says when, or in which case, it is to be done. */
export const EN_BEHIND =
  '(?:(?:only )?if|unless|whenever|as long as|(?:but )?only when)\\s|' +
  `${NO_QUESTION}(?:when|once|in case|provided(?: that)?|assuming(?: that)?|on condition that|as soon as) ${WHO}\\s|` +
  `(?:provided that|falls|wenn)\\s|${NO_NAME}(?:(?:but )?only )?(?:before|after) (?:${ACT_ON}|(?<=${ON_THING}(?:(?:but )?only )?(?:before|after) )${ACT}$)`;

const NOT = "(?:not|n['’]t) ";

export const EN_CONDITIONS: readonly ConditionPhrase[] = [
  {
    pattern:
      '(?<=(?:e-?mails?|mails?|messages?|tickets?|issues?|posts?|articles?|threads?|conversations?|notes?|invitations?)(?: .+)? )(?:about|regarding|concerning) (?<value>.+?)',
    op: 'contains',
  },
  {
    pattern:
      '(?:whose |where (?:the )?|with (?:the |a |an )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:is |are )?(?:greater|more|higher|larger|bigger|over|above)(?: than)? (?<value>[\\uE000-\\uEFFF]|[$€£¥]?\\d[\\d.,]*\\S*)',
    op: 'gt',
  },
  {
    pattern:
      '(?:whose |where (?:the )?|with (?:the |a |an )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:is |are )?(?:less|lower|smaller|fewer|under|below)(?: than)? (?<value>[\\uE000-\\uEFFF]|[$€£¥]?\\d[\\d.,]*\\S*)',
    op: 'lt',
  },
  {
    pattern:
      '(?:whose |where (?:the )?|with (?:the |a |an )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:contains?|containing|includes?) (?<value>.+?)',
    op: 'contains',
  },
  {
    pattern:
      '(?:whose |where (?:the )?|with (?:the |a |an )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:starts?|begins?|starting|beginning) with (?<value>.+?)',
    op: 'startsWith',
  },
  {
    pattern:
      '(?:whose |where (?:the )?|with (?:the |a |an )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:ends?|ending) (?:with|in) (?<value>.+?)',
    op: 'endsWith',
  },
  {
    pattern:
      "(?:whose |where (?:the )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:is not|isn['’]t|are not|!=) (?<value>.+?)",
    op: 'not',
  },
  {
    pattern:
      '(?:whose |where (?:the )?|which has (?:the )?|that has (?:the )?)(?<field>[\\p{L}][\\p{L} -]{0,30}?) (?:is|are|equals?|=|of|set to) (?<value>.+?)',
    op: 'is',
  },
  {
    pattern:
      'with (?:the |a |an )?(?<field>status|state|type|category|id|number|date|amount|price|total|colou?r|size|role|email|name|title|subject|sender|author|brand|priority|tag|label|code|sku) (?:of |is |= ?|: ?)?(?<value>[^ ].*?)',
    op: 'is',
  },
  {
    pattern: `(?:(?:that|which) )?(?<!${NOT})(?:starts?|begins?|starting|beginning) with (?:the (?:letters?|word|text) )?(?<value>.+?)`,
    op: 'startsWith',
  },
  {
    pattern: `(?:(?:that|which) )?(?<!${NOT})(?:ends?|ending) (?:with|in)(?: the (?:extension|letters?|word|text|suffix))? (?<value>.+?)`,
    op: 'endsWith',
  },
  {
    pattern: `(?:(?:that|which) )?(?<!${NOT})(?:contains?|containing|includes?|including|mentions?|mentioning)(?: the (?:words?|text|phrase))? (?<value>.+?)`,
    op: 'contains',
  },
  {
    pattern:
      '(?:from|between) (?<value>(?:[A-Za-z]{3,9}\\.? \\d|\\d{1,2}(?:st|nd|rd|th)? [A-Za-z]{3}|\\d{1,4}[/.-]\\d).*? (?:and|to|until) .+?)',
    op: 'date',
    field: 'date',
  },
  {
    pattern:
      '(?:(?:that|which) (?:is|are|costs?) |costing )?between (?<value>[$€£¥]?\\d[\\d.,]*\\S*) and (?<to>[$€£¥]?\\d[\\d.,]*\\S*)',
    op: 'between',
  },
  {
    pattern:
      '(?:(?:that|which) (?:is|are|costs?) |costing |priced )?(?:at least|no less than|≥|>=|from) (?<value>[$€£¥]?\\d[\\d.,]*\\S*)(?: or more)?',
    op: 'ge',
  },
  {
    pattern:
      '(?:(?:that|which) (?:is|are|costs?) |costing |priced )?(?:at most|up to|no more than|≤|<=) (?<value>[$€£¥]?\\d[\\d.,]*\\S*)',
    op: 'le',
  },
  {
    pattern:
      '(?:(?:that|which) (?:is|are|costs?) |costing |priced |rated )?(?:greater than|more than|larger than|higher than|bigger than|over|above|exceeding|>) (?<value>[$€£¥]?\\d[\\d.,]*\\S*(?: (?:dollars|euros?|pounds))?)',
    op: 'gt',
  },
  {
    pattern:
      '(?:(?:that|which) (?:is|are|costs?) |costing |priced |rated )?(?:less than|smaller than|lower than|fewer than|cheaper than|under|below|<) (?<value>[$€£¥]?\\d[\\d.,]*\\S*(?: (?:dollars|euros?|pounds))?)',
    op: 'lt',
  },
  {
    pattern:
      '(?:sent|written|posted|created|made|authored|submitted|uploaded|issued)? ?(?:by|from) (?<value>.+?)',
    op: 'is',
    field: 'by',
  },
  {
    pattern: '(?:dated|due|created on|sent on|from|of|for|in|on|posted|made on|issued in) (?<value>.+?)',
    op: 'date',
    field: 'date',
  },
  {
    pattern: 'but (?:keep|leave|spare) (?<value>.+?)(?: (?:on|enabled|active|alone|open|as is))?',
    op: 'not',
  },
  {
    pattern: '(?:other than|except(?: for)?|excluding|but not|besides|apart from|but) (?<value>.+?)',
    op: 'not',
  },
  {
    pattern:
      "(?:(?:that|which|who) )?(?:(?:is|are|was|were) not|(?:is|are|was|were)n['’]t) (?:yet |marked (?:as )?)?(?!(?:in|on|at|from|by|named|called|with|for|to|yet)\\b)(?<value>[\\p{L}][\\p{L} -]*?)",
    op: 'not',
  },
  {
    pattern:
      "(?:that|which) (?:do(?:es)?(?: not|n['’]t)|did(?: not|n['’]t)) (?:say|contain|include|mention|show|read)(?: the (?:words?|text))? (?<value>.+?)",
    op: 'not',
  },
  { pattern: '(?:(?:that|which) (?:is|are) )(?:marked (?:as )?)?(?<value>[\\p{L}][\\p{L} -]*?)', op: 'is' },
  {
    pattern:
      '(?:next to|beside|belonging to|corresponding to|associated with|in the (?:row|line|card) (?:of|with|for|containing|that (?:says|contains))|on the (?:row|line) (?:of|with|for)) (?<value>.+?)',
    op: 'contains',
  },
  {
    pattern:
      '(?:for|of) (?<value>(?:[\\uE000-\\uE7FF]|(?:the )?(?:[Oo]rder|[Ii]nvoice|[Tt]icket|[Uu]ser|[Ii]tem|[Cc]ase|[Ii]ssue) #?[\\w-]*\\d[\\w-]*|#?\\d[\\w-]*|\\p{Lu}[\\p{L}\\d.&-]*(?: \\p{Lu}[\\p{L}\\d.&-]*)*))',
    op: 'contains',
  },
];
