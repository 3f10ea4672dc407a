// Chinese as data. No spaces between words; targets put the role last ("保存按钮").
import { ZH_BY_FIELD } from './by-field';
import { COUNT } from '../counts';
import { ZH_ALL_OF_PAGE } from './everywhere-phrasings';
import type { LanguageTable, Phrasing, RuleName } from './language';
import { ZH_FILL_FROM_TABLE } from './table-phrasings';
import { ZH_ACT_PHRASINGS } from './zh-act-phrasings';
import { ZH_AMOUNTS } from './amount-phrasings';
import { ZH_MANNERS } from './manners';
import { ZH_MEDIA } from './media-phrasings';
import { ZH_MESSAGES } from './message-phrasings';
import { ZH_STATED } from './stated-phrasings';
import { ZH_SENTENCES } from './zh-sentences';

/** What the day behind it is of. */
const JOURNEY = '(?:去程|返程|出发|入住|退房|离店)';

const ZH_LEXICON: Readonly<Record<string, string>> = {
  range: '(?<!\\d)<low:t>{unit}?(到|至|和|-|–|~)<high:t>{unit}?',
  unit: '([€$£¥%]|元|块钱?|美元|欧元|岁|公里|公斤|星)',
  click: '(?:点击|单击|点一下|点选|点(?!击|赞)|按下|按一下|按(?!下|照?.{1,10}(?:筛选|分组)$))',
  open: '(?:打开|进入|前往|转到|跳转到|访问|去(?![掉除程年])|显示|查看|浏览|切换到)',
  type: '(?:输入|填写|填入|写入|键入|填)',
  choose: '(?:选择|选中|挑选|选)',
  journey: JOURNEY,
  // One of them, by its number, its name or the one at hand: "关闭任务提醒" turns something off.
  record:
    '(?:(?:这|那)(?:个|条|份|张)|该|此|第.{1,3}[个条份张])(?:工单|订单|任务|问题|缺陷|事项|需求|项目|投诉)$|(?:工单|订单|任务|问题|缺陷|事项|需求|项目|投诉)(?:编?号)?[#＃]?(?:[\\w-]*\\d[\\w-]*|[\\uE000-\\uE7FF])$',
};

