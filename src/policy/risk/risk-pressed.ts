// What only a button does: words that name a place, a state or a menu elsewhere ("Share", "审批通过"), and a sum of
// money on it. Pure.
import type { TargetInfo } from '../../shared/target-info';
import { foldedPhrase, plainWords, wholeLabels } from '../words';
import { AMOUNT } from './amount';
import { dialogAround } from './dialog-around';
import { ASSENT, HARMLESS, type RiskKind } from './risk-words';

const whole = (list: readonly string[]) => wholeLabels(list.map(foldedPhrase));

const PRESSED: ReadonlyArray<readonly [RiskKind, RegExp]> = [
  [
    'order',
    whole([
      '(?:make|submit|place|send) (?:an? |the |my |your )?(?:counter ?)?offers?|rent (?:now|it|this|\\d.*)',
      '(?:发起|去|立即|一键|参与)?拼[单团](?:购买)?|(?:立即|去|一键|我要)?参团|(?:立即|马上|确认|免费|一键)开通.*',
    ]),
  ],
  ['pay', whole(['settle(?: (?:up|now|all|balance|debts?|.*\\d.*))?'])],
  ['transfer', whole(['移交.*|转交.*|(?:立即|我要)?申请(?:贷款|借款|授信|额度)'])],
  ['delete', whole(['格式化'])],
  [
    'grant',
    whole([
      '(?:立即|确认)?(?:审批|审核)?(?:通过|同意)审批|(?:确认)?(?:审批|审核)通过|(?:立即|确认|去|我要)?(?:电子|手写)?签[名字]',
      '(?:立即|去|一键)?邀请(?:他|她|ta|加入|好友|成员|同事)?|添加(?:成员|管理员|协作者|所有者)',
    ]),
  ],
  [
    'publish',
    whole([
      '(?:设为|立即|确认)?公开|发(?:朋友圈|微博|动态|帖子?|推文?|说说|弹幕|视频|布)(?:动态)?|offentlich (?:machen|stellen|schalten)|make public',
    ]),
  ],
  ['send', whole(['(?:立即|一键|确认|马上)?投递(?:简历)?|(?:jetzt )?ubermitteln|e ?file(?: .*)?'])],
];

/** In a form it sends the form, which is judged by what it is for. */
const SENDS = whole(['(?:jetzt )?(?:absenden|abschicken)']);

/** Sharing: most such buttons open a menu of ways to share; in a dialog, or beside a text field, they share at once. */
const SHARES = whole(['share(?: (?:it|this|now))?|(?:立即|确认)?(?:分享|共享)']);

/** `plain`: words on the button, in plain words. */
export function kindPressed(plain: string, target: TargetInfo): RiskKind | null {
  if (opensMenu(target)) return null;
  const isWriting = Boolean(target.beside?.fields?.length ?? target.form?.fields?.length);
  // Beside a text it is the text that gets a form.
  if (plain === '格式化' && isWriting) return null;
  if (SHARES.test(plain) && (isWriting || dialogAround(target.context) !== '')) return 'publish';
  if (SENDS.test(plain)) return target.form?.submits ? null : 'send';
  return PRESSED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** "Unlock for $5", "Continue – €20.00": of a sum on a button, what is left says what it is paid for. */
export function kindPriced(label: string, target: TargetInfo): RiskKind | null {
  if (!AMOUNT.test(label) || opensMenu(target) || NO_PRICE.test(plainWords(label))) return null;
  const rest = plainWords(label.replace(new RegExp(AMOUNT.source, 'gu'), ' '))
    .replace(ABOUT_THE_SUM, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (ASSENT.test(rest) && !SAVES.test(rest)) return 'pay';
  if (FOR_A_SUM.test(label) && IS_HAD_FOR.test(rest)) return 'pay';
  if (MAY_BE_A_WARE.test(rest) && !FOR_A_SUM.test(label) && !IS_FOR_SALE.test(rest)) return null;
  return OBTAINS.test(rest) && !HARMLESS.test(rest) ? 'pay' : null;
}

const opensMenu = ({ role, expanded }: TargetInfo): boolean => role === 'button' && expanded !== undefined;

const ABOUT_THE_SUM =
  /(?<!\p{L})(?:for|only|just|now|at|per|an?|mo|month(?:ly)?|yr|year(?:ly)?|week|fur|nur|jetzt|pro|monat(?:lich)?|jahr(?:lich)?|pour|por|mois|mes)(?!\p{L})|每月|每年|[仅只]需/gu;
/** Sums that one gets or need not pay, and bounds of what is looked for. */
const NO_PRICE =
  /(?<!\p{L})(?:off|discounts?|cash ?back|back|bonus|coupons?|vouchers?|rewards?|rabatt|gutscheine?|reduction|descuento|from|starting|up to|under|over|above|below|ab|bis|unter|uber|a partir|des|desde|hasta)(?!\p{L})|优惠|立减|返现|红包|领取|[起以](?:上|下|内)?$/u;
const SAVES = /^(?:save|apply|speichern|guardar|enregistrer|aplicar|保存)$/u;
/** Verbs with which names of wares begin, too ("Get Out", "Support pillow"), and what is no ware behind them. */
const MAY_BE_A_WARE = /^(?:get|give|complete|finish|support|start|join|unlock) /u;
const IS_FOR_SALE =
  /^[a-z]+(?: (?:the|this|my|your|an?|us|me|it|all|more|everything|started|full|free|trial|premium|pro|plus|vip|access|membership|subscription|plan|order|purchase|checkout|booking|payment|article|chapter|episode|course|level|club|team|today|instantly))+$/u;
const FOR_A_SUM = new RegExp(`(?<!\\p{L})(?:[Ff]or|[Ff]ür)(?: only| just)? (?:${AMOUNT.source})`, 'u');
/** What is free as a rule: "Play for $1". */
const IS_HAD_FOR = /^(?:play|watch|listen|stream|read|view|download)(?: (?:it|this|all))?$/u;
/** Verbs for getting something for money; names of products begin otherwise. */
const OBTAINS =
  /^(?:unlock|get|start|join|subscribe|upgrade|activate|renew|enrol{1,2}|register|donate|give|tip|support|contribute|spende|top up|boost|promote|sponsor|download|reserve|book|rent|buy|claim|place|complete|finish|extend|go (?:pro|premium|plus)|freischalten|sichern|holen|abonnieren|verlangern|aktivieren|spenden|jetzt|s?abonner|debloquer|donner|soutenir|desbloquear|suscribirse|donar|apoyar)(?: |$)|(?: |^)(?:freischalten|abonnieren|verlangern|aktivieren|spenden|sichern|aufladen|zahlen|mieten|leihen)$|^(?:mieten|leihen)(?: |$)|^(?:立即|马上)?秒杀$|开通|解锁|续费|升级|充值|订阅|激活|购买|抢购|打赏|赞赏|支持|报名|兑换|加入(?!购物车)/u;
