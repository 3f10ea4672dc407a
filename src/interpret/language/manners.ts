// Turns of speech around an act, by language: by what means it is done ("by clicking the x"; groups `end`, what is done,
// `press`, the verb, and `what`, what is pressed), what is taken back ("no, wait"), what is done otherwise, and what is meant
// instead of something else ("don't … but …"; groups `verb`, `left`, `right`).
import type { LanguageTable } from './language';

type Manners = Pick<LanguageTable, 'manners' | 'takesBack' | 'otherwise' | 'contrasts'>;

export const EN_MANNERS: Manners = {
  manners: [
    '(?<end>\\S.+?),? by (?:simply |just )?(?<press>click|press|tap|hit|push)(?:p|t)?ing (?:on )?(?<what>.+)',
    '(?<end>\\S.+?),? (?:with|via|using) (?:a |one |the )?(?<press>click|press|tap) (?:on|of) (?<what>.+)',
  ],
  takesBack:
    ',? (?:(?:oh |ah |uh )?no,? (?:wait|sorry|actually|i mean(?:t)?|make (?:it|that)|not that)|wait,? no|sorry,? (?:no,? )?i mean(?:t)?|or rather|scratch that|actually,? no|on second thoughts?|no(?=,? the ))(?<=\\p{L}),? ',
  otherwise: "(?:otherwise|or else|else|if not|if it (?:is not|isn[’']t)),?\\s",
  contrasts: [
    "(?:don[’']?t|do not) (?<verb>\\p{Ll}+(?: on)?) (?<left>[^,]+?),? but (?:rather |instead )?(?:on )?(?<right>(?!(?:don|do not|only|not|just|keep|leave)\\b)[^,]+)",
    '(?<verb>\\p{Ll}+) (?<right>(?!(?:all|every|each) )[^,]+?),? (?:and |but )?not (?<left>the one (?:from|by|of|with|about) [^,]+)',
    '(?<verb>\\p{Ll}+(?: on)?) not (?:on )?(?<left>[^,]+?),? but (?:rather |instead )?(?:on )?(?<right>(?!(?:not|only)\\b)[^,]+)',
  ],
};

export const DE_MANNERS: Manners = {
  manners: [
    '(?<end>\\S.+?),? indem du (?:auf )?(?<what>.+?) (?<press>klick|drück|tipp)(?:s?t)',
    '(?<end>\\S.+?),? (?:mit einem|per|durch einen?) (?<press>klick) auf (?<what>.+)',
    '(?<end>\\S.+?),? durch (?<press>klick|drück|tipp)en (?:auf |von |de[rs] )?(?<what>.+)',
  ],
  takesBack:
    ',? (?:(?:ach |äh |oh |halt,? )?nein,? (?:warte|halt|doch|ich meine|lieber|besser)|(?:halt|warte|stopp),? (?:nein|doch)|(?:sorry|entschuldigung),? ich meine(?:te)?|ich meinte|vielmehr),? ',
  otherwise: '(?:sonst|ansonsten|andernfalls|wenn nicht),?\\s',
  contrasts: [
    '(?<verb>\\p{L}+(?: [^,]+?)?) nicht (?<left>[^,]+), sondern (?<right>[^,]+)',
    'nicht (?<left>[^,]+), sondern (?<right>[^,]+)',
    '(?<verb>\\p{L}+) (?<right>(?!alle)[^,]+), (?:aber )?nicht (?<left>d(?:ie|en|as) (?:von|vom|aus|über) [^,]+)',
  ],
};

export const ZH_MANNERS: Manners = {
  manners: ['(?:通过|用)(?<press>点击|点|按)(?<what>.+?)(?:来|的方式)(?<end>.+)'],
  // "密码不对" says how something is: only between commas does it take something back.
  takesBack: '[，,](?:哦?不对|等一下[，,]?不|我是说|我的意思是|说错了)[，,]',
  otherwise: '(?:否则|要不然|不然)[，,]?',
  contrasts: [],
};
