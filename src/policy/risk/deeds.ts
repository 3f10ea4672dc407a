// Deeds that can be taken back, but not by who only looks at the page: blocking somebody, archiving, joining. They
// are done unasked where the user's own words say that deed, in whatever language, and only there. Plain words.
import { plainWords } from '../words';

interface Deed {
  /** A label begins with it. */
  begins: string;
  /** A label ends with it: languages that put the verb last. */
  ends?: string;
  /** Anywhere in a label: scripts without spaces. */
  holds?: string;
  /** What else a person calls it. */
  said?: string;
}

const DEEDS: readonly Deed[] = [
  {
    begins:
      'subscribe|enrol|register$|register (?:now|for)|join$|join (?:now|us|the|group|team|channel)|sign up|sabonner|abonnez|sinscrire|inscrivez|rejoindre|suscrib|inscrib|registrarse|unirse',
    ends: 'abonnieren|beitreten|registrieren|einschreiben',
    holds: '订阅|报名|加入(?:群|团队|会员)',
    said: 'sign \\p{L}+ up|newsletter|subscri|register|abonn|registrier|anmelden fur|inscri|join|注册|加入',
  },
  { begins: 'archiv', ends: 'archivieren', holds: '归档|存档' },
  {
    begins:
      'block$|block (?!quote|style|element|type)|ban$|ban |suspend|freeze (?!pane|row|column)|lock (?!ratio|aspect|screen)|kick|expel|evict|bloque|bannir|suspendre|expulser|suspender|expulsar',
    ends: 'sperren|blockieren|verbannen|aussperren',
    holds: '拉黑|屏蔽|封禁|冻结|挂失|踢出',
    said: 'block|bann?|lock|sperr|gesperrt',
  },
  {
    begins:
      'disable|disconnect|unlink|unpair|detach|unpublish|unfriend|unfollow|leave$|dissocier|depublier|desvincular|desconectar|dejar de',
    ends: '(?<!modus |cookies |benachrichtigungen )deaktivieren|trennen|entfreunden|entfolgen|entkoppeln|(?<!seite )verlassen',
    holds: '停用|禁用|解绑|解除|下架|断开',
    said: '(?:turn|switch) (?:\\p{L}+ ){0,4}off|(?:stop|leave)|deaktivier|trenn|ausschalten|abschalten|stell|关闭|取消',
  },
  {
    begins: 'enable|activate|activer|activar',
    ends: '(?<!modus |cookies |benachrichtigungen )aktivieren|freischalten',
    holds: '启用|激活',
    said: '(?:turn|switch) (?:\\p{L}+ ){0,4}on|aktivier|einschalten|anschalten|stell|打开|开启',
  },
  {
    begins:
      'reset (?:(?:all|the|my|your|to|this) )*(?:all$|everything|settings|accounts?|data|progress|permissions|preferences|defaults?|profile|network|server|stat)|restore|revert|roll ?back|flush|reinitialiser (?:le|mon) (?:compte|appareil)|restaur|restablecer (?:la|los|el|mi) (?:cuenta|ajustes|dispositivo)',
    ends: '(?:einstellungen|konto|gerat|daten|alles|werkszustand) zurucksetzen|wiederherstellen',
    holds: '重置(?:设置|账号|设备|数据|全部)|恢复|回滚|还原|覆盖',
    said: 'reset|undo|wiederherstell|zurucksetz|zuruckgesetzt|重置',
  },
  {
    begins:
      'shut ?down|power off|reboot|restart (?:now|(?:the |this )?(?:server|device|instance|service|system|computer))|kill|stop (?:the |this )?(?:server|instance|service|container|vm|job|build)|redemarrer|eteindre|reiniciar|detener',
    ends: 'herunterfahren|neu ?starten',
    holds: '重启|关机|停止(?:服务|实例)',
    said: 'restart|stop|turn off|neu|neustart|ausschalten',
  },
  {
    begins: 'follow$|follow (?!link|the link|up)|suivre$|seguir$',
    ends: 'folgen',
    holds: '关注',
    said: 'folg|suivre|seguir',
  },
  { begins: 'upgrade|downgrade', ends: 'hochstufen|herabstufen', holds: '升级|降级', said: 'plan|tarif' },
  {
    begins:
      'resolve$|(?:close|resolve) (?:the |this )?(?:ticket|issue|case|poll|incident|request|pull request|dispute|thread)|(?:reject|decline|deny|accept) (?:the |this )?(?:request|application|applicant|candidate|invoice|bid|proposal|claim|friend|member)',
    ends: '(?:ticket|anfrage|fall) schliessen|(?:anfrage|antrag|bewerbung|angebot) (?:ablehnen|annehmen)',
    said: 'close|resolve|reject|decline|deny|accept|schliess|ablehn|annehm|annimm|lehn',
  },
  { begins: '(?:sign|log) ?out (?:everywhere|(?:(?:of|from) )?all)', said: 'everywhere|all' },
  { begins: 'tip$|claim|spin$|gamble', said: 'tip|trinkgeld' },
];

const PATTERNS = DEEDS.map(({ begins, ends, holds, said }) => {
  const parts = [`^(?:${begins})`, ...(ends ? [`(?:^|.* )(?:${ends})$`] : []), ...(holds ? [holds] : [])];
  const words = [begins, ends, said].filter(Boolean).join('|').replaceAll('$', '');
  const named = [`(?<!\\p{L})(?:${words})`, ...(holds ? [holds] : [])].join('|');
  return { label: new RegExp(parts.join('|'), 'u'), named: new RegExp(named, 'u') };
});

/** Above this many words it is a sentence, and no command. */
const COMMAND_WORDS = 6;

/** Which deed a label names, as a number for `saysDeed`. `plain` comes from `plainWords`. */
export function deedOf(plain: string): number | undefined {
  if (plain.split(' ').length > COMMAND_WORDS) return undefined;
  const at = PATTERNS.findIndex(({ label }) => label.test(plain));
  return at < 0 ? undefined : at;
}

/** Whether the user's own words say this deed. */
export function saysDeed(deed: number, userWords: string): boolean {
  return PATTERNS[deed]?.named.test(plainWords(userWords, 20_000)) ?? false;
}
