// Facts for a form, roles of people and the language of pages, in the languages of the interpreter.
import type { Phrasing, RuleName } from './language';

type Stated = Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

const TONGUES_EN =
  '(?:english|german|french|spanish|italian|portuguese|dutch|danish|swedish|norwegian|finnish|polish|czech|hungarian|romanian|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|japanese|korean|vietnamese|thai|indonesian)';
const TONGUES_DE =
  '(?:englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|niederländisch|dänisch|schwedisch|norwegisch|finnisch|polnisch|tschechisch|ungarisch|rumänisch|griechisch|türkisch|russisch|ukrainisch|arabisch|hebräisch|chinesisch|japanisch|koreanisch|vietnamesisch)';
const TONGUES_ZH =
  '(?:[英德法日韩俄中泰]文|[英德法日韩俄汉泰]语|(?:西班牙|意大利|葡萄牙|荷兰|阿拉伯|越南)(?:语|文))';

export const EN_STATED: Stated = {
  stated: [['(my|our) <facts>', { is: '(?:,? and|,) (?:my|our) (?=.{1,60}? (?:is|are) )' }]],
  setIt: ['(set|change|switch|turn|adjust) (it|this|that) to <value>'],
  asRole: [
    '(assign|appoint|name) <value> as (the |our |my )?(?!an? )<field>',
    '(add|invite) (?!.*@)<value> as (the |our |my )?(?!an? )<field>(?<=s|the [a-z-]+)',
  ],
  language: [
    [
      `((use|speak)|(switch|change)( over| back| it)? to|(show|display|read|view)( me)?( (it|this|the (site|page|app|interface|text)|everything))? in|i (want|prefer|would like|need) (it|this|the (site|page|app|interface)|everything) in) (?=${TONGUES_EN}$)<tongue>`,
      { field: 'language' },
    ],
  ],
};

export const DE_STATED: Stated = {
  stated: [
    ['(meine?|unsere?) <facts>', { is: '(?:,? und|,) (?:meine?|unsere?) (?=.{1,60}? (?:ist|sind|lautet) )' }],
  ],
  setIt: [
    '(setz(e|en)?|stell(e|en)?|änder(e|n)?)( sie)? (es|das|ihn) auf (?!(de[nrm]|die|das) )<value>( ein| um)?',
  ],
  asRole: [
    '(füg(e|en)?|setz(e|en)?|trag(e|en)?|bestimm(e|en)?)( sie)? <value> als (?!eine?n? )<field>( hinzu| ein| fest)?',
    'lad(e|en)?( sie)? <value> als (?!eine?n? )<field> ein',
  ],
  language: [
    [
      `((stell|schalt)(e|en)?( sie)?( (es|alles|die (seite|anwendung)))? auf|wechs(le|el|eln)( sie)?( (zu|auf|nach))?|(zeig(e|en)?|lies)( sie)?( (mir|es|alles|die (seite|anwendung)))* (auf|in)|nutz(e|en)?|verwend(e|en)?) (?=${TONGUES_DE}( um| an| ein)?$)<tongue>( um| an| ein)?`,
      { field: 'Sprache' },
    ],
  ],
};

export const ZH_STATED: Stated = {
  stated: [['(我的|我们的)<facts>', { is: '[，,、]?(?:我的|我们的)(?=[^，,、]{1,20}(?:是|为))' }]],
  setIt: ['(把它|将它|它)(设为|设成|调到|调成)<value>'],
  language: [
    [
      `((切换|换|改|设)(到|成|为)|使用|用|以|显示)(?=${TONGUES_ZH}(显示)?(这个)?(页面|网页|网站|界面|版)?$)<tongue>(显示)?(这个)?(页面|网页|网站|界面|版)?`,
      { field: '语言' },
    ],
  ],
};
