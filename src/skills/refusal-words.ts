// How pages say that something could not, or must not, be done, in the languages of the interpreter. What is only about
// such things ("Offline maps", "3 failed builds", „nicht gespeicherte Änderungen“) is none. All as `fold` gives it.
import { fold } from './words';

const ACTS_EN =
  '(?:sav|send|sent|delet|remov|add|updat|load|complet|process|connect|creat|chang|upload|download|reach|verif|appl|book|submit|open|archiv|mov|renam|lik|follow|post|publish|perform|fetch|stor|shar|invit|sync|log|sign|pay|charg|plac|cancel|find|found|do)[a-z]*';
const ACTS_DE =
  '(?:gespeichert|gesendet|geloscht|geladen|aktualisiert|hinzugefugt|ausgefuhrt|gefunden|verarbeitet|abgeschlossen|hergestellt|entfernt|erstellt|angelegt|geandert|verschoben|gebucht|verbunden|ubernommen|zugestellt)';
const ACTS_ZH =
  '(?:保存|发送|删除|添加|提交|上传|下载|更新|加载|完成|操作|支付|付款|登录|修改|创建|移动|收藏|点赞|请求|连接|同步|移除|预订|下单|设置|发布|分享|打开)';

const SAYS_NO = new RegExp(
  [
    String.raw`\bcould ?n[o']t (?:be )?${ACTS_EN}|\bcan(?:not|'t| not) (?:be )?${ACTS_EN}|\b(?:failed|unable) to ${ACTS_EN}`,
    String.raw`\b(?:saving|save|update|upload|payment|request|delete|deletion|sending|login|sign-?in|sync|connection|action|operation) failed\b|^failed$|^error: |\berror (?:saving|sending|loading|deleting|updating|adding|uploading)\b`,
    String.raw`\ban? (?:[a-z]+ )?error (?:has )?occurred\b|\bsomething went wrong\b|\b(?:network|connection|server|unexpected|internal) error\b|\bno (?:internet|network|connection)\b|\byou(?:'re| are| seem to be| appear to be) (?:currently )?offline\b`,
    String.raw`\b(?:is|are|was|were) not (?:allowed|permitted|possible|authori[sz]ed|saved|sent|delivered|added|deleted)\b(?! any ?more)|^not (?:allowed|permitted|possible|authori[sz]ed)\b|\bmessage not (?:sent|delivered)\b|\b(?:access|permission) denied\b|\bforbidden$|\b(?:no|lack|(?:do not|don't) have(?: the)?) permissions?\b|\btimed out\b|\b(?:please|and) try again\b|^try again\b`,
    String.raw`\bkonnten? (?:\S+ ){0,3}nicht (?:\S+ )?${ACTS_DE}\b|(?<!\b0 )\bfehlgeschlagen\b|\bfehler (?:ist )?aufgetreten\b|\bschief ?gelaufen\b|\bfehler beim \p{L}|\b(?:verbindungs|netzwerk|server)fehler\b|\bkeine (?:verbindung|berechtigung)\b|\b(?:sie sind|du bist) offline\b|\bzugriff verweigert\b|\b(?:erneut|noch ?mals?|noch einmal) (?:zu )?versuchen\b|\bversuchen? (?:sie )?es (?:\S+ ){0,3}(?:erneut|noch ?mal|noch einmal)|\bnicht (?:erlaubt|gestattet|moglich)\b|\b(?:wurden?|wird) nicht ${ACTS_DE}\b`,
    `${ACTS_ZH}失败|^失败|出错了|发生错误|(?:网络|服务器|系统|连接|未知)(?:错误|异常|繁忙)|(?:无法|不能|未能)${ACTS_ZH}|请(?:稍后|重新)?再?(?:重试|尝试|试)|稍后[再重]试|没有权限|无权|权限不足|暂无权限|(?:^|[,。])不允许|超时|库存不足|余额不足|当前离线|网络已断开|消息未发送`,
  ].join('|'),
  'u',
);

/** Says that it was done; what follows then is about something else. */
const SAYS_DONE =
  /\b(?:thanks?|saved|sent|placed|booked|confirmed|submitted|received|added|deleted|removed|updated|done|completed?|success\w*|danke|gesendet|gespeichert|geloscht|hinzugefugt|entfernt|gebucht|bestatigt|eingegangen|erfolg\w*)\b|感谢|成功|已\p{L}/u;

/** What is quoted is the name of something. */
const QUOTED = /"[^"]*"|《[^》]*》/gu;

/** The line says that what was asked for could not, or must not, be done. */
export function saysNo(line: string): boolean {
  const sentences = fold(line)
    .replace(QUOTED, '“”')
    .split(/(?<=[.!?。])\s*/u);
  const at = sentences.findIndex((sentence) => SAYS_NO.test(sentence));
  return at >= 0 && !sentences.slice(0, at).some((sentence) => SAYS_DONE.test(sentence));
}
