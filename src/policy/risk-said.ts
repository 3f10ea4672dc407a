// What a control says that it does: by its name, by the words that can be read on it, by what is asked around it, by
// the address it leads to. Pure.
import type { TargetInfo } from '../shared/target-info';
import { deedOf } from './deeds';
import { callsOff, CARRIES_OUT, chosenBeside } from './risk-beside';
import { ASKED, ASSENT, DELETING_WORD, riskKindOf, type RiskKind } from './risk-words';
import { plainWords } from './words';

/** A button, or the button of a form, that says a deed; one that only agrees does what is asked around it. */
export function deedSaidBy(target: TargetInfo): number | undefined {
  const label = plainWords(target.form?.submits ? (target.form.submitLabel ?? '') : target.label);
  const around = ASSENT.test(label) || label === '' ? asksIn(target.context ?? '') : [];
  const says = [label, plainWords(target.label), plainWords(target.shows ?? ''), ...around];
  return says.map(deedOf).find((one) => one !== undefined);
}

/** Taking something out of a cart or a filter is taken back by a click. */
export const TAKEN_BACK =
  /(?:^|\s)(?:cart|basket|bag|filters?|facets?|wishlist|compare|warenkorb|einkaufswagen|panier|carrito|cesta|carrello|carrinho|winkelwagen|koszyku?|sepet)(?:$|\s)|购物车|購物車|筛选|カート|장바구니/u;

/** The end of a session, which applications on Rails ask for by the method DELETE. */
export const LOGS_OUT =
  /(?:^|\s)(?:(?:log|sign) ?(?:out|off)|session|abmelden|ausloggen|deconnexion|cerrar sesion)(?:$|\s)|退出|登出/u;

/** An address whose own words say that it deletes, whatever the control that leads there is called. */
export function doesAway(address: string, target: TargetInfo): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, searchParams } = new URL(address);
  const says = [...pathname.split('/').slice(-2), ...searchParams.values()];
  const place = plainWords(`${pathname} ${target.label} ${target.context ?? ''}`);
  return says.some((word) => DELETING_WORD.test(word)) && !TAKEN_BACK.test(place);
}

/** By its name, or by the words that can be read on it. */
export function saidBy(target: TargetInfo): RiskKind | null {
  const { label, shows = '' } = target;
  const apart = AS_IN_CODE.test(label) ? label.replace(/(?=\p{Lu})/gu, ' ') : '';
  const all = [label, apart, shows, ...(isButton(target) ? clausesOf(label) : []), ...asksIn(shows)];
  return all.reduce((kind: RiskKind | null, words) => kind ?? kindInPlace(plainWords(words), target), null);
}

/** "deleteAccount". Brands ("PayPal") begin with a capital. */
const AS_IN_CODE = /^\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+$/u;

/** How a person's own agreement begins, before it comes to what is agreed to. */
const I_AGREE =
  /^(?:yes |ja |oui |si )?(?:i (?:want|wish|would like|agree|confirm|understand)(?: that i)?(?: to)?|ich (?:will|mochte)|je (?:veux|souhaite)|quiero) /;

/** "I know what follows from this for my team, delete this project": the parts of a button's sentence. */
function clausesOf(label: string): string[] {
  return label.split(/[,;:.!?\u2013\u2014、，。；：]+/u).map((part) => plainWords(part).replace(I_AGREE, ''));
}

export function kindInPlace(plain: string, target: TargetInfo): RiskKind | null {
  const kind = riskKindOf(plain);
  if (kind !== 'delete') return kind;
  const place = plainWords(`${target.label} ${target.context ?? ''} ${target.form?.purpose ?? ''}`);
  const whole = /(?:^|\s)(?:empty|clear|all|leeren|alles|vider|vaciar)(?:$|\s)|清空/u.test(place);
  const ofItem =
    /^(?:remove|entfernen|retirer|quitar|eliminar|elimina|rimuovi|remover|excluir|verwijderen|usun|移除|刪除|削除|삭제)/u.test(
      plain,
    );
  return TAKEN_BACK.test(place) && ofItem && !whole ? null : kind;
}

/** A button that only agrees, or has no name, does what is asked around it or chosen beside it. */
export function kindOfAssent(label: string, target: TargetInfo): RiskKind | null {
  const assents = ASSENT.test(label) || label === '';
  if (!assents && !CARRIES_OUT.test(label)) return callsOff(label, target) ? 'cancel' : null;
  return (assents ? kindAround(target) : null) ?? chosenBeside(target);
}

/** What the dialog or section around an assent says: by its beginning, or by what it asks or warns of. */
export function kindAround(target: TargetInfo): RiskKind | null {
  return [plainWords(target.context ?? ''), ...asksIn(target.context ?? '')].reduce(
    (kind: RiskKind | null, words) => kind ?? kindInPlace(words, target),
    null,
  );
}

/** What a question or a warning in a text is about. */
function asksIn(text: string): string[] {
  const sentences = text.split(/[·“”.!?。！？\n]+/u).map((sentence) => plainWords(sentence));
  return sentences.flatMap((sentence) => ASKED.exec(sentence)?.[1] ?? []);
}

export function isButton(target: TargetInfo): boolean {
  return target.role === 'button';
}
