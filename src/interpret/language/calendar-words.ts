// Calendar words of the languages: which words mean which span. dates.ts does the arithmetic.

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

export type Meaning =
  | { kind: 'unit'; unit: Unit; offset: number }
  | { kind: 'lastN'; unit: Unit }
  | { kind: 'quarter' }
  | { kind: 'month' }
  /** `week`: that day of the week so many weeks from now. */
  | { kind: 'weekday'; which: 'nearest' | 'before' | 'after' }
  | { kind: 'weekday'; which: 'week'; offset: number }
  | { kind: 'year' };

export interface CalendarWords {
  compiled: ReadonlyArray<readonly [RegExp, Meaning]>;
  /** Groups `a` and `b`. */
  range: RegExp;
  /** 0-based month. */
  month(word: string): number | undefined;
  number(word: string): number;
  /** Monday is 0. */
  weekday?(word: string): number;
}

const EN_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const EN_MONTH =
  '(?<m>january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?)';
const DE_MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const DE_MONTH =
  '(?<m>januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const EN_NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const DE_NUMBERS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const ZH_DIGITS = '零一二三四五六七八九十';

const units = (
  prefix: string,
  names: Readonly<Record<Unit, string>>,
  offset: number,
  suffix: string,
): Array<[string, Meaning]> =>
  (Object.keys(names) as Unit[])
    .filter((unit) => names[unit] !== '')
    .map((unit) => [`${prefix}(?:${names[unit]})${suffix}`, { kind: 'unit', unit, offset }]);

const compile = (entries: Array<[string, Meaning]>): Array<[RegExp, Meaning]> =>
  entries.map(([source, meaning]) => [new RegExp(source, 'iu'), meaning]);

const N = '(?<n>\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const EN_UNITS = { day: '', week: 'week', month: 'month', quarter: 'quarter', year: 'year' };
const EN_PLURALS: Record<Unit, string> = {
  day: 'days',
  week: 'weeks',
  month: 'months',
  quarter: 'quarters',
  year: 'years',
};
const END = "(?:['’]s?)?(?![\\p{L}\\p{N}])";
const START = '(?<![\\p{L}\\p{N}])';

