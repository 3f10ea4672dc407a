// What the sentences of a dialog tell of the deed that an assent in it does: anywhere in them, as a command, in the
// passive voice or as a noun, in English, German and Chinese. Pure.
import { phrases, plainWords } from '../words';
import { anyKindOf, ASKED, type RiskKind } from './risk-words';

/** An assent to a form, or a step in it: what it does is in its fields, whose labels tell of no deed. */
const OF_A_FORM =
  /^(?:save|apply|done|clear|go|next|close|got it|schliessen|关闭|下一步|finish|submit|speichern|fertig|ubernehmen|absenden|abschicken|enregistrer|terminer|guardar|aplicar|terminar|concluir|保存|完成|提交)?$/u;

/** A German participle in the verbs of deeds. */
const PARTICIPLE =
  '(?:(?:ab|an|auf|aus|ein|frei|vor|zu|zuruck)?ge(?!hen |ht )[a-z]+|[a-z]+iert|(?:be|ver|uber|ent)[a-z]+)';
const IS_TO_COME =
  '(?:will|shall|going to|gets?) (?:[a-z0-9]+ ){0,6}(?:deleted|removed|erased|lost|charged|billed|cancell?ed|transferred)|(?:wird|werden) (?:.* )?(?:geloscht|entfernt|abgebucht|gekundigt|uberwiesen)';

/** What a text says about deeds without doing any: what can or cannot be done, and how. */
export const ABOUT_DEEDS = phrases(
  [
    '(?:can ?not|cant|could ?nt|could not) (?:be )?(?!be |undo|undone|revers|revert|recover|restor|taken)[a-z]+',
    '(?:here )?you can (?:now |also |always )?(?!now |no |not |never |only )[a-z]+(?: (?:(?!will )[a-z]+ ){0,3}(?:and|or) (?!will |you|the |this |it |we |all |then )[a-z]+)?',
    '(?:select|choose|pick) (?:at least|one|an?|the|some|any|which|what|items?|files?|rows?) (?:[a-z0-9]+ ){0,4}to (?!be )[a-z]+',
    'press (?:the )?(?:delete|del|backspace)(?: key)? to [a-z]+',
    'off (?:on )?your (?:first |next )?(?:order|purchase)|your purchase is (?:final|complete)',
    'get notified when(?!.* will ) .*',
    'wants? to send (?:you )?notifications|not be (?!revers|revert|recover|restor)[a-z]+ed',
    'is now(?! being| going| to )',
    `nicht (?:(?!mehr ruck|ruckgangig|nur |wider|wieder|umkehr|und |wird |werden |sind |ist )[a-z]+ ){0,3}(?=[a-z]+(?:t|wiesen|zogen|ben) |[a-z]+(?:t|wiesen|zogen|ben)$)${PARTICIPLE}(?: werden)?`,
    '购买(?:数量|须知)|已(?:经|被)?(?:寄出|发货)',
  ],
  'gu',
);

/** What is over already, what the site says of its own doings, and consent to cookies. */
const NOT_TO_COME = phrases(
  [
    `(?<!.)(?!.*(?<![a-z])(?:${IS_TO_COME})(?![a-z])).*(?:cookies?|trackers?|tracking)(?: .*)?`,
    '(?:was|were|been|already|successfully) (?:(?!and |will |to |is |are |gets? |be )[a-z]+ ){0,2}(?!get )[a-z]+(?:ed|t|id)',
    '(?:withdraw|revoke|change|manage) (?:my |your |this )?(?:consent|choices?|preferences?)',
    '(?:payment|order|message|application|request|booking|transfer) (?:received|sent|confirmed|completed|successful)',
    '(?:re)?send (?:me |the |a |new )*(?:code|link)|(?:重新)?(?:发送|获取)(?:短信|邮箱|手机)?验证码',
    '(?:thank you|thanks|danke|vielen dank) .*',
    '(?:we|wir) (?:also |then |only )?(?:send|ship|use|email|senden|verschicken|nutzen|verwenden)',
    `(?:wurden?|worden|erfolgreich|bereits) (?:(?!und |wird |werden |sind |ist |gehen |geht )[a-z0-9]+ ){0,4}${PARTICIPLE}`,
    '.* (?:ist|sind) (?:bereits )?eingegangen',
    '已(?:经|被|成功)*(?:删除|移除|清空|清除|注销|发送|支付|付款|提交|发布|转账|下单|取消|退订|授权)',
    '(?:删除|移除|清空|清除|注销|发送|支付|付款|提交|发布|转账|下单|取消|退订|授权)(?:成功|完成)',
  ],
  'gu',
);

