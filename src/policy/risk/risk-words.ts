// What controls are called that cannot be taken back, in English, German, Chinese, French and Spanish;
// risk-words-more.ts has the plain commands of other languages.
// Phrases are plain words (lower case, no accents, no punctuation: see words.ts); parts of regular
// expressions are allowed inside a phrase. Compared as whole words.
import { foldedPhrase, phrases, UNSPACED, wholeLabels, wordCount } from '../words';
import { MORE_ASSENT, MORE_KINDS, MORE_STRUCK_OUT } from './risk-words-more';

export type RiskKind =
  | 'pay'
  | 'order'
  | 'delete'
  | 'send'
  | 'publish'
  | 'transfer'
  | 'credentials'
  | 'grant'
  | 'cancel'
  | 'unsubscribe';

/** Behind a command a noun is what the command is about: "Place your order", "Cancel all my orders". */
const NOT_COMMANDED =
  '(?<!(?:place|submit|confirm|complete|finish|send|finali[sz]e|cancel|repeat|approve|process|execute|make|set up) (?:(?:an?|the|my|your|this|these|all|of) )*)';
const NOT_COMMANDED_ZH = '(?<!提交|确认|取消|確認)';

/** Phrases that contain a risky word and mean something else; they are struck out first. */
const STRUCK_OUT = phrases(
  [
    // order as a sequence, orders as a list
    '(?:sort|sorted|reading|tab|display|random|alphabetical|ascending|descending|reverse|this|any|z) order',
    'order by|reorder (?:the |my |your |these )?(?:columns?|rows?|fields?|tabs?|lists?|sections?|layers?|slides?|pages?|widgets?|blocks?|steps?|questions?|bookmarks?|tasks?|queue)',
    'in order(?: to)?',
    `${NOT_COMMANDED}(?:my|your|all|past|recent|previous|open|order) orders?(?: (?:history|status|details|id|number|date|total|summary))?`,
    '(?:view|show|see|track|find|search|filter) orders?(?: (?:history|status|details|id|number|date|total|summary))?',
    'orders? (?:history|status|details?|id|number|no|date|total|summary|list|overview|items?|tracking|form)',
    '(?:bestellung|bestellungen|bestellubersicht|bestellverlauf|bestellstatus) (?:ansehen|anzeigen|verfolgen|suchen)',
    'bestell(?:ubersicht|verlauf|status|nummer|datum)',
    '(?:suivre|voir) (?:ma|mes|la|les|votre|vos) commandes?',
    '(?:ver|seguir) pedidos?|(?<!(?:realizar|confirmar|finalizar|hacer|tramitar|cancelar|anular) (?:todos )?)mis pedidos?',
    '订单(?:查询|列表|详情|历史|编号|号|状态)',
    `(?:查看|${NOT_COMMANDED_ZH}(?:我的|全部|所有))订单`,
    // payment as a place
    'pay(?:ment)? (?:history|methods?|options?|settings|details|attention|date|status|terms|slips?)',
    '(?:view|show|see|recent|past) payments?',
    'zahlungs(?:arten|art|methoden|methode|verlauf|status|bedingungen)',
    '支付(?:方式|记录|宝)',
    '(?:转账|支付|付款|发送|发布|提现|充值|退款|汇款|缴费|邀请|审批|分享|投票|打赏|评论|授权|预约|预订|购买|下单|投递|开通)(?:记录|历史|明细|管理(?!员)|列表|详情|设置|中心|方式|状态|时间|日期|说明|规则|统计|查询|须知|协议|数)',
    // deleting what is only on the screen
    '(?:delete|remove|clear|reset|discard) (?:all |the |this |these )?(?:filters?|sort(?:ing)?|search(?:es)?|selection|highlights?|formatting|breaks?|tags? filter|facets?)',
    '(?:remove|delete) from (?:the |my |your )?(?:cart|basket|bag|compare|comparison|wishlist|wish list|favou?rites)',
    '(?:filter|suche|sucheingabe|suchbegriff) (?:loschen|entfernen|zurucksetzen|leeren)',
    'buy \\d+ get \\d+(?: free)?',
    'auswahl (?:loschen|entfernen|aufheben)',
    '(?:supprimer|effacer) (?:les |le |tous les )?filtres?',
    '(?:eliminar|quitar|borrar) (?:los |el )?filtros?',
    '(?:清除|删除|移除)(?:所有)?(?:筛选|过滤|选择)',
    '(?:undo|cancel|show|view|recently|restore) delet(?:e|ed|ion)(?: (?:items|files|messages))?',
    'deleted (?:items?|files?|messages?|mails?)',
    // sending and posting as nouns
    'sent(?: (?:items?|mail|messages?))?',
    'send (?:me )?(?:code|link) again',
    '(?:postal|post) codes?',
    'post office',
    '(?:blog|new|latest|recent|popular|related|all|my|view|read|next|previous|older|newer|see|show|load more|more) posts?',
    'posts? (?:per page|count|date|title)',
    '(?:publish(?:ed|ing)?|publication) (?:date|year|by|on|status|before|after)',
    'published',
    `(?:file|data|airport|view|recent|past|${NOT_COMMANDED}(?:bank|my)) transfers?(?: (?:history|list|status))?`,
    'transfers? (?:history|list|status)',
    'share (?:price|capital|count)s?',
    'roll call|refunds? (?:polic(?:y|ies)|status|history|details|info(?:rmation)?)',
    '(?:latest|all|new|recent|past|previous|view) releases?|release (?:notes?|dates?|history|calendar|schedule)',
    // cancelling a thing that has not happened
    'cancel (?:edit|editing|search|upload|reply|selection|changes?)',
    ...MORE_STRUCK_OUT.map(foldedPhrase),
  ],
  'gu',
);

