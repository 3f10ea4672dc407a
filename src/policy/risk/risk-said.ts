// What a control says that it does: by its name, by the words that can be read on it, by what is asked around it, by
// the address it leads to. Pure.
import type { TargetInfo } from '../../shared/target-info';
import { plainWords } from '../words';
import { AMOUNT } from './amount';
import { deedOf } from './deeds';
import { dialogAround } from './dialog-around';
import { deletes, isPage, unescaped } from './risk-address';
import { askedInItsWords, isAfterButton } from './risk-asked';
import { callsOff, CARRIES_OUT, chosenBeside } from './risk-beside';
import { kindPressed, kindPriced } from './risk-pressed';
import { ABOUT_DEEDS, asksIn, kindTold } from './risk-told';
import { ASSENT, riskKindOf, type RiskKind } from './risk-words';

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
export function doesAway(address: string, target: TargetInfo, isNamed = false): boolean {
  if (!URL.canParse(address) || !deletes(address, isNamed)) return false;
  const place = plainWords(`${unescaped(new URL(address).pathname)} ${target.label} ${target.context ?? ''}`);
  return !TAKEN_BACK.test(place);
}

/** By its name, or by the words that can be read on it. */
export function saidBy(target: TargetInfo, label: string = target.label): RiskKind | null {
  const { shows = '' } = target;
  const apart = AS_IN_CODE.test(label) ? label.replace(/(?=\p{Lu})/gu, ' ') : '';
  const all = [label, apart, shows, ...asksIn(shows)];
  const said = all.reduce(
    (kind: RiskKind | null, words) => kind ?? kindInPlace(plainWords(words), target),
    null,
  );
  return said ?? (isPressed(target) ? saidOnButton(label, target) : null);
}

/** By the words on a button, or on the button of the form that is sent. */
export function saidOnButton(label: string, target: TargetInfo): RiskKind | null {
  for (const words of [label, ...clausesOf(label)].map((part) => plainWords(part))) {
    const kind = kindInPlace(words, target, WORDS_AHEAD_ON_BUTTONS) ?? kindPressed(words, target);
    if (kind) return kind;
  }
  return kindPriced(label, target);
}

/** A button's sentence comes to its command later than that of a link, which may be the title of a page. */
const WORDS_AHEAD_ON_BUTTONS = 3;

/** A name in code, as "deleteAccount". Brands ("PayPal") begin with a capital letter. */
const AS_IN_CODE = /^\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+$/u;

/** How a person's own agreement begins, before it comes to what is agreed to. */
const I_AGREE =
  /^(?:yes |ja |oui |si )?(?:i (?:want|wish|would like|agree|confirm|understand)(?: that i)?(?: to)?|ich (?:will|mochte)|je (?:veux|souhaite)|quiero) /;

/**
 * "I know what follows from this for my team, delete this project": the parts of a button's sentence, and what is
 * joined to them: "I have read the terms and want to pay".
 */
function clausesOf(label: string): string[] {
  const parts = label.split(/[,;:.!?\u2013\u2014、，。；：]+/u);
  const joined = parts.flatMap((part) => part.split(JOINED).slice(1));
  return [...parts, ...joined].map((part) => plainWords(part).replace(I_AGREE, ''));
}

const JOINED = /\s(?:and|und|et|y|then|dann|&|\+)\s|[并且和並]/iu;

function kindInPlace(plain: string, target: TargetInfo, wordsAhead?: number): RiskKind | null {
  return inPlace(riskKindOf(plain, wordsAhead), plain, target);
}

/** Taking a thing out of a cart or a filter is no deletion: where the words say so, or say no more than "Remove". */
function inPlace(kind: RiskKind | null, plain: string, target: TargetInfo): RiskKind | null {
  if (kind !== 'delete' || !TAKES_OUT.test(plain)) return kind;
  const place = plainWords(`${target.label} ${target.context ?? ''} ${target.form?.purpose ?? ''}`);
  if (WHOLE.test(`${plain} ${place}`)) return kind;
  const isTakenBack =
    TAKEN_BACK.test(plain) || isFacet(target) || (TAKEN_BACK.test(place) && namesNothing(plain, target));
  return isTakenBack ? null : kind;
}

