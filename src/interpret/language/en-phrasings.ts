// English phrasings by rule, most telling first; pattern.ts explains the notation.
import { EN_ACT_PHRASINGS } from './en-act-phrasings';
import { EN_FIELD_PHRASINGS } from './en-field-phrasings';
import { EN_ALL_OF_PAGE } from './everywhere-phrasings';
import type { Phrasing, RuleName } from './language';

const AS = '(as|to|into|in|in the form of)( an?)?';

export const EN_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  goto: [
    '(go to|open( up)?|visit|navigate to|browse to|load|head to|take me to|show me)? ?(the )?((web)?(site|page|url|address|link) )?<url:u>',
    '(go to|open( up)?|visit|navigate to|browse to|load|head to|take me to) (the )?((web)?(site|page) )?<domain>',
  ],
  newTab: [
    '({open}|{click}) (the )?((web)?(site|page) )?<target> {inNewTab}',
    '({open}|{click}) <target> {inNewTab}',
    '(open|use|in) (a|another) new( browser)? tab( and (go to|open|visit|load)| with| for| to) <target>',
  ],
  tab: [
    [
      '((open|create|start|give me|make)( up)?( me)? )?(an?|another)?( ?(new|blank|empty))+( browser)? tab',
      { act: 'open' },
    ],
    ['open another( browser)? tab', { act: 'open' }],
    ['close ((this|the current|my current|the active|the browser)( browser)? )?tab', { act: 'close' }],
    ['(duplicate|clone) (this|the( current)?)( browser)? tab', { act: 'duplicate' }],
    ['(switch|go|change|jump|move)( back| over)? to (the |my )?<name> browser tab', { act: 'switch' }],
    [
      '(switch|go|change|jump|move)( back| over)? to (the |my )?(browser tab|other tab)( (called|named|titled|with|of|about))? <name>',
      { act: 'switch' },
    ],
  ],
  history: [
    [
      '(go|navigate|move|take me|click|press|hit)? ?(the browser )?back( button)?( once)?( to (the )?(previous|last|prior) page)?( in the browser)?',
      { direction: 'back' },
    ],
    ['return to the (previous|last) page', { direction: 'back' }],
    ['(go|get|take me) back to (the |my )?(list|(search )?results)', { direction: 'back' }],
    ['(go|navigate) forward( (one|a) page)?', { direction: 'forward' }],
    ['(reload|refresh)( (the|this) (page|site|tab|window))?( again)?', { direction: 'reload' }],
  ],
  paginate: [
    [
      '(go|move|navigate|turn|switch|jump|advance|skip|flip|continue|click|open|show|page)?( me)? ?(on )?(to )?(the )?next page( of (the )?.+)?',
      { to: 'next' },
    ],
    ['(show|load|see|view)( me)? (the )?(more|next) (results|items|entries|products|rows)', { to: 'next' }],
    [
      '(go|move|navigate|turn|switch|jump|skip|flip|click|open|show|page)?( me)? ?(back )?(to )?(the )?(previous|prev|preceding) page( of (the )?.+)?',
      { to: 'previous' },
    ],
    [
      '(go|move|turn|switch|jump|skip|flip|page)( back)? to (the )?(previous|prev) page of .+',
      { to: 'previous' },
    ],
    [
      '(go|move|navigate|turn|switch|jump|skip|flip|click|open|show)?( me)? ?(to )?(the )?first page( of (the )?.+)?',
      { to: 'first' },
    ],
    [
      '(go|move|navigate|turn|switch|jump|skip|flip|click|open|show)?( me)? ?(to )?(the )?last page( of (the )?.+)?',
      { to: 'last' },
    ],
    '(go|move|navigate|turn|switch|jump|skip|flip|click( on)?|open|show|view)?( me)? ?(to )?(the )?(results )?page (number |no\\.? ?|# ?)?<page:n>( of (the )?.+)?',
    '(go|move|navigate|jump|turn|skip)( back)? to the <nth> page( of (the )?.+)?',
    '(open|show|view)( me)? (the )?<nth> page( of (the )?(results|list|table|.+s))?',
  ],
  scroll: [
    [
      '{scroll} (down )?to the (very )?(bottom|end|foot)( of (the|this) (page|list|site|screen))?',
      { direction: 'bottom' },
    ],
    [
      '{scroll} (back )?(up )?to the (very )?(top|start|beginning)( of (the|this) (page|list|site|screen))?',
      { direction: 'top' },
    ],
    ['scroll( the page)? all the way down', { direction: 'bottom' }],
    ['scroll( the page)? all the way up', { direction: 'top' }],
    [
      '(scroll|page)( the page| the window)?( a (bit|little))? ?(down|downwards)( a (bit|little|page|lot|screen)| (one|1) (page|screen)| more| further)?|scroll( the page)?',
      { direction: 'down' },
    ],
    [
      '(scroll|page)( the page| the window)?( a (bit|little))? ?(up|upwards)( a (bit|little|page|lot|screen)| (one|1) (page|screen)| more| further)?',
      { direction: 'up' },
    ],
    'scroll (down |up )?(until|till) (you (see|find|reach)|i (see|can see)) <target>',
    'scroll (down |up )?(until|till) <target> (is visible|appears|comes into view|is in view)',
    'scroll (down |up )?(to|toward|towards) <target>',
    '(scroll|bring) <target> into view',
    '(find|locate|look for|search for) (the (word|text|phrase) )?<target:q> (on|in) (the|this) (page|article|text|document)',
    '{scroll} (down |up )?to the (section|part|chapter|paragraph) (on|about|called|named|titled|headed) <target>',
    '(jump|skip) (down |up )?to the (section|part|chapter|paragraph) (on|about|called|named|titled|headed) <target>',
  ],
  pressKey: [
    '(press|hit|type|push|use|send|tap)( the)?( key(board)?( key)?)? <key>( key)?( on (the|your) keyboard)? (in|on|into|while in|inside) <target>',
    '(press|hit|push|use|send|tap)( the)?( key(board)?( key| shortcut)?)? <key>( key)?( on (the|your) keyboard)?( again)?',
  ],
  wait: [
    'wait( for)? (at least )?<seconds:n> ?(seconds?|secs?|s)',
    'wait( for)? (at least )?<ms:n> ?(milliseconds?|ms)',
    'wait( for)? (at least )?<minutes:n> ?(minutes?|mins?)',
    [
      'wait (for|until) (the |this )?(page|site|it|everything)( has| is| to)?( be)?( finish(ed)?)?( to)?( fully)? ?(load(s|ed|ing)?|ready|done)?',
      { page: 'yes' },
    ],
    ['wait( a (moment|second|bit|sec|minute|while))?', { short: 'yes' }],
    'wait (for|until|till) (the )?(url|address) (is|contains|to be|to contain|becomes|changes to) <url>',
    'wait (for|until|till)( the)? (?!(it|this|that|they|these|those|everything) )<gone>( is| are| has| have| to)?( been)? (gone|disappear(s|ed)?|vanish(es|ed)?|go(es)? away|hidden)',
    'wait (for|until|till)( the)? <gone>(?<=spinner|loader|animation|(loading|progress)( (bar|icon|screen|indicator|circle|wheel))?)( is| are| has| have| to)?( been)? (finished|stops?)',
    'wait (for|until|till)( the( text| message| word)?)? <text>( to)? (appears?|shows?( up)?|be (visible|shown|displayed|there)|is (visible|shown|displayed|there)|pops? up|loads?)',
    'wait (for|until|till)( the( text| message| word)?)? <text>',
  ],
  login: [
    '{login} (as|with|using|by using|via) <pairs>',
    '{login}( to| into| at| on)( my| the| your| this)? <site> (as|with|using|by using|via) <pairs>',
    '{login}( to| into| at| on)?( (my|the|your|this)( <site>)?( account| site| page| website| portal| app)?)?',
    'use <pairs> to {login}',
    'log me in',
  ],
  logout: ['{logout}( of| from)?( (my|the|your|this)( account| site| page| website| session| app)?)?( now)?'],
  addToCart: [
    '(add|put|place|drop|throw) (<quantity:n>( ?[x×]| of| pieces of| units of)? )?<what> {cart}',
    '(add|put) (<quantity:n> of )?(it|this|that|them|these|those) {cart}',
    'add to (the |my )?(cart|basket|bag)',
  ],
  checkout: [
    '(check ?out|(proceed|go|continue|move on) to( the)? (check ?out|payment)|complete (the|my) (purchase|order|checkout)|place (the|my|an|this) order|finish (my |the )?(purchase|order|checkout)|pay now|check out (my |the )?(cart|basket|order))',
  ],
  copyPaste: [
    'paste( it| that| this| the text| them| the copied text| the contents?| the value| the result)? (into|in|to|onto|inside) <paste>',
    'copy <source>,? ?(and )?(then )?paste (it|that|this|the text|them|the copied text|the contents?|the value|the result) ?(into|in|to|onto|inside) <dest>',
    'copy <source> (and (then )?)?(into|to|over to|onto) <dest>',
    'copy and paste <source> (into|in|to) <dest>',
    'copy (over )?<source> from <from> (into|to) <dest>',
    'copy (?!.* as csv)<source>( to (the |my )?clipboard)?',
  ],
  drag: [
    '(drag( and drop)?|move|drop|pull|shift) <what> from (the )?<from> (to|into|onto|on to|over to) (the )?<to>',
    [
      '(drag( and drop)?|move|pull|shift) (?=all |every)<what> in (the )?<from> (to|into|onto|on to|over to) (the )?<to>',
      { link: 'in' },
    ],
    '{drag} <what> (to|into|in|onto|at) (the )?<position>( (end|side|edge|corner|position|part))?( of (the )?(list|page|box|container|area|stack|grid))?',
    '{drag} <what> (so that|until) (it|they) (is|are) (completely |fully |entirely )?(inside|within|in|into) (of )?<inside>',
    '{drag} <what> to (the )?<nth> (position|place|spot|slot)( (in|of) (the )?.+)?',
    '{drag} <what> to (position|place|slot|number) <nth>',
    '(drag( and drop)?|move|drop|slide|pull) <what> (above|before|in front of|ahead of) <before>',
    '(drag( and drop)?|move|drop|slide|pull) <what> (below|after|behind|underneath) <after>',
    '(drag( and drop)?|move|drop|pull) <what> (to|into|onto|on to|inside|in|on|over( to)?) <to>',
    [
      '(drag|move|shift|push|bump) <what> (<steps:c> (places?|positions?|rows?|steps?|spots?|slots?|lines?) )?(up|upwards|higher)( in (the|this) .+)?',
      { dir: 'up' },
    ],
    [
      '(drag|move|shift|push|bump) <what> (<steps:c> (places?|positions?|rows?|steps?|spots?|slots?|lines?) )?(down|downwards|lower)( in (the|this) .+)?',
      { dir: 'down' },
    ],
    [
      '(put|move|place) <what> (first|at the (very )?(top|beginning|start))( (in|of) (the|this|my) .+)?',
      { dir: 'up', whole: 'yes' },
    ],
    [
      '(put|move|place) <what> (last|at the (very )?(bottom|end))( (in|of) (the|this|my) .+)?',
      { dir: 'down', whole: 'yes' },
    ],
    ['(drag|move) <what> (up|upwards) by <steps>( .+)?', { dir: 'up' }],
    ['(drag|move) <what> (down|downwards) by <steps>( .+)?', { dir: 'down' }],
    ['(drag|move) <what> (to the )?left by <steps>( .+)?', { dir: 'left' }],
    ['(drag|move) <what> (to the )?right by <steps>( .+)?', { dir: 'right' }],
  ],
  classify: [
    '(mark|label|classify|categori[sz]e|tag|flag) <items> as <rule>',
    '(drag|move|sort|put|place) (all( of)?( the)? )?<first> (into|to|in|onto) <place>,? and (everything else|all( the)? others?|the (rest|others|remaining( ones)?)|all( the)? (other|remaining) .+?) (into|to|in|onto) <other>',
    '(sort|group|separate|divide|split) <items> into <groups>',
  ],
  resize: [
    '(resize|make|change the size of|drag the corner of) <target> so that (the |its )?<axis> is <change>( than.+)?',
    ['make <target> (wider|broader)', { axis: 'width', change: 'larger' }],
    ['make <target> narrower', { axis: 'width', change: 'smaller' }],
    ['make <target> (taller|higher)', { axis: 'height', change: 'larger' }],
    ['make <target> shorter', { axis: 'height', change: 'smaller' }],
    ['(increase|enlarge|extend) the <axis> of <target>', { change: 'larger' }],
    ['(decrease|reduce|shrink) the <axis> of <target>', { change: 'smaller' }],
  ],
  sort: [
    ['(sort|order|arrange)( <target>)? {by} (the )?<sup>( first)', { direction: 'auto', strict: 'yes' }],
    [
      '(sort|order|arrange|rank)( <target>)? {by} (the )?<by>,? ?(in )?(the )?(order )?(from )?(\\x28{asc}\\x29|{asc})( order)?',
      { direction: 'asc' },
    ],
    [
      '(sort|order|arrange|rank)( <target>)? {by} (the )?<by>,? ?(in )?(the )?(order )?(from )?(\\x28{desc}\\x29|{desc})( order)?',
      { direction: 'desc' },
    ],
    [
      '(sort|order|arrange|rank) <target> (in )?(an? )?{asc}( order)?(,? (starting|beginning) with.+)?',
      { direction: 'asc' },
    ],
    [
      '(sort|order|arrange|rank) <target> (in )?(an? )?{desc}( order)?(,? (starting|beginning) with.+)?',
      { direction: 'desc' },
    ],
    [
      '(put|arrange|order|sort|place) <target> (in|into) (an? )?(order|sequence|the (right|correct) order)',
      { direction: 'asc' },
    ],
    ['(sort|order|arrange|rank)( <target>)? {by} (the )?<by>, (the )?<sup> first', { direction: 'auto' }],
    ['(sort|order|arrange)( <target>)? {by} (the )?<sup>( first)?', { direction: 'auto' }],
    ['(show|list|display|put) (the )?<sup> (ones )?first', { direction: 'auto' }],
  ],
  filter: [
    '(filter|narrow( down)?|restrict|limit|refine)( <target>)?( down)? (by|on|to|for|with|using) (the )?<field>(=|:| = | is | equals | set to | of )<value>',
    '(filter|narrow( down)?|restrict|limit|refine)( (?!(by|for|to|on|with) )<target>)?( down)? (to( show)?( only)?|for|by|on|with) (only )?<value>',
    '(only show|show( me)? only|display only|hide (all|everything) (but|except)|only display)( me)? <value>',
    '(apply|set|use|add) (the |a )?<value> filter',
    '(apply|set) (the |a )?filter (for |to |by )?<value>',
    'filter <value>',
  ],
  download: [
    '(download|save) (the |a |an )?(pdf|copy|file|pdf file)( version)? (of|for) <what>',
    '(download|save) <what>( as (an? )?(pdf|file)| to (my )?(disk|computer|desktop|downloads?( folder)?|machine)| locally)?',
    '{get} (me )?<what> as (an? )?(pdf|download)',
    '{get} (me )?(the |a |an )?(pdf|copy|download) of <what>',
    '{get} (me )?<what>',
  ],
  upload: [
    '(upload|attach|choose|select) (the )?(file )?<file> (to|into|in|as|for|using|with|via) <field>',
    '(upload|attach) (the )?(file(s)?( named| called)? )?<file>',
    '(replace|change) (the |my |our )?<field>(?<=image|picture|photo|avatar|logo|banner|file|document|attachment|icon) (with|by|to) (the file )?(?=\\S+\\.\\w{2,4}$)<file>',
  ],
  extract: [
    [`{extract} <what> ${AS} (csv|excel|spreadsheet|xlsx?)( file| format| table)?`, { format: 'csv' }],
    [`{extract} <what> ${AS} json( file| format| array| object)?`, { format: 'json' }],
    [`{extract} <what> ${AS} (table|list)`, { format: 'table' }],
    '(extract|scrape|collect|gather|list|export|compile|get me a list of|give me a list of|make a list of|pull) <what>',
    ['turn <what> into( an?)? (csv|spreadsheet)( file)?', { format: 'csv' }],
    ...EN_ALL_OF_PAGE,
  ],
  createEvent: [
    '{makeEvent}{event}( in (the|my) calendar)? (on |for |at |from |starting at )?<start>( (and|to|until|till|-|–) <end>)? (named|called|titled|with (the )?(name|title)|:) <name>',
    '{makeEvent}{event}( in (the|my) calendar)? ?(named|called|titled|with (the )?(name|title)|for|:)? ?<name>,? (between|from) <start> (and|to|until|till|-|–) <end>',
    '{makeEvent}{event}( in (the|my) calendar)? ?(named|called|titled|with (the )?(name|title)|for|:)? ?<name>,? (at|starting at|on|from) <start>',
    '(put|add|enter|schedule) (in|on|into|to) (my|the) calendar:? <name>,? (at|on|for) <start>',
    '(put|add|enter|schedule) (?!(it|this|that|them) )<name> (in|on|into|to) (my|the) calendar,?( for| on| at)? <start>',
    'schedule (?!(it|this|that|them|the) )(an? )?<name>,? (between|from) <start> (and|to|until|till|-|–) <end>',
    'schedule (?!(it|this|that|them|the) )(an? )?<name> (at|on|for) (?=.*(\\d|noon|midnight))<start>',
  ],
  search: [
    ['(use|using) (the )?<field> (to|and) (search|look|find)( for| up)? <query>', {}],
    [
      '(search|look)( for| up)? <query> (in|on|using|with|via|into|through) (the )?<field>',
      { needs: 'searchbox' },
    ],
    [
      '(search|query)( in| on)? (the |this |my )?(site|page|website|catalog(ue)?|store|shop|web|inbox|list|database|docs|documentation) for <query>',
      {},
    ],
    ['search (?!for )<field> for <query>', {}],
    ['{search} <query>( (on|in) (the|this) (site|page|website|store|shop))?', {}],
    [
      '(type|enter) <query> (in|into) (the )?search( ?(box|bar|field|input))? and (search|press enter|hit enter)',
      {},
    ],
    ['find (me )?<query> (on|in) (the|this) (site|page|website|store|shop)', {}],
  ],
  find: ['{find} <item>'],
  ...EN_FIELD_PHRASINGS,
  ...EN_ACT_PHRASINGS,
};
