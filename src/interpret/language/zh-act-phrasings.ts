// Chinese phrasings of what is chosen, ticked, shared, added and done to the items of a list.
import type { Phrasing, RuleName } from './language';

/** What somebody may do with what is shared: "，权限为可编辑". Nothing else may follow the address. */
const ROLE =
  '([，,、]?(权限(设为|为|是)|作为|身份(为|是))?(?!加入)<role>(?<=可以?(查看|编辑|评论)|仅查看|只读|可读写|管理员|编辑者|查看者|评论者|成员|访客|所有者)(?<!不可以?(查看|编辑|评论)))?';
const ADDRESS = '(?=[^，,]+@)<address>(?<=@[\\w.-]+)(?![\\w.@-])';
const THIS = '(这个|这份|这篇|此|该|本)';
const DOCUMENT = '(文档|文件|页面|笔记|表格|项目|相册|文件夹|日历|清单|看板)';
const TASK = '(?<=标签|待办事项|待办|任务|提醒)';
const NEW = '(新建|新增|创建|添加|加(?=一?[个条项]))(一个|一条|一项|个)?(新的?)?';

/** The act by its own name, as the control for it is called: "注销账户". */
const VERBS =
  '注销,解散,清空,重置,解除,撤销,重做,续订,续费,打印,发布,安装,导入,同步,备份,申请,预约,退订'.split(',');

/** What is done to an item and taken back again under a name of its own: "取消收藏". */
const TAKEN_BACK = ['关注(?!列表)', '发布', '收藏(?!夹)', '点赞', '置顶', '屏蔽'];