const KINDS: ReadonlyArray<readonly [RiskKind, RegExp]> = [
  [
    'cancel',
    phrases([
      'cancel (?:the |my |your |this |these |all |of |open )*(?:order|subscription|membership|booking|reservation|plan|account|appointment|trip|flight|ticket|service|contract|auto ?renew(?:al)?|event|meeting|transfer|payment)s?',
      '(?:end|terminate|stop) (?:the |my |your )?(?:subscription|membership|contract|plan)',
      'resign|(?:quit|leave) (?:the |my |your |this )?(?:group|team|organi[sz]ation|company|project|workspace|server|channel|family)',
      'cancel (?:the |my |your |this )?[a-z]+ (?:plan|subscription|membership)|^downgrade(?: to .*)?$',
      '(?:void|issue|give|request|claim) (?:the |a |my |this )?(?:invoice|refund|payment)|^refund(?: .*)?$',
      '(?:ban|kick|suspend|fire|dismiss) (?:the |this )?(?:user|member|player|account|employee)s?',
      '(?:nutzer|benutzer|mitglied|konto|karte) sperren|(?:gruppe|team|verein|depot|vertrag) auflosen|kundigung (?:einreichen|absenden)|(?:ruckerstattung|erstattung) (?:beantragen|veranlassen|anfordern)',
      '^void$|(?:gruppe|team|kanal|server|organisation|familie) verlassen|austreten',
      '(?:quitter|abandonar|salir del?) (?:(?:le|la|l|el) ?)*(?:groupe|equipe|serveur|organisation|grupo|equipo|servidor)|dar(?:me|le)? de baja',
      '退出(?:群|团队|组织)|解散',
      '(?:abo|abonnement|vertrag|mitgliedschaft|konto) (?:kundigen|beenden)|jetzt kundigen|kundigen|(?:bestellung|buchung|termin|reservierung) (?:stornieren|absagen)|stornieren',
      '(?:annuler|resilier) (?:la |ma |mon |votre |l |l?)(?:commande|abonnement|reservation|rendez vous)|resilier',
      '(?:cancelar|anular) (?:todos |los |las |la |mis? |tus? |el )*(?:pedido|suscripcion|reserva|cita|membresia)s?',
      '^(?:立即|确认)?(?:申请)?退款$|踢出(?:群|团队|成员)|封禁(?:用户|账号|成员)|冻结(?:账户|账号|卡片)',
      '(?:取消|退订|终止)(?:我的|您的|你的|该|此|全部|所有)?(?:订单|订阅|会员|预订|预约|服务|自动续费)',
    ]),
  ],
  [
    'unsubscribe',
    phrases([
      'unsubscribe(?: .*)?',
      'opt out',
      '(?:newsletter )?abbestellen|abmelden vom newsletter|newsletter abmelden',
      'se desabonner|desabonner|se desinscrire',
      'darse de baja|cancelar suscripcion|desuscribirse',
      '退订|取消订阅|取消关注',
    ]),
  ],
  [
    'order',
    phrases([
      '(?:place|submit|confirm|complete|finish|send|finali[sz]e) (?:the |my |your |this |these |all |of )*(?:order|purchase|booking|reservation)s?(?: now)?',
      '(?:buy|order|purchase|book|reserve|rent|subscribe|upgrade|bid|preorder|pre order)(?: it| this)? (?:now|and pay|with 1 click|with one click)',
      '(?:buy|purchase|order|reorder|preorder|pre order|bid)',
      '(?:buy|order|purchase|reorder) (?:again|items?|tickets?|it|this|\\d+)',
      'place (?:a )?bid',
      '^(?:book|reserve|hire|bet)(?: (?:now|it|this|\\d.*))?$|(?:place|make) (?:a |the |my |your )?(?:bet|wager)|(?:subscribe|upgrade|join) for .*\\d.*|^(?:swap|burn)(?: (?:now|tokens?|all|\\d.*))?$',
      '(?:buchen|reservieren|mitbieten)|^(?:jetzt )?bieten$|gebot (?:abgeben|bestatigen)|^(?:encherir|pujar)$|(?:placer une enchere|hacer una oferta)',
      '^(?:立即|确认|我要)?(?:出价|预约|预定)$',
      '^(?:sell|trade|stake|redeem|mint|short)(?: (?:all|now|everything|shares|stocks?|\\d.*))?$|close (?:all |the |my |this )?(?:positions?|trades?)(?: .*)?',
      '(?:start|begin) (?:my |your |the )?(?:free )?trial|^renew(?: now)?$|renew (?:the |my |your )?(?:plan|subscription|membership|contract)',
      '^get (?:premium|pro|plus|vip)$|^finali[sz]e$|reserve (?:an? |the |my |your |this )?(?:table|room|seat|ticket)s?|^enrol{1,2}(?: now)?$|confirm (?:the )?receipt',
      '1 click buy|one click buy|buy with .*',
      'book (?:an? |the |my |your |this )?(?:flight|ticket|room|table|hotel|trip|stay|appointment|seat)s?',
      '(?:start|begin) (?:my |your )?(?:paid )?(?:subscription|membership)',
      '(?:kosten|zahlungs)pflichtig(?: .*)?|(?:auftrag|bestellung) (?:erteilen|freigeben|absenden)|(?:probe|test|gratis)(?:abo|monat|zeitraum|phase|zugang|version) (?:starten|beginnen|aktivieren)|(?:abo|abonnement|mitgliedschaft) (?:starten|abschliessen|beginnen)',
      '(?:kostenpflichtig|verbindlich|zahlungspflichtig) (?:bestellen|buchen|kaufen|reservieren)',
      '(?:jetzt|sofort) (?:kaufen|bestellen|buchen|bieten)|sofortkauf',
      '(?:bestellung|buchung|reservierung|kauf) (?:jetzt |nun |verbindlich )*(?:abschliessen|absenden|aufgeben|abschicken|bestatigen)',
      '(?:kaufen|bestellen)|^(?:verkaufen|mieten|abonnieren)$|(?:aktien?|anteile?|position) verkaufen|position(?:en)? schliessen',
      '(?:kauf|vertrag|abo) abschliessen|(?:abo|abonnement|vertrag|mitgliedschaft) verlangern|angebot annehmen',
      '(?:passer|valider|confirmer|finaliser) (?:la |ma |votre |une )?commande',
      '(?:acheter|commander|reserver)(?: maintenant)?',
      '(?:realizar|confirmar|finalizar|hacer|tramitar) (?:todos |el |mis? |tu |un )*(?:pedido|compra|reserva)s?',
      '(?:comprar|pedir|reservar)(?: ahora| ya)?',
      '(?:立即|马上|现在|确认)?(?:购买|下单|订购|抢购|预订)',
      '(?:提交|确认)(?:我的|您的|你的|该|此|全部|所有)?订单',
      '购买',
      '立即订阅|确认收货|开通(?:会员|vip)|关闭(?:仓位|持仓)',
      '^(?:立即|马上|确认|我要|一键)?(?:续费|续期|报名|买入|卖出|赎回|申购|认购|加仓|平仓|投保|签收)$',
    ]),
  ],
  [
    'pay',
    phrases([
      'pay',
      'pay (?:now|bill|invoice|with .*|by .*|securely|in full|and .*|all|here|it|[a-z]{3} \\d.*|\\d.*)',
      '(?:make|submit|confirm|complete|send|authori[sz]e|process|schedule) (?:a |the |my |your |this )?(?:payment|deposit|donation)',
      'donate(?: now)?',
      'top up(?: now)?|^recharge(?: now)?$',
      'checkout and pay',
      'charge (?:card|my card|customer)',
      '^charge(?: (?:now|it|account|[a-z]{3} \\d.*|\\d.*))?$|^pledge(?: (?:now|[a-z]{3} \\d.*|\\d.*))?$|(?:send|leave|give) (?:an? )?tip|^tip (?:now|[a-z]{3} \\d.*|\\d.*)$',
      '(?:jetzt |sofort )?(?:bezahlen|zahlen|spenden)',
      '(?:zahlung|bezahlung) (?:bestatigen|ausfuhren|abschliessen|senden|freigeben)',
      'zahlungspflichtig .*|(?:guthaben|konto|karte) aufladen|^aufladen$|rechnung begleichen|lastschrift (?:einziehen|erteilen)',
      '(?:payer|faire un don)(?: maintenant| .*)?',
      '(?:confirmer|valider|effectuer) (?:le |mon |votre )?paiement',
      '(?:pagar|donar)(?: ahora| .*)?',
      '(?:confirmar|realizar|efectuar) (?:el |tu |mi )?pago',
      '(?:立即|马上|确认|去)?(?:支付|付款|缴费|充值|打赏|捐款|捐赠)',
    ]),
  ],
  [
    'transfer',
    phrases([
      'transfer',
      '(?:transfer|send|wire|withdraw|move) (?:the |my )?(?:money|funds|cash|amount|ownership|balance|domain|[a-z]{3} \\d.*|\\d.*)',
      '(?:make|confirm|submit) (?:a |the )?(?:transfer|withdrawal)',
      'transfer (?:now|ownership|repository|account)',
      'withdraw(?: now)?',
      '^(?:run|process|submit) (?:the )?payroll$|^disburse(?: .*)?$|^capture (?:the )?payments?$|^take (?:out )?(?:the |a |this )?loan$',
      '(?:cash|pay) out(?: now)?|(?:request|send) (?:a |the |my )?payout|add funds|^(?:deposit|invest|lend|borrow)(?: (?:now|money|funds|all|[a-z]{3} \\d.*|\\d.*))?$',
      '(?:geld )?(?:uberweisen|auszahlen)|uberweisung (?:ausfuhren|bestatigen|senden|freigeben)|geld senden|geld abheben',
      '(?:virer|transferer)(?: .*)?|(?:effectuer|confirmer) (?:le |un )?(?:virement|transfert)|envoyer de largent',
      'transferir(?: .*)?|(?:realizar|confirmar|hacer) (?:la |una )?transferencia|enviar dinero|retirar(?: fondos| dinero)?',
      '(?:release|accept) (?:the )?(?:payment|funds|escrow|delivery)',
      '(?:confirm|approve|execute|submit) (?:the |this )?(?:transaction|swap|trade|withdrawal)s?',
      '(?:mit|per) [a-z]*(?:tan|pin|banking app) (?:bestatigen|freigeben)|(?:dauerauftrag|lastschrift(?:mandat)?|uberweisung|einzugsermachtigung) (?:anlegen|einrichten|erstellen|erteilen|aufgeben)|(?:.* )?(?:einzahlen|uberweisen)$',
      '转账|汇款|提现|转让|^(?:立即|确认)?(?:打款|还款|借款|放款)$|发红包',
    ]),
  ],
  [
    'delete',
    phrases([
      'delete',
      'delete (?:.*)',
      '(?:permanently|yes|confirm) (?:delete|remove|erase)(?: .*)?',
      '(?:remove|erase|wipe|destroy|purge|drop|trash) (?:the |my |your |this |these |all |selected )*(?:account|profile|user|member|file|folder|message|mail|email|item|entry|record|row|post|comment|photo|image|video|project|repository|repo|device|card|address|data|everything|history|contact|event|task|document|database|team|workspace|page|site|permanently|forever|it)s?',
      '(?:remove|erase|wipe|destroy|purge|trash|discard|deactivate|terminate)',
      'move to (?:trash|bin|recycle bin)',
      '(?:empty|clear) (?:the )?(?:trash|bin|recycle bin|history|all data|cart|basket|database|log|inbox)',
      '(?:close|deactivate|disable|terminate) (?:the |my |your |this )?account',
      '(?:shut down|stop|reboot|restart|terminate) (?:the |this |all )*(?:server|instance|machine|vm|cluster|database|service|node)s?|^roll ?back(?: .*)?$|restore (?:from )?(?:the |this )?(?:backup|snapshot)|(?:run|apply) (?:the |all )*migrations?|^unpublish(?: .*)?$',
      '(?:factory reset|reset (?:to factory.*|all data|device|everything))',
      '^unsend(?: .*)?$|^end (?:the |this )?(?:meeting|call|session) for (?:all|everyone)$',
      'drop (?:the |this )?(?:table|column|collection|schema|index)|format (?:the |this )?(?:disk|drive|card|volume|partition)|clear (?:all |my |the |site |app |browsing )*(?:data|storage|everything)|^(?:nuke|obliterate)$',
      'discard (?:draft|changes|message|all)',
      'archive (?:project|repository|account)',
      '(?:clear|empty) (?:the |this |all |my )*(?:chat|conversation|thread|messages?|mailbox|call log)s?|(?:.* )?uberschreiben$|恢复(?:出厂|默认出厂)|还原出厂|清空(?:聊天|会话)',
      '^(?:uninstall|truncate|overwrite)(?: .*)?$|(?:.* )?deinstallieren|^(?:desinstaller|desinstalar)(?: .*)?$|卸载|格式化(?:磁盘|硬盘|分区|u盘)',
      '(?:endgultig |unwiderruflich |alles |jetzt )?(?:loschen|entfernen|vernichten)|.* (?:loschen|entfernen)|in den papierkorb(?: .*)?|(?:papierkorb|chat(?:verlauf)?|unterhaltung|verlauf|postfach|posteingang) leeren|konto (?:schliessen|deaktivieren|auflosen)|verwerfen|entwurf verwerfen',
      '(?:supprimer|effacer|retirer|desactiver)(?: .*)?|mettre a la corbeille|vider la corbeille|fermer (?:le |mon |votre )?compte',
      '(?:eliminar|borrar|suprimir|desactivar)(?: .*)?|mover a la papelera|vaciar (?:la )?papelera|cerrar (?:la |mi |tu )?cuenta',
      '(?:auf )?werkseinstellungen(?: zurucksetzen| wiederherstellen)?$|zurucksetzen auf werkseinstellungen',
      '清除(?:所有|全部|缓存和|站点|浏览)?数据|解除绑定|解绑|关闭(?:账户|账号|帐户|帐号)|清除(?:所有|全部)?(?:聊天|消息|历史|浏览)(?:记录|历史|消息)?',
      '删除|移除|清空|销毁|注销(?:账号|账户|帐号|帐户)|彻底删除|移到回收站|丢弃',
    ]),
  ],
  [
    'credentials',
    phrases([
      '(?:change|update|reset|set|save|create|remove|choose) (?:the |my |your |a |new )*(?:password|passcode|pin|passkey|recovery (?:email|phone|code)s?|security (?:question|key)s?|api keys?|access tokens?|secret|2fa|mfa|two factor(?: authentication)?)',
      '(?:disable|enable|turn (?:off|on)) (?:2fa|mfa|(?:two|2|multi) (?:factor|step)(?: (?:authentication|verification|login))?|(?:zwei|mehr) ?faktor[a-z]*(?: .*)?|两步验证|双重验证)|add (?:an? |new |another )*(?:passkey|security key)',
      '(?:change|update) (?:my |your |the )?(?:email|e mail|phone|login|username)(?: address| number)?',
      '^revoke(?: .*)?$',
      '(?:rotate|roll) (?:the |my |all )*(?:api |access |secret |signing |encryption )*(?:keys?|tokens?|secrets?|credentials)',
      '(?:zugriff|schlussel|token|berechtigung|zugang|lizenz|zertifikat)(?:e|en|s)? widerrufen|^(?:revoquer|revocar)(?: .*)?$|撤销(?:授权|密钥|令牌|权限)',
      '(?:regenerate|revoke|generate) (?:the |my |new |a )*(?:api )?(?:key|token|secret|codes)s?',
      '(?:passwort|kennwort|pin|e ?mail(?: ?adresse)?) (?:andern|zurucksetzen|speichern|setzen|aktualisieren)',
      '(?:changer|modifier|reinitialiser|mettre a jour) (?:le |mon |votre )?(?:mot de passe|e ?mail|adresse e ?mail)',
      '(?:cambiar|modificar|restablecer|actualizar) (?:la |mi |tu |el )?(?:contrasena|clave|correo(?: electronico)?)',
      '(?:修改|更改|重置|更新|设置)(?:登录)?(?:密码|邮箱|手机号|支付密码)',
      '(?:更换|换绑|绑定|变更)(?:登录|安全|支付)?(?:密码|邮箱|手机)',
    ]),
  ],
  [
    'grant',
    phrases([
      '(?:grant|give|allow|authori[sz]e|approve) (?:full |read |write |account )*(?:access|permissions?|app|application|request|consent|login|sign in|device)s?',
      '(?:authori[sz]e|grant|approve)(?: .*)?',
      '(?:make|set) (?:it |this )?(?:.* )?(?:an? )?(?:admin|administrator|owner|public)',
      '^(?:invite|e ?sign|sign)$|sign (?:and )?(?:send|submit|finish|complete)|promote to .*|(?:change|transfer) owner(?:ship)?|trust (?:this |the )?device',
      '^add .* as (?:an? |the )?(?:co ?)?(?:editor|admin|administrator|owner|collaborator|member|viewer|moderator|manager)s?(?: .*)?$|^share (?:my |your |the )?(?:live |current )*location$',
      '(?:add|invite) (?:an? |the )?(?:admin|administrator|owner|collaborator|member|user|people|someone)s?',
      '(?:share with .*|share publicly|anyone with the link|make public)',
      'accept (?:the )?(?:invitation|invite|terms and continue|transfer|offer)',
      '(?:sign|e ?sign) (?:the )?(?:contract|document|agreement|here|now)',
      'sign (?:the |this )?(?:transaction|message)|connect (?:the |my |your )?wallet',
      '(?:zugriff|berechtigung|zugang) (?:gewahren|erteilen|erlauben|zulassen)|autorisieren|freigeben|(?:nutzer|mitglied|benutzer) einladen|einladen|genehmigen',
      '(?:accorder|autoriser|donner) (?:l ?)?(?:acces|autorisation|.*)|inviter(?: .*)?|rendre public',
      '(?:conceder|permitir|autorizar|otorgar) (?:el )?(?:acceso|permisos?)|autorizar|invitar(?: .*)?|hacer publico',
      '(?:vertrag |dokument )?(?:unterschreiben|unterzeichnen|signieren)|授予权限|^(?:立即|确认)?(?:签署|签约)$',
      '授权|允许访问|同意并授权|邀请(?:成员|用户)|设为(?:管理员|公开)|批准',
      'zu[mr] (?:co ?)?(?:admin|administrator|eigentumer|besitzer|inhaber|moderator)(?:in)? (?:machen|ernennen|befordern)|(?:mitglied(?:er)?|teammitglied(?:er)?|nutzer|benutzer|administrator(?:en)?|bearbeiter) hinzufugen',
    ]),
  ],
  [
    'publish',
    phrases([
      'publish(?: .*)?',
      '(?:go live|deploy(?: .*)?|release(?: now| .*)?|launch (?:campaign|site))',
      'post',
      '(?:post|add|leave|submit) (?:a |the |my |your )?(?:comment|reply|review|answer|question|tweet|status|update|message|rating|it|now)',
      '(?:post (?:to|on|in) .*|tweet|retweet|repost|toot|share (?:now|post|to .*|on .*))',
      '^force push(?: .*)?$',
      '(?:merge (?:pull request|branch|.* into .*)|merge|push to .*)',
      '(?:veroffentlichen|posten|teilen|(?:klein)?anzeige (?:aufgeben|schalten)|beitrag (?:erstellen|absenden)|kommentar (?:absenden|senden|veroffentlichen)|kommentieren|bewertung abgeben|jetzt .*veroffentlichen)',
      '(?:publier|poster|commenter|partager)(?: .*)?',
      '(?:publicar|postear|comentar|compartir)(?: .*)?',
      '发布|发表|公开发布|发帖|发评论|发表评论|转发|分享到',
    ]),
  ],
  [
    'send',
    phrases([
      'send',
      '(?:send|submit) (?:.* )?(?:message|email|e mail|mail|reply|request|invitation|invite|invites|application|now|sms|text|fax|letter|report|form|anyway|to .*|all|it|claim|ticket|complaint|enquiry|inquiry|notification|newsletter|campaign)s?',
      'send (?:later|and .*)',
      '^broadcast(?: now)?$|^(?:notify|e ?mail|e mail|text|message) (?:all|every(?:one|body)|customers?|users?|subscribers?|members?)$|^report (?:abuse|spam|user|post|comment|message)$',
      '(?:submit (?:application|assignment|claim|vote|tax .*|return|exam|quiz|test|report|ticket|proposal|answers?))',
      '^(?:turn|hand) in(?: (?:the |my |this |your )*(?:assignment|homework|work|paper|essay|project|exam|test))?$|^(?:finish|end) (?:the |this |my )*(?:attempt|exam|quiz|test)$',
      '(?:apply now|vote|cast (?:my |your )?vote|rsvp)',
      '(?:submit|send) (?:.* )?for (?:approval|review|grading|publication)|^file (?:the |my |your |a |an )*(?:tax |annual )?(?:returns?|taxes|claim|complaint|petition|lawsuit|appeal|report)$',
      '(?:[a-z]*erklarung|voranmeldung|klausur|prufung|[a-z]*angebot|meldung) (?:abgeben|ubermitteln|absenden|abschicken)|(?:daten|unterlagen|formular|.*erklarung) ubermitteln',
      '(?:call|dial)(?: now)?',
      '^(?:einreichen|versenden)$|(?:antrag|unterlagen|formular|bewerbung|abgabe) einreichen|stimme abgeben|antrag stellen|(?:beitrag|nutzer|kommentar|missbrauch) melden',
      '(?:senden|verschicken|(?:nachricht|mail|e mail|antrag|anfrage|bewerbung|formular) (?:senden|absenden|abschicken|verschicken)|jetzt (?:bewerben|senden|absenden)|abstimmen)',
      '(?:envoyer|postuler|soumettre la demande)(?: .*)?',
      '(?:enviar|mandar|postularse)(?: .*)?',
      '发送|寄出|群发|提交(?:申请|审核)|投票|投递简历|拨打',
    ]),
  ],
  ...MORE_KINDS.map(([kind, list]) => [kind, phrases(list.map(foldedPhrase))] as const),
];