const english: CalendarWords = {
  compiled: compile([
    ...units(`${START}(?:the )?(?:last|previous|past|preceding) `, EN_UNITS, -1, END),
    ...units(`${START}(?:this|the current|current) `, EN_UNITS, 0, END),
    ...units(`${START}(?:the )?(?:next|coming|following|upcoming) `, EN_UNITS, 1, END),
    ...(Object.keys(EN_PLURALS) as Unit[]).map((unit): [string, Meaning] => [
      `${START}(?:the )?(?:last|past|previous) ${N} ${EN_PLURALS[unit]}${END}`,
      { kind: 'lastN', unit },
    ]),
    [`${START}(?:the )?day before yesterday${END}`, { kind: 'unit', unit: 'day', offset: -2 }],
    [`${START}(?:the )?day after tomorrow${END}`, { kind: 'unit', unit: 'day', offset: 2 }],
    [`${START}yesterday${END}`, { kind: 'unit', unit: 'day', offset: -1 }],
    [`${START}today${END}`, { kind: 'unit', unit: 'day', offset: 0 }],
    [`${START}tomorrow${END}`, { kind: 'unit', unit: 'day', offset: 1 }],
    [`${START}q(?<q>[1-4])(?:[ /-]?(?<y>\\d{4}))?${END}`, { kind: 'quarter' }],
    [`${START}(?<q>[1-4])(?:st|nd|rd|th) quarter(?: of)? (?<y>\\d{4})${END}`, { kind: 'quarter' }],
    [`${START}(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${EN_MONTH},? (?<y>\\d{4})${END}`, { kind: 'month' }],
    [`${START}${EN_MONTH} (?<d>\\d{1,2})(?:st|nd|rd|th)?,? (?<y>\\d{4})${END}`, { kind: 'month' }],
    [`${START}(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${EN_MONTH}${END}`, { kind: 'month' }],
    [`${START}${EN_MONTH} (?<d>\\d{1,2})(?:st|nd|rd|th)?${END}`, { kind: 'month' }],
    [`${START}${EN_MONTH},?(?: of)? (?<y>\\d{4})${END}`, { kind: 'month' }],
    // "may" and "march" alone are verbs; they count as months only after a preposition or with a capital.
    [`(?<=(?:in|of|for|from|since|during|last|until|to) )${EN_MONTH}${END}`, { kind: 'month' }],
    [
      `${START}(?<m>january|february|april|june|july|august|september|october|november|december)${END}`,
      { kind: 'month' },
    ],
    [`(?<=(?:in|of|for|from|year|since|during) )(?<y>(?:19|20)\\d{2})${END}`, { kind: 'year' }],
  ]),
  range:
    /(?:\bfrom |\bbetween )?(?<a>\b(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[\w ,./]|(?<=\d)-(?=\d)){0,24}?)\s*(?: to | until | till | and | through |–| - )\s*(?<b>(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*)/iu,
  month: (word) => {
    const at = EN_MONTHS.indexOf(word.slice(0, 3).toLowerCase());
    return at < 0 ? undefined : at;
  },
  number: (word) => (/^\d/u.test(word) ? Number(word) : Math.max(1, EN_NUMBERS.indexOf(word.toLowerCase()))),
};

const DE_UNITS = { day: '', week: 'woche', month: 'monats?', quarter: 'quartals?', year: 'jahre?s?' };
const DE_N = '(?<n>\\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)';

const DE_WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const DE_WEEKDAY = `(?<w>${DE_WEEKDAYS.join('|')}|sonnabend)s?${END}`;

const german: CalendarWords = {
  compiled: compile([
    [`${START}(?:letzte|vorige|vergangene)[nmrs]? ${DE_WEEKDAY}`, { kind: 'weekday', which: 'before' }],
    [`${START}(?:nächste|kommende)[nmrs]? ${DE_WEEKDAY}`, { kind: 'weekday', which: 'after' }],
    [`${START}${DE_WEEKDAY}`, { kind: 'weekday', which: 'nearest' }],
    ...units(
      `${START}(?:der |des |den |die |das |dem )?(?:letzte|vorige|vergangene)[nmrs]? `,
      DE_UNITS,
      -1,
      END,
    ),
    ...units(`${START}diese[nmrs]? `, DE_UNITS, 0, END),
    ...units(`${START}(?:nächste|kommende)[nmrs]? `, DE_UNITS, 1, END),
    [`${START}vormonats?${END}`, { kind: 'unit', unit: 'month', offset: -1 }],
    [`${START}vorjahre?s?${END}`, { kind: 'unit', unit: 'year', offset: -1 }],
    [`${START}(?:den |die |der )?letzten ${DE_N} tagen?${END}`, { kind: 'lastN', unit: 'day' }],
    [`${START}(?:den |die |der )?letzten ${DE_N} wochen${END}`, { kind: 'lastN', unit: 'week' }],
    [`${START}(?:den |die |der )?letzten ${DE_N} monaten?${END}`, { kind: 'lastN', unit: 'month' }],
    [`${START}vorgestern${END}`, { kind: 'unit', unit: 'day', offset: -2 }],
    [`${START}übermorgen${END}`, { kind: 'unit', unit: 'day', offset: 2 }],
    [`${START}gestern${END}`, { kind: 'unit', unit: 'day', offset: -1 }],
    [`${START}heute${END}`, { kind: 'unit', unit: 'day', offset: 0 }],
    [`${START}morgen${END}`, { kind: 'unit', unit: 'day', offset: 1 }],
    [`${START}(?<d>\\d{1,2})\\. ?${DE_MONTH} (?<y>\\d{4})${END}`, { kind: 'month' }],
    [`${START}(?<d>\\d{1,2})\\. ?${DE_MONTH}${END}`, { kind: 'month' }],
    [`${START}${DE_MONTH} (?<y>\\d{4})${END}`, { kind: 'month' }],
    [`${START}(?<m>januar|jänner|februar|märz|mai|juni|juli|oktober|dezember)${END}`, { kind: 'month' }],
  ]),
  range:
    /(?:\bvom |\bzwischen |\bvon )(?<a>(?:dem )?(?:\d|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonn(?:tag|abend)|jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)(?:[\p{L}\d. ]|(?<=\d)-(?=\d)){0,24}?) (?:bis(?: zum)?|und)(?: dem)? (?<b>(?:\d|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})).*)/iu,
  month: (word) => {
    const key = word.slice(0, 3).toLowerCase();
    const at = key === 'jän' ? 0 : DE_MONTHS.indexOf(key);
    return at < 0 ? undefined : at;
  },
  number: (word) => (/^\d/u.test(word) ? Number(word) : Math.max(1, DE_NUMBERS.indexOf(word.toLowerCase()))),
  weekday: (word) => (/^sonna/iu.test(word) ? 5 : DE_WEEKDAYS.indexOf(word.toLowerCase())),
};

const ZH_WEEKDAY = '个?(?:周|星期|礼拜)(?<w>[一二三四五六日天])';

