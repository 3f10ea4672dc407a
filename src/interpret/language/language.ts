// What a language brings to the interpreter: words and phrasings as data. Rules, targets, values and the
// splitter are the same code for every language and know only this shape.
import type { IntentKind } from '../../shared/intent';

/** The rule families; each has a file under rules/ that turns a phrasing's slots into intents. */
export type RuleName =
  | 'goto'
  | 'newTab'
  | 'tab'
  | 'history'
  | 'paginate'
  | 'turnTime'
  | 'scroll'
  | 'pressKey'
  | 'wait'
  | 'login'
  | 'fillFromTable'
  | 'logout'
  | 'add'
  | 'addTo'
  | 'addToCart'
  | 'invite'
  | 'redeem'
  | 'checkout'
  | 'copyPaste'
  | 'drag'
  | 'classify'
  | 'resize'
  | 'sort'
  | 'filter'
  | 'download'
  | 'upload'
  | 'extract'
  | 'createEvent'
  | 'date'
  | 'setControl'
  | 'setRange'
  | 'replaceValue'
  | 'changeBy'
  | 'counts'
  | 'rate'
  | 'selectText'
  | 'format'
  | 'focus'
  | 'hover'
  | 'check'
  | 'uncheck'
  | 'toggle'
  | 'choose'
  | 'fill'
  | 'clear'
  | 'search'
  | 'find'
  | 'submit'
  | 'menu'
  | 'expand'
  | 'collapse'
  | 'dismiss'
  | 'accept'
  | 'item'
  | 'doubleClick'
  | 'click'
  | 'open'
  | 'create'
  | 'write'
  | 'message'
  | 'media'
  | 'verbal'
  | 'stated'
  | 'asRole'
  | 'setIt'
  | 'language'
  | 'question';

export type Extra = Readonly<Record<string, string>>;
/** A phrasing, and what it adds to its slots (`{ to: 'next' }`). */
export type Phrasing = string | readonly [pattern: string, extra: Extra];

export interface ConditionPhrase {
  /** Regex source with groups `field`, `value`, `to`; matched at the end of a target. */
  pattern: string;
  op: 'is' | 'contains' | 'startsWith' | 'endsWith' | 'lt' | 'gt' | 'le' | 'ge' | 'between' | 'not' | 'date';
  field?: string;
}

/** Words for things that one of their fields tells. */
export interface FieldPhrase {
  /** Regex source with groups `field` and `value`, for the whole of what is said, with case. */
  pattern: string;
  field?: string;
  /** They can be no part of a name that is searched for. */
  sure?: true;
}

/** Acts that follow each other without a comma or an "and"; all in small letters, as a name may hold such words. */
export interface RunOn {
  /** How the act before begins. */
  from: string;
  /** How one begins behind which any words may be looked for: only `narrows` follows it. */
  seeks: string;
  /** Begins the next act. */
  acts: string;
  narrows: string;
  /** A word behind which the act before cannot end. */
  open: string;
  /** What a name may follow: the act goes on, unless what follows is done with "it". */
  kinds: string;
  /** Acts that hardly anything takes back: nothing is split off for them behind any noun of items. */
  undone: string;
}

export interface LanguageTable {
  id: 'en' | 'de' | 'zh';
  /** Words are separated by spaces. */
  spaced: boolean;
  /** Regex sources by name, for `{name}` in patterns. */
  lexicon: Readonly<Record<string, string>>;
  phrasings: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

  // The strings from here on are regex sources.

