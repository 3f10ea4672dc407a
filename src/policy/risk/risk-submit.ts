// What sending a form does: by the words of its button, what it is for, where it goes, and what is asked around it. Pure.
import type { TargetInfo } from '../../shared/target-info';
import { type RiskJudgement, of, irreversible, deed, harmless } from './risk-judgement';
import { plainWords } from '../words';
import {
  saidOnButton,
  isButton,
  saidBy,
  deedSaidBy,
  doesAway,
  TAKEN_BACK,
  LOGS_OUT,
  kindOfAssent,
} from './risk-said';
import { LOGS_IN, HARMLESS, ASSENT } from './risk-words';
import { takesMoney } from './risk-address';

/** What sending the form does, of which the target is the button or a field. */
export function riskOfSubmit(target: TargetInfo): RiskJudgement {
  const { form } = target;
  if (!form) return of('submit', 'medium', false, false);
  const label = plainWords(form.submitLabel ?? target.label);
  const purpose = form.purpose ?? '';
  const kind =
    saidOnButton(form.submitLabel ?? target.label, target) ??
    (isButton(target) || target.role === 'link' ? saidBy(target) : null);
  // "Send" stands on search forms, too.
  if (isSearch(target) && kind === 'send') return of('submit', 'low', false, false);
  const does = deedSaidBy(target);
  if (isSearch(target)) {
    if (kind) return irreversible(kind);
    if (does !== undefined) return deed(does);
    return isHarmlessSearch(label, target) ? harmless() : of('submit', 'low', false, false);
  }
  if (kind) return irreversible(kind);
  if (form.method === 'post' && doesAway(form.action, target)) return irreversible('delete');
  if (form.method === 'delete') {
    const place = plainWords(`${form.action} ${target.label} ${target.context ?? ''}`);
    if (!TAKEN_BACK.test(place) && !LOGS_OUT.test(place)) return irreversible('delete');
  }
  if (form.hasPassword && LOGS_IN.test(label)) return of('login', 'low', false, false);
  // A password or a code may be asked for before a deed, too: "Confirm" under "Delete your account".
  if (/login|sign_?in/.test(purpose)) {
    const confirmed = LOGS_IN.test(label)
      ? null
      : kindOfAssent(VERIFIES.test(label) ? 'confirm' : label, target);
    return confirmed ? irreversible(confirmed) : of('login', 'low', false, false);
  }
  if (/password|credential|security/.test(purpose)) return irreversible('credentials');
  const goesOn = /^(?:continue|next|weiter|continuer|suivant|continuar|siguiente|继续|下一步)/u.test(label);
  const orders = form.method === 'post' && takesMoney(form.action);
  if (orders && (goesOn || !HARMLESS.test(label))) return irreversible('order');
  if (!goesOn && (/checkout|payment|order/.test(purpose) || form.hasCard)) return irreversible('order');
  if (!goesOn && /contact|message|compose|comment|review/.test(purpose)) return irreversible('send');
  const told = kindOfAssent(label, target);
  if (told) return irreversible(told);
  return does === undefined ? of('submit', 'low', false, false) : deed(does);
}

const VERIFIES =
  /^(?:verify|unlock|authenticate|verifizieren|prufen|entsperren|verifier|verificar|验证|解锁)$/u;

/** "Create filter", "Save changes": what a page calls a search or a filter may keep what is entered, or send it. */
function isHarmlessSearch(label: string, target: TargetInfo): boolean {
  const { submitLabel, method } = target.form ?? {};
  if (submitLabel === undefined && !isButton(target)) return true;
  if (label === '' || HARMLESS.test(label)) return true;
  if (KEEPS_OR_MAKES.test(label)) return method === 'get' && ASSENT.test(label);
  return LOOKS_UP.test(label) || (method === 'get' && ASSENT.test(label));
}

const LOOKS_UP =
  /(?:^|\s)(?:search|find|filters?|look up|suchen?|finden|filtern|rechercher|trouver|buscar|filtrar|cerca|results?|ergebnisse)(?:$|\s)|搜|查|筛选|検索|검색/u;
const KEEPS_OR_MAKES =
  /^(?:save|create|add|new|request|submit|apply|speichern|anlegen|erstellen|enregistrer|creer|guardar|crear|保存|创建|新建|添加)(?: |$)/u;

export function isSearch(target: TargetInfo): boolean {
  const purpose = target.form?.purpose ?? '';
  return /^(search|filter|sort|find)/.test(purpose) && !target.form?.hasPassword && !target.form?.hasCard;
}