const chinese: CalendarWords = {
  compiled: compile([
    [`上${ZH_WEEKDAY}`, { kind: 'weekday', which: 'week', offset: -1 }],
    [`下${ZH_WEEKDAY}`, { kind: 'weekday', which: 'week', offset: 1 }],
    [`[这本]?${ZH_WEEKDAY}`, { kind: 'weekday', which: 'week', offset: 0 }],
    ['上上个?月', { kind: 'unit', unit: 'month', offset: -2 }],
    ['上个?月', { kind: 'unit', unit: 'month', offset: -1 }],
    ['(?:这个|本|当)月', { kind: 'unit', unit: 'month', offset: 0 }],
    ['下个?月', { kind: 'unit', unit: 'month', offset: 1 }],
    ['上个?(?:周|星期|礼拜)', { kind: 'unit', unit: 'week', offset: -1 }],
    ['(?:这个?|本)(?:周|星期|礼拜)', { kind: 'unit', unit: 'week', offset: 0 }],
    ['下个?(?:周|星期|礼拜)', { kind: 'unit', unit: 'week', offset: 1 }],
    ['上个?季度', { kind: 'unit', unit: 'quarter', offset: -1 }],
    ['本季度|这个季度', { kind: 'unit', unit: 'quarter', offset: 0 }],
    ['去年', { kind: 'unit', unit: 'year', offset: -1 }],
    ['今年', { kind: 'unit', unit: 'year', offset: 0 }],
    ['明年', { kind: 'unit', unit: 'year', offset: 1 }],
    ['前天', { kind: 'unit', unit: 'day', offset: -2 }],
    ['昨[天日]', { kind: 'unit', unit: 'day', offset: -1 }],
    ['今[天日]', { kind: 'unit', unit: 'day', offset: 0 }],
    ['明[天日]', { kind: 'unit', unit: 'day', offset: 1 }],
    ['后天', { kind: 'unit', unit: 'day', offset: 2 }],
    ['(?:最近|过去)(?<n>\\d{1,3}|[一二三四五六七八九十])天', { kind: 'lastN', unit: 'day' }],
    ['(?:最近|过去)(?<n>\\d{1,3}|[一二三四五六七八九十])个月', { kind: 'lastN', unit: 'month' }],
    ['(?<y>\\d{4})年(?<m>\\d{1,2})月(?<d>\\d{1,2})[日号]', { kind: 'month' }],
    ['(?<y>\\d{4})年(?<m>\\d{1,2})月', { kind: 'month' }],
    ['(?<m>\\d{1,2})月(?<d>\\d{1,2})[日号]', { kind: 'month' }],
    ['(?<m>\\d{1,2}|十[一二]?|[一二三四五六七八九])月', { kind: 'month' }],
    ['(?<y>\\d{4})年', { kind: 'year' }],
  ]),
  range:
    /从?(?<a>(?:[这本下]?(?:周|星期)[一二三四五六日天]|[\d一二三四五六七八九十年月日号./-]{2,12}))(?:到|至)(?<b>(?:[这本下]?(?:周|星期)|[\d一二三四五六七八九十]).*)/u,
  month: (word) => {
    const n = /^\d/u.test(word)
      ? Number(word)
      : word.length > 1
        ? 10 + ZH_DIGITS.indexOf(word.charAt(1))
        : ZH_DIGITS.indexOf(word);
    return n >= 1 && n <= 12 ? n - 1 : undefined;
  },
  number: (word) => (/^\d/u.test(word) ? Number(word) : Math.max(1, ZH_DIGITS.indexOf(word))),
  weekday: (word) => ('一二三四五六'.includes(word) ? '一二三四五六'.indexOf(word) : 6),
};

export const CALENDAR_WORDS: readonly CalendarWords[] = [english, german, chinese];

/** A part of the day, or an hour that a row may write otherwise: "morning", "at 3", „15 Uhr“. */
export const TIME_OF_DAY =
  "(?:(?:in the |at |am )?(?:mornings?|afternoons?|evenings?|night|noon|midnight|lunch ?time)|(?:at|around|um|gegen) \\d{1,2}(?![\\d:.])|\\d{1,2}\\s?(?:[ap]\\.?m|uhr|点|o['’]clock)|(?:between|zwischen|from) \\d{1,2} (?:and|und|to) \\d{1,2}(?![\\d:.])|(?:am )?(?:vormittag|nachmittag|abend|mittag|nacht|früh)s?|早上|上午|中午|下午|傍晚|晚上|夜里)(?![a-zäöüß])";
