// English phrasings of what is entered, set, ticked and cleared.
import type { Phrasing, RuleName } from './language';
import { EN_FILL_FROM_TABLE } from './table-phrasings';

/** What has but two states, and its state behind it: "dark mode on". */
const SWITCHED =
  '(?!(turn|switch|put|set|leave|keep|go|press|click|tap|move|open|show|make|is|are|toggle|flip) )(?=(the |my )?([a-z-]+ ){0,2}(mode|notifications?|alerts?|reminders?|sounds?|wi-?fi|bluetooth|microphone|mic|camera|captions?|subtitles|autoplay|auto-?save|location|lights?|switch|toggle) (on|off)$)';

export const EN_FIELD_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  date: [
    '(filter|narrow( down)?|restrict|limit)( (?!by )<list>)?( down)? (by|on|to) (the )?<field>,? (from|between) <range>',
    '(set|change|update|enter|fill in|pick|choose|select) (the |my )?<field>( to)? (from|between) <range>',
    '(select|choose|pick|set|enter|use|put|type)( in)? <date> as (the |my )?<field>',
    '(set|change|update) (the |my )?<field> (to|as|:|=) <date>',
    '(set|change|update) (the |my )?<field>(?<=date|day) for <date>',
    '(set|change|update|enter|fill in|pick|choose|select) (the |my )?<field> (to|as|:|=|with) <date>',
    '(select|choose|pick|set|enter)( the date)? <date> (in|on|from|with|using|into|for) <field>',
    '(select|choose|pick|go to|set)( the| a)? (date|day)( to|:)? <date>',
    [
      '(?=(start|begin|end|pause|arrive|leave|depart|return) (on|from) )<field> (on <date>|from <range>)',
      { days: 'yes' },
    ],
    '(select|choose|pick) <date>|(the |my |our )?<field> (runs?|goes|lasts?|is|are|takes place) from <range>',
  ],
  setRange: [
    '(set|put|adjust|move|drag|slide|enter|choose|select|pick|change) <field>( to| at)? (from|between) {range}',
    '(set|put|adjust|move|drag|slide|enter|choose|select|pick|change) <field> (range|span|interval)( to| at| from| between|:)? {range}',
    '(set|put|adjust|move|drag|slide|enter|choose|select|pick) {range} (as|for|in|into|on) <field>',
    ['filter (?!([^\\d]+ )?(by|on|to|for) )<field>( from| between)? {range}', { act: 'filter' }],
    ['(limit|restrict|constrain) <field> to( between)? {range}', { act: 'filter' }],
    [
      '(only show|show( me)? only|display only|only display) (the )?(products?|items?|articles?|results?|entries|offers?) (from|between|for) {range}',
      { act: 'filter' },
    ],
    [
      '(filter|narrow( down)?|restrict|limit|refine)( <list>)?( down)? (by|on|to|for) <field>( from| between| of|:)? {range}',
      { act: 'filter' },
    ],
  ],
  replaceValue: [
    [
      '(change|update|reset|replace) (my |the )?password from <old> to <value>',
      { was: 'current password', becomes: 'new password' },
    ],
    '(change|update|correct|edit|modify|raise|lower|increase|decrease|reduce) <field> from <old:n> to <value:n>( (for|of|in) <place>)?',
    '(change|update|correct|edit|modify|raise|lower|increase|decrease|reduce) <field> from <old> to <value>',
  ],
  focus: [
    '(focus|put (the )?(focus|cursor)|place (the )?cursor|set (the )?focus|move (the )?(focus|cursor))( the cursor)?( into| on(to)?| in| to| inside)? <target>',
    'give focus to <target>',
  ],
  hover: [
    '(hover|mouse|point|move (the|your) (mouse|cursor|pointer))( the mouse| the cursor| over| on(to)?| above| at| to)+ <target>',
    'hover <target>',
  ],
  uncheck: [
    '(turn|switch) <on> on(,? (and|but)|,) (turn |switch )?<targets> off',
    '(turn|switch) <targets> off(,? (and|but)|,) (turn |switch |leave |keep )?<on> on',
    '(turn|switch) on (?!.* (on|in) .* (and|but) off )<on>,? (and|but) off (?!(on|in) )<targets>',
    '(turn|switch) off (?!.* (on|in) .* (and|but) on )<targets>,? (and|but) on (?!(the|my|our|an?|(mon|tues|wednes|thurs|fri|satur|sun)day) )<on>',
    '(turn on|switch on|enable|activate|tick|check) <on>,? (and|but) (leave|keep) <targets> (off|disabled|unticked|unchecked)',
    '(turn off|switch off|disable|deactivate|untick|uncheck) <targets>,? (and|but) (leave|keep) <on> (on|enabled|ticked|checked)',
    '{uncheck} <targets>',
    'turn of (?=the |my )<targets>',
    `${SWITCHED}<targets> off`,
    ['turn (?!(on|off) )<targets> off', {}],
    [
      '(uncheck|deselect|untick|unselect|clear) (all|everything)( the)?( boxes| checkboxes| options)?',
      { all: 'yes' },
    ],
  ],
  toggle: ['(toggle|flip|switch) <targets> (on|off)', '(toggle|flip) <targets>'],
  check: [
    [
      '(check|tick|mark|select)( off)? (the )?(check ?)?box(es)?( for| next to| labell?ed| of| named| with)? <targets>',
      { box: 'yes' },
    ],
    '(make sure|ensure|see)( that)? <targets> (is|are) (checked|ticked|selected|enabled|on|turned on|active|switched on)',
    ['(check|tick|mark|enable|activate|turn on|switch on) only <targets>', { only: 'yes' }],
    ['only (check|tick|select|mark|enable) <targets>', { only: 'yes' }],
    ['((select|choose|pick) (only|just)|only (choose|pick)) <targets>', { only: 'yes', choose: 'yes' }],
    ['(check|tick|mark|turn on|switch on|enable|activate)( off)? <targets>', {}],
    ['(turn|switch) <targets> on', {}],
    `${SWITCHED}<targets> on`,
    ['(?=((stay|keep me|remain) (signed|logged) in|remember me)$)<targets>', {}],
    '((switch|change|go)( over| back| it)? (to|into)|use|apply|i (want|prefer)|give me)? ?(?={look}$)<targets>',
    ['(select|choose|pick|click( on)?|click) <targets>', { needs: 'checkbox' }],
  ],
  fillFromTable: EN_FILL_FROM_TABLE,
  fill: [
    '(fill( in| out)?|complete) (the |this |my )?(<formish> )?form(:| with:?| as follows:?) ?<pairs>',
    '(?=b?cc )<pairs>',
    // Several at once, then single values.
    '(set|change|update) (the |my )?<field>(?<=\\btime) for <value>(?<=\\d ?([ap]\\.?m\\.?|o.clock)?|noon|midnight)',
    ['(enter|type|input|write|put|insert|fill in|use|provide|set|change|update) <multi>', {}],
    [
      '{type} <value:q> (and <more:q> )?{inField} (the )?(both|all|each|every)( of)?( the)? <field>',
      { all: 'yes' },
    ],
    ['{typeInto} <value> {inField} (the )?(both|all|each|every)( of)?( the)? <field>', { all: 'yes' }],
    '(use|select|go to|click( on)?|click into|click in) (the )?<field> (to|and) (enter|type|input|write) <value>',
    '(in|into|inside|for) <field>,? (please )?(enter|type|input|write|put|fill in|insert) <value>',
    [
      '(add|append|insert|write|put) (the |a |another )?(new )?({piece}:? )?<value:q> (at|to) the (very )?(end|bottom) of (the |this )?<field>',
      { append: 'yes' },
    ],
    ['(add|append) (the |a |another )?(new )?{piece}:? <value:q> to (the |this )?<field>', { append: 'yes' }],
    [
      '(append <value>|add <value2:q>) to (?!(the |my |your )?({favourites}|{wishlist})$)(the )?(end of )?(the )?<field>',
      { append: 'yes' },
    ],
    [
      '(replace|change|correct|fix) (the )?({piece} )?<field:q> (with|by|to|into) <value:q> (on|in|of|within) (this|the) (current )?(page|text( ?(area|box|field))?|editor|sentence|article|document|note|post|entry|message|description|<place> (section|paragraph|chapter))',
      { words: 'yes' },
    ],
    [
      '(replace|correct|fix) (the {piece} |(?!the |my |our |your |its ))<field> (with|by|to|into) <value> (in|within) (this|the) (text( ?(area|box|field))?|editor|sentence|paragraph)',
      { words: 'yes' },
    ],
    ['(replace|correct|fix) (the )?({piece} )?<field:q> (with|by|to|into) <value:q>', { words: 'yes' }],
    [
      '(replace|correct|fix) (all |every )?(the )?(words?|phrase) <field> (with|by|to|into) (the )?(words? )?<value>',
      { words: 'yes' },
    ],
    ['(change|update|edit) (the )?{piece} <field:q> (with|by|to|into) <value:q>', { words: 'yes' }],
    [
      '{fill} <formish>(form|fields|details|boxes|blanks|inputs|information|text fields)( below| above)? (with|using|as follows:?|like this:?|:|by entering|so that)( the following:?| these values:?)? <pairs>',
      {},
    ],
    [
      '(enter|type|input|write|put|fill in|fill|use|provide|add) <pairs> (into|in|to|on) (the |these |those )?<formish>(corresponding |respective |right |matching |appropriate |given )*(form|forms|fields|text ?fields|text ?boxes|inputs|boxes|text inputs|input fields|login form|form fields)( below| above)?',
      {},
    ],
    '{typeInto} <value> (into|in to|in|inside|on|at) (the )?<field>',
    '(add|type|write|put|enter) <value:q> to (?!(the |my |your )?({favourites}|{wishlist})$)(the )?<field>',
    '(add|append) <value> (to|into) (the |my )?<field>(?<= (field|box|input))',
    'answer (the )?<field>(?<=question( \\d+)?) (with|by|:) <value>',
    '(enter|type|input|write|put|use|set(?! .+ for .+ to (\\d.*|\\S+)$)|provide|insert|fill in) <value> (as|for) (the |my |your |its )?<field>',
    '{set} (the )?(value of |text of |contents? of )?(the )?<field> (to( be| say| read(?! only$))?|as|equal to|=|:) <value>',
    '(fill( in| out| up)?|complete|populate|replace) (the )?<field> (with|as|by|using|to|=|:) <value>',
    ['(fill( in| out)?|enter|type|input|provide|write|add(?!.* to )|complete|use|set|put):? <pairs>', {}],
    ['<pairs>', { bare: 'yes' }],
  ],
  clear: [
    ['(leave|keep) <field> (empty|blank)', { empty: 'yes' }],
    '(clear|empty|erase|blank|reset(?! (the|my) password$)|delete the (text|contents?|value) (in|of|from)|remove the (text|contents?|value) (in|of|from)|wipe)( out)? <field>',
  ],
};
