// English as data: words. The phrasings built from them are in en-phrasings.ts.
import { EN_BY_FIELD } from './by-field';
import { COUNT } from '../counts';
import { EN_LEXICON } from './en-lexicon';
import { EN_ORDINALS } from './en-ordinals';
import { EN_PHRASINGS } from './en-phrasings';
import { EN_AMOUNTS } from './amount-phrasings';
import { EN_MANNERS } from './manners';
import { EN_MEDIA } from './media-phrasings';
import { EN_MESSAGES } from './message-phrasings';
import { EN_STATED } from './stated-phrasings';
import { EN_SENTENCES } from './en-sentences';
import { EN_VERB_START } from './en-verbs';
import { BEFORE_NUMBER, type LanguageTable } from './language';
import { EN_BEHIND, EN_CONDITIONS } from './en-conditions';
import { EN_IN_TIME } from './en-in-time';

const NEVER = "(?:don[’']?t|do not|never|stop)(?: ever)?";
const UNWANTED = "(?:i|we) (?:don[’']?t|do not|no longer) (?:want|wish|need)";
/** What is sent to people, and can be ordered off. */
const NOTICES =
  '(?:newsletters?|notifications?|promotions?|ads|advertis\\w+|(?:e-?)?mails|offers|reminders|alerts|digests?|texts|text messages|messages|updates|surveys|tips|summaries)';

/** Two words that are one name, whatever stands round them. */
const ONE_NAME =
  '\\s+(?:and|&)\\s+(?:(?<=\\bterms\\s+\\S+\\s+)conditions|(?<=\\bbed\\s+\\S+\\s+)breakfast|(?<=\\bpros\\s+\\S+\\s+)cons)\\b';

/** What is pressed several times: "click next 3x"; "lens 3x" is the name of one. */
const PRESSED_OFTEN =
  '(?:^(?:press|hit) .*|(?:^|\\s)(?:button|icon|link|key|arrow|plus|minus|next|previous|more|back|forward|up|down|left|right|page|it|\\+|-))';

