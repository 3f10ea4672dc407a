// Goals and the intents they mean, word by word. The clock stands at 21 November 2026.
import type { Intent } from '../../../src/shared/intent';

export const GOALS_ZH: ReadonlyArray<readonly [goal: string, intents: Intent[]]> = [
  [
    '把表格里的值填到表单里',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    '将上面表格中的数据填入表单',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    '用表格里的数据填写表单',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    '我的电话是12345',
    [{ kind: 'fill', fields: [{ field: { text: '电话' }, value: { from: 'text', text: '12345' } }] }],
  ],
  ['使用深色主题', [{ kind: 'check', targets: [{ text: '深色主题' }], on: true }]],
  [
    '给4颗星，人数改成6',
    [
      { kind: 'set', value: '4', control: 'rating' },
      { kind: 'fill', fields: [{ field: { text: '人数' }, value: { from: 'text', text: '6' } }] },
    ],
  ],
  ['跳转到第3页', [{ kind: 'paginate', to: 3 }]],
  ['产品分类选马卡龙', [{ kind: 'choose', options: [{ text: '马卡龙' }], field: { text: '产品分类' } }]],
  [
    '人数改成6',
    [{ kind: 'fill', fields: [{ field: { text: '人数' }, value: { from: 'text', text: '6' } }] }],
  ],
  [
    '取货日期选2027年5月20日',
    [
      {
        kind: 'date',
        field: { text: '取货日期' },
        date: { from: '2027-05-20', to: '2027-05-20', words: '2027年5月20日' },
      },
    ],
  ],
  [
    '活动时间从2027年6月1日到2027年6月5日',
    [
      {
        kind: 'date',
        field: { text: '活动时间' },
        date: { from: '2027-06-01', to: '2027-06-05', words: '从2027年6月1日到2027年6月5日' },
        range: true,
      },
    ],
  ],
  ['打开深色模式', [{ kind: 'check', targets: [{ text: '深色模式' }], on: true }]],
  ['按日期排序，最新的在前', [{ kind: 'sort', by: '日期', direction: 'desc' }]],
  ['只显示状态为打开的任务', [{ kind: 'filter', field: '状态', value: '打开' }]],
  ['按状态筛选未完成', [{ kind: 'filter', field: '状态', value: '未完成' }]],
  ['全部标记为已读', [{ kind: 'item', item: { text: '', all: true }, action: 'mark as read' }]],
  ['点赞第三条评论', [{ kind: 'item', item: { text: '评论', ordinal: 3 }, action: 'like' }]],
  [
    '把report.pdf重命名为final.pdf',
    [{ kind: 'item', item: { text: 'report.pdf' }, action: 'rename', value: 'final.pdf' }],
  ],
  [
    '填写表单：姓名张三，邮箱a@b.com',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: '姓名' }, value: { from: 'text', text: '张三' } },
          { field: { text: '邮箱' }, value: { from: 'text', text: 'a@b.com' } },
        ],
      },
    ],
  ],
  ['数量填5', [{ kind: 'fill', fields: [{ field: { text: '数量' }, value: { from: 'text', text: '5' } }] }]],
  ['这篇文章是谁写的？', [{ kind: 'answer', question: '这篇文章是谁写的' }]],
  [
    '点击加号两次',
    [
      { kind: 'click', target: { text: '加号' } },
      { kind: 'click', target: { text: '加号' } },
    ],
  ],
  [
    '创建下周五10:30的团队会议',
    [
      {
        kind: 'createEvent',
        name: '团队会议',
        start: '10:30',
        end: '',
        day: { from: '2026-11-27', to: '2026-11-27', words: '下周五' },
      },
    ],
  ],
  ['把价格设为30元到60元之间', [{ kind: 'set', field: { text: '价格' }, value: '30 – 60', control: 'any' }]],
  [
    '把价格从30改成60',
    [{ kind: 'fill', fields: [{ field: { text: '价格' }, value: { from: 'text', text: '60' } }] }],
  ],
  ['只显示30到60元的商品', [{ kind: 'filter', value: '30 – 60' }]],
  ['把牛奶加到购物清单', [{ kind: 'add', what: ['牛奶'], to: '购物清单' }]],
  [
    '在新标签页中打开第二个链接',
    [{ kind: 'open', target: { text: '', roles: ['link'], ordinal: 2 }, newTab: true }],
  ],
  ['关闭当前标签页', [{ kind: 'tab', act: 'close' }]],
  [
    '删除前三封邮件',
    [
      {
        kind: 'item',
        item: { text: '邮件', roles: ['row', 'listitem'], all: true, count: 3 },
        action: 'delete',
      },
    ],
  ],
  ['打4颗星', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['给酒店打四星', [{ kind: 'set', field: { text: '酒店' }, value: '4', control: 'rating' }]],
  ['点击保存按钮', [{ kind: 'click', target: { text: '保存', roles: ['button', 'link'] } }]],
  ['点击“下一步”', [{ kind: 'click', target: { text: '下一步', literal: true } }]],
  ['打开设置', [{ kind: 'open', target: { text: '设置' } }]],
  [
    '下载上个月的发票',
    [
      {
        kind: 'download',
        what: { text: '发票' },
        when: { from: '2026-10-01', to: '2026-10-31', words: '上个月' },
      },
    ],
  ],
  [
    '下载2025年3月的发票',
    [
      {
        kind: 'download',
        what: { text: '发票' },
        when: { from: '2025-03-01', to: '2025-03-31', words: '2025年3月' },
      },
    ],
  ],
  [
    '在用户名中输入“张三”',
    [{ kind: 'fill', fields: [{ field: { text: '用户名' }, value: { from: 'text', text: '张三' } }] }],
  ],
  [
    '在搜索框里输入“手机”，然后点击搜索',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: '搜索', roles: ['textbox'] }, value: { from: 'text', text: '手机' } }],
      },
      { kind: 'click', target: { text: '搜索' } },
    ],
  ],
  [
    '输入用户名“张三”和密码“abc”，点击登录',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: '用户名' }, value: { from: 'text', text: '张三' } },
          { field: { text: '密码' }, value: { from: 'text', text: 'abc' } },
        ],
      },
      { kind: 'click', target: { text: '登录' } },
    ],
  ],
  [
    '从列表中选择丹麦',
    [
      {
        kind: 'choose',
        options: [{ text: '丹麦' }],
        field: { text: '', roles: ['listbox', 'combobox', 'list'] },
      },
    ],
  ],
  ['搜索红色鞋子', [{ kind: 'search', query: '红色鞋子' }]],
  ['登录', [{ kind: 'login' }]],
  ['退出登录', [{ kind: 'logout' }]],
  ['滚动到底部', [{ kind: 'scroll', direction: 'bottom' }]],
  ['下一页', [{ kind: 'paginate', to: 'next' }]],
  ['转到第3页', [{ kind: 'paginate', to: 3 }]],
  ['勾选“我同意”', [{ kind: 'check', targets: [{ text: '我同意', literal: true }], on: true }]],
  ['取消勾选“订阅”', [{ kind: 'check', targets: [{ text: '订阅', literal: true }], on: false }]],
  [
    '把“卡片1”拖到“已完成”',
    [{ kind: 'drag', what: { text: '卡片1', literal: true }, to: { text: '已完成', literal: true } }],
  ],
  ['按价格从低到高排序', [{ kind: 'sort', by: '价格', direction: 'asc' }]],
  [
    '删除第二行',
    [{ kind: 'item', item: { text: '', roles: ['row', 'listitem'], ordinal: 2 }, action: 'delete' }],
  ],
  [
    '把最便宜的手机加入购物车',
    [{ kind: 'addToCart', what: { text: '手机', superlative: { field: 'price', direction: 'min' } } }],
  ],
  ['这个订单多少钱？', [{ kind: 'answer', question: '这个订单多少钱' }]],
  ['有多少未读邮件？', [{ kind: 'answer', question: '有多少未读邮件' }]],
  ['导出表格为CSV', [{ kind: 'extract', what: { text: '表格' }, format: 'csv' }]],
  ['按回车键', [{ kind: 'press', key: 'Enter' }]],
  ['返回上一页', [{ kind: 'history', direction: 'back' }]],
  ['请帮我打开账单页面', [{ kind: 'open', target: { text: '账单' } }]],
  [
    '把国家改为德国',
    [{ kind: 'fill', fields: [{ field: { text: '国家' }, value: { from: 'text', text: '德国' } }] }],
  ],
  ['等待3秒', [{ kind: 'wait', ms: 3000 }]],
  [
    '找到张三的邮件并删除它',
    [
      {
        kind: 'item',
        item: { text: '邮件', where: [{ field: 'by', op: 'is', value: '张三' }] },
        action: 'delete',
      },
    ],
  ],
  [
    '把假期设置为2027-07-05到2027-07-16',
    [
      {
        kind: 'date',
        field: { text: '假期' },
        date: { from: '2027-07-05', to: '2027-07-16', words: '2027-07-05到2027-07-16' },
        range: true,
      },
    ],
  ],
  ['导出订单', [{ kind: 'extract', what: { text: '订单' }, exports: true }]],
  ['显示50行', [{ kind: 'choose', options: [{ text: '50' }], field: { text: '每页条数' } }]],
  ['每页显示50条', [{ kind: 'choose', options: [{ text: '50' }], field: { text: '每页条数' } }]],
  [
    '把“刷围栏”的状态设为已关闭',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '状态', where: [{ op: 'contains', value: '刷围栏' }] },
            value: { from: 'text', text: '已关闭' },
          },
        ],
      },
    ],
  ],
  [
    '发表一条评论：“谢谢”',
    [
      { kind: 'fill', fields: [{ field: { text: '评论' }, value: { from: 'text', text: '谢谢' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    '创建一个新任务，名为“修剪草坪”',
    [
      { kind: 'click', target: { text: '新建任务' }, opens: [{ text: '名称' }] },
      { kind: 'fill', fields: [{ field: { text: '名称' }, value: { from: 'text', text: '修剪草坪' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    '把“甲”和“乙”的状态设为已关闭',
    ['甲', '乙'].map((value) => ({
      kind: 'fill',
      fields: [
        {
          field: { text: '状态', where: [{ op: 'contains', value }] },
          value: { from: 'text', text: '已关闭' },
        },
      ],
    })),
  ],
  ['编辑此页', [{ kind: 'item', item: { text: '页', shown: true }, action: 'edit' }]],
  [
    '在设置中把语言改为德语',
    [
      { kind: 'open', target: { text: '设置' } },
      { kind: 'fill', fields: [{ field: { text: '语言' }, value: { from: 'text', text: '德语' } }] },
    ],
  ],
  [
    '把“狗”替换为“猫”',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: '狗', literal: true }, value: { from: 'text', text: '猫' }, words: true }],
      },
    ],
  ],
  [
    '在本页末尾添加“不准游泳”',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: '本页' }, value: { from: 'text', text: '不准游泳' }, append: true }],
      },
    ],
  ],
  ['把红色衬衫加入收藏', [{ kind: 'item', item: { text: '红色衬衫' }, action: 'star' }]],
  ['不要再给我发促销邮件', [{ kind: 'check', targets: [{ text: '促销邮件' }], on: false }]],
  ['我不想再收到通知', [{ kind: 'check', targets: [{ text: '通知' }], on: false }]],
  [
    '3位成人和1名儿童',
    [
      { kind: 'set', field: { text: '成人' }, value: '3', control: 'count' },
      { kind: 'set', field: { text: '儿童' }, value: '1', control: 'count' },
    ],
  ],
  ['上一周', [{ kind: 'click', target: { text: '上一周' } }]],
  [
    '以1.5倍速播放',
    [{ kind: 'fill', fields: [{ field: { text: '速度' }, value: { from: 'text', text: '1.5x' } }] }],
  ],
  [
    '两个成人一个儿童',
    [
      { kind: 'set', field: { text: '成人' }, value: '2', control: 'count' },
      { kind: 'set', field: { text: '儿童' }, value: '1', control: 'count' },
    ],
  ],
  ['再来一杯咖啡', [{ kind: 'set', field: { text: '咖啡' }, value: '+1', by: 1, control: 'any' }]],
];