  /** Says hello or thanks, or asks what can be said. */
  greeting: string;
  /** What a remark begins with that goes on from what was said before: no word of the wish. */
  joins: string;
  politeStart: string;
  politeEnd: string;
  /** Words that say nothing of the act behind its verb: "lösche bitte mal die Mail". */
  particles: string;
  /** Says behind a verb that it is done next; group `self`, what stands between and stays: "melde dich dann an". */
  inOrder?: string;
  /** A request put as a question, without what makes it one as `act`: "你能删除它吗". */
  requested?: string;
  /** Separates clauses wherever it stands: "then", "after that". */
  strongSeparator: string;
  /** Separates clauses only before a verb: "and", ",". */
  weakSeparator: string;
  /** A word that starts a clause when it follows a weak separator. */
  verbStart: string;
  /** Verbs that are as often nouns ("order", "search"): they need `verbEvidence` after them. */
  nounVerb: string;
  verbEvidence: string;
  /** A clause that ends in one of these shares its object with the next verb: "find and click". */
  sharedVerb: string;
  /** What somebody may do, as words of a list that is ticked, and for whom: group `whose`. */
  permissions: Readonly<{ ticks: string; words: string; whose: string }>;
  /** Announces words that are written as they stand, up to its colon: "reply to Tom: ". */
  dictates: string;
  /** What comes before words that are written as they stand, with no colon: "reply to Tom saying". */
  says: string;
  /** Separates items of a list: "and", ",", "or". */
  listSeparator: string;
  /** "don't", "never", "without": a clause with it is not carried out. */
  negation: string;
  /** A verb with its negation behind it: "sende es nicht ab", "delete nothing". */
  negated: string;
  /** "Except", "apart from": what follows, or stands in between, is spared. */
  except: string;
  /** "Don't send me newsletters": says no to what is sent, not to an act. Group `what`, `of`, or `event` in its own words. */
  noMore: string;
  /** A whole goal, without politeness, that asks for the last task once more: "again", "do that once more". */
  repeat: string;
  /** Acts whose place in time is said; groups `first`, `rest`, `last`, `act`, `when`, `other`, `thing`. */
  inTime?: {
    afterFirst: string;
    beforeFirst: string;
    behind: string;
    isBefore: string;
    /** With case: an act whose words surely end, and the first words of a thing that is named. */
    ends: string;
    names: string;
    /** With case: another act amid the words of one. */
    runsOn: string;
    /** In the whole goal: what is done before that goes on in another sentence. */
    unsure: string;
    /** Something is looked at, and nothing done yet. */
    looks: string;
    onceShown: string;
    wait: string;
    joined: string;
    acts: ReadonlyArray<readonly [said: string, order: string]>;
  };
  /** The clause in the word order of the phrasings, where it has another one. */
  reordered?(clause: string): string | undefined;
  /** How often an act is to be done: group `n`, twice without. */
  times: string;
  /** "if", "when", "unless" at the start of a clause. */
  condition: string;
  /** What has to be so, or comes before or after, where it stands behind an act; with case. */
  behind: string;
  /** A condition that only asks whether something is there; group `thing`. */
  presence: string;
  /** Words of purpose that start a second reading of the same act: "to delete it". Group `purpose`. */
  purpose: string;

  /** How something is done, told beside it: "by clicking the x". Whole clauses, with `end`, `press` and `what`. */
  manners: readonly string[];
  /** Takes back the words before it: "no wait". */
  takesBack: string;
  /** Where an act begins with nothing between it and the one before, as in what is dictated. */
  runOn?: RunOn;
  /** What a page puts in front of itself, and the acts that answer it; `none` begins what is not there. */
  overlay: Readonly<{
    things: string;
    acts: string;
    none: string;
    /** What else shows itself, and what done then is done on it, both whole; `place` goes behind the act, $1 is the thing. */
    shows?: readonly Readonly<{ thing: string; act: string; place?: string }>[];
  }>;
  /** Begins what is done where a condition does not hold: "otherwise". */
  otherwise: string;
  /** "Not this but that", whole clauses: groups `left` and `right`, and `verb` before both. */
  contrasts: readonly string[];