export const ZH_ACT_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  check: [
    '打开(?!第|最)<targets>(?<=模式|通知|提醒|开关|订阅|.的推送)',
    '((切换|换|改)(到|成|为)|使用|启用|用)?(?=(深色|浅色|暗色|亮色|夜间|黑暗|明亮|日间)(模式|主题|外观)$)<targets>',
    '(勾选|启用|开启|打钩|勾上)<targets>',
    ['(只|仅)(选择|选中|勾选|选)<targets>', { only: 'yes', choose: 'yes' }],
    ['{choose}<targets>', { needs: 'checkbox' }],
  ],
  uncheck: [
    '(取消勾选|不勾选|取消选中|取消选择|禁用|停用|关闭|关掉)(?!{record})<targets>',
    '不再(?=接收|收到)<targets>',
  ],
  choose: [
    [
      '(让|使)?每页(只)?(显示|列出|展示)<options:n>(条|项|行|个)?(记录|结果|数据|商品)?',
      { size: '每页条数' },
    ],
    ['(显示|展示)<options:n>(条|项|行)(记录|结果|数据)?', { size: '每页条数' }],
    ['(投票给|投给|投票支持)<options>', { votes: '投票' }],
    ['(给|为)<options>投(一)?票', { votes: '投票' }],
    ['投<options>一票', { votes: '投票' }],
    ['{choose}<options>([，,]|并|然后|再){1,2}投票', { votes: '投票' }],
    '{choose}(价格|票价|售价|房价)?(为|是)?(?=[¥$€£]?\\d)<amount>(?<=[\\d元点分])(起飞|出发|发车|开始|开演)?的<options>',
    '(从|在)<field>(里面|里|中|内)?{choose}<options>',
    '{choose}<options>(作为|为)<field>',
    '(使用|采用|换成)(?!当前|这|那|其他|别的|新|默认)<options>(?=主题$|配色$)<field>',
    '(切换到|升级到|升级为|降级到|换成|改用)<options>(?<=套餐|方案)(?<!解决方案)',
    '(?=[^，,、]+$)(?!取消|全|除|不|请|点|勾|单|多|挑|筛|我|先|再|从|在|把|将)<field>(?<=..)(选择|选为|选(?!择|为|中|项|定|上(?![海午])))<options>',
    '(用(?!户)|使用|通过)<options>(付款|支付)',
    '{choose}<options>',
  ],
  add: [
    '(把|将)<entries>(添加|加入|加|放)(到|进|在)?<list>(?<!购物车|收藏夹)(?<=列表|清单|待办|任务)(中|里)?',
    `${NEW}<noun>${TASK}[:：]<entries>`,
    `${NEW}<noun>${TASK}<entries:q>`,
    `添加<noun>${TASK}<entries>`,
    `新(的)?(?=待办|任务|提醒|标签)<noun>${TASK}[:：]<entries>`,
  ],
  invite: [
    [`(把|将)(它|${THIS}${DOCUMENT}?)(分享|共享)给${ADDRESS}${ROLE}`, { verb: '分享', pronoun: 'yes' }],
    [`(分享|共享)(它)?给${ADDRESS}${ROLE}`, { verb: '分享', pronoun: 'yes' }],
    [`(分享|共享)${THIS}${DOCUMENT}?给${ADDRESS}${ROLE}`, { verb: '分享' }],
    [`(与|和|跟)${ADDRESS}(分享|共享)(它|${THIS}${DOCUMENT}?)${ROLE}`, { verb: '分享' }],
    [`邀请${ADDRESS}(加入(?!.*(作为|身份|权限))[^，,和与并]+)?`, { verb: '邀请' }],
    [`邀请${ADDRESS}${ROLE}`, { verb: '邀请' }],
  ],
  verbal: VERBS.map((verb): Phrasing => [`${verb}<thing>`, { as: 'click', verb, lead: 'yes' }]),
  item: [
    ['回复<item>(，|,)?(内容(是|为)|说|：|:)?<value:q>', { action: 'reply' }],
    ['回复(说|：|:)?<value:q>', { action: 'reply', pronoun: 'yes' }],
    ['(把|将)<item>(转发|发送?)给<recipient>', { action: 'forward' }],
    ['转发<item>给<recipient>', { action: 'forward' }],
    ['(把|将)<item>(标记为|标为|标记成)<state>', {}],
    [
      '(把|将)<item>(?<!状态|进度|阶段|结果|筛选|器|条件|视图|显示|框|类型|选项)(设为|设置为|设成)(?=已?完成|未完成|已读|未读|重要|垃圾邮件)<state>',
      {},
    ],
    ['(把|将)<item>(删除|删掉|移除)|(删除|移除|删掉)<item2>', { action: 'delete' }],
    // "去掉第一个的勾" takes a tick away, and no item.
    ['去掉(?=第|最后|选中)(?!.*[勾选筛星]$)<item>', { action: 'delete' }],
    ['关闭(?={record})<item>', { action: 'close', needs: 'record' }],
    ...TAKEN_BACK.map((verb): Phrasing => [`取消${verb}<item>`, { action: `取消${verb.slice(0, 2)}` }]),
    ['(?=全部|所有)<item>(标记|标)为<state>', {}],
    ['(标记|标)为<state>', { pronoun: 'yes' }],
    ['订阅<item>', { action: 'subscribe' }],
    ['完成<item:q>', { action: 'complete' }],
    ['重置(?!我|你|该|这)<item>的密码', { action: '重置密码' }],
    ['(给|为)<item>点赞|点赞<item2>', { action: 'like' }],
    ['(把|将)<item>(重命名|改名)(为|成)<value>', { action: 'rename' }],
    ['(把|将)<item>(分配|指派)给<recipient>', { action: 'assign' }],
    ['回复<item>(说|：|:)<value>', { action: 'reply' }],
    ['(给|向)<item>发(送)?(消息|信息|短信)(说|：|:)<value>', { action: 'message' }],
    ['归档<item>', { action: 'archive' }],
    ['暂停(?=[\\uE000-\\uE7FF]$)<item>', { action: 'pause' }],
    ['(恢复|继续)(?=[\\uE000-\\uE7FF]$)<item>', { action: 'resume' }],
    ['(重启|重新启动)(?=[\\uE000-\\uE7FF]$)<item>', { action: 'restart' }],
    ['(启动|开始)(?=[\\uE000-\\uE7FF]$)<item>', { action: 'start' }],
    ['停止(?=[\\uE000-\\uE7FF]$)<item>', { action: 'stop' }],
    ['(把|将)<item>(加入|添加到|放入|放进|加到)(我的)?(收藏夹?|书签)(里|中)?', { action: 'star' }],
    [
      '(把|将)<item>(加入|添加到|放入|放进|加到)(我的)?(心愿单|愿望清单)(里|中)?',
      { action: 'add to wishlist' },
    ],
    ['收藏<item>', { action: 'star' }],
    ['(购买|买)<item>', { action: 'buy' }],
    ['预订<item>', { action: 'book' }],
    ['取消(?!(关注|发布|收藏|点赞|置顶|屏蔽)$)<item>', { action: 'cancel' }],
    ['编辑<item>', { action: 'edit' }],
  ],
};