const TAKES_OUT =
  /(?:^|\s)(?:removed?|entfernen|entfernt|retirer|quitar|eliminar|elimina|rimuovi|remover|excluir|verwijderen|usun)(?:$|\s)|移除|刪除|削除|삭제/u;
const WHOLE = /(?:^|\s)(?:empty|clear|all|leeren|alles?|vider|vaciar)(?:$|\s)|清空/u;

const CART =
  /(?:^|\s)(?:cart|basket|bag|warenkorb|einkaufswagen|panier|carrito|cesta|carrello|carrinho|winkelwagen|koszyku?|sepet)(?:$|\s)|购物车|購物車|カート|장바구니/u;

/** "Remove Brand: Nike" under what is called "Filters". */
function isFacet({ label, context }: TargetInfo): boolean {
  return /^[^:：]+[:：] ?\S/u.test(label) && FILTERS.test(plainWords(context ?? ''));
}

const FILTERS =
  /^(?:(?:active|applied|current|selected|your|aktive|ausgewahlte) )?(?:filters?|facets?|filtres?|filtros?)$|^(?:已选)?筛选(?:条件)?$/u;

const OF_FILTERS = /(?:^|\s)filters?(?:$|\s)|筛选/u;

/** "Remove", "Remove item", and the ware of the row that it stands in, which has a price there: not "Remove user". */
function namesNothing(plain: string, target: TargetInfo): boolean {
  const { row = '', context = '' } = target;
  const rest = plain
    .replace(new RegExp(TAKES_OUT.source, 'gu'), ' ')
    .replace(
      /(?:^|\s)(?:from (?:the |this |my |your )?list|coupon(?: code)?|(?:promo|voucher|discount)(?: ?code)?|gutschein(?:code)?)(?=$|\s)/gu,
      ' ',
    )
    .replace(
      /(?:^|\s)(?:(?:the|this|an?|den|die|das|dieser|diesen|item|product|article|artikel|produkt|position|line)(?=$|\s))+|商品|该/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const around = plainWords(context);
  const isSold = AMOUNT.test(row);
  // Under "Filter members" a row with words of its own is one of them.
  const isOfList = !isSold && OF_FILTERS.test(around) && !FILTERS.test(around) && !CART.test(around);
  if (rest === '') return !isOfList || plainWords(row).replace(plain, '').trim() === '';
  const isWare = isSold && CART.test(around);
  return isWare && plainWords(row).replace(plain, ' ').includes(rest);
}

/** A button that only agrees, or has no name, does what is asked around it or chosen beside it. */
export function kindOfAssent(label: string, target: TargetInfo): RiskKind | null {
  const assents = ASSENT.test(label) || label === '';
  const does = assents ? kindAround(target, label) : (kindOfStep(label, target) ?? kindBelow(label, target));
  if (does) return does;
  if (AGREES_TO_A_SUM.test(label) && AMOUNT.test(dialogAround(target.context))) return 'pay';
  if (!assents && !CARRIES_OUT.test(label)) return callsOff(label, target) ? 'cancel' : null;
  return chosenBeside(target);
}

/** "Next" in a dialog that says "You will be charged"; "Close" does what is told of in "Close account" alone. */
function kindOfStep(label: string, target: TargetInfo): RiskKind | null {
  const around = dialogAround(target.context);
  const asked = askedInItsWords(label, target);
  const does = asked && asked.kind !== 'unknown' ? inPlace(asked.kind, asked.words, target) : null;
  if (does) return does;
  const titled = new RegExp(`^(?:konto )?${label}(?! ?$)`).test(plainWords(around));
  const closes = CLOSES.test(label) && titled && !isAfterButton(around, label);
  const told = closes || GOES_ON.test(label) ? kindTold(around, label) : null;
  return told && inPlace(told.kind, told.words, target);
}

/** "Confirm" in “Order summary · Total $240.00”: no deed is told of but a sum. */
const AGREES_TO_A_SUM =
  /^(?:confirm|accept|agree|i agree|proceed|yes|(?:ja )?bestatigen|akzeptieren|zustimmen|confirmer|accepter|valider|confirmar|aceptar|确认|同意)$/u;

/** "Turn off" below "Two-factor authentication": a verb whose object is the heading. */
function kindBelow(label: string, target: TargetInfo): RiskKind | null {
  if (!TURNS_OFF.test(label)) return null;
  const context: string = target.context ?? '';
  const heading = context.replace(/^dialog “([^]*)”/, '$1').split(/[·.!?。！？\n]/u)[0] ?? '';
  return riskKindOf(`turn off ${plainWords(heading)}`) === 'credentials' ? 'credentials' : null;
}
const TURNS_OFF =
  /^(?:turn (?:it )?off|disable|deactivate|switch off|ausschalten|deaktivieren|abschalten|desactiver|关闭|停用|禁用)$/u;

/** Something is asked in the very words of the button, and what that does is not known: it must not count as harmless. */
export const isAskedUnknown = (label: string, target: TargetInfo): boolean =>
  askedInItsWords(label, target)?.kind === 'unknown';

/** Words of a step, harmless by themselves, that a dialog may make a deed: "Next", "Sign in". */
const GOES_ON =
  /^(?:clear|go|next|nachste[rs]?|suivant|siguiente|(?:log|sign) ?in(?: .*)?|anmelden|einloggen|se connecter|connexion|iniciar sesion|acceder|下一步|登录)$/u;
const CLOSES = /^(?:close|schliessen|关闭)$/;

/**
 * What the dialog or section around an assent says: by its beginning, by what it asks or warns of, and in a dialog by
 * any of its sentences, as nothing but the dialog's deed is done by its "Yes". `label`: the assent, in plain words.
 */
export function kindAround(target: TargetInfo, label = 'ok'): RiskKind | null {
  const context = target.context ?? '';
  if (IS_OF_KEYS.test(plainWords(context))) return null;
  const asked = asksIn(context);
  const said = [plainWords(context), ...asked].reduce(
    (kind: RiskKind | null, words) => kind ?? kindInPlace(words.replace(ABOUT_DEEDS, ' '), target),
    null,
  );
  // A section may ask or warn as a dialog does; its heading is no sentence.
  const isSaid = IN_SENTENCES.test(context) || ASKS_ACCESS.test(plainWords(context));
  const around = dialogAround(context) || (isSaid ? context : '');
  const told = said ? null : kindTold([around, ...asked].join('\n'), label);
  return told ? inPlace(told.kind, told.words, target) : said;
}

/** A list of what keys do. */
const IS_OF_KEYS =
  /^(?:dialog )?(?:keyboard shortcuts|tastenkurzel|tastenkombinationen|raccourcis clavier|atajos de teclado)(?: |$)|^(?:dialog )?(?:键盘)?快捷键/u;

/** How an application begins to ask for what is somebody's. */
const ASKS_ACCESS =
  /(?<!\p{L})(?:(?:wants|would like|requests|is requesting|is asking) (?:to |for )?(?:[a-z]+ )?access|mochte .*zugreifen|souhaite acceder|(?:quiere|solicita) acce)|(?:请求|申请|想要)(?:访问|获取)/u;

const IN_SENTENCES = /[.!?](?:\s|$)|[。！？]/u;

export function isButton(target: TargetInfo): boolean {
  return target.role === 'button';
}

/** A button, or what is pressed like one: a link that leads to no page, an entry of a menu, a thing with a listener. */
const isPressed = ({ role, href, tag }: TargetInfo): boolean =>
  role === 'button' ||
  role === 'menuitem' ||
  (role === 'link' && !isPage(href)) ||
  (role === 'generic' && href === undefined && tag !== 'label');