/** Above this many words a label is a sentence: only what it begins with can be its command. */
const COMMAND_WORDS = 7;

/** So many words may stand before it: "Please pay"; of a script without spaces seven characters. */
const WORDS_AHEAD = 1;
const UNSPACED_AHEAD = COMMAND_WORDS / 2;

/** Letters with a space between each: "d e l e t e". */
const SET_APART = /(?<![^ ])[a-z](?: [a-z]){2,}(?![^ ])/g;

/** What a label says that the control does, or null. `plain` comes from `plainWords`. */
export function riskKindOf(plain: string, wordsAhead = WORDS_AHEAD): RiskKind | null {
  const rest = withoutOther(plain);
  if (rest === '') return null;
  const isSentence = wordCount(rest) > COMMAND_WORDS;
  const most = UNSPACED.test(rest) ? UNSPACED_AHEAD : wordsAhead;
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(rest);
    if (found && (!isSentence || wordCount(rest.slice(0, found.index)) <= most)) return kind;
  }
  return null;
}

/** The same of a sentence that is all about what is to be done: anywhere in it. */
export function anyKindOf(plain: string): RiskKind | null {
  const rest = withoutOther(plain);
  return KINDS.find(([, pattern]) => pattern.test(rest))?.[0] ?? null;
}

/** The same where it stands at the very beginning: "close account", whatever comes behind it. */
export function kindOfCommand(plain: string): RiskKind | null {
  const rest = withoutOther(plain);
  return KINDS.find(([, pattern]) => pattern.exec(rest)?.index === 0)?.[0] ?? null;
}

