// How the languages describe a value without stating it: "the current year", "the sum of 12 and 30", "the third word of".
import { EN_ORDINALS } from './en-ordinals';

export interface DescribedWords {
  /** What the clock tells. */
  now: ReadonlyArray<readonly [words: string, what: 'year' | 'month' | 'weekday' | 'date' | 'time']>;
  /** Group `numbers`. */
  sums: ReadonlyArray<
    readonly [words: string, how: 'sum' | 'difference' | 'product' | 'quotient' | 'average']
  >;
  /** Groups `nth`, `unit`, `of`. */
  part: string;
  /** `unit` that is a letter. */
  letters: string;
  nth: ReadonlyArray<readonly [words: string, nth: number]>;
  /** Kinds of text that a page has → the role of such a thing. */
  texts: ReadonlyArray<readonly [words: string, role: string]>;
  /** Descriptions that are never typed as they stand, whatever the verb. */
  never: string;
  /** Behind a verb that types: words that describe a value rather than being one. */
  told: string;
  /** Words before those to type: "the word hello"; group `said` has those to type. */
  announced: string;
}

const EN: DescribedWords = {
  now: [
    ['(?:the )?(?:current|present|this) year|the year (?:now|today)', 'year'],
    ['(?:the )?(?:current|present) month|the month (?:now|today)', 'month'],
    [
      "(?:the )?(?:current (?:day of the week|weekday)|day of the week(?: today)?|today's (?:weekday|day of the week))",
      'weekday',
    ],
    ["(?:the )?(?:current|present) (?:date|day)|(?:the )?date (?:of )?today|today's date", 'date'],
    ['(?:the )?(?:current|present) time|the time (?:now|right now)', 'time'],
  ],
  sums: [
    ['(?:the )?(?:sum|total) of (?<numbers>.+)|(?:the )?result of adding (?<numbers2>.+)', 'sum'],
    ['(?:the )?difference (?:between|of) (?<numbers>.+)', 'difference'],
    ['(?:the )?product of (?<numbers>.+)', 'product'],
    ['(?:the )?(?:quotient|ratio) of (?<numbers>.+)', 'quotient'],
    ['(?:the )?(?:average|mean) of (?<numbers>.+)', 'average'],
  ],
  part: '(?:the )?(?<nth>{nth}) (?<unit>words?|letters?|characters?) (?:of|in|from) (?:the )?(?:(?:word|text|phrase|sentence|name) )?(?<of>.+)',
  letters: 'letters?|characters?',
  nth: [['first|1st', 1], ...EN_ORDINALS, ['last', -1]],
  texts: [
    ['paragraph', 'paragraph'],
    ['heading|headline|title', 'heading'],
  ],
  never:
    '(?:the )?(?:total )?(?:number|count) of \\p{L}.*|(?:the )?(?:text |code |letters |word |characters )?(?:of |in |from |on )?(?:the )?captcha(?:[ -](?:text|code|word|letters|characters|image))?|an? (?:\\p{Ll}+ )?(?:number|word|value|name|text|date|code|amount) (?:(?:that|which) |(?:(?:larger|greater|smaller|bigger|less|more|higher|lower|longer|shorter|fewer) than |between |divisible |with |of your choice|you ))?.*(?<=(?:than|that|which|between|divisible|choice|like|with) .+|choice)|(?:any|some|a random) (?:number|word|value|name|text|date|code|amount|thing)(?: .+)?|(?:the )?(?:correct|right) answer(?: .*)?|(?:the )?answer to .+|the (?!date of birth)(?:email|e-mail|phone|price|cost|amount|total|id|number|name|code|address|title|date|status|age|city|country|price|score|version|author|owner|quantity|balance|phone number|order number|email address)s? (?:of|for) .+|what(?:ever)? (?:is|stands) (?:shown|written|displayed|printed|above|below)(?: .*)?|whatever (?!(?:is|stands) (?:next to|beside|to the right of|in) ).+|\\d+(?:[.,]\\d+)? (?:more|less|fewer|higher|lower|greater|smaller) than (?:the |my |what |its )?\\p{L}.*|(?:twice|double|half|triple|three times) (?:the|as|of|my) .+|(?:email|price|cost|amount|total|id|phone number|order number|e-?mail address) of .+',
  told: '(?:the|your|my) (?:(?:correct|right|final|resulting|verification|confirmation|security) )?(?:answer|result|solution|code|total|sum|captcha|number|count)|the (?:\\p{Ll}+ ){0,2}(?:answer|result|solution|code|total|sum|captcha|text|word|words|letters|number|value|name|amount|price|date|message|string|phrase|sentence)s? (?:(?:that|which) (?:is|are|was|you|i|we|it)|you (?:see|got|were)|shown|displayed|written|printed|given|seen|above|below|on (?:the|this)|in the|from the|under the|next to)(?: .*)?|the same .+|same as .+',
  announced:
    '(?:the )?(?:word|words|text|phrase|string|name|message|sentence|value) (?!shown|displayed|written|printed|given|seen|above|below|in |of |on |that |which |from |next |under |beside|inside|you |for |at |with |between|to )(?<said>.+)',
};

