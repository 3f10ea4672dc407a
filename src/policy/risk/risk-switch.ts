// What a switch that takes effect at once lets happen, on or off: switches are called after things ("Public profile"),
// where buttons are called after deeds. Pure.
import type { TargetInfo } from '../../shared/target-info';
import { foldedPhrase, phrases, plainWords, wholeLabels } from '../words';
import type { RiskKind } from './risk-words';

/** Roles of controls that take effect when pressed, and show their own state. */
export const SWITCHES = /^(?:switch|menuitem(?:checkbox|radio))$/;

/** Letters on the screen instead of dots, and things that are public without anybody's doing. */
const NO_SECRET = phrases(
  [
    '(?:show|hide|view|reveal|display|see|remember|toggle) (?:the |my )?(?:passwords?|passcode|pin)(?: visibility)?|password visibility',
    '(?:passwort|kennwort) (?:anzeigen|verbergen|einblenden|ausblenden|merken)',
    '(?:显示|隐藏|查看|记住)密码',
    'public (?:transport(?:ation)?|transit|holidays?|toilets?|wi ?fi|domain|records?|areas?|spaces?|schools?|parking)',
    'offentliche[rsn]? (?:verkehrsmittel|verkehr|toiletten?|feiertage?|parkplatze)',
    '公开课|公共交通',
  ],
  'gu',
);

const KINDS: ReadonlyArray<readonly [RiskKind, RegExp]> = [
  [
    'credentials',
    phrases([
      '(?:2|two|multi)(?: ?fa| ?factor| ?step)(?: .*)?|[mt]fa|otp|(?:one time )?pass ?(?:words?|codes?|keys?)|pin (?:code|lock)|security keys?|(?:face|touch) id|biometric(?: .*)?',
      '(?:zwei|2|mehr|multi) ?(?:faktor|schritt|stufen)[a-z]*(?: .*)?|passwort[a-z]*|kennwort[a-z]*',
      '(?:double|a deux facteurs|deux etapes|mot de passe|dos factores|dos pasos|contrasena)',
      '双重|两步|二步|二次验证|双因[素子]|多因[素子]|密码|指纹|人脸|刷脸|密碼|兩步|雙重|二段階|パスワード|2단계|비밀번호',
    ]),
  ],
  [
    'pay',
    phrases([
      'auto(?:matic)? ?(?:renew(?:als?)?|pay(?:ments?)?|debit|top ?ups?|reload|recharge)',
      'automatische (?:verlangerung|zahlung(?:en)?|abbuchung(?:en)?|aufladung)',
      '自动(?:续费|扣款|扣费|续订|支付|付款|充值)|免密支付|自動(?:續費|扣款|更新)',
    ]),
  ],
  [
    'grant',
    phrases([
      '(?:share|sharing) (?:my |your |the |live |precise |real time )*(?:location|position|whereabouts|contacts|calendar|screen|activity|health|data)(?: .*)?|location sharing',
      '(?:share|sharing) (?:.* )?with (?!me).*|(?:remote|api|guest|third party) access',
      'standort (?:teilen|freigeben)|standortfreigabe|fernzugriff|(?:.* )?teilen mit .*',
      '(?:共享|分享)(?:我的)?(?:实时)?(?:位置|定位|屏幕|数据|通讯录)|位置共享|远程(?:访问|协助|控制)',
    ]),
  ],
  [
    'publish',
    phrases([
      'public|publicly|every(?:one|body)|any(?:one|body)|discoverable|searchable|(?:visible|open|accessible) to (?:all|others|strangers|the world|search engines)',
      'offentlich[a-z]*|(?:fur )?(?:alle|jeden|jedermann|andere) (?:sichtbar|zuganglich|auffindbar)|auffindbar',
      'publique?s?|visible par tous|public[oa]s?|visible para todos',
      '公开|所有人|任何人|陌生人|可被搜索|對外公開|公開|공개',
    ]),
  ],
];

const LETS_IN =
  /(?:^|\s)(?:roles?|permissions?|rights|access(?: level)?|privileges?|rollen?|rechte?|berechtigung(?:en)?|zugriff|zugang|acces|droits?|permisos?|acceso)(?:$|\s)|角色|权限/u;
