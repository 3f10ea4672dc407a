// Turns of speech around an act, by language: by what means it is done ("by clicking the x"; groups `end`, what is done,
// `press`, the verb, and `what`, what is pressed), what is taken back ("no, wait"), what is done otherwise, and what is meant
// instead of something else ("don't … but …"; groups `verb`, `left`, `right`).
import type { LanguageTable } from './language';

type Manners = Pick<LanguageTable, 'manners' | 'takesBack' | 'overlay' | 'otherwise' | 'contrasts' | 'runOn'>;

export const EN_MANNERS: Manners = {
  manners: [
    '(?<end>\\S.+?),? by (?:simply |just )?(?<press>click|press|tap|hit|push)(?:p|t)?ing (?:on )?(?<what>.+)',
    '(?<end>\\S.+?),? (?:with|via|using) (?:a |one |the )?(?<press>click|press|tap) (?:on|of) (?<what>.+)',
  ],
  takesBack:
    ',? (?:(?:oh |ah |uh )?no,? (?:wait|sorry|actually|i mean(?:t)?|make (?:it|that)|not that)|wait,? no|sorry,? (?:no,? )?i mean(?:t)?|or rather|scratch that|actually,? no|on second thoughts?|no(?=,? the ))(?<=\\p{L}),? ',
  runOn: {
    from: '(?:open|go to|click(?: on)?|press|select|choose|pick|log in|scroll|turn (?:on|off)|sort|filter|accept|close|tick|untick|add|wait|visit) \\S|(?:log ?in|reload|refresh|reload the page)$',
    seeks: '(?:search(?: for)?|find|look for|google) \\S',
    acts: '(?:click|tap) (?:on )?(?:the|a|my|on)\\b|(?:press|hit) (?:the|enter|return|escape|tab)\\b|open (?:the|my|it)\\b|(?:turn|switch) (?:on|off) \\S|(?:sort|filter) (?:it |them |the \\p{Ll}+ )?by \\S|search for \\S|type (?=\\S.* (?:press|hit|send|submit)(?!\\p{L}))|enter (?=\\S+ (?:as|in|into|for) )|(?:add|put) (?=.+ to (?:the |my )?(?:cart|basket|bag)(?!\\p{L}))|(?:select|choose|pick|tick|untick) (?:the|an?|my|all)\\b|(?:delete|archive|star|download|save|close|forward|print|submit) (?:it|them|the|this|that|all)\\b|scroll (?:down|up|to)\\b|go (?:back|to the|to page)\\b|log (?:in|out)\\b|accept (?:all |the )?cookies\\b|(?:save|submit|check ?out)$',
    narrows:
      '(?:sort|filter) (?:it |them |the \\p{Ll}+ )?by \\S|(?:open|click|select|choose|pick|add|put|buy) (?:on )?the (?:first|second|third|last|cheapest|newest|latest|best|top)\\b',
    open: "(?:how|why|what|where|when|which|who|whose|can|could|will|would|should|must|we|they|he|she|please|or|but|no|never|always|do|don['’]?t|does|button|link|option|box|checkbox|icon|entry|label|word|words|text|says?|called|named|titled|about|first|second|third|last|next|new|every|each|without)",
    kinds:
      '(?:task|to-?do|song|article|message|mail|e-?mail|heading|section|ad|item|post|file|tile|topic|note)',
    undone: '(?:delete|archive|submit|remove)',
  },
  overlay: {
    things:
      'cookie|consent|banner|pop-?up|overlay|modal|dialog|newsletter|captcha|tour|(?<!\\p{L})ads?(?!\\p{L})|log-? ?in|sign-? ?(?:in|up)',
    acts: '(?:click|press|tap|hit|close|dismiss|accept|allow|reject|decline|refuse|deny|agree|hide|skip|cancel|confirm|log|sign|fill|get rid of)(?!\\p{L})',
    none: '(?:no|none|nothing|nobody|not|any(?:thing|one) (?:but|except))(?!\\p{L})',
    shows: [
      {
        thing:
          '(?!.*(?:new|unread))(?:[\\p{L}-]+ ){0,2}(?:alert|confirmation|prompt|notice|notification|survey|message)(?: box| window| dialog)?|(?:gdpr|privacy|subscribe|subscription)(?: (?:form|box|window|request))?',
        act: '(?:(?:click|press|tap|hit|choose|select)(?: on)? (?:the )?(?:ok|okay|yes|no,?(?: thanks| thank you)?|accept|close|continue|allow|dismiss|agree|confirm|cancel|skip|got it|later|maybe later|not now|deny|decline|reject)(?: all)?(?: button)?|(?:accept|close|dismiss|confirm|decline|hide|skip)(?: it)?)',
      },
      { thing: 'next page', act: '(?:click|press|tap)(?: on)? (?:the )?next(?: page)?(?: button| link)?' },
      {
        thing: 'search (?:box|field|bar)',
        act: 'search (?:for )?.*',
      },
      {
        thing: '(?:[\\p{L}-]+ ){0,2}(?:menu|drop-?down)',
        act: '(?!.* (?:in|from) )(?:click|tap|press|choose|select|pick) .*',
        place: ' in the $1',
      },
      {
        thing: '(?:[\\p{L}-]+ ){1,3}(?:field|box)',
        act: '(?!.* (?:in|into|as) )(?:enter|type) \\S+',
        place: ' in the $1',
      },
    ],
  },
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
    ',? (?:(?:ach |äh |oh |halt,? )?nein,? (?:warte|halt|doch|ich meine|lieber|besser)|(?:halt|warte|stopp),? (?:nein|doch)|(?:sorry|entschuldigung),? ich meine(?:te)?|ich meinte|vielmehr|nein(?=,? d(?:e[nr]|ie|as) ))(?<=\\p{L}),? ',
  runOn: {
    from: '(?:öffn(?:e|en)|geh(?:e|en)? (?:auf|zu[mr]?|in)|klick(?:e|en)? auf|drück(?:e|en)?|wähl(?:e|en)?|scroll(?:e|en)?|sortier(?:e|en)|besuch(?:e|en)?) \\S',
    seeks: '(?:such(?:e|en)?|find(?:e|en)?) \\S',
    acts: '(?:klicke?|drücke?) (?:auf|enter)(?!\\p{L})|öffne (?:die|den|das|es|sie)(?!\\p{L})|schalte? (?=\\S.* (?:ein|aus|an)$)|sortiere? (?:sie |es )?nach \\S|suche? nach \\S|(?:wähle?|lösche?|archiviere?|speichere?|schließe?) (?:die|den|das|es|sie|alle)(?!\\p{L})|geh(?:e)? (?:zurück|auf|zu[mr]?)(?!\\p{L})|speichere?$|gib (?=\\S.* ein$)|lege? (?=.+ in den (?:waren|einkaufs))',
    narrows:
      'sortiere? (?:sie |es )?nach \\S|(?:öffne|wähle?|lege?) (?:das|die|den) (?:erste|zweite|letzte|billigste|günstigste|neueste)',
    open: '(?:wie|warum|was|wo|welche[rsn]?|kann|können|soll|sollen|muss|nie|immer|oder|aber|kein(?:e[rn]?)?|knopf|schaltfläche|link|option|feld|kästchen|steht|namens|über|erste[rsn]?|zweite[rsn]?|letzte[rsn]?)',
    kinds:
      '(?:aufgabe|lied|artikel|nachricht|mail|e-?mail|überschrift|abschnitt|anzeige|eintrag|beitrag|datei|kachel|thema|notiz)',
    undone: '(?:lösche?|archiviere?|entferne?)',
  },
  overlay: {
    things:
      'cookie|einwilligung|zustimmung|banner|pop-?up|overlay|dialog|fenster|newsletter|captcha|werbung|anmelde|log-?in',
    acts: '(?:klick|drück|tipp|schlie(?:ß|ss)|akzeptier|erlaub|lehn|ablehn|stimm|brich|bestätig|überspring|meld|log|füll|blend)\\p{L}*(?!\\p{L})',
    none: '(?:kein(?:e[nrsm]?)?|nichts?|niemand)(?!\\p{L})',
    shows: [
      {
        thing: '(?!neue)(?:[\\p{L}-]+ )?[\\p{L}-]*(?:hinweis|meldung|abfrage|bestätigung|umfrage)',
        act: '(?:klick|drück|tipp|wähl)\\p{L}* (?:auf )?(?:ok|okay|ja|nein,?(?: danke)?|(?:alles? )?(?:akzeptieren|ablehnen)|schließen|weiter|erlauben|zulassen|abbrechen|bestätigen|überspringen|verstanden|später|zustimmen)(?: aus)?',
      },
      {
        thing: '(?:nächste|weitere) seite',
        act: '(?:klick|drück|tipp)\\p{L}* (?:auf )?(?:weiter|nächste(?: seite)?)',
      },
    ],
  },
  otherwise: '(?:sonst|ansonsten|andernfalls|wenn nicht),?\\s',
  contrasts: [
    '(?<verb>\\p{L}+(?: [^,]+?)?) nicht (?<left>[^,]+?),? sondern (?<right>[^,]+)',
    'nicht (?<left>[^,]+?),? sondern (?<right>[^,]+)',
    '(?<verb>\\p{L}+) (?<right>(?!alle)[^,]+), (?:aber )?nicht (?<left>d(?:ie|en|as) (?:von|vom|aus|über) [^,]+)',
  ],
};

export const ZH_MANNERS: Manners = {
  manners: ['(?:通过|用)(?<press>点击|点|按)(?<what>.+?)(?:来|的方式)(?<end>.+)'],
  // "密码不对" says how something is: only between commas does it take something back.
  takesBack: '[，,](?:哦?不对|等一下[，,]?不|我是说|我的意思是|说错了)[，,]',
  overlay: {
    things: '弹窗|弹框|横幅|广告|对话框|[Cc]ookie|登录|登陆|验证码|提示框',
    acts: '点击|点|按|关闭|关掉|接受|同意|拒绝|取消|确认|跳过|登录|登陆|填',
    none: '没有?|无',
    shows: [
      {
        thing: '(?:确认)?提示|确认框?|通知',
        act: '(?:点击|点|按)(?:确定|确认|好的?|是|否|取消|同意|接受|关闭|继续|跳过|我?知道了|允许|拒绝)|关闭|关掉',
      },
    ],
  },
  otherwise: '(?:否则|要不然|不然)[，,]?',
  contrasts: [],
};
