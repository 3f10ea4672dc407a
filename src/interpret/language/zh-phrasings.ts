// Chinese phrasings by rule, with the phrasings of single acts that they use; pattern.ts explains the notation.
import { ZH_ALL_OF_PAGE } from './everywhere-phrasings';
import type { Phrasing, RuleName } from './language';
import { ZH_FILL_FROM_TABLE } from './table-phrasings';
import { ZH_ACT_PHRASINGS } from './zh-act-phrasings';

/** What the day behind it is of. */
export const ZH_JOURNEY = '(?:去程|返程|出发|入住|退房|离店)';

export const ZH_LEXICON: Readonly<Record<string, string>> = {
  range: '(?<!\\d)<low:t>{unit}?(到|至|和|-|–|~)<high:t>{unit}?',
  unit: '([€$£¥%]|元|块钱?|美元|欧元|岁|公里|公斤|星)',
  click: '(?:点击|单击|点一下|点选|点(?!击|赞)|按下|按一下|按(?!下|照?.{1,10}(?:筛选|分组)$))',
  open: '(?:打开|进入|前往|转到|跳转到|访问|去(?![掉除程年])|显示|查看|浏览|切换到)',
  type: '(?:输入|填写|填入|写入|键入|填)',
  choose: '(?:选择|选中|挑选|选)',
  journey: ZH_JOURNEY,
  // One of them, by its number, its name or the one at hand: "关闭任务提醒" turns something off.
  record:
    '(?:(?:这|那)(?:个|条|份|张)|该|此|第.{1,3}[个条份张])(?:工单|订单|任务|问题|缺陷|事项|需求|项目|投诉)$|(?:工单|订单|任务|问题|缺陷|事项|需求|项目|投诉)(?:编?号)?[#＃]?(?:[\\w-]*\\d[\\w-]*|[\\uE000-\\uE7FF])$',
};

export const ZH_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
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
    '等待?(直到)?<text>(出现|显示|加载完成|消失)',
    ['(等待|等一下|稍等)', { short: 'yes' }],
  ],
  login: ['(用|以|使用)<pairs>(来)?(登录|登陆)', '(登录|登陆)(账号|账户|系统|网站)?'],
  logout: ['(退出登录|登出|退出账号|注销登录)'],
  addToCart: [
    '(把|将)(<quantity:n>(件|个|台|本))?<what>(加入|添加到|放入|放进|加到)(我的)?购物车',
    '<quantity:n>(件|个|台|本)(?!{click}|{open}|{type}|{choose})<what>(加入|添加到|放入|放进|加到)(我的)?购物车',
    '(找到|找出|找)<what>(并|然后|，|,)?(加入|添加到|放入|放进|加到)(我的)?购物车',
    '(加入|添加到)购物车',
  ],
  checkout: ['(去)?(结账|结算|下单)'],
  copyPaste: [
    '(把|将)<source>复制到<dest>',
    '复制<source>((并)?粘贴到|到|进)<dest>(里|中|内)?',
    '复制<source>',
  ],
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
    ['(填入|输入|写入|粘贴)到?<field>(?<=框|栏|字段)(里面|里|中|内)?', { value: '它' }],
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
  clear: ['(清空|清除)<field>', ['(让|把|将)?<field>(保持)?(留空|空着)', { empty: 'yes' }]],
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
  ...ZH_ACT_PHRASINGS,
};