function withoutOther(plain: string): string {
  return plain
    .replace(SET_APART, (letters) => letters.replaceAll(' ', ''))
    .replace(STRUCK_OUT, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words by which a person agrees to whatever the dialog around them says. */
export const ASSENT = wholeLabels([
  '(?:ok|okay|yes|confirm|continue|proceed|submit|apply|done|finish|agree(?: and continue)?|i agree|i understand|accept|allow|sure|i am sure|im sure|(?:proceed|continue) anyway|got it|do it|go ahead|yes .*|confirm .*|save)',
  '(?:ja(?: .*)?|(?:bestatigen|zustimmen|akzeptieren) und (?:weiter|fortfahren)|trotzdem (?:fortfahren|weiter)|bestatigen|absenden|abschicken|weiter|fortfahren|einverstanden|fertig|ubernehmen|zustimmen|akzeptieren|speichern)',
  '(?:oui|confirmer|continuer|valider|accepter|terminer|enregistrer)',
  '(?:si|confirmar|continuar|aceptar|aplicar|terminar|guardar)',
  '是|我?确定|(?:立即)?确认|是的|(?:仍要)?继续|同意(?:并继续)?|提交|完成|好的|保存',
  ...MORE_ASSENT.map(foldedPhrase),
]);

/** A question or a warning before a deed; what comes behind it is the deed. */
const BEFORE_A_DEED = [
  'are you sure(?: that)?(?: you)?(?: really)?(?: (?:want|wish|would like))?(?: to)?',
  '(?:do you (?:really |still )?(?:want|wish)|would you like|you are about) to|this (?:action )?will',
  '(?:^|\\s)(?:mochten|wollen|mochtest|willst) (?:sie|du|ihr)(?: (?:wirklich|tatsachlich))?(?: wirklich)?',
  '(?:^|\\s)(?:sind sie|bist du|seid ihr) sicher(?: dass (?:sie|du|ihr))?|(?:^|\\s)(?:sie sind|du bist) (?:dabei|im begriff)',
  '(?:^|\\s)(?:soll(?:en)?|diese aktion wird) ',
  'etes vous surs?e?s?(?: de)?(?: vouloir)?|voulez vous(?: vraiment)?',
  '(?:segur[oa] (?:de )?que )?(?:quieres?|deseas?)(?: realmente)?|sicur[oi] di voler|tem certeza (?:de )?que (?:deseja|quer)',
  '(?:действительно )?хотите',
  '确定要|确认要|是否要?|真的要|確定要|您?即将|(?:此|该)操作(?:将|会)|将(?:会|要)',
];
export const ASKED = new RegExp(`(?:${BEFORE_A_DEED.map(foldedPhrase).join('|')}) ?(.+)`, 'u');

/** A word after which a control does more than it shows: "View request and accept", "Show my profile to everyone". */
const unless = (words: string) => `(?: (?!(?:.* )?(?:${words})(?: |$)).*)?`;
const JOINS = 'and(?! conditions)|then|et|puis|y|luego';
const OF_ONESELF = '(?:profile?|account|phone|number|e ?mail|address|location|activity|status|birthday)';
const SHOWN_TO = `${JOINS}|to(?! \\d)|everyone|public(?:ly)?|my ${OF_ONESELF}`;
const HIDDEN_FROM = `${JOINS}|from|my|mine|account|profile`;
const GONE_TO = `${JOINS}|production|prod|live|plan|free|paid|pro|premium|defaults?|factory|draft|version`;
const MONTRE = `${JOINS}|aux?|a (?:tous|tout|toutes)|mon (?:profil|compte|numero|adresse)`;
const MUESTRA = `${JOINS}|al?|mi (?:perfil|cuenta|numero|telefono|correo)`;

/** Controls whose effect stays on the screen or is taken back by the same kind of click. */
export const HARMLESS = wholeLabels([
  `go(?: (?:to|back|home|up|down|forward)${unless(GONE_TO)})?`,
  '(?:search|find|look up|filter|filters|sort|sort by .*|order by .*|apply filters?|reset filters?|remove filters?)(?: (?!and |then |out ).*)?',
  'clear(?: (?:all |the |this |these )*(?:filters?|facets?|search(?:es)?|query|selection|sort(?:ing)?|field|input|text|value|date|form|formatting|highlights?))?',
  '(?:next|previous|prev|first|last|back|page \\d+|\\d+|older|newer|next page|previous page|load more|show more|show less|more|less|see (?:more|all)|read more|details|learn more|(?:next|previous|prev) (?:slide|month|week|day|year|image|photo|picture|step|result|item|chapter|section|question|track|song|episode)|back to (?:top|the top|list|results|home|start)|(?:day|week|month|year|agenda|grid|list|table|map|card|gallery|board|timeline) ?(?:view)?)',
  '(?:skip (?:tour|intro|to (?:the )?(?:main )?content|navigation|this|for now)|maybe later|remind me later|got it|(?:expand|collapse) all|add (?:a )?filter|cancel search|(?:increase|decrease) (?:the )?quantity|full ?screen|(?:dark|light) (?:mode|theme)|more (?:options|actions|info|filters|details)|choose (?:a )?date|pick (?:a )?date|select (?:a )?(?:size|colou?r|date|language|country)|copy (?:link|url|code|address|text)|reset zoom|reviews|specifications|description|overview|faq|table of contents|contents|search)',
  '(?:menu offnen|menu schliessen|alle anzeigen|mehr (?:anzeigen|laden|optionen|infos?|details)|nachste[rs]? (?:monat|woche|tag|bild|seite)|vorherige[rs]? (?:monat|woche|tag|bild|seite)|nach oben|spater|verstanden|filter hinzufugen|(?:monats|wochen|tages|listen|raster)ansicht|vollbild|link kopieren|datum wahlen|suche (?:loschen|leeren|zurucksetzen))',
  '查看(?:详情|更多|全部)|清除筛选|全部|复制链接|上个?月|下个?月|上一张|下一张|展开(?:全部)?|收起(?:全部)?|稍后(?:再说)?|知道了|选择日期',
  `view${unless(JOINS)}|show${unless(SHOWN_TO)}|hide${unless(HIDDEN_FROM)}`,
  '(?:expand|collapse|open|close|dismiss|cancel|not now|no thanks|skip|menu|navigation|toggle (?:the |main |mobile )*(?:nav(?:igation|bar)?|menu|side ?bar|drop ?down|panel|dialog|theme|(?:dark|light) (?:mode|theme)|search|filters?|full ?screen|details|section|view|visibility|options|list|calendar|chat)|settings|options|help|home|profile|account|calendar|today|refresh|zoom in|zoom out|play|pause|mute|unmute|copy|print|preview|edit|select(?: all)?|deselect(?: all)?|undo|redo)(?: .*menu| .*panel| .*dialog)?',
  '(?:add to|put in|add item to) (?:the |my |your )?(?:cart|basket|bag|wishlist|wish list|favou?rites|compare)',
  '(?:log ?in|sign ?in|log on)',
  '(?:suchen|suche|finden|filtern|sortieren|zuruck|weiter|nachste|vorherige|erste|letzte|nachste seite|mehr|mehr anzeigen|weniger|anzeigen|ausblenden|offnen|schliessen|abbrechen|menu|details|ansehen|anmelden|einloggen|in den warenkorb|zum warenkorb|in den einkaufswagen|auswahlen|bearbeiten|drucken|kopieren|aktualisieren)',
  `voir${unless(JOINS)}|afficher${unless(MONTRE)}|ver${unless(JOINS)}|mostrar${unless(MUESTRA)}`,
  '(?:rechercher|chercher|filtrer|trier|suivant|precedent|page suivante|masquer|ouvrir|fermer|annuler|menu|details|se connecter|connexion|ajouter au panier)',
  '(?:buscar|filtrar|ordenar|siguiente|anterior|ocultar|abrir|cerrar|cancelar|menu|detalles|iniciar sesion|acceder|anadir (?:al carrito|a la cesta)|agregar al carrito)',
  '搜索|查找|筛选|排序|下一页|上一页|更多|展开|收起|打开|关闭|取消|返回|菜单|详情|查看|登录|加入购物车|刷新|首页|编辑',
]);

export const LOGS_IN =
  /(?:^|\s)(?:log ?in|sign ?in|log on|anmelden|einloggen|login|se connecter|connexion|iniciar sesion|acceder|entrar)(?:$|\s)|登录|登入/u;

/** A bin to drop things into; clicked, it throws the selection away (a link to the bin's page does not). */
export const TRASH = wholeLabels([
  'trash(?: can)?|bin|recycle bin|garbage|papierkorb|mulleimer|corbeille|poubelle|papelera|basura',
  '回收站|垃圾桶|废纸篓',
]);

/** How a question that wants to know begins, unlike one that wants a yes. */
export const ASKS =
  /^(?:(?:how|what|whats|where|wheres|when|why|which|who|can i|may i|wie|was|wo|wann|warum|welche[nrs]?|wer|kann ich|comment|quoi|que|quand|pourquoi|quel(?:le)?s?|qui|combien|como|donde|cuando|por que|cual(?:es)?|quien|cuanto)(?![\p{L}\p{N}])|(?:如何|怎么|怎样|什么|为什么|哪里|在哪|何时|我可以|我能))/u;