const HIGH_RIGHTS =
  /(?:^|\s)(?:(?:co ?)?owners?|(?:super ?)?admins?|administrat(?:or|eur|rice)(?:en|in|s)?|administrador(?:es)?|root|full(?: access| control)?|can edit|editors?|vollzugriff|eigentumer(?:in)?|besitzer(?:in)?|proprietaire|propietari[oa])(?:$|\s)|管理员|所有者|完全(?:访问|控制)/u;
const SHOWN_TO_WHOM =
  /(?:^|\s)(?:visib(?:le|ility)|privacy|sharing|shared?|audience|who can see|access|publication|sichtbar(?:keit)?|privatsphare|freigabe|zugriff|veroffentlichung|visibilite|confidentialite|visibilidad|privacidad)(?:$|\s)|可见|隐私|公开|分享|谁可以/u;
const TO_ALL =
  /^(?:public(?:ly)?(?: .*)?|every(?:one|body)(?: .*)?|any(?:one|body)(?: .*)?|published|offentlich(?: .*)?|alle(?: .*)?|jeder(?: .*)?|veroffentlicht|publi(?:c|que|e)|tout le monde|publicad?[oa]|todos)$|公开|所有人|任何人/u;
const STATES_OF_TEXTS = /(?:^|\s)(?:status|state|zustand|statut|estado)(?:$|\s)|状态/u;
const PUBLISHED = /^(?:published|public|live|veroffentlicht|publie|publicado|已发布|公开)$/u;

/** What an entry of a list lets happen that takes effect as it is chosen: "Role: Owner", "Visibility: Public". Plain words. */
export function kindChosen(list: string, entry: string): RiskKind | null {
  if (LETS_IN.test(list) && HIGH_RIGHTS.test(entry)) return 'grant';
  if (SHOWN_TO_WHOM.test(list) && TO_ALL.test(entry)) return 'publish';
  return STATES_OF_TEXTS.test(list) && PUBLISHED.test(entry) ? 'publish' : null;
}

/** What the switch lets happen, or null. On or off is the same: either way something may happen that could not before. */
export function kindOfSwitch(target: TargetInfo): RiskKind | null {
  const { label, shows = '' } = target;
  const words = plainWords(`${label} ${shows}`).replace(NO_SECRET, ' ');
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Switches of how the page or a text looks and sounds, and of what a list leaves out. */
export const OF_THE_VIEW = wholeLabels(
  [
    '(?:(?:enable|use|turn on|activate) )?(?:dark|light|night|compact|reading|reader|focus|high contrast|full ?screen|split|grid|list|table|map|gallery|month|week|day|agenda|satellite)(?: (?:mode|theme|view|layout|appearance))?',
    'bold|italic|underlined?|strike ?through|superscript|subscript|(?:bullet(?:ed)?|numbered|ordered|unordered) list|align (?:left|right|cent(?:er|re))|justify|block ?quote|code(?: block)?',
    '(?:(?:show|hide) )?(?:passwords?|passcode|pin|captions?|subtitles|line numbers|grid ?lines|rulers?|minimap|legend|tool ?tips?|weekends|preview)',
    'auto ?play|sounds?|volume|loop|repeat|shuffle|(?:reduced? )?(?:motion|animations?)|spell ?check|(?:word |line )?wrap(?: (?:lines|text))?|snap to grid',
    '(?:show )?(?:only )?(?:in stock|available|on sale|free (?:shipping|delivery|returns)|unread|open now|new)(?: only| items?)?',
    '(?:dunkel|nacht|hell|lese|kompakt|vollbild)(?:modus|ansicht)?|dunkles (?:design|thema)|(?:raster|listen|karten|monats|wochen|tages)ansicht|fett|kursiv|unterstrichen|durchgestrichen|ton|untertitel|animationen|rechtschreibprufung|zeilenumbruch|zeilennummern|nur (?:verfugbare|lagernde|ungelesene|neue)(?: artikel)?',
    'mode (?:sombre|nuit|clair)|gras|italique|souligne|plein ecran|sous titres|son|modo (?:oscuro|nocturno|claro)|negrita|cursiva|subrayado|pantalla completa|subtitulos|sonido',
    '(?:深色|夜间|暗黑|黑暗|浅色|护眼|紧凑|阅读)(?:模式|主题)?|加粗|粗体|斜体|下划线|删除线|全屏|静音|声音|字幕|自动播放|(?:列表|网格|地图)(?:视图|模式)|[仅只](?:看|显示)?(?:有货|未读)|自动换行|行号',
  ].map(foldedPhrase),
);
