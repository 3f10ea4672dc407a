// How many there are to be, how far a number goes up or down and how far a calendar is turned, in the languages of the
// interpreter. `press`: what the button that turns it by one is called.
import type { Phrasing, RuleName } from './language';

type Amounts = Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

/** What goes up and down by itself, and is no entry of a list that is moved. */
const SLIDES_EN = '(?<=slider|volume|brightness|zoom|opacity|stepper|knob|dial)';
const UNIT_EN = '(?=(day|week|month|year)s?$)<unit>';
const UNITS_DE = '(tage?n?|wochen?|monate?n?|jahre?n?)';
const UNIT_ZH = '(?=([天周月年]|星期)$)<unit>';

/** One word or two for what is counted; not "one more time", "one more of these". */
const COUNTED_THING =
  '(?!(page|time|thing|question|message|step|try|tab|minute|second|chance|day|week|month|year|of|for|to|like)\\b)(?=\\S+( (?!of\\b|for\\b|to\\b|like\\b)\\S+)?$)';

export const EN_AMOUNTS: Amounts = {
  setControl: [
    [
      '(select|set|choose|pick|enter|put|move to) <value> (with|using|on|in|via|by using) <field>',
      { needs: 'control' },
    ],
    [
      '(set|move|drag|slide|adjust|change|put|turn) <field>( up| down)? (to|at|until it (is|shows|reads)) <value>',
      { needs: 'control' },
    ],
    [
      '(select|set|choose|pick) (the )?(following )?colou?r <value>( (with|using|on|in|from) <field>)?',
      { control: 'color' },
    ],
    ['(increase|raise|turn up|lower|decrease|reduce) <field> to <value:n>', { control: 'any' }],
    [
      `(move|drag|slide|push|pull|turn) (the )?<field>${SLIDES_EN} all the way (up|(to the )?right)`,
      { needs: 'control', end: 'max' },
    ],
    [
      `(move|drag|slide|push|pull|turn) (the )?<field>${SLIDES_EN} all the way (down|(to the )?left)`,
      { needs: 'control', end: 'min' },
    ],
  ],
  changeBy: [
    '(increase|raise|increment|turn up) <field> by <amount:c>',
    ['(decrease|lower|reduce|decrement|turn down) <field> by <amount:c>', { down: 'yes' }],
    `(move|drag|slide|push|pull|turn) (the )?<field>${SLIDES_EN} (up|(to the )?right) by <amount:n>`,
    [
      `(move|drag|slide|push|pull|turn) (the )?<field>${SLIDES_EN} (down|(to the )?left) by <amount:n>`,
      { down: 'yes' },
    ],
    `one more ${COUNTED_THING}<field>`,
    [`one (less|fewer) ${COUNTED_THING}<field>`, { down: 'yes' }],
    '(increase|increment) (the )?(?=(quantity|number)( of \\S+){0,2}$)<field>',
    ['(decrease|reduce|decrement) (the )?(?=(quantity|number)( of \\S+){0,2}$)<field>', { down: 'yes' }],
  ],
  counts: [
    '<counts>',
    [
      "((make|set|change) (it|that|this) (to )?|i (want|would like) |i'd like |we are |for )<counts>",
      { alone: 'yes' },
    ],
  ],
  turnTime: [
    [
      `(go|move|jump|skip|flip|step) (back|backwards?)( by)? (an? |<count:c> )${UNIT_EN}`,
      { press: 'previous %1' },
    ],
    [
      `(go|move|jump|skip|flip|step) (forwards?|ahead|on)( by)? (an? |<count:c> )${UNIT_EN}`,
      { press: 'next %1' },
    ],
  ],
};

export const DE_AMOUNTS: Amounts = {
  changeBy: [
    'erhöh(e|en)?( sie)? <field> um <amount:n>',
    [
      '(verringer(e|n)?|senk(e|en)?|reduzier(e|en)?|vermindere?)( sie)? <field> um <amount:n>',
      { down: 'yes' },
    ],
    'noch ein(e|en)? (?!(mal|seite|frage|nachricht|kommentar|antwort|versuch|tab|zeile|minute|stunde|sekunde|tag|woche|monat|jahr)\\b)(?=\\S+$)<field>',
    'ein(e|en)? (?=\\S+ mehr$)<field> mehr',
    ['ein(e|en)? (?=\\S+ weniger$)<field> weniger', { down: 'yes' }],
  ],
  counts: [
    '<counts>',
    ['(ich (möchte|will|hätte gern(e)?) |wir sind |für |mach(e)? daraus )<counts>', { alone: 'yes' }],
  ],
  turnTime: [
    [
      `((geh|spring|blätter)(e|en)?( sie)? )?<count:c> (?=${UNITS_DE} (zurück|früher)$)<unit> (zurück|früher)`,
      { press: 'vorherige %1' },
    ],
    [
      `((geh|spring|blätter)(e|en)?( sie)? )?<count:c> (?=${UNITS_DE} (vor|weiter|später)$)<unit> (vor|weiter|später)`,
      { press: 'nächste %1' },
    ],
    [`((zum|zur|in den|in die) )?nächste[nrs]? (?=${UNITS_DE}$)<unit>`, { press: 'nächste %1' }],
    [`((zum|zur|in den|in die) )?(vorherige|vorige)[nrs]? (?=${UNITS_DE}$)<unit>`, { press: 'vorherige %1' }],
  ],
};

export const ZH_AMOUNTS: Amounts = {
  changeBy: [
    '(把|将)?<field>(增加|提高|调高|加)(了)?(?<!\\d)<amount:n>',
    ['(把|将)?<field>(减少|降低|调低|减)(了)?(?<!\\d)<amount:n>', { down: 'yes' }],
    '再(加|来|要|添)(一|1)(个|份|位|名|张|件|杯|本)<field>',
  ],
  counts: [['<counts>', { alone: 'yes' }]],
  turnTime: [
    [`(往|向)(前|回)(翻|退|走|跳)?(到)?<count:c>(个)?${UNIT_ZH}`, { press: '上一%1' }],
    [`(往|向)后(翻|走|跳)?(到)?<count:c>(个)?${UNIT_ZH}`, { press: '下一%1' }],
    ['(转到|跳到)?上(一)?个(?=月$)<unit>', { press: '上个%1' }],
    ['(转到|跳到)?下(一)?个(?=月$)<unit>', { press: '下个%1' }],
    [`(转到|跳到)?上一(个)?${UNIT_ZH}`, { press: '上一%1' }],
    [`(转到|跳到)?下一(个)?${UNIT_ZH}`, { press: '下一%1' }],
  ],
};