  articles: string;
  /** "In my preferences", where it ends or begins a wish to change something, with the place as `page`. */
  inSettings: { last: string; first: string };
  /** Says that what is changed is the user's own. */
  mine: string;
  /** What the page is about, as its words point at it: "this page", with the noun as `kind`. */
  shown: string;
  /** Words that point at the page and name nothing: "below", "on this page". */
  filler: string;
  all: string;
  /** "Every second", "every other": with the ordinal as `nth`. */
  everyNth?: string;
  /** All of what was named before, with case: "them all", and `both` of it; `them` says so in the phrasings. */
  theyAll: Readonly<{ all: string; both: string; them: string }>;
  /** Pronouns that stand for the target of an earlier clause. */
  pronoun: string;
  /** Role words → ARIA roles, longest first. */
  roles: readonly (readonly [words: string, roles: readonly string[]])[];
  /** "labelled", "called", "with the text": what follows is the name. */
  naming: string;
  /** "Bob's email"; groups `who` and `noun`. */
  possessive: string;
  ordinals: readonly (readonly [words: string, ordinal: number])[];
  /**
   * "The first three", "the last 5": words in front of the number, a word behind it, and what is counted otherwise.
   * `behind`: a number as `many` behind a superlative, "the oldest 3 mails", where the words show that several are meant.
   */
  counted: Readonly<{ first: string; last: string; unit: string; not: string; behind: string }>;
  /** Names in which an ordinal is no ordinal: "first name". */
  notOrdinal: string;
  superlatives: readonly (readonly [words: string, field: string, direction: 'min' | 'max'])[];
  /** Adjective in front of a field noun: "the shortest duration"; group per direction. */
  fieldSuperlative: Readonly<{ min: string; max: string; pattern: string }>;
  conditions: readonly ConditionPhrase[];
  byField: readonly FieldPhrase[];
  /** Conditions that look like a place: "in the row with Acme". */
  rowCondition: string;
  states: string;
  /** What an item noun ends with where several are meant; matches nothing where the language does not show it. */
  plural: string;
  itemNouns: string;
  colors: readonly (readonly [words: string, color: string])[];
  sizes: readonly (readonly [words: string, size: 'large' | 'small' | 'largest' | 'smallest'])[];
  positions: readonly (readonly [words: string, position: 'top' | 'bottom' | 'left' | 'right' | 'center'])[];
  shapes: readonly (readonly [words: string, shape: string])[];
  /** Look words behind the thing they describe, matched at the end: a place as group `spot`, a colour as `color`. */
  placeBehind?: string;
  colorBehind?: string;
  /** Where a target lies; group `within`, matched at the end. */
  withinPatterns: readonly string[];
  /** What is told apart by a name of its own, whatever the word is: "the page Links". */
  namedKinds: string;
  /** All that is said of all: "everything in Photos"; group `within`. */
  insideAll: string;
  /** Containers that say nothing by themselves: "form", "page". */
  genericContainer: string;
  /** Nouns that are fields by themselves in "username X and password Y". */
  fieldNouns: string;
  transforms: readonly (readonly [
    words: string,
    transform: 'upper' | 'lower' | 'title' | 'reverse' | 'trim',
  ])[];
  keys: readonly (readonly [words: string, key: string])[];
  /** What an act on an item is called → the canonical action. */
  actions: readonly (readonly [words: string, action: string])[];
  icons: readonly (readonly [words: string, action: string])[];
  /** Begins a question only where it ends with a question mark: "is … ?". */
  yesNoStart: string;
  /** A clause that starts like this asks something. */
  questionStart: string;
  /** Words common enough to tell the language from noise. */
  functionWords: string;

  say: Sentences;
}

/** What the interpreter itself says. `%1`, `%2` are filled in. */
export interface Sentences {
  empty: string;
  tooLong: string;
  script: string;
  greeting: string;
  unclear: string;
  whichTarget: string;
  onlyNegative: string;
  negative: string;
  bareNoun: string;
  openIt: string;
  clickIt: string;
  searchIt: string;
  noPrevious: string;
  exceptDestructive: string;
  tooMany: string;
  then: string;
  /** Opening and closing mark around words of the user. */
  quotes: readonly [string, string];
  colon: string;
  /** Around what is told besides. */
  aside: readonly [string, string];
  /** Roles and ways by the word of the code; what is missing is said as it is. */
  words: Readonly<Record<string, string>>;
  optional: string;
  /** `shown`: an act on an item that is what the page shows; `said`: to whoever one talks with; `saidTo`: to whom is named. */
  steps: Readonly<Record<IntentKind | 'shown' | 'said' | 'saidTo', string>>;
}

/** The stop of what is short before a number ends no sentence: "Harbour Rd. 12", "No. 5", "Hafenstr. 3". */
export const BEFORE_NUMBER =
  '(?<!(?:[Ss]tr|(?<!\\p{L})(?:[Nn]o|[Nn]r|[Ii]nc|[Ll]td|[Cc]o|[Aa]ve|[Rr]d|[Bb]lvd|[Vv]ol|[Cc]a|[Aa]pprox|pp?|[Tt]el|[Ee]xt|[Aa]pt|[Ff]ig|[Bb]d|[Aa]bb|[Kk]ap))(?=\\.\\s+\\d))';
