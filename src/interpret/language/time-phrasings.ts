// How a calendar is turned: "go back two weeks", in the languages of the interpreter. `press`: what the button that turns
// it by one is called.
import type { Phrasing, RuleName } from './language';

type Times = Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

const UNIT_EN = '(?=(day|week|month|year)s?$)<unit>';
const UNIT_DE = '(?=(tage?n?|wochen?|monate?n?|jahre?n?)( |$))<unit>';
const UNIT_ZH = '(?=([天周月年]|星期)$)<unit>';

export const EN_TIME: Times = {
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

export const DE_TIME: Times = {
  turnTime: [
    [`((geh|spring|blätter)(e|en)?( sie)? )?<count:c> ${UNIT_DE} (zurück|früher)`, { press: 'vorherige %1' }],
    [
      `((geh|spring|blätter)(e|en)?( sie)? )?<count:c> ${UNIT_DE} (vor|weiter|später)`,
      { press: 'nächste %1' },
    ],
    [`((zum|zur|in den|in die) )?nächste[nrs]? ${UNIT_DE}`, { press: 'nächste %1' }],
    [`((zum|zur|in den|in die) )?(vorherige|letzte|vorige)[nrs]? ${UNIT_DE}`, { press: 'vorherige %1' }],
  ],
};

export const ZH_TIME: Times = {
  turnTime: [
    [`(往|向)?(前|回)(翻|退|走|跳)?(到)?<count:c>(个)?${UNIT_ZH}`, { press: '上一%1' }],
    [`(往|向)?后(翻|走|跳)?(到)?<count:c>(个)?${UNIT_ZH}`, { press: '下一%1' }],
    ['(转到|跳到|显示|查看|看)?上(一)?个(?=月$)<unit>', { press: '上个%1' }],
    ['(转到|跳到|显示|查看|看)?下(一)?个(?=月$)<unit>', { press: '下个%1' }],
    [`(转到|跳到|显示|查看|看)?上一?(个)?${UNIT_ZH}`, { press: '上一%1' }],
    [`(转到|跳到|显示|查看|看)?下一?(个)?${UNIT_ZH}`, { press: '下一%1' }],
  ],
};
