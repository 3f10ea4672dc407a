// What stands between the user's wish and the page: consent banners, other dialogs, a log-in wall, a captcha.
import { login } from '../../predicates/login';
import type { Intent } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import { inEnglish, phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { MAX_STEP_CHARS, type Attempt, type SkillPlan, type SkillView } from '../../skills/skill';
import { attemptsOn, ENTERS } from '../../skills/steps/attempts';
import { spoken } from '../../skills/steps/draft';
import { fieldFilledLast } from '../../skills/steps/last-filled';
import { toShutAgain } from '../../skills/target/opened-to-look';
import { poolOf } from '../../skills/target/pool';
import { tell } from '../../skills/target/telling';
import { fold } from '../../skills/words/words';
import { bannerExit, CONSENT_NEED } from './cookie-banner';
import { layerInFront, wordsInFront } from './in-front';
import { dialogInWay, holdsEntries, theUsers } from './open-dialog';

/** What is asked of the page in addition to the needs of the skill. */
export const extraNeeds = (attempts: readonly Attempt[]): readonly Need[] => [
  CONSENT_NEED,
  {
    key: 'signs',
    type: 'query',
    query: { kind: 'text', text: `${SIGNS}${wordsInFront(attempts)}`, topK: 12 },
  },
];

const SIGNS =
  'not a robot|verify you are human|captcha|kein roboter|人机验证|loading|please wait|wird geladen|加载中';

export type Obstacle = { kind: 'close'; hit: PcdHit } | { kind: 'plan'; plan: SkillPlan; why: Phrase };

/** Wishes that can be fulfilled on a log-in page. */
const FREE_OF_LOGIN: ReadonlySet<Intent['kind']> = new Set([
  'login',
  'goto',
  'history',
  'wait',
  'scroll',
  'press',
  'fill',
  'click',
  'check',
]);

/**
 * What is in the way, if anything. `which`: 'banner' where the skill has found what to do: only what may be closed on the
 * way; absent where it has not: anything. `before`: the last act of the items before.
 */
export function obstacle(
  view: SkillView,
  params: Intent,
  { which, before }: { which?: 'banner'; before?: Attempt | undefined } = {},
): Obstacle | undefined {
  const aboutConsent = /cookie|consent/.test(fold(JSON.stringify(params)));
  const exit = aboutConsent ? undefined : bannerExit(view);
  if (exit && attemptsOn(view, exit).length === 0) return { kind: 'close', hit: exit };
  if (which === 'banner') return coveringDialog(view, before);
  const robot = captcha(view);
  if (robot)
    return {
      kind: 'plan',
      plan: spoken({ kind: 'assist', type: 'captcha', message: phraseOf('help_captcha') }),
      why: phraseOf('why_robot', tell(robot)),
    };
  if (!FREE_OF_LOGIN.has(params.kind) && view.mini.loginState !== 'in' && isWall(view))
    return {
      kind: 'plan',
      plan: spoken({ kind: 'assist', type: 'login', message: wallText(view) }),
      why: phraseOf('why_log_in_wall'),
    };
  return (
    (view.mini.dialog ? coveringDialog(view, before, true) : undefined) ??
    leftOpen(view, params, before) ??
    interruption(view) ??
    stillLoading(view)
  );
}

/** An open dialog that has nothing to do with the wish. */
function leftOpen(view: SkillView, params: Intent, before: Attempt | undefined): Obstacle | undefined {
  const way = dialogInWay(view, params, before);
  if (way?.kind !== 'user') return way?.kind === 'escape' ? escape(view) : way;
  return askedToClose(way.message);
}

const askedToClose = (message: Phrase): Obstacle => ({
  kind: 'plan',
  plan: spoken({ kind: 'assist', type: 'custom', message }),
  why: phraseOf('why_covered'),
});

const escape = (view: SkillView): Obstacle => ({
  kind: 'plan',
  plan: {
    kind: 'steps',
    steps: [
      {
        kind: 'tool',
        call: { name: 'dom.press', args: { tabId: view.tabId, key: 'Escape' } },
        ...toldAs(phraseOf('do_close_escape')),
        optional: true,
      },
    ],
    then: 'replan',
  },
  why: phraseOf('why_covered'),
});

const STAY = /^(?:cancel|no|no,? stay.*|stay(?: here| on .*)?|keep .*|abbrechen|nein|取消|否)$/;

/** Something that came up during the task and disabled all fields: it is dismissed, never agreed to. */
function interruption(view: SkillView): Obstacle | undefined {
  if (view.attempts.length === 0) return undefined;
  const fields = poolOf(view).filter((hit) => hit.type === 'field');
  if (fields.length === 0 || fields.some((hit) => !hit.disabled)) return undefined;
  const exits = poolOf(view).filter(
    (hit) => hit.type === 'action' && !hit.disabled && attemptsOn(view, hit).length === 0,
  );
  const exit =
    exits.find((hit) => CLOSE.test(plain(hit.label))) ?? exits.find((hit) => STAY.test(fold(hit.label)));
  return exit ? { kind: 'close', hit: exit } : undefined;
}

const LOADING = /^(?:(?:loading|please wait|one moment|laden|wird geladen)\b|加载中).{0,20}$/;
const LOADING_WAIT_MS = 8_000;

/** A page that says that it is loading is waited for, once. */
export function stillLoading(view: SkillView): Extract<Obstacle, { kind: 'plan' }> | undefined {
  if (view.attempts.some((attempt) => attempt.call.name === 'dom.waitFor')) return undefined;
  const sign = view.hits('signs').find((hit) => LOADING.test(fold(hit.label)));
  if (!sign && !showsNothing(view)) return undefined;
  const args = { tabId: view.tabId, event: 'networkIdle', timeoutMs: LOADING_WAIT_MS };
  return {
    kind: 'plan',
    plan: {
      kind: 'steps',
      steps: [
        {
          kind: 'tool',
          call: { name: 'dom.waitFor', args },
          ...toldAs(phraseOf('do_wait_loaded')),
          optional: true,
        },
      ],
      then: 'replan',
    },
    why: phraseOf('why_loading'),
  };
}

/** A page that draws itself begins so. */
function showsNothing(view: SkillView): boolean {
  const { actions, forms, collections } = view.mini;
  const told = [...actions, ...forms, ...collections, ...poolOf(view), ...view.passages('passages')];
  return told.length === 0;
}

const wallText = ({ mini: { url } }: SkillView): Phrase =>
  URL.canParse(url) ? phraseOf('help_wall', new URL(url).host) : phraseOf('help_wall_page');

const toldAs = (said: Phrase): { description: string; said: Phrase } => ({
  description: inEnglish(said).slice(0, MAX_STEP_CHARS),
  said,
});

/** Whether the page is there to log in. */
function isWall(view: SkillView): boolean {
  return login.test(view.mini) >= 0.7;
}

const ROBOT =
  /not a robot|(?:verify|confirm|prove)(?: that)? you(?: are|'re) (?:a )?human|human verification|kein roboter|人机验证/;

function captcha(view: SkillView): PcdHit | undefined {
  return [...view.hits('signs'), ...poolOf(view)].find(
    (hit) =>
      hit.label.length < 100 && ROBOT.test(fold(hit.label)) && hit.href === undefined && hit.checked !== true,
  );
}

const LAYER =
  '(?:dialog|window|pop-?up|modal|panel|drawer|banner|message|notice|notification|overlay|alert|chat|menu|sidebar)';
/**
 * What closes the layer that it stands in, and says nothing of closing anything else: never "Close this account". As
 * `fold` gives it.
 */
const CLOSE = new RegExp(
  `^(?:(?:close|dismiss)(?: (?:this |the )?${LAYER})?|no,? thanks|not now|maybe later|skip|later|x|×|✕|✖|` +
    `(?:(?:dialog|fenster|hinweis|meldung|banner|menu) )?schlie(?:ss|ß)en|nicht jetzt|关闭(?:对话框|窗口|弹窗|提示)?)$`,
);

/** Goes on with a session that is about to end. As `fold` gives it. */
const GOES_ON =
  /^(?:(?:stay|keep me) (?:signed|logged) in|(?:continue|extend|keep|resume) (?:my |the |this )?session|(?:yes,? )?i'?m still here|(?:angemeldet|eingeloggt) bleiben|sitzung (?:verlangern|fortsetzen)|保持登录|继续会话|延长会话)$/;

const closesLayer = ({ kind, label, role, tooltip }: PcdHit): boolean =>
  (role === 'button' && GOES_ON.test(plain(label))) ||
  CLOSE.test(plain(label)) ||
  (kind === 'close' && label === '' && (!tooltip || CLOSE.test(plain(tooltip))));

/** "× Close", "Close (Esc)": without what is only drawn beside the word. */
const plain = (name: string): string =>
  fold(name)
    .replace(/(?<=\p{L} )[×✕✖]$|^[×✕✖](?= \p{L})|\(esc(?:ape)?\)$/gu, '')
    .trim();

/** The dialog in the way: where a step has failed because of it, or (`now`) where what is wanted is not in it. */
function coveringDialog(view: SkillView, before: Attempt | undefined, now = false): Obstacle | undefined {
  const last = view.attempts.at(-1);
  const trouble = last && !last.result.ok ? last.result.error : '';
  const covered = /\bcover|obscur|intercept/.test(trouble);
  if (!covered && !now) return undefined;
  const shut = covered ? toShutAgain(view, trouble) : undefined;
  if (shut) return { kind: 'close', hit: shut };
  // A dialog that somebody has entered something in is left for them to close.
  const isOfDialog = !covered || COVERED_BY_DIALOG.test(trouble);
  const held = isOfDialog && holdsEntries(view, before) ? theUsers(view) : undefined;
  if (held) return askedToClose(held.message);
  const exit =
    OPEN_LIST.test(trouble) || (now && isFilledIn(view)) || wasFilledIn(view)
      ? undefined
      : poolOf(view).find(
          (hit) =>
            hit.type === 'action' &&
            !hit.disabled &&
            closesLayer(hit) &&
            !takesBack(view, hit) &&
            attemptsOn(view, hit).length === 0,
        );
  if (exit) return { kind: 'close', hit: exit };
  // A list or a menu that stayed open has no button to close it: it closes at Escape.
  const escaped = hasEscaped(view);
  const layer = layerInFront(view);
  if (layer) return askedToClose(layer);
  return !covered || escaped ? undefined : escape(view);
}

const COVERED_BY_DIALOG = /\bcovered by (?:<dialog>|(?:alert)?dialog) “/;

/** Since something was pressed last: what lies over the page now has come of that. */
function hasEscaped({ attempts }: SkillView): boolean {
  const pressed = attempts.findLastIndex(({ call, result }) => result.ok && call.name === 'dom.click');
  const escapes = attempts.flatMap(({ call }, at) => (call.args['key'] === 'Escape' ? at : []));
  return escapes.length >= MOST_ESCAPES || escapes.some((at) => at > pressed);
}

/** Of one item. */
const MOST_ESCAPES = 3;

/** Whether something was entered in the dialog, which would be lost if it were closed. */
const isFilledIn = (view: SkillView): boolean =>
  poolOf(view).some(
    (hit) =>
      hit.type === 'field' &&
      !hit.behind &&
      attemptsOn(view, hit).some(({ call, result }) => result.ok && ENTERS.has(call.name)),
  );

/** The same of a modal dialog that an earlier part of the task has filled in. */
function wasFilledIn(view: SkillView): boolean {
  const last = fieldFilledLast(view);
  return view.mini.dialog?.modal === true && last !== undefined && !last.behind;
}

/** What covers is part of a list or a menu that stayed open. */
const OPEN_LIST = /\bcovered by (?:option|listbox|menu|menuitem\w*|tree|treeitem)\b/;

/** The small cross on a value that was chosen, a tag or a chip: it takes the value back and closes nothing. */
function takesBack(view: SkillView, hit: PcdHit): boolean {
  if (hit.itemIndex !== undefined) return true;
  const holder = poolOf(view).find(({ id }) => id === hit.parent);
  return holder?.type === 'field' || holder?.type === 'action';
}

/** A plan with an optional step that closes it. */
export function clearWay(view: SkillView, hit: PcdHit, details: readonly PCDActionDetail[]): SkillPlan {
  const detail = details.find((each) => each.id === hit.id);
  return {
    kind: 'steps',
    steps: [
      {
        kind: 'tool',
        call: {
          name: 'dom.click',
          args: { tabId: view.tabId, selector: detail?.selector ?? { kind: 'ref', ref: hit.id } },
        },
        ...toldAs(phraseOf('do_clear_way', tell(hit))),
        optional: true,
      },
    ],
    then: 'replan',
  };
}