const ZH_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  goto: ['({open})?(网站|网址|网页)?<url:u>', '{open}(网站|网址|网页)?<domain>'],
  newTab: [
    '(在|用)?新(的)?(标签页|标签|窗口)(中|里)?{open}<target>',
    '{open}<target>(在|到)新(的)?(标签页|标签|窗口)(中|里)?',
  ],
  tab: [
    ['(打开|新建|开)(一个)?(新的?)?(空白)?标签页', { act: 'open' }],
    ['关闭(这个|当前|此)?标签页', { act: 'close' }],
    ['复制(这个|当前|此)标签页', { act: 'duplicate' }],
    ['切换到浏览器标签页<name>', { act: 'switch' }],
  ],
  history: [
    ['(返回|后退|回到)(到)?(上一页|上一个页面|前一页)?', { direction: 'back' }],
    ['前进(到下一个页面)?', { direction: 'forward' }],
    ['(刷新|重新加载)(一下)?(页面|网页)?', { direction: 'reload' }],
  ],
  paginate: [
    ['(翻到|转到|去|到|点击|前往|看)?下一页', { to: 'next' }],
    ['(翻到|转到|去|到|前往)?(第一页|首页列表)', { to: 'first' }],
    ['(翻到|转到|去|到|前往)?(最后一页|末页)', { to: 'last' }],
    '(翻到|跳转到|转到|跳到|切换到|去|到|前往|打开)?第<page:n>页',
  ],
  scroll: [
    ['(滚动|滑动|拉)到(页面)?(最)?(底部|最下面|底端)', { direction: 'bottom' }],
    ['(滚动|滑动|拉)到(页面)?(最)?(顶部|最上面|顶端)', { direction: 'top' }],
    ['(向下|往下)(滚动|滑动|翻|拉)(页面|一点)?', { direction: 'down' }],
    ['(向上|往上)(滚动|滑动|翻|拉)(页面|一点)?', { direction: 'up' }],
    '(滚动|滑动)到<target>',
  ],
  pressKey: ['(按下|按|敲)(一下)?<key>(键)?'],
  wait: [
    '等待?<seconds:n>秒(钟)?',
    '等待?<minutes:n>分钟',
    '等待?(直到)?<text>(出现|显示|加载完成)',
    ['(等待|等一下|稍等)', { short: 'yes' }],
  ],
  login: ['(用|以|使用)<pairs>(来)?(登录|登陆)', '(登录|登陆)(账号|账户|系统|网站)?'],
  logout: ['(退出登录|登出|退出账号|注销登录)'],
  addToCart: [
    '(把|将)?(<quantity:n>(件|个|台|本))?<what>(加入|添加到|放入|放进|加到)(我的)?购物车',
    '(加入|添加到)购物车',
  ],
  checkout: ['(去)?(结账|结算|下单)'],
  copyPaste: ['(把|将)<source>复制到<dest>', '复制<source>(并)?粘贴到<dest>', '复制<source>'],
  drag: [
    '(把|将)<what>(拖动|拖拽|拖|移动|移)(到|至)<position>',
    '(把|将)<what>(拖动|拖拽|拖|移动|移)(到|至|进)<to>(里|中|内|上)?',
  ],
  sort: [
    [
      '按(照)?<by>(排序|排列)?[，,]?(最新|最近|最晚|最高|最大|最贵)的?(在|排在?)(最)?前(面)?',
      { direction: 'desc' },
    ],
    [
      '按(照)?<by>(排序|排列)?[，,]?(最早|最旧|最低|最小|最便宜)的?(在|排在?)(最)?前(面)?',
      { direction: 'asc' },
    ],
    ['按(照)?<by>(从低到高|升序)(排序|排列)?', { direction: 'asc' }],
    ['按(照)?<by>(从高到低|降序)(排序|排列)?', { direction: 'desc' }],
    ['按(照)?<by>(排序|排列)', { direction: 'asc' }],
  ],
  filter: [
    '按(照)?<field>筛选(出)?<value>',
    '(按(照)?)?<field>(为|是)<value>(进行)?筛选',
    '筛选(出)?<value>',
    '只(显示|看)<value>',
  ],
  download: ['下载<what>', '(把|将)<what>下载(下来|到本地)?'],
  upload: ['上传(文件)?<file>到<field>', '上传(文件)?<file>', '(把|将)<file>上传(到<field>)?'],
  extract: [
    ['(导出|提取|保存)<what>(为|成)csv(文件|格式)?', { format: 'csv' }],
    ['(把|将)<what>(导出|提取|保存)(为|成)csv(文件|格式)?', { format: 'csv' }],
    ['(导出|提取)<what>(为|成)json(文件|格式)?', { format: 'json' }],
    '(导出|提取|列出)<what>',
    ...ZH_ALL_OF_PAGE,
  ],
  date: [
    ['{choose}?(日期)?<date>(作为)?(?={journey}$)<field>', { days: 'yes' }],
    '{choose}(日期)?<date>(作为<field>)?',
    '(把|将)<field>(设置为|设为|改为|改成)<date>',
    '(?=[^，,、]+$)<field>(设置为|设为|改为|改成|选择|选为|选在|选)<date>',
    ['<field>(?<=^{journey})(日期|时间)?(是|为|：|:)?<date>', { days: 'yes' }],
    '<field>(?=从|自)<range>',
  ],
  createEvent: [
    '(把|将)<name>(添加|加|放|写|记)(到|入|进)<start>的(日历|日程表?)(里|中|上)?',
    '在(我的)?(日历|日程表?)(里|中|上)?(添加|加入|加上|加|新建|安排|记下)(一个)?<start>(?<=[点分日号天半]|[周期][一二三四五六])(?![上下中]午|早上|晚上|[\\d半])的?<name>',
    '(创建|新建|添加|安排)(一个)?<start>(到|至)<end>的(名为|叫做?)?(?=.*(会议|日程|活动))<name>',
    '(创建|新建|添加|安排)(一个)?<start>的(名为|叫做?)?(?=.*(会议|日程|活动))<name>',
  ],
  setRange: [
    '(把|将)<field>(的?范围|区间)?(调到|设置为|设为|设在|拖到|调整到|调整为|调成|改为|改成)(从)?{range}(之间)?',
    ['(把|将)<field>(的?范围|区间)?(限制|限定)(在|为){range}(之间)?', { act: 'filter' }],
    ['(按(照)?)?<field>(从|在)?{range}(之间)?(进行)?筛选', { act: 'filter' }],
    ['筛选(出)?<field>(从|在|为)?{range}(之间)?', { act: 'filter' }],
    ['只(显示|看)<field>?{range}(之间)?的(商品|产品|结果|条目)', { act: 'filter' }],
  ],
  replaceValue: [
    [
      '(把|将)?(我的)?密码从<old>(改成|改为|换成|更改为|修改为)<value>',
      { was: '当前密码', becomes: '新密码' },
    ],
    '(把|将)<field>从<old>(改成|改为|改到|调到|调为|设为|换成|更改为|修改为)<value>',
  ],
  setControl: [['(把|将)<field>(调到|设置为|设为|拖到|调整到|调成)<value>', { needs: 'control' }]],
  rate: [
    '((给|为|对)(<target>)?)?(打|评|评价|评为|给)<value:c>(颗|个)?星(评价|好评)?',
    '(把|将)(<target>)??的?评分(设为|改为|调到)<value:c>(颗|个)?(星|分)?',
  ],
  focus: ['(聚焦|将光标(放|移)(到|在)|定位到)<target>'],
  hover: ['(把)?(鼠标)?(悬停|移动?)(在|到)<target>(上|上面|上方)?'],
  fillFromTable: ZH_FILL_FROM_TABLE,
  fill: [
    '(在|向|往)<field>(里面|里|中|内|上)?{type}<value>',
    '(把|将)<value>{type}(到)?<field>(里面|里|中|内)?',
    '(把|将)<field>(设置为|设为)(?!(已完成|完成|未完成|已读|未读)$)<value>',
    '(把|将)<field>(?<=状态|进度|阶段|结果|筛选|器|条件|视图|显示|框|类型|选项)(设置为|设为)<value>',
    '(把|将)<field>(改为|改成|更改为|修改为)<value>',
    '(把|将)<field>切换(到|成|为)<value>',
    '(把|将)<field>(调整|调)(到|成|为)(?=[¥$€£]?\\d|[高中低])<value>',
    '(?=[^，,、]+$)(?!把|将)<field>(设置为|设为|改为|改成)<value>',
    ['(把|将)<field:q>(替换为|替换成|换成)<value:q>', { words: 'yes' }],
    ['在<field>的?(末尾|最后|结尾|底部)(添加|加上|写上|插入)(一行|一句)?<value:q>', { append: 'yes' }],
    '{type}<value>到<field>(里面|里|中|内)?',
    '{type}(表单|表格)[:：，,]?<pairs>',
    '{type}<pairs>',
    ['<pairs>', { bare: 'yes' }],
  ],
  addTo: ['(把|将)<entries>(添加|加)(到|入|进)<list>(里面|里|中)?'],
  create: [
    [
      '(新建|创建|添加|新增)(一个|个)?(新的?)?用户名(为|是)<name>的(?=用户|账户|账号|成员)<noun>([，,、]<pairs>)?',
      { made: '新建%1', called: '用户名' },
    ],
    [
      '(新建|创建|添加|新增)(一个|个|一项|一条)?(名为|叫做?|名称为)<name>的(新的?)?<noun>',
      { made: '新建%1', called: '名称' },
    ],
    [
      '(新建|创建|添加|新增)(一个|个|一项|一条)?(新的?)?<noun>(，|,)?(名为|叫做?|名称(为|是)|命名为)<name>',
      { made: '新建%1', called: '名称' },
    ],
  ],
  write: [
    '(添加|发表|写下?|留下?|发布|发送|加)(一条|一个|一则|条|个)?(新的?)?<noun>(，?内容(是|为)|说|：|:|，)?<text:q>',
    ['(评论|留言)(说|：|:)?<text:q>', { noun: '评论' }],
  ],
  clear: ['(清空|清除)<field>'],
  search: ['(在<field>(里面|里|中|内|上)?)?(搜索|搜一下|查找|检索|搜|查询)<query>'],
  find: ['(找到|找出|找)<item>'],
  submit: ['(提交|发送)(表单|表格|信息)?', '(保存|确认|确定)(设置|更改|修改)?'],
  menu: ['({choose}|{click}|{open})<path>', '<path>'],
  expand: ['展开<target>'],
  collapse: ['(收起|折叠)<target>'],
  dismiss: [
    '(关闭|关掉)<what>(弹窗|对话框|横幅|提示|窗口)',
    '(关闭|关掉)(弹窗|对话框|横幅|提示框?|窗口|广告)',
  ],
  accept: [
    ['(接受|同意|允许)(所有|全部)?(的)?(cookies?|Cookie横幅)', { act: 'accept' }],
    ['拒绝(所有|全部)?(的)?(cookies?)', { act: 'reject' }],
  ],
  doubleClick: ['双击<target>'],
  click: [
    ['(?=取消(关注|发布|收藏|点赞|置顶|屏蔽)$)<target>', { whole: 'yes' }],
    ['我?(忘记|忘)了?密码了?', { called: '忘记密码' }],
    '{click}<target>',
    '找到(并|，)?{click}<target>',
  ],
  open: ['{open}<target>'],
  question: ['<question>'],
};

