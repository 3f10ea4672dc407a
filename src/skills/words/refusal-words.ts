// How pages say that something could not, or must not, be done, in the languages of the interpreter. What is only about
// such things ("Offline maps", "3 failed builds", „nicht gespeicherte Änderungen“) is none. All as `fold` gives it.
import { fold } from './words';

const ACTS_EN =
  '(?:sav|send|sent|delet|remov|add|updat|load|complet|process|connect|creat|chang|upload|download|reach|verif|appl|book|submit|open|archiv|mov|renam|lik|follow|post|publish|perform|fetch|stor|shar|invit|sync|log|sign|pay|charg|plac|cancel|vote|do)[a-z]*';
const DONE_EN =
  '(?:saved|sent|delivered|deleted|removed|added|loaded|processed|completed|updated|found|reached|opened|created|uploaded|downloaded|moved|published)';
const ACTS_DE =
  '(?:gespeichert|gesendet|geloscht|geladen|aktualisiert|hinzugefugt|ausgefuhrt|gefunden|verarbeitet|abgeschlossen|hergestellt|entfernt|erstellt|angelegt|geandert|verschoben|gebucht|verbunden|ubernommen|zugestellt)';
const ACTS_ZH =
  '(?:保存|发送|删除|添加|提交|上传|下载|更新|加载|完成|操作|支付|付款|登录|修改|创建|移动|收藏|点赞|请求|连接|同步|移除|预订|下单|设置|发布|分享|打开)';

const SAYS_NO = new RegExp(
  [
    String.raw`\b(?:could ?n[o']t|was unable to|(?:failed|unable) to) (?:be )?(?:${ACTS_EN}|find|found)|(?:^(?:details )?|\b(?:we|you) )can(?:not|'t| not) ${ACTS_EN}|\bcan(?:not|'t| not) be ${DONE_EN}\b`,
    String.raw`\b(?:search|saving|save|update|upload|payment|booking|request|delete|deletion|sending|login|sign-?in|sync|connection|action|operation) (?:failed|declined)\b|^failed$|^error: |\berror (?:saving|sending|loading|deleting|updating|adding|uploading)\b`,
    String.raw`\ban? (?:[a-z]+ )?error (?:has )?occurred\b|\bsomething went wrong\b|\b(?:network|connection|server|unexpected|internal) error\b|\bno (?:internet|network|connection)\b|\byou(?:'re| are| seem to be| appear to be) (?:currently )?offline\b|^offline$`,
    String.raw`\b(?:(?:is|are|was|were) not|(?:is|are|was|were)n't) (?:allowed|permitted|authori[sz]ed|saved|sent|delivered|added|deleted)\b(?! any ?more)|^not (?:allowed|permitted|authori[sz]ed)\b|^unauthori[sz]ed$|\bthis (?:action )?is (?:currently )?not possible\b|\bmessage not (?:sent|delivered)\b|\b(?:access|permission) denied\b|\bforbidden$|\b(?:no|lack|(?:do not|don't) have(?: the)?) permissions?\b|\btimed out\b|\b(?:please|and) try again\b|^try again\b`,
    String.raw`\bkonnten? (?:\S+ ){0,3}nicht (?:\S+ )?${ACTS_DE}\b|(?<!\b0 )\bfehlgeschlagen\b|\bfehler (?:ist )?aufgetreten\b|\bschief ?gelaufen\b|\bfehler beim \p{L}|\b(?:verbindungs|netzwerk|server)fehler\b|\bkeine (?:internet)?(?:verbindung|berechtigung)\b|\b(?:sie sind|du bist) offline\b|\bzugriff verweigert\b|\b(?:erneut|noch ?mals?|noch einmal) (?:zu )?versuchen\b|\bversuchen? (?:sie )?es (?:\S+ ){0,3}(?:erneut|noch ?mal|noch einmal)|\bnicht (?:erlaubt|gestattet)\b|\bdas ist (?:leider |derzeit )?nicht moglich\b|\b(?:wurden?|wird) nicht ${ACTS_DE}\b|\bnachricht nicht gesendet\b`,
    String.raw`(?:${ACTS_ZH}|搜索|查询|投票|评论|关注|预约|转发|复制|取消|加入购物车|导入|导出|绑定|注册|邀请)失败$|^失败$|出错了|发生错误|(?:网络|服务器|系统|连接|未知)(?:错误|异常|繁忙)|(?<!将|后|方|人|家)(?:无法|不能|未能)${ACTS_ZH}|请(?:稍后|重新)?再?(?:重试|尝试|试)|稍后[再重]试|没有权限|无权|权限不足|暂无权限|^不允许|(?:^|请求|连接|操作|登录)超时$|^(?:商品)?库存不足$|余额不足|当前离线|网络已断开|消息未发送`,
  ].join('|'),
  'u',
);

/** Says that it was done; what follows then is about something else. */
const SAYS_DONE =
  /\b(?:thanks?|saved|sent|placed|booked|confirmed|submitted|received|added|deleted|removed|updated|done|completed?|success\w*|copied|blocked|muted|turned (?:on|off)|stopped|hidden|cancell?ed|archived|revoked|paused|locked|danke|gesendet|gespeichert|geloscht|hinzugefugt|entfernt|gebucht|bestatigt|eingegangen|erfolg\w*)\b|感谢|成功|已(?!被|经|有|满|达|过)\p{L}/u;
const DENIES = /\b(?:not|could|nicht|never|error|failed)\b|n't\b|[未没无]|失败/;
/** It is done once there is a connection again. */
const IS_KEPT =
  /\bwill be (?:sent|saved|synced|uploaded)\b|\bwird (?:\S+ )*(?:gesendet|gespeichert|synchronisiert)\b/;
/** Somebody speaks of themselves. */
const SPEAKS = /\bi(?:'(?:m|ve|ll|d))?\b|\bich\b|我(?!们)/;

/** What is quoted is the name of something. */
const QUOTED = /"[^"]*"|《[^》]*》/gu;

/** The line says that what was asked for could not, or must not, be done. */
export function saysNo(line: string): boolean {
  const said = fold(line).replace(QUOTED, '""');
  const parts = said
    .split(/[.!?。,;]\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => SAYS_NO.test(part) && !SPEAKS.test(part));
  const isDone = parts.slice(0, at).some((part) => SAYS_DONE.test(part) && !DENIES.test(part));
  return at >= 0 && !isDone && !IS_KEPT.test(said);
}
