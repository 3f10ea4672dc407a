// Phrasings for all things of a kind that a page has anywhere on it: "find all email addresses on this page".

/** What is said of words in a text: those are looked for, and no kind of things. */
const MENTIONED = '(?!(all|every|each)( of)?( the)? (occurrences?|mentions?|instances?|matches|places?)\\b)';

export const EN_ALL_OF_PAGE = [
  `(find|get|fetch|grab|show|see|give|tell|display|read( out)?)( me)? ${MENTIONED}(?=(all|every|each) )<what> (that (is|are) )?(on|from|in) (this|the (current|whole|entire)) ((web )?page|document|article)`,
];

export const DE_ALL_OF_PAGE = [
  '(zeig(e|en)?|find(e|en)?|gib|geben|nenn(e|en)?|hol(e|en)?|sammel|sammle|sammeln)( sie)?( mir)? (?=alle )<what> (auf|von|aus|in) (dieser|der (aktuellen|ganzen|gesamten)) (seite|webseite)( heraus| raus)?',
];

export const ZH_ALL_OF_PAGE = [
  '(找出|找到|获取|收集|显示|查找|给我)(这个|当前|本|此)?(页面|网页|页)(上面|里面|上|里|中)?的?(?=所有|全部)<what>',
];