export const EN: LanguageTable = {
  ...EN_MANNERS,
  id: 'en',
  spaced: true,
  lexicon: EN_LEXICON,
  phrasings: { ...EN_PHRASINGS, ...EN_STATED, ...EN_MESSAGES, ...EN_MEDIA, ...EN_AMOUNTS },
  joins: 'and\\s+',
  greeting:
    '(?:hello|hi|hey|good (?:morning|afternoon|evening)|thanks|thank you(?: very much)?|cheers|what can you do(?: for me)?|how (?:do you|does this) work|who are you)',
  politeStart:
    "(?:(?:hey|hi|hello|ok|okay|so|well|alright)(?: there)?(?: copilot| assistant)?[,!.]? |please,? |pl[sz] |kindly |now,? |first(?: of all)?,? (?=\\p{Ll})|first(?: of all)?, |firstly,? |secondly,? |thirdly,? |lastly,? |second, |third, |last, |next,? (?!(?:page|step|slide|button|question|item|result|day|week|month|quarter|year)\\b|(?:song|track|video|episode|clip|film|movie|chapter|photo|picture|image|one|post|message)(?: please)?$)|then,? |finally,? |also,? |(?:in addition|in the end|at the end|at last|in the meantime|in (?:the )?future|in any case|in total), |just |simply |afterwards,? |after that,? |(?:can|could|would|will) (?:you|u) (?:please |kindly |just |also )*(?!tell me|find out)|would you mind (?=\\w+ing\\b)|(?:i|we)(?: would|['’]d)? (?:really )?(?:want|need|like|wish|have) (?:you )?to |(?:i|we) wanna |i(?:['’]m| am) (?:trying|going|looking) to |help me (?:to )?|let['’]?s |let us |go ahead and |try to |try and |be sure to |make sure (?:to|you) |remember to |you (?:should|must|need to|have to) |proceed to (?!checkout|check out|(?:the )?(?:payment|cart))|your task is to |the task is to |(?:(?:(?:your|the|my|new) )?(?:goal|task|job|objective)|(?:(?:the )?(?:first|second|third|next|last|final) )?step(?: (?:one|two|three|four|five))?|one (?:more|last) thing|p\\.?s\\.?): )",
  politeEnd:
    "(?<!(?:^|\\s)(?:with|saying|says?|write|type|enter|words?|text)|(?:^|\\s)(?:with|as) (?:the |an? )?(?:note|message|comment)|(?:click|press|tap|hit|choose|select)(?: on)? no(?=,? thank)|:)[,.]? (?:please|pls|thanks|thank you|for me|right now|if you can|if possible|as well|asap|immediately|when(?: you are|ever you['’]re)? (?:done|finished|ready|complete))",
  particles:
    '(?:also|please|just|quickly)(?= (?:the|an?|my|this|that|these|those|all|it|them|every|each)(?!\\p{L}))',
  strongSeparator: `(?:\\s*[,;.]?\\s+(?:and then|and after that|and afterwards|and finally|and lastly|then|after that|after which|afterwards|once (?:that(?:['’]s| is)|you(?:['’]re| are)) done|when (?:that(?:['’]s| is)|you(?:['’]re| are)) done|followed by)[,:]?\\s+)|(?:\\s*[,;.]\\s+(?:next|finally|lastly|secondly),?\\s+(?!page\\b))|(?:\\s*[,;.]\\s+(?:second|third)(?:,\\s+|\\s+(?=(?:${EN_VERB_START})(?!\\p{L}))))|(?:(?<=^(?:open|go to|switch to) [^.]{1,60})\\.\\s+(?=(?:who|which|what|whose|where|when|how (?:many|much))\\b))|(?:\\s*;\\s*)|(?:(?:(?<!\\b(?:Dr|Mr|Mrs|Ms|Prof|St))${BEFORE_NUMBER}\\.|!)\\s+(?=[\\p{Lu}\\uE000-\\uEFFF\\d]))|(?:\\.\\s+(?=(?:Add|Check|Choose|Clear|Click|Close|Confirm|Delete|Enter|Fill|Go|Open|Pick|Press|Save|Select|Send|Set|Submit|Tick|Type|Write)\\b))|(?:(?:(?<!\\p{Lu}\\p{Ll}+ \\p{Lu})\\.|!)\\s*$)|(?:\\?\\s+(?=\\p{Lu}|(?:${EN_VERB_START})(?!\\p{L})))`,
  weakSeparator:
    '(?!(?<=\\bsave) and (?:close|continue|exit|next|quit|return|publish|view|add another)$)(?:\\s*,\\s*(?:and |& |but |or )?(?:also )?|\\s+(?:and|&|but|plus)\\s+(?:also )?)',
  verbStart: EN_VERB_START,
  nounVerb:
    'search|look|check|mark|view|order|book|filter|type|copy|set|show|list|display|star|print|start|stop|post|pay|place|book|update|pin|reset|label|like|flag|complete|finish|name|play|pause|mute|leave|undo|redo|watch|return|get|see|report|comment|answer|schedule|invite|call|review|rate|save|submit|focus',
  verbEvidence:
    '(?:the|a|an|my|your|all|every|each|both|this|that|these|those|it|them|him|her|their|for|on|to|by|out|up|in|into|as|me|only|any|its|one|whether|if)\\b|% ?\\p{L}|[\\uE000-\\uEFFF]|(?=[.,;!]|$)',
  dictates:
    '(?:(?:reply|respond|answer|write back)(?: back)? to [^:]+|(?:message|text|tell|dm|answer) (?:[\\p{Lu}@]|the |my |him|her|them|everyone)[^:]*|(?:send|write|leave|add|create|post|make)(?: [^:]*)? (?:comment|message|note|reply|answer|review|post)(?: (?:to|for|on|about) [^:]*)?|set (?:the )?(?:description|message|text|note|comment|body) to|(?:comment|message|note|description|reply)):\\s',
  says: '(?:reply|respond|answer|write|send|leave|add|post|make|create|drop|message|text|tell|comment)(?: [^:]*?)? (?:saying|that says|(?:message|comment|note|reply|post|text|review) reading) ',
  sharedVerb: '(?:find|locate|look for|drag|copy|cut|come|try|go ahead|search|scroll)',
  permissions: {
    ticks: '(?:check|tick|untick|uncheck|enable|disable)',
    words:
      '(?:create|add|read|write|update|edit|modify|delete|remove|publish|view|manage|list|import|export|approve|share)',
    whose: '(?:for|on) (?:the )?(?:(?:role|group|team|user) )?(?<whose>\\S.*?)(?: role| group| team)?',
  },
  rowCondition:
    '(?:next to|beside|belonging to|(?:in|on) the (?:row|line|card) (?:of|with|for|containing|that))',
  listSeparator: `(?!${ONE_NAME})(?:\\s*,\\s*(?:and |or |& )?|\\s+(?:and|or|&|plus|as well as)\\s+)`,
  times: ` (?:(?:[x×] ?)?(?<n>${COUNT})(?: times|(?<=${PRESSED_OFTEN} \\S+) ?[x×]|(?<= [x×] ?\\S+)|(?<= (?:back|forward) \\S+) (?:pages?|steps?))|twice)(?: in a row)?(?=$| (?:on|at|in) )`,
  repeat:
    '(?:(?:do|try|run|repeat|make) )?(?:(?:it|that|this|the same(?: thing)?) )?(?:again|once more|one more time)|repeat(?: (?:it|that|this|the last (?:one|task)))?',
  negation:
    "\\b(?:do not|don['’]?t|dont|never|must not|mustn['’]t|should not|shouldn['’]t|avoid|refrain from|without|cannot|can['’]t)\\b",
  negated: '(?!(?:search|play|buy|open|type|show|find) )\\p{L}+ nothing(?: (?:else|more|yet))?$',
  except:
    '(?<!\\p{L})(?:except(?:ing)?|with the exception of|aside from|leaving out|(?:is|are|was|were)n.t (?:from|by|named|called)|apart from|besides|other than|excluding|but (?:not|keep|leave|spare)|(?:all|every\\p{L}*|any\\p{L}*) but|not (?:named|called|from|by))(?!\\p{L})',
  noMore:
    `(?:${NEVER} (?:send|mail)(?:ing)? (?:me|us)|${UNWANTED}(?: to)? (?:get|receive|be sent)|${UNWANTED}|no more)(?: any)?(?: more)?` +
    ` (?=.*\\b${NOTICES}(?: (?:any ?more|any longer|again))?$)(?<what>(?:(?! but )[^,;])+?)(?: any ?more| any longer| again)?` +
    `|${NEVER} (?:e-?mail|text|notify|alert|remind|messag)(?:ing|e)? (?:me|us)` +
    ' (?:(?:about|of) (?<of>[^,;]+?)|(?:when|whenever|if) (?<event>[^,;]+?))(?: any ?more| any longer| again)?',
  condition: '(?:only )?(?:if|unless|when|whenever|as long as|provided(?: that)?|in case|while|until|once) ',
  behind: EN_BEHIND,
  inTime: EN_IN_TIME,
  presence:
    "if (?:asked|prompted|needed|necessary|any|present|shown|required|available|possible|it (?:appears|pops up|shows up|is (?:there|shown|visible|present))|they appear|(?:there(?:['’]s| is| are)|you see) (?:one|any))|if (?:there(?:['’]s| is| are)|you (?:see|find|get|encounter|are shown)|it (?:shows|asks for|has)|the page (?:shows|has|asks for)) (?:any |a |an |the )?(?<thing>.+?)(?: (?:shown|visible|there|present|on the page))?|if (?:any |a |an |the )?(?<thing2>.+?) (?:appears?|shows? up|pops? up|comes up|is (?:shown|visible|there|present|displayed|open)|exists?|opens?)",
  purpose:
    '(?:,? (?:in order |so as )?to (?<purpose>(?:mark|delete|remove|open|star|archive|reply|forward|flag|show|see|view|edit|close|save|submit|send|confirm|continue|find|download|select|go|log|expand|reveal|sign|search|finish|complete|proceed|play|get)\\b.+))$',
  articles: '(?:the|a|an|my|our|your|his|her|their|its|this|that|these|those|any|some)',
  filler:
    "(?:,? ?\\b(?:(?:shown |given |displayed |listed )?(?:below|above|here)|on (?:the|this) (?:page|screen|site|website|webpage)|in (?:the|this) (?:page|window|form)|(?:of|from) (?:the|this) (?:page|website|site)|(?:that['’]s|which is|that is)? ?(?:shown|displayed|provided|given))\\b)",
  everyNth: '(?:the )?(?:every|each) (?:single )?(?:other|(?<nth>\\p{L}+|\\d{1,2}(?:nd|rd|th)))',
  all: '(?:all(?: of)?|every(?: single)?|each(?: of)?|both(?: of)?|everything)',
  theyAll: {
    all: '(?<=\\s)(?:them all|all of (?:them|these|those|it))(?=$| (?:on|off|to|as|up|out|away|with)(?!\\p{L}))',
    both: '(?<=\\s)(?:them both|both of (?:them|these|those)|both)(?=$| (?:on|off|to|as|up|out|away|with)(?!\\p{L}))',
    them: 'them',
  },
  pronoun:
    '(?:it|them|him|her|that one|this one|those|these|that|this|its|their|his|the same(?: one)?|(?:that|this|the same) (?:email|e-mail|message|mail|item|row|entry|contact|person|product|order|invoice|ticket|card|post|file|record|task|event|user|link|button|field|page))',
  inSettings: {
    last: ' (?:in|under|on) (?:the |my |our )?(?:(?:account|user|personal) )?(?<page>settings|preferences|options|profile)(?: page)?$',
    first:
      '(?:in|under|on) (?:the |my |our )?(?:(?:account|user|personal) )?(?<page>settings|preferences|options|profile)(?: page)?,? ',
  },
  mine: '(?<!\\p{L})my \\p{L}',
  shown:
    '(?<!\\p{L})(?:this|the (?:current|present)) (?<kind>(?!one |time |way )\\p{L}{3,})(?=$|: | (?:to|as|into|with|saying) )',
  roles: [
    [
      '(?:text )?input (?:text ?)?(?:box|field)(?:es|s)?|text(?:ual)? (?:input|box|field|entry)(?:s|es|boxes|fields)?|text ?(?:box|field)(?:es|s)?|entry fields?|form fields?|inputs?(?: elements?)?|fields?',
      ['textbox'],
    ],
    ['text ?areas?', ['textbox']],
    ['search (?:box|bar|field|input)(?:es)?', ['searchbox', 'textbox']],
    ['check ?box(?:es)?|tick ?box(?:es)?', ['checkbox']],
    ['radio ?buttons?|radios?|radio options?', ['radio']],
    ['(?:toggle|switch)(?: buttons?)?|toggles|switches', ['switch', 'checkbox', 'button']],
    [
      'drop[- ]?down(?: (?:list|menu|box|field|select))?s?|select (?:box|menu|field|list)(?:es)?|combo ?box(?:es)?|pick ?list',
      ['combobox', 'listbox'],
    ],
    ['(?:scroll|selection|multi-?select) list|list ?box', ['listbox']],
    ['spin(?:ner| ?button| ?box)|number (?:field|input|box)|stepper', ['spinbutton', 'textbox']],
    ['(?:range )?sliders?', ['slider']],
    ['colou?r (?:picker|field|input|wheel)', ['textbox', 'button']],
    ['menu ?items?|menu (?:option|entr(?:y|ies))', ['menuitem', 'link', 'button']],
    ['tabs?', ['tab', 'link']],
    ['(?:push )?buttons?|btn', ['button', 'link']],
    ['hyper ?links?|links?', ['link']],
    ['icons?', ['button', 'link', 'img']],
    ['images?|pictures?|photos?|thumbnails?', ['img', 'link']],
    ['headings?|headlines?', ['heading']],
    ['list items?', ['listitem', 'option', 'treeitem']],
    ['rows?', ['row', 'listitem']],
    ['cells?', ['cell', 'gridcell']],
    ['(?:collapsible |accordion )?sections?|accordions?|panels?', ['button', 'tab', 'region']],
    [
      '(?:folder or file|file or folder|folders?|tree ?items?|(?:tree ?)?nodes?)',
      ['treeitem', 'link', 'button'],
    ],
    ['paragraphs?', ['paragraph']],
    ['lists?', ['listbox', 'combobox', 'list']],
    ['menus?', ['menu', 'button', 'link', 'combobox']],
    ['search results?|results?|hits?', ['link', 'listitem', 'row', 'article']],
    ['options?|choices?', ['option', 'radio', 'checkbox', 'menuitem', 'button']],
    ['items?|entr(?:y|ies)|elements?|things?|controls?|ones?|widgets?', []],
  ],
  naming:
    "(?:(?:that is |which is |that's )?(?:label(?:l)?ed(?: as| with)?|called|named|titled|entitled|marked(?: as)?|captioned|reading)|(?:with|having|bearing|has|of) (?:the |a )?(?:label|text|name|title|caption|value|placeholder|heading)(?: of| saying)?|(?:that|which) (?:says|reads|is called|is named)|saying|whose (?:label|name|title|text) is)",
  possessive:
    "^(?<who>\\p{Lu}[\\p{L}.-]*(?: \\p{Lu}[\\p{L}.-]*)?)['’]s (?<noun>e-?mails?|mails?|messages?|posts?|comments?|tweets?|reviews?|replies|reply|notes?|invoices?|orders?|tickets?|issues?|tasks?)$",
  ordinals: [
    ['(?:second|2nd)[- ](?:to[- ])?last|last but one|next[- ]to[- ]last|penultimate', -2],
    ['(?:third|3rd)[- ](?:to[- ])?last|last but two', -3],
    ['first|1st|top(?:most)?(?= (?:search )?(?:result|hit|item|row|entry|post|story|product|one)s?\\b)', 1],
    ...EN_ORDINALS,
    ['eleventh|11th', 11],
    ['twelfth|12th', 12],
    ['last|final|bottom(?:most)?(?= (?:item|row|entry|one|result)s?\\b)', -1],
  ],
  counted: {
    ...{ first: '(?:first|top)', last: '(?:last|final)', unit: '' },
    not: '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|letters?|characters?|digits?)\\b',
    // "The cheapest 3 star hotels" are not three.
    behind: `(?<=\\s)(?<many>${COUNT})(?=$|\\s(?!(?:stars?|bed(?:room)?s?|doors?|seats?|persons?|ways?)\\b)(?:\\p{L}+\\s)?(?:\\p{L}*[^\\Ws]s|people)(?!\\p{L}))`,
  },
  notOrdinal:
    '(?:first|last|second|middle)[- ]?(?:names?|updated|modified|seen|login|step|week|month|year|quarter|line)\\b|final (?:price|total|amount|grade)|last (?:page|\\d)|top ?up|first class',
  superlatives: [
    ['cheapest|least expensive|lowest[- ]priced?|most affordable|lowest[- ]cost', 'price', 'min'],
    ['most expensive|priciest|costliest|dearest|highest[- ]priced', 'price', 'max'],
    ['newest|latest|most recent(?:ly \\w+)?|last added', 'date', 'max'],
    ['oldest|earliest', 'date', 'min'],
    ['best[- ]rated|highest[- ]rated|top[- ]rated|best[- ]reviewed', 'rating', 'max'],
    ['worst[- ]rated|lowest[- ]rated', 'rating', 'min'],
    ['fastest|quickest', 'duration', 'min'],
    ['slowest', 'duration', 'max'],
    ['most popular|best[- ]selling', 'popularity', 'max'],
    ['nearest|closest', 'distance', 'min'],
    ['farthest|furthest', 'distance', 'max'],
    ['heaviest', 'weight', 'max'],
    ['lightest', 'weight', 'min'],
    ['most reviewed', 'reviews', 'max'],
    ['shortest', 'length', 'min'],
    ['longest', 'length', 'max'],
    ['tallest|highest', 'height', 'max'],
    ['youngest', 'age', 'min'],
  ],
  fieldSuperlative: {
    min: 'lowest|smallest|least|fewest|shortest|minimum|minimal|earliest|cheapest|nearest|oldest',
    max: 'highest|greatest|largest|biggest|most|longest|maximum|maximal|latest|best|newest|top',
    pattern:
      '(?:(?:with|having|that has|which has|has|at|for|whose) (?:the )?)(?<word>{WORDS})(?: number of)? (?<field>[\\p{L}][\\p{L} -]{1,30})',
  },
  byField: EN_BY_FIELD,
  conditions: EN_CONDITIONS,
  states:
    'unread|read|starred|unstarred|important|overdue|unpaid|paid|pending|completed|incomplete|done|active|inactive|archived|expired|flagged|draft|published|unanswered|cancelled|canceled|shipped|delivered|open|closed|disabled|enabled|unassigned',
  plural: '(?:[^s]s|people|to-dos)$',
  itemNouns:
    'e-?mails?|mails?|messages?|invoices?|orders?|tickets?|products?|contacts?|tasks?|todos?|to-dos?|posts?|tweets?|comments?|files?|documents?|events?|users?|customers?|payments?|transactions?|flights?|hotels?|rooms?|books?|articles?|issues?|pull requests?|bugs?|records?|rows?|cards?|items?|entr(?:y|ies)|results?|notes?|reports?|subscriptions?|appointments?|meetings?|projects?|videos?|songs?|photos?|reviews?|jobs?|people|person|members?|threads?|conversations?|notifications?|statements?|bills?|receipts?|numbers?|packages?|repositor(?:y|ies)|questions?|offers?|deals?|trains?|trips?|tours?|listings?|names?',
  colors: [
    ['dark ?blue|light ?blue|blue|navy', 'blue'],
    ['red|crimson|scarlet', 'red'],
    ['dark ?green|light ?green|green|lime', 'green'],
    ['yellow', 'yellow'],
    ['orange', 'orange'],
    ['purple|violet', 'purple'],
    ['pink', 'pink'],
    ['magenta|fuchsia', 'magenta'],
    ['cyan|aqua|turquoise', 'cyan'],
    ['teal', 'teal'],
    ['brown', 'brown'],
    ['black', 'black'],
    ['white', 'white'],
    ['gr[ae]y|silver', 'gray'],
    ['gold(?:en)?', 'gold'],
    ['olive', 'olive'],
    ['maroon', 'maroon'],
    ['indigo', 'indigo'],
  ],
  sizes: [
    ['biggest|largest|bigger|larger', 'largest'],
    ['smallest|tiniest|smaller', 'smallest'],
    ['big|large|huge', 'large'],
    ['small|tiny|little', 'small'],
  ],
  positions: [
    ['top(?:most)?|upper(?:most)?', 'top'],
    ['bottom(?:most)?|lower(?:most)?', 'bottom'],
    ['left(?:most|-most|-hand)?', 'left'],
    ['right(?:most|-most|-hand)?', 'right'],
    ['cent(?:er|re)|middle', 'center'],
  ],
  placeBehind:
    ',? ?(?:that is |which is )?(?:in|on|at|to) (?:the )?(?<spot>(?:top|bottom|upper|lower|left|right|cent(?:er|re)|middle)(?:[ -](?:left|right|cent(?:er|re)))?)(?:[- ]hand)?(?: (?:corner|side|edge))?(?: of the (?:page|screen|window))?$',
  colorBehind: ' with (?:an? |the )?(?<color>\\p{L}+) (?:background|colou?r|fill)$',
  shapes: [
    ['circles?', 'circle'],
    ['squares?', 'square'],
    ['rectangles?', 'rectangle'],
    ['triangles?', 'triangle'],
    ['ellipses?|ovals?', 'ellipse'],
    ['diamonds?', 'diamond'],
    ['stars?(?= (?:shape|figure))', 'star'],
    ['shapes?', 'any'],
    ['box(?:es)?', 'box'],
  ],
  withinPatterns: [
    '(?:in|on|from) (?<within>(?:row|line) \\d+)',
    '(?:in|inside|within|of|on|from|under|at) (?<within>(?:the|this|my|your|that) (?:.+? )?(?:section|table|form|menu|list|panel|dialog|dialogue|modal|pop-?up|side ?bar|header|footer|nav(?:igation)?(?: bar| menu)?|tool ?bar|card|group|box|area|region|tab|window|column|banner|book|inbox|widget|grid|tree|calendar|page|field ?set|row|folder|cart|basket|bar|category|block|results?|contacts|notification))',
    '(?:under|beneath|below|in|inside|within) (?<within>[\\uE000-\\uE7FF]|\\p{Lu}[\\p{L}\\d&-]*(?: (?:\\p{Lu}[\\p{L}\\d&-]*|and|&))*)(?: (?:section|table|form|menu|list|panel|tab))?',
    '(?:under|in|inside|within) (?<within>(?:the |my )?[\\p{Ll}][\\p{Ll} ]*? (?:section|settings|table|form|menu|panel|options|preferences|list|details))',
    '(?:of|in) (?<within>(?:the|my) (?!(?:top|bottom|upper|lower|left|right|cent|middle))\\p{L}[\\p{L} ]{2,40})',
    '(?:under|inside|within) (?<within>\\p{Ll}[\\p{Ll} ]{2,40})',
  ],
  namedKinds:
    '(?:page|category|tag|label|album|column|section|folder|group|project|playlist|board|channel|topic|collection)',
  insideAll:
    '(?:in|inside|within|under|on|from) (?<within>(?:the|my|our|your|this) \\S.*|[\\p{Lu}\\uE000-\\uE7FF].*)',
  genericContainer:
    'the|this|my|that|your|form|page|screen|list|table|window|website|site|results?|box|area|section|row|section below|below|given|scroll list|menu below|tree|folder|column|field ?set|group|region|grid|book|column|tab|dialog',
  fieldNouns:
    '(?:start|end|departure|arrival|pick-?up|drop-?off|check-?in|check-?out)(?: (?:time|date))?|(?:first|last|full|middle|given|family|user|display|company|file|product|project|event) ?name|surname|name|nickname|user ?(?:name|id)|user|login|e-?mail(?: address)?|mail|pass ?(?:word|code|phrase)|pwd|pin|(?:phone|telephone|mobile|cell|fax)(?: number)?|(?:street|home|billing|shipping|postal|delivery)? ?address(?: line \\d)?|street|city|town|state|province|region|county|zip(?: ?code)?|post ?code|postal code|country|company|organi[sz]ation|employer|job title|title|subject|message|comments?|description|note|notes|body|date of birth|date|start date|end date|due date|birthday|dob|age|gender|amount|price|quantity|qty|number|card number|expir(?:y|ation)(?: date)?|security code|cvc|cvv|code|coupon(?: code)?|promo code|url|website|cc|bcc|category|type|status|priority|colou?r|size|language|currency|tax id|iban|account number|reference|text|recipient|sender|location|destination|origin',
  transforms: [
    [
      '(?:in |as |using |converted to |with )?(?:all )?(?:upper[- ]?case|capital|caps|capitali[sz]ed)(?: letters| characters)?|in (?:all )?caps',
      'upper',
    ],
    [
      '(?:in |as |using |converted to |with )?(?:all )?(?:lower[- ]?case|small)(?: letters| characters)?',
      'lower',
    ],
    ['(?:in |as |using )?title[- ]?case', 'title'],
    ['(?:in )?revers(?:ed|e(?: order)?)|backwards?|spelled backwards', 'reverse'],
  ],
  keys: [
    ['enter|return', 'Enter'],
    ['esc(?:ape)?', 'Escape'],
    ['tab', 'Tab'],
    ['space(?: ?bar)?', 'Space'],
    ['backspace', 'Backspace'],
    ['del(?:ete)?', 'Delete'],
    ['(?:up arrow|arrow[- ]?up)', 'ArrowUp'],
    ['(?:down arrow|arrow[- ]?down)', 'ArrowDown'],
    ['(?:left arrow|arrow[- ]?left)', 'ArrowLeft'],
    ['(?:right arrow|arrow[- ]?right)', 'ArrowRight'],
    ['page ?up', 'PageUp'],
    ['page ?down', 'PageDown'],
    ['home', 'Home'],
    ['end', 'End'],
    ['f(?:[1-9]|1[0-2])', 'F'],
  ],
  actions: [
    ['mark (?:as )?unread', 'mark as unread'],
    ['mark (?:as )?read', 'mark as read'],
    ['mark (?:as )?important', 'mark as important'],
    ['mark (?:as )?(?:done|complete(?:d)?|finished)|complete|finish', 'complete'],
    ['mark (?:as )?spam|report(?: as)? spam', 'mark as spam'],
    ['delete|remove|trash|erase|discard|get rid of', 'delete'],
    ['un-?star', 'unstar'],
    ['star', 'star'],
    ['un-?flag', 'unflag'],
    ['archive', 'archive'],
    ['reply|respond|answer|write back', 'reply'],
    ['forward|pass on', 'forward'],
    ['edit|modify', 'edit'],
    ['rename', 'rename'],
    ['cancel', 'cancel'],
    ['share', 'share'],
    ['like|upvote', 'like'],
    ['follow', 'follow'],
    ['unfollow', 'unfollow'],
    ['pin', 'pin'],
    ['flag', 'flag'],
    ['approve|accept', 'approve'],
    ['reject|decline|deny', 'reject'],
    ['buy|purchase', 'buy'],
    ['book|reserve', 'book'],
    ['order', 'order'],
    ['message|text|write to', 'message'],
    ['open|view|show|see', 'open'],
    ['duplicate|clone', 'duplicate'],
    ['print', 'print'],
    ['pay', 'pay'],
    ['close', 'close'],
    ['assign', 'assign'],
    ['retweet|repost', 'repost'],
    ['play|listen to', 'play'],
    ['watch', 'watch'],
    ['subscribe to', 'subscribe'],
    ['unsubscribe from', 'unsubscribe'],
    ['return', 'return'],
    ['publish', 'publish'],
    ['restore|recover', 'restore'],
    ['block', 'block'],
    ['mute', 'mute'],
  ],
  icons: [
    ['trash(?: ?can)?|bin|delete|garbage', 'delete'],
    ['star', 'star'],
    ['heart', 'like'],
    ['reply', 'reply'],
    ['forward', 'forward'],
    ['pencil|pen|edit', 'edit'],
    ['archive', 'archive'],
    ['flag', 'flag'],
  ],
  yesNoStart: '(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|may)',
  questionStart:
    "(?:(?:can|could) you (?:please )?(?:tell me|find out)|show me (?:how (?:many|much|long|old|far|often)|wh(?:ich|o|at|y|en) \\S+ (?:is|are|was|were|has|have))|am i|(?:is|are|was|were) (?!.*[:=])\\S+ \\S+|(?:check|see) (?:if|whether)|check (?!.*\\b(?:check ?|tick ?)?box(?:es)?\\b)(?:(?:the|my|our|your) )?(?:prices?|status|balance|stock|availability|progress|weather|logs?|details|opening (?:hours|times)|total|score)(?= (?:of|for)\\b)|check (?:the )?weather (?:in|at|on)|check (?:the|my|our|your) (?:status|balance|availability|progress|weather|opening (?:hours|times)|score)(?=$)|what(?:['’]?s)?|which|who(?:se|m)?(?:['’]?s)?|where(?:['’]?s)?|when (?:is|was|does|do|did|will|are)|why|how (?:many|much|long|old|far|often|big|high|wide|deep|heavy|fast|large|do|does|can|tall|is|are|to)|is (?:there|the|this|my|it|any)|are (?:there|the|any|my|we)|does (?:the|this|i|it|my|we|they|anyone|you)|do (?:the(?! (?:same|rest)\\b| (?:other|first|second|next|last)\\b(?! (?:(?:two|three|\\d+) )?\\p{L}+s (?!(?:in|on|of|from|for|with|at|to|and|by|that|too|also|again|as|now|please)\\b)\\p{L}))|this|i|it|my|we|they|anyone|you)|did|has|have (?:i|we|they|you)|can i|tell me(?: about)?|find out|summari[sz]e|explain|describe|give me (?:a summary|the (?:price|name|number|total|date|status))|(?:get(?: me)?|give me|look up|read(?: me)?|show me) the (?:price|name|total|date|status|e-?mail(?: address)?|(?:tele)?phone(?: number)?|number|address|amount|age|cost|title) (?:of|for)|count|calculate|compare|(?:the )?(?:sum|total|average|mean|minimum|maximum|number) of)(?:\\b|$)",
  functionWords:
    'the|a|an|to|of|in|on|and|for|with|my|me|it|this|that|is|are|from|by|at|all|into|then|as|i|you|click|page|so|if|your|be|please|now|not|or|its|their|was',
  say: EN_SENTENCES,
};