const DE: DescribedWords = {
  now: [
    ['(?:das )?(?:aktuelle|laufende|jetzige|diesjährige) jahr|dieses jahr', 'year'],
    ['(?:den )?(?:aktuellen|laufenden|jetzigen) monat', 'month'],
    ['(?:den )?(?:aktuellen|heutigen) wochentag', 'weekday'],
    ['(?:das )?(?:aktuelle|heutige) datum|(?:den )?heutigen tag', 'date'],
    ['(?:die )?(?:aktuelle|jetzige) (?:uhrzeit|zeit)', 'time'],
  ],
  sums: [
    ['(?:die )?summe (?:aus|von|der) (?<numbers>.+)', 'sum'],
    ['(?:die )?differenz (?:aus|von|zwischen|der) (?<numbers>.+)', 'difference'],
    ['(?:das )?produkt (?:aus|von|der) (?<numbers>.+)', 'product'],
    ['(?:den )?quotient(?:en)? (?:aus|von|der) (?<numbers>.+)', 'quotient'],
    ['(?:den )?(?:durchschnitt|mittelwert) (?:aus|von|der) (?<numbers>.+)', 'average'],
  ],
  part: '(?:das |den |die )?(?<nth>{nth}) (?<unit>wort|wörter|buchstaben?|zeichen) (?:von|vom|aus|in|im|des|der) (?:dem |der |den )?(?:(?:wort|text|satz|namen?) )?(?<of>.+)',
  letters: 'buchstaben?|zeichen',
  nth: [
    ['erste[nrs]?', 1],
    ['zweite[nrs]?', 2],
    ['dritte[nrs]?', 3],
    ['vierte[nrs]?', 4],
    ['fünfte[nrs]?', 5],
    ['sechste[nrs]?', 6],
    ['letzte[nrs]?', -1],
  ],
  texts: [
    ['absatz(?:es)?', 'paragraph'],
    ['überschrift|titels?', 'heading'],
  ],
  never:
    '(?:die )?(?:anzahl|zahl) (?:der|von) .+|(?:das |den )?captcha(?:[ -]?(?:text|code|wort))?|eine (?:\\p{Ll}+ )?(?:zahl|nummer) (?:größer|kleiner|zwischen|die|über|unter) .+|irgend(?:eine?n?|was|etwas)(?: .+)?|(?:die )?(?:richtige |korrekte )?antwort(?: auf .+)?|(?:den|die|das) (?:preis|betrag|gesamtbetrag|e-?mail(?:-?adresse)?|telefonnummer|adresse|nummer|namen?|code|titel|datum|status|alter) (?:von|für|des) .+',
  told: '(?:das|die|deine?|meine?) (?:ergebnis|antwort|lösung|anzahl|zahl|summe)|(?:das|den|die) (?:gleiche|selbe|angezeigte|obige|oben|unten|nebenstehende|abgebildete)n? .+|(?:das|den|die) \\p{L}+(?: \\p{L}+)? (?:oben|unten|darüber|von oben)',
  announced:
    '(?:das wort|den text|den namen|den begriff|den satz) (?!oben|unten|aus |im |in |von |vom |des |der |auf )(?<said>.+)',
};

const ZH: DescribedWords = {
  now: [
    ['(?:今年|当前|现在)的?(?:年份|年)?(?<=年份?|今年)', 'year'],
    ['(?:当前|现在|本)的?月份?', 'month'],
    ['今天(?:是)?(?:星期几|周几)|今天的星期', 'weekday'],
    ['(?:今天|当前|现在)的?日期', 'date'],
    ['(?:当前|现在)的?时间', 'time'],
  ],
  sums: [
    ['(?<numbers>[\\d.]+(?:[和与、,，加][\\d.]+)+)的?(?:总和|和|之和)', 'sum'],
    ['(?<numbers>[\\d.]+[和与减][\\d.]+)的?(?:差|之差)', 'difference'],
    ['(?<numbers>[\\d.]+(?:[和与、,，乘][\\d.]+)+)的?(?:积|乘积|之积)', 'product'],
    ['(?<numbers>[\\d.]+(?:[和与、,，][\\d.]+)+)的?(?:平均(?:值|数))', 'average'],
  ],
  part: '(?<of>.+?)的?(?<nth>{nth})个?(?<unit>词|单词|字母|字符|字)',
  letters: '字母|字符|字',
  nth: [
    ['第一', 1],
    ['第二', 2],
    ['第三', 3],
    ['第四', 4],
    ['第五', 5],
    ['最后一', -1],
  ],
  texts: [
    ['段落|段', 'paragraph'],
    ['标题', 'heading'],
  ],
  never:
    '图(?:形|片)验证码|验证码图片.*|.+的(?:数量|个数|总数|价格|金额|邮箱|电话|编号|地址)|(?:任意|随便)一?个.+',
  told: '(?:上面|下面|上方|下方|图中)(?:显示)?的.+|相同的.+|同样的.+',
  announced: '(?:单词|文字|文本)(?!中|里)(?<said>.+)',
};

export const DESCRIBED = { en: EN, de: DE, zh: ZH };