/** Begin a clause wherever they stand after a separator, and no question. */
const VERB_START =
  `${JOURNEY}(?:日期|时间)?(?:是|为)?(?=\\d{1,2}[月日号]|\\d{4}年|[这本下]?(?:周|星期)[一二三四五六日天]|[今明后]天)|` +
  `\\d{1,2}月\\d{1,2}[日号]?${JOURNEY}|` +
  '点击|单击|双击|点|按|打开|进入|前往|转到|访问|显示|查看|输入|填写|填入|在[^，,、。；]{1,20}(?:输入|填写|填入?|选择|搜索)|选择|选中|不?勾选|取消|启用|禁用|关闭|关掉|搜索|查找|找到|登录|登陆|退出|提交|保存|发送|滚动|向下|向上|拖|把|将|下载|上传|导出|提取|等待|加入|购买|展开|收起|接受|回复|转发|删除|归档|标(?:记)?为|收藏(?=第|它|这|那|最)|打印(?=第|它|这|那|最)|重命名|返回|刷新|复制|粘贴|按照?.{1,10}排序|翻到|结账|用[^，,、。；]{1,8}(?:付款|支付)$|去(?![程年])|保留|[^，,、。；的]{1,8}(?:改成|改为|设为|设置为)';

export const ZH: LanguageTable = {
  ...ZH_MANNERS,
  id: 'zh',
  spaced: false,
  lexicon: ZH_LEXICON,
  phrasings: {
    ...ZH_PHRASINGS,
    ...ZH_ACT_PHRASINGS,
    ...ZH_STATED,
    ...ZH_MESSAGES,
    ...ZH_MEDIA,
    ...ZH_AMOUNTS,
  },
  greeting: '(?:你好|您好|嗨|谢谢|你能做什么|你会做什么|你是谁)',
  politeStart:
    '(?:请你?|麻烦你?|帮我|帮忙|首先|先|接着|再(?![来加要添](?:一|1)[个份位名张件杯本])|最后|现在|我想要?|我要|给我)',
  politeEnd:
    '(?:(?<!^(?:回复|输入|说|写|评论))谢谢|吧|一下|(?<!^(?:在.{1,20})?(?:输入|写|说|回复|评论|留言)[^，,]{0,60})(?:好吗|可以吗|行吗)|(?<=^(?:点击|打开|点|按|提交|搜索?|填).{1,30})吗)',
  particles: '一下',
  requested:
    '(?:请问)?(?:你(?:能|可以|能不能|可不可以)|(?:能不能|可不可以|可以|能)(?=你|帮|请|麻烦|给我|把|打开|点|提交|搜|填|选|勾|显示|切换|滚动|翻到|下载))(?<act>.+?)吗?[？?]?',
  strongSeparator:
    '(?:\\s*[，,；;。]?\\s*(?:然后|接着|之后|随后|接下来)[，,]?\\s*)|(?:\\s*[；;。！!]\\s*)|(?:[？?]\\s*(?=.))',
  weakSeparator: '(?:\\s*[，,、]\\s*(?:并且?|再|和|但是?|不过|而是)?|(?:并且|并|(?<!不)再|和))',
  verbStart: VERB_START,
  nounVerb: '筛选',
  verbEvidence: '.',
  dictates:
    '(?:回复[^：:]{1,40}|(?:告诉|通知)[^：:]{1,20}|写(?:一条|一封|一个)?(?:评论|留言|消息|备注)|给[^：:]{1,20}(?:发|写|留)[^：:]{0,10})[：:]\\s*',
  says: '(?:回复|告诉|通知|写|给)[^：:]{0,40}(?:内容是|内容为)',
  sharedVerb: '(?:找到)',
  permissions: {
    ticks: '(?:取消勾选|勾选|启用|禁用)',
    words: '(?:创建|新建|添加|读取|写入|更新|编辑|修改|删除|移除|发布|查看|管理|导入|导出|共享)',
    whose: '(?!)(?<whose>)',
  },
  listSeparator: '(?:\\s*[，,、]\\s*(?:和|以及)?|\\s*(?:和|以及|与|或)\\s*)',
  // Without 再, which begins a clause as politeness does.
  times: `(?<n>${COUNT})(?:次|下)$`,
  repeat: '再?(?:来|做|试)一[次遍]|重复(?:一[次遍])?',
  // 别 ends and begins words that forbid nothing: 性别, 类别, 特别, 别墅; in front of an act it forbids.
  negation:
    '(?:不要|(?<![性类级特个区分派国识辨鉴告离差道送组])别(?![墅名的人样具致]|针(?!对)|处(?![理置罚]))|别(?=提交|点击|打开|发送|发布|删除|关闭|保存|付款|支付|购买|下单|改|动)|请勿|勿|不得|无需|不用|禁止)',
  negated: '(?:但是?)?保留(?!为|成|到|着|此|这|.{0,4}(?:副本|草稿|版本|状态))',
  except:
    '(?:(?<![删移清解去免排])除(?!去|掉|非).{1,30}?(?:以外|之外|外(?=的|都|全|，|$))|除外|除了|(?<![删移清解去免排])除(?=第)|但保留|但是保留|不包括|不含|不是)',
  noMore:
    '(?:(?:不要|别|停止|请勿|勿)再?(?:给|向)我们?(?:发送|发|推送|寄)|(?:我们?)?不(?:想|要)要?再?(?:收到|接收))(?<what>[^，,。；]*(?:通知|邮件|短信|广告|推广|促销|优惠|新闻|消息|提醒|推送|简报|信息))了?',
  condition: '(?:如果|若|假如|当|一旦|除非)',
  behind:
    '[，,](?:只有)?(?:如果|若|假如|除非|只要|一旦)|(?<!^请?(?:勾选|取消勾选|启用|选择|搜索)[^，,]*)(?:(?:之前|以前|前)[，,]?(?:请|要)?先|(?<![天日周月年时钟秒最今以之随然背落售稍到用])后再?(?:删除|归档|提交|发送|关闭|付款|打开|点击|下载|保存))',
  presence: '(?:如果|若)(?:出现|有|弹出|看到|显示)(?:了)?(?<thing>[^，,]+?)(?:的话|时)?',
  purpose: '',
  articles: '(?:这个|那个|一个|该|我的|您的|你的|它的|此|名为|标有|叫做)',
  filler: '(?:的?(?:下面|上面|页面上|页面中|上|下方)?)',
  all: '(?:所有的?|全部的?|每个|每一个|全部)',
  inSettings: { last: '(?!)', first: '在(?:我的)?(?<page>设置|偏好设置|个人资料)(?:里|中|里面|页面)?,?，?' },
  mine: '我的',
  shown: '(?:这个|这篇|这条|当前|本|此)(?<kind>页面?|网页|文章|帖子|文档|任务|项目|订单|商品|话题|记录)',
  theyAll: {
    all: '(?:它们|他们|她们)(?:全部|全都|都|全)',
    both: '(?:它们|他们|她们)?(?:两个|两者)(?:都|全)?$|(?<=[把将])(?:它们|他们|她们)?两个都?',
    them: '它们',
  },
  pronoun: '(?:它们?|他们?|她们?|这个|那个|这封(?:邮件)?|该邮件|此项)',
  roles: [
    ['(?:的)?(?:文本|文字)?(?:输入)?(?:框|栏|字段)', ['textbox']],
    ['(?:的)?搜索[框栏]', ['searchbox', 'textbox']],
    ['(?:的)?复选框', ['checkbox']],
    ['(?:的)?单选(?:按钮|框)', ['radio']],
    ['(?:的)?开关', ['switch', 'checkbox', 'button']],
    ['(?:的)?下拉(?:列表|菜单|框)', ['combobox', 'listbox']],
    ['(?:的)?列表', ['listbox', 'combobox', 'list']],
    ['(?:的)?(?:滑块|滑动条)', ['slider']],
    ['(?:的)?菜单项', ['menuitem', 'link', 'button']],
    ['(?:的)?菜单', ['menu', 'button', 'link', 'combobox']],
    ['(?:的)?(?:标签页|选项卡)', ['tab', 'link']],
    ['(?:的)?(?:按钮|按键)', ['button', 'link']],
    ['(?:的)?(?:超?链接)', ['link']],
    ['(?:的)?图标', ['button', 'link', 'img']],
    ['(?:的)?图片', ['img', 'link']],
    ['(?:的)?行', ['row', 'listitem']],
    ['(?:的)?(?:搜索)?结果', ['link', 'listitem', 'row', 'article']],
    ['(?:的)?选项', ['option', 'radio', 'checkbox', 'menuitem', 'button']],
  ],
  naming: '(?:名为|名叫|叫做|标有|写着)',
  possessive: '^(?<who>[^的]{2,8})的(?<noun>邮件|消息|评论|帖子|留言)$',
  ordinals: [
    ['倒数第二(?:个|条|行|封)', -2],
    ['最后(?:一)?(?:个|条|行|封|项|篇)', -1],
  ],
  counted: {
    first: '(?:前|最前面的?)',
    last: '(?:最后|后)',
    unit: '(?:个|条|行|项|封|张|篇|页|款|件|份)',
    not: '(?:小时|星期|月)',
    behind: `(?<many>${COUNT})(?:个|条|行|项|封|张|篇|页|款|件|份)`,
  },
  notOrdinal: '最后一页',
  superlatives: [
    ['最便宜的?', 'price', 'min'],
    ['最贵的?', 'price', 'max'],
    ['最新的?', 'date', 'max'],
    ['最(?:旧|早)的?', 'date', 'min'],
    ['评分最高的?', 'rating', 'max'],
    ['最快的?', 'duration', 'min'],
  ],
  fieldSuperlative: { min: '', max: '', pattern: '' },
  byField: ZH_BY_FIELD,
  conditions: [],
  rowCondition: '(?!)',
  states: '未读的?|已读的?|未付款?的?|已完成的?',
  plural: '(?!)',
  itemNouns:
    '邮件|消息|发票|订单|商品|产品|联系人|任务|文件|文档|帖子|评论|用户|项目|记录|账单|机票|酒店|航班|车次|列车|房间|套餐|方案|照片|歌曲|视频|文件夹',
  colors: [
    ['蓝色?的?', 'blue'],
    ['红色?的?', 'red'],
    ['绿色?的?', 'green'],
    ['黄色?的?', 'yellow'],
    ['橙色?的?', 'orange'],
    ['紫色?的?', 'purple'],
    ['粉色?的?', 'pink'],
    ['黑色?的?', 'black'],
    ['白色?的?', 'white'],
    ['灰色?的?', 'gray'],
  ],
  sizes: [
    ['最大的?', 'largest'],
    ['最小的?', 'smallest'],
    ['大的', 'large'],
    ['小的', 'small'],
  ],
  positions: [
    ['顶部的?|上方的?|(?<=[左右])上角?的?', 'top'],
    ['底部的?|下方的?|(?<=[左右])下角?的?', 'bottom'],
    // What stands behind these has been taken by then.
    ['左[边侧]的?|左(?= )', 'left'],
    ['右[边侧]的?|右(?= )', 'right'],
    ['中间的?', 'center'],
  ],
  shapes: [
    ['圆形?', 'circle'],
    ['正方形', 'square'],
    ['三角形', 'triangle'],
  ],
  withinPatterns: [],
  namedKinds: '(?:文件夹|页面|分类|标签|相册|栏目|分组|项目)',
  insideAll: '(?!)',
  genericContainer: '页面|表单|列表',
  fieldNouns:
    '用户名|角色|账号|邮箱(?:地址)?|电子邮件|密码|手机号?码?|电话(?:号码)?|姓名|名字|名称|地址|城市|国家|邮编|公司|标题|主题|内容|备注|描述|日期|生日|年龄|金额|数量|价格|验证码|语言|状态',
  transforms: [
    ['(?:的)?大写(?:字母)?', 'upper'],
    ['(?:的)?小写(?:字母)?', 'lower'],
  ],
  keys: [
    ['回车|Enter', 'Enter'],
    ['退出|Esc(?:ape)?', 'Escape'],
    ['Tab|制表', 'Tab'],
    ['空格', 'Space'],
    ['退格', 'Backspace'],
    ['F(?:[1-9]|1[0-2])', 'F'],
  ],
  actions: [
    ['mark (?:as )?未读', 'mark as unread'],
    ['mark (?:as )?已读', 'mark as read'],
    ['mark (?:as )?重要', 'mark as important'],
    ['mark (?:as )?已?完成', 'complete'],
    ['删除', 'delete'],
    ['打开', 'open'],
    ['回复', 'reply'],
    ['归档', 'archive'],
  ],
  icons: [
    ['垃圾桶|删除', 'delete'],
    ['星形?|星标', 'star'],
  ],
  yesNoStart: '(?!)',
  questionStart: `(?:(?!(?:${VERB_START}|买|搜|找|查|创建|新建|添加|加|编辑|切换|浏览|播放|筛选|设|发|预订|标|填|写|回复|评论|留言|提醒|给|叫|请|帮))[^，,。；：:填写设]{0,20}(?:什么|多少|几[个封条点]|哪[个里儿些]|谁|怎么|有没有|多久|多[大远长高])|(?:可以|能不能|可不可以|能否|可否|是不是)(?!帮|请|麻烦|给我|把|打开|点|提交|搜|填|选|勾|显示|切换|滚动|翻到|下载)|什么|哪|谁|多少|几|为什么|怎么|如何|是否|有没有|有多少|(?:这里|页面上)?有(?:哪些|什么)|告诉我|总结|这个?页面?(?:是|讲)|(?!点击|打开|点|按|提交|搜|填|(?:在[^，,]{1,20})?(?:输入|填写|写入|回复|评论|留言)|给.{1,10}(?:发|写)|发).{1,30}(?:是多少|有多少|是什么|多少钱|在哪里?|吗[？?]?|几个|是谁.{0,4})$)`,
  functionWords: '的|了|在|把|将|和',
  say: ZH_SENTENCES,
};