/** Between the auxiliary and the participle: "will all be permanently deleted". */
const SOME = '(?:[a-z0-9]+ ){0,4}';
const WILL_BE = '(?:will|shall|would|going to|to|gets?|is|are) (?:[a-z0-9]+ ){0,6}';
/** Before a German participle that stands apart from its auxiliary: "wird ... für alle veröffentlicht". */
const WIRD = '(?:wird|werden|wirst) (?:.* )?';
/** A deed to come, by its participle: "wird ... gelöscht", "gelöscht werden", "sind danach gelöscht". */
const germanDeed = (done: string) =>
  `${WIRD}(?:${done})|(?:${done}) werden|(?:ist|sind) (?:dann|danach|damit|anschliessend) (?:.* )?(?:${done})`;

const TOLD: ReadonlyArray<readonly [RiskKind, RegExp]> = [
  [
    'delete',
    phrases([
      `${WILL_BE}(?:deleted|removed|erased|wiped|destroyed|purged|discarded)`,
      '(?:deleting|removing|erasing|wiping|destroying|purging|deletion|removal|erasure) .*',
      '(?:permanent(?:ly)?|irrevocabl[ey]|irreversibl[ey]) (?:[a-z]+ )?(?:delet|remov|eras|destroy|los)[a-z]*',
      'irreversibl[ey]|irrevocabl[ey]|(?:deleted|removed|erased|lost|gone) (?:permanently|forever|for good)',
      '(?:can ?not|cant|wont|not|never|no longer) (?:be )?(?:undo|undone|revers(?:e|ed)|revert(?:ed)?|recover(?:ed)?|restored?|taken back)',
      'no (?:undo|way back)',
      '(?:will|would|shall) (?:[a-z0-9]+ ){0,4}(?:lost|dropped)|(?:will|would) lose (?:all|access|everything|your)',
      germanDeed('geloscht|entfernt|vernichtet'),
      '(?:replace|overwrite) (?:the |this |all )*(?:existing|current|old) .*|(?:datei|ordner|version|daten)(?:en)? (?:ersetzen|uberschreiben)|覆盖(?:现有|已有|原有|当前|该|此)?.*(?:文件|数据|内容|版本)',
      '(?:sera|seront) (?:[a-z]+ ){0,2}(?:supprime|efface|perdu|detruit)e?s?|(?:ne (?:peut|pourra) (?:pas )?etre|impossible d) (?:annulee?|annuler)|(?:se |sera |seran )(?:elimina|borra|perde)(?:ran?|d[oa]s?)|no se puede deshacer',
      'loschung|unwiderruflich|unwiederbringlich|endgultig|(?:gehen|geht) (?:.* )?verloren',
      '(?:nicht|nie|nicht mehr) (?:mehr )?(?:ruckgangig|widerrufen|wiederhergestellt|wiederherstellen|wiederherstellbar|umkehrbar).*',
      '(?:无法|不可|不能|無法)(?:再)?(?:恢复|撤销|撤回|还原|逆|找回|恢復|復原)|不可逆|永久(?:性)?(?:删除|清除|丢失)|清除(?:.*(?:数据|记录)|所有|后)|(?:数据|记录).*清除|将(?:会|被|全部)*丢失|抹除',
    ]),
  ],
  [
    'cancel',
    phrases([
      `${WILL_BE}(?:cancell?ed|terminated|suspended|banned|refunded)`,
      '(?:cancell?ing|cancellation|terminating|termination) .*',
      germanDeed('gekundigt|storniert|gesperrt'),
      '(?:aus|von) (?:der|dem|diesem|dieser) (?:gruppe|team|kanal|server|raum|projekt|organisation) (?:werfen|entfernen|ausschliessen)',
      '(?:kundigung|stornierung) (?:.* )?(?:bestatigen|wirksam|zum|wird|einreichen|absenden|abschicken|senden)|mit (?:der|dieser) (?:kundigung|stornierung)',
      `(?:mitgliedschaft|konto|account|abo|abonnement|vertrag|zugang) ${WIRD}(?:beendet|geschlossen|deaktiviert)`,
      '(?:取消|终止|解除)(?:该|此|这个|您的|你的|本次|当前)?(?:订单|订阅|会员|预订|预约|合同|合约|服务|自动续费)',
    ]),
  ],
  [
    'transfer',
    phrases([
      `${WILL_BE}(?:transferred|wired|withdrawn|paid out)`,
      '(?:transferring|transfer|wire|wiring|send|sending|withdraw|withdrawing|withdrawal) (?:of )?(?:[a-z]+ )?(?:[a-z]{3} )?\\d.*',
      germanDeed('uberwiesen|ausgezahlt|eingezogen'),
      '(?:uberweisung|auszahlung|dauerauftrag|lastschrift) (?:(?:(?:uber|von|in hohe von) )?(?:[a-z]{3} )?\\d.*|(?:.* )?(?:ausfuhren|ausgefuhrt|freigeben|bestatigen|veranlassen|anlegen|erteilen|einrichten|senden))',
      '\\d+(?: \\d+)*(?:元|块|美元|欧元).*转(?:给|至|入|到|出)|(?:转出|转给|转账|汇出|付给).*\\d+ ?(?:元|块|美元|欧元)',
    ]),
  ],
  [
    'pay',
    phrases([
      `${WILL_BE}(?:charged|debited|billed|paid|deducted|taken (?:from|out of))`,
      '(?:pay|paying|payment of) (?:[a-z]+ )?(?:[a-z]{3} )?\\d.*|paying .*',
      '(?:zahlung|betrag) (?:.* )?(?:ausfuhren|ausgefuhrt|vornehmen|leisten|freigeben|freigegeben|bestatigen|abgebucht|belastet)',
      `${germanDeed('bezahlt|abgebucht|belastet')}|(?:bezahlen|abbuchen)|\\d.* zahlen`,
      '(?:sera|seront|va etre) (?:debite|preleve|facture)e?s?|se (?:le |te )?(?:cobrar|cargar|facturar)an?|(?:sera|seran) (?:cobrad|cargad|debitad)[oa]s?',
      '扣款|扣除|扣费|缴纳|缴费|(?:被|将|会)扣(?:减)?(?= ?\\d)',
    ]),
  ],
  [
    'order',
    phrases([
      `(?:order|purchase|booking|reservation|bid|subscription) (?:.* )?(?:${WILL_BE})(?:placed|submitted|completed|booked|renewed|started)`,
      '(?:buying|purchasing|ordering) .*',
      '(?:bestellung|buchung|kauf) (?:.* )?(?:aufgegeben|aufgeben|abgeschickt|abschicken|absenden|abgeschlossen|abschliessen|ausgelost)',
      `${germanDeed('bestellt|gekauft|gebucht')}|(?:kaufen|bestellen|zahlungspflichtig|kostenpflichtig)`,
      '购买|下单|订购',
    ]),
  ],
  [
    'publish',
    phrases([
      `${WILL_BE}(?:published|posted|made public|public|shared|visible to)`,
      '(?:publishing|publication of) .*',
      `${germanDeed('veroffentlicht|gepostet|offentlich')}|offentlich (?:sichtbar|zuganglich|machen)|veroffentlichung (?:.* )?(?:bestatigen|freigeben)`,
      '(?:所有人|任何人|公众)(?:都)?(?:可以|可|能)?(?:看到|看见|查看|可见)|(?:将|会|被)(?:会|被)?(?:对[^ ]{0,6})?公开|设为公开',
    ]),
  ],
  [
    'send',
    phrases([
      `${WILL_BE}(?:sent|submitted|e ?mailed|notified|forwarded|handed in)`,
      '(?:sending|submitting) .*',
      germanDeed('gesendet|versendet|verschickt|abgeschickt|eingereicht|ubermittelt|benachrichtigt'),
      '(?:einreichen|absenden|abschicken|versenden|ubermitteln)',
      '(?:finish|submit|end) (?:the |this |your |my )*(?:attempt|quiz|exam|test|answers?)|(?:can ?not|cant|no longer) (?:change|edit) (?:your |the |any |these )*(?:answers?|responses?|entries)',
    ]),
  ],
  [
    'credentials',
    phrases([
      `(?:password|passcode|key|token|secret)s? ${WILL_BE}(?:reset|revoked|changed|regenerated|disabled)`,
      `(?:passwort|kennwort|schlussel|zugang) (?:.* )?(?:zuruckgesetzt|widerrufen|geandert)`,
    ]),
  ],
  [
    'grant',
    phrases([
      '(?<!(?:we|partners|vendors) (?:also )?)(?:wants|would like|requests|is requesting|is asking|asks) (?:to )?(?:[a-z]+ ){0,2}(?:access|permissions?|view|read|see|manage|control|use|sign in|connect)(?: to)?(?: and [a-z]+)? (?:your|the following)',
      '(?:by (?:clicking|pressing|tapping|selecting|choosing|continuing|proceeding)|if you (?:continue|proceed)) (?:.* )?you (?:[a-z]+ )?(?:accept|take|authori[sz]e|grant) (?!(?:(?:our|the|all|these|its) )*(?:terms|conditions|policy|privacy|tos|agreement|cookies|rules|use)).*',
      '(?:mochte|will|fordert) (?:.* )?(?:auf (?:ihr|dein)[a-z]* .* zugreifen|zugriff .*)|(?:souhaite|demande a|veut) acceder .*|(?:quiere|solicita) (?:acceder|acceso) .*|(?:请求|申请|想要|希望)(?:访问|获取|获得|使用)(?:您|你)的.*',
      `(?:will|shall|to) ${SOME}(?:have|get|gain|receive|be given|be granted) (?:full |read |write )?(?:access|rights|permissions?)`,
      `${WILL_BE}(?:invited|made (?:an? )?(?:admin|administrator|owner))|becomes? (?:an? |the )?(?:admin|administrator|owner)`,
      '(?:zugriff|berechtigungen|rechte) (?:.* )?(?:erhalt|erhalten|bekommt|bekommen|gewahren)',
      germanDeed('freigegeben|eingeladen'),
    ]),
  ],
];

/** What is thanked for ends at a comma. */
const SENTENCES = /[·“”.!?;。！？；，\n]+(?!\d)|(?<=(?:thank|danke?)[^,.!?·]*),/iu;

/** What a dialog says that an assent in it is about to do, by one of its sentences. */
export function kindTold(dialog: string, label: string): Told | null {
  for (const sentence of dialog.split(SENTENCES)) {
    const words = plainWords(sentence)
      .replace(ABOUT_DEEDS, ' ')
      .replace(NOT_TO_COME, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (words === '') continue;
    const told = TOLD.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
    const kind = told ?? (OF_A_FORM.test(label) ? null : anyKindOf(words));
    if (kind) return { kind, words };
  }
  return null;
}

export interface Told {
  kind: RiskKind;
  /** The sentence that says so, in plain words. */
  words: string;
}

/** What a question or a warning in a text is about. */
export function asksIn(text: string): string[] {
  const sentences = text.split(/[·“”.!?。！？\n]+/u).map((sentence) => plainWords(sentence));
  return sentences.flatMap((sentence) => ASKED.exec(sentence)?.[1] ?? []);
}
