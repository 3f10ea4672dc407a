// English phrasings of single acts, by the name under which en-phrasings.ts uses them.

export const EN_LEXICON: Readonly<Record<string, string>> = {
  click:
    '(?:(?:find|locate|look for)(?: it)?,? and )?(?:left[- ])?(?:click|press|tap|hit|push|activate)(?:ing)?(?: down)?(?: on(?:to)?| at)?',
  doubleClick: 'double[- ]?(?:click|tap)(?:ing)?(?: on)?',
  open: '(?:(?:find|locate) and )?(?:open(?: up)?|go(?: back)?(?: over)?(?: to| into)|navigate(?: over)?(?: to| into)|visit|head(?: over)? to|browse to|show(?: me)?|view|display|bring up|pull up|take me to|bring me to|get(?: me)? to|jump to|switch (?:over )?to|move to|launch|load|see|access|enter the(?= .* (?:page|section|tab)$)|find(?= .* (?:page|section|tab)$)|look at|(?:i (?:would like|want) to )?see)',
  inNewTab:
    '(?:in|into) (?:(?:an?|another|its own) )?(?:(?:new|separate|different|other|another|background) )*(?:browser )?(?:tabs?|windows?)',
  type: '(?:enter(?:ing)?|typ(?:e|ing)(?: in)?|input|writ(?:e|ing)|put(?:ting)?|insert|fill(?: in)?|key in|paste|add|set|use|supply|provide)',
  typeInto:
    '(?:enter(?:ing)?|typ(?:e|ing)(?: in)?|input|writ(?:e|ing)|put(?:ting)?|insert|fill(?: in)?|key in|paste)',
  into: '(?:(?:in)?to|in|inside|as|for|at|on)',
  inField: '(?:into|in|inside|in to|to|at|on)',
  fill: '(?:fill(?: in| out| up)?|complete|populate|update|set|edit|change)',
  set: '(?:set|change|update|adjust|modify|switch|edit|make|turn)',
  choose: '(?:choose|select|pick(?: out)?|opt for|go for|single out)',
  piece: '(?:word|words|phrase|sentence|line|paragraph|text|passage)',
  search:
    '(?:search(?:ing)?(?: up)?(?: for)?|look up|look for|google|query(?: for)?|do a search for|run a search for|perform a search for|search on)',
  find: '(?:find(?: me)?|locate|look for|go find|look up|identify|spot)',
  check: '(?:check(?: off)?|tick(?: off)?|mark|enable|activate|turn on|switch on|flip on|select)',
  uncheck: '(?:uncheck|untick|unmark|clear|disable|deactivate|turn off|switch off|deselect|unselect)',
  submit: '(?:submit|send(?: off)?|confirm|post)',
  login: '(?:log ?(?:me )?(?:in|on)|sign(?: me)? in|authenticate)',
  logout: '(?:log ?(?:me )?(?:out|off)|sign(?: me)? (?:out|off))',
  scroll: '(?:scroll(?: the page)?|go|move|page)',
  download: '(?:download|save(?= .*(?:pdf|file|to disk|locally|to my computer)))',
  get: '(?:get|fetch|grab|retrieve|obtain)',
  cart: '(?:(?:to|in|into|in to) )(?:(?:the|my|your) )?(?:shopping )?(?:cart|basket|bag|trolley)',
  look: '(?:the |a )?(?:dark|light|night|day|black)[ -]?(?:mode|theme|design|colou?r scheme)',
  mail: '(?:e-?mail|mail)',
  dm: '(?:(?:(?:private|direct|personal|instant) )?message|dm|pm)',
  remark: '(?:post|comment|message|reply|answer|review)',
  payBy:
    'pay (?:by|with|via|using)(?! (?:the |next |this |\\d|mon|tues|wednes|thurs|fri|satur|sun|to(?:day|morrow)))',
  favourites: '(?:favou?rites?(?: list)?|bookmarks|reading list|starred(?: \\w+)?)',
  wishlist: '(?:wish ?list|watch ?list)',
  drag: '(?:drag(?: and drop)?|move|drop|slide|pull|place|put)',
  extract:
    '(?:extract|export|scrape|collect|list|save|download|get|grab|copy|give me(?: a list of)?|show me(?: a list of)?|pull|gather|output)',
  expand: '(?:expand|unfold|open up|uncollapse|reveal|show|open)',
  collapse: '(?:collapse|fold(?: up)?|minimi[sz]e|close|hide)',
  by: '(?:by|on|according to|using|per)',
  asc: '(?:ascending|increasing|a ?(?:-|to|–) ?z|low(?:est)? to high(?:est)?|smallest to (?:largest|biggest)|lowest first|oldest first|cheapest first|alphabetical(?:ly)?|from low to high|(?:cheapest|lowest|smallest|shortest|oldest|earliest|worst|least \\w+) to (?:the )?(?:most \\w+|highest|largest|biggest|longest|newest|latest|best))',
  desc: '(?:descending|decreasing|reverse|z ?(?:-|to|–) ?a|high(?:est)? to low(?:est)?|(?:largest|biggest) to smallest|highest first|newest first|most recent first|latest first|largest first|from high to low|(?:most \\w+|highest|largest|biggest|longest|newest|latest|best) to (?:the )?(?:cheapest|lowest|smallest|shortest|oldest|earliest|worst|least \\w+))',
  // What is opened or started by its name is there already: only a new one, or what one opens with somebody.
  makes:
    '(?:(?:create|add|make|set up)(?: me)?(?: an?| the| another)?(?: new)?(?! (?:an? |the )?cop(?:y|ies) (?:.* )?of )|(?:start|open)(?: me)? (?:(?:another|an? new|new)(?! (?:tab|window))|an?(?= (?:\\S+ )?(?:ticket|issue|bug|poll|account|case|thread|discussion|dispute|pull request|group|chat)))|start an?)',
  makeEvent:
    '(create|add|schedule|make|book|set up|put in|plan|enter) (an? |the |new )*(<hours:n>[- ]?(hours?|hrs?|h)[- ]?|<minutes:n>[- ]?(minutes?|mins?)[- ]?)?(long )?',
  event: '(calendar )?(event|meeting|appointment|entry|call)',
  range: '<low:t>( ?{unit})? ?(to|and|until|till|up to|-|–|—) ?<high:t>( ?{unit})?',
  unit: '([€$£¥%]|euros?|eur|usd|dollars?|gbp|pounds?|percent|years?( old)?|km|miles?|kg|stars?|gb|m²|sqm|°[cf]?|degrees?|people|persons|guests|hours?|minutes?|days?|nights?|cm|lbs?)',
  filters: '(?:(?:all|any)(?: of)? )?(?:(?:the|my|these|those|active|applied) )*filters?',
  slider: '(?:slider|range(?: slider)?|slide(?: bar)?)',
  spinner: '(?:spinner|spin ?button|spin ?box|stepper|number (?:input|field|picker))',
  colorPicker: '(?:colou?r (?:picker|wheel|selector|field|input|chooser|palette))',
  datePicker: '(?:date ?picker|calendar|date selector|date field)',
  announced: '(?:(?: the)? (?:text|message|words)(?=:| ?[\\uE000-\\uE7FF]))',
  outOf: '(?: ?(?:out of|of|/) ?\\d+(?: ?stars?| points?)?)',
  the: '(?:(?:the|a|an|my|your|this|that|any|some|all|every|each)(?: of the)? )?',
};
