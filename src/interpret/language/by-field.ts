// How things are told apart by one of their fields: "problems with the severity High", "hosts whose name contains db",
// "photos tagged sea". Groups `field` and `value`; matched against all that is said of the things, as it is written.
import type { FieldPhrase } from './language';

/** One word, a name of several or a quote; what compares or joins is more than a value. */
const VALUE_EN =
  '(?<value>(?![!<>=])(?!(?:not|no|except|other than|anything but|over|under|above|below|between|more|less|fewer|greater|higher|lower|older|newer|before|after|since|from|at|up|out|empty|missing|around|about|exactly|max|cheaper|earlier|later|within|this)\\b)(?:(?! (?:and|or|but|with|whose|from|by|in|on|for|since|before|after|under|over|below|above|due|assigned|older|newer|cheaper|sorted|that|this|at|near)\\b)[^,&])+)';
const VALUE_DE =
  '(?<value>(?!(?:zu|von|mindestens|höchstens|maximal|minimal|nicht|keine?|über|unter|zwischen|mehr|weniger|größer|kleiner|höher|niedriger|älter|neuer|vor|nach|seit|ab|bis|leer)(?!\\p{L}))(?:(?! (?:und|oder|aber|mit|deren|dessen|von|in|auf|aus|für|seit|bis|ab|vor|nach|unter|über)(?!\\p{L}))[^,])+)';
/** The kind alone, in one word: what else is said of the things would be lost. */
const KIND_EN = "(?:the |all (?:the )?)?[\\p{L}\\p{M}'’-]+";
const KIND_DE = '(?:die |alle )?\\p{Lu}[\\p{L}\\p{M}-]+';

/** A name: with a capital, a number or in quotes. */
const NAMED = '(?=[\\p{Lu}\\d\\uE000-\\uE7FF])';

export const EN_BY_FIELD: readonly FieldPhrase[] = [
  {
    pattern: `${KIND_EN},? (?:whose|where the|(?:that|which) ha(?:s|ve) (?:the|an?)) (?<field>\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?) (?:is|are|of|equals?|contains?|containing|includes?) (?:the )?${VALUE_EN}`,
    sure: true,
  },
  {
    pattern: `${KIND_EN} (?:(?:that|which) are )?(?<field>tag|label|categor)(?:ged|ed|led|i[sz]ed)(?: as| with)? ${VALUE_EN}`,
    sure: true,
  },
  {
    pattern: `${KIND_EN} (?:with|having|in) the (?<field>(?!\\p{L}*est )(?!(?:value|column|section|most|least|word|words|text|phrase|letters?) )\\p{Ll}[\\p{L}-]*) ${NAMED}${VALUE_EN}`,
  },
  {
    pattern: `${KIND_EN} (?:with|having|of|in) (?:the )?(?<field>(?!state of the art)status|state|severity|priority|category|tag|label|role|(?<!with )type) (?:of )?${VALUE_EN}`,
  },
];

const NOUNS_DE =
  'Status|Zustand|Schweregrad|Priorität|Dringlichkeit|Kategorie|Typ|Art|Tag|Schlagwort|Label|Etikett|Rolle|Stufe';
export const DE_BY_FIELD: readonly FieldPhrase[] = [
  {
    pattern: `${KIND_DE},? (?:deren|dessen) (?<field>\\p{L}[\\p{L}-]*) (?:(?:auf|mit) )?${VALUE_DE} (?:ist|sind|lautet|heißt|enthält|enthalten)`,
    sure: true,
  },
  {
    pattern: `${KIND_DE},? die mit ${VALUE_DE} (?:getaggt|verschlagwortet) sind`,
    field: 'Tag',
    sure: true,
  },
  {
    pattern: `(?:die )?mit ${VALUE_DE} (?:getaggten|verschlagworteten) \\p{Lu}[\\p{L}-]+`,
    field: 'Tag',
    sure: true,
  },
  {
    pattern: `${KIND_DE} (?:mit|in|von|aus) (?:dem |der )?(?<field>${NOUNS_DE}) ${VALUE_DE}`,
  },
];

export const ZH_BY_FIELD: readonly FieldPhrase[] = [
  {
    pattern:
      '(?<field>标签|状态|类别|分类|类型|级别|严重性|优先级|名称|名字|姓名|标题|作者|角色|城市|国家|公司|邮箱)(?:为|是|等于|叫做?|中?包含|含有)(?<value>(?![不非未没什怎])[^，,、的和或]+)的(?!未读|已读)(?:(?!的)\\p{Script=Han})+',
    sure: true,
  },
  {
    pattern:
      '带有?(?<field>标签|状态|类别|分类)(?:为|是)?(?<value>(?![不非未没什怎])[^，,、的和或]+)的(?!未读|已读)(?:(?!的)\\p{Script=Han})+',
  },
];
