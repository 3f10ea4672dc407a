// An item as its list shows it: what in its row does the wished act, by itself, behind a menu or with its box; else what
// opens it.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { rowWithBox } from '../choices/row-box';
import { isToChoose } from '../fields/chips';
import { boxCannot, control, controlScore, isMenuOfItem, labelledPart } from '../items/item-control';
import type { SkillView } from '../skill';
import { act, type Draft, pressOn } from '../steps/draft';
import { nameOfPhrase } from '../target/aim';
import { isLookedIn, reveal } from '../target/reveal';
import { tell } from '../target/telling';
import { TAKES_AWAY } from '../words/act-words';
import { isChoice } from '../words/role-words';
import { fold, hasPhrase, quote } from '../words/words';
import { actOnTicked } from './all-items';
import { assign } from './assign';
import { compose } from './compose';
import { doneBox, endsDone } from './done-box';
import { type Found, type FoundItem, mainPart } from './find-item';
import { entriesOfMenu } from './item-menu';
import { besideItem } from './item-opened';
import { opensOnly, pressFor } from './item-steps';
import { fieldsBefore, fieldsIn, isReply } from './reply-fields';

const MENU_OF = 'whose menu is open';

export function onFound(view: SkillView, params: IntentOf<'item'>, found: FoundItem): Draft {
  if (found.kind === 'ask') return found.draft;
  if (found.kind === 'none') return notListed(view, params);
  return (
    (opensOnly(params.action) ? undefined : actInRow(view, params, found)) ?? openFound(view, params, found)
  );
}

function notListed(view: SkillView, params: IntentOf<'item'>): Draft {
  const { action, item } = params;
  // An open menu may hide its list from whoever cannot see.
  const isOpen = !opensOnly(action) && view.memory[MENU_OF] === JSON.stringify(item);
  const entry = isOpen ? control(entriesOfMenu(view, params), action) : undefined;
  if (entry) return pressFor(entry, params);
  return reveal(view, item) ?? { kind: 'unable', reason: phraseOf('unable_not_in_list', nameOfPhrase(item)) };
}

/** The surest first: its own control, its menu, its box, what may be meant; a button over the list for ticked rows. */
function actInRow(view: SkillView, params: IntentOf<'item'>, found: Found): Draft | undefined {
  const { action } = params;
  const { hits, item } = found;
  const own = isReply(params) ? fieldsIn(view, hits) : [];
  if (own.length > 0) return compose(view, params, own);
  const before = fieldsBefore(view, hits);
  // "Delete otto" is ticked for the button that does.
  const acts = boxCannot(action) ? hits.filter((hit) => !isChoice(hit)) : hits;
  const part = control(acts, action);
  const isBox = item !== undefined && endsDone(action) !== undefined && doneBox(item) !== undefined;
  // "Like" that is pressed in: once more would take it back.
  if (part?.pressed === true && hasPhrase(fold(part.label), fold(action)))
    return { kind: 'done', note: phraseOf('done_already_so', tell(part)) };
  if (part && isSure(part, action) && !(isBox && isChoice(part))) return pressFor(part, params, before);
  const menu = hits.find((hit) => isMenuOfItem(hit) && !isLookedIn(view, hit));
  if (menu) {
    const look = pressOn(menu, 'do_look', 'replan', 0.8);
    return { ...look, remember: { [MENU_OF]: JSON.stringify(params.item) } };
  }
  const revealed = control(entriesOfMenu(view, params), action);
  if (revealed) return pressFor(revealed, params, before);
  const box = isBox ? actOnTicked(view, item, params) : undefined;
  if (box) return box;
  const likely = part ?? labelledPart(acts, action);
  if (likely) return pressFor(likely, params, before);
  const row = rowWithBox(view, found);
  return (row && actOnTicked(view, row, params)) ?? assign(view, params);
}

function openFound(view: SkillView, params: IntentOf<'item'>, found: Found): Draft {
  const { action } = params;
  const { hits, item } = found;
  const opens = opensOnly(action);
  const main = mainPart(found, /^(?:select|choose|pick|click)$/.test(fold(action)));
  // What sends a form is no thing of a list, whatever it is called; nor is one of them all.
  const isNone = !opens && (main?.inputType === 'submit' || params.item.all === true);
  const takesAway = TAKES_AWAY.test(fold(action));
  // "Delete the save button": to press it would save.
  const isButton = takesAway && params.item.roles?.[0] === 'button';
  if (!opens && main && leadsElsewhere(view, main))
    return { kind: 'unable', reason: phraseOf('unable_lacks_act', quote(main.label), quote(action)) };
  if (!main || isNone || isButton || (takesAway && isToChoose(view, main)))
    return {
      kind: 'unable',
      reason: phraseOf('unable_cannot_open', quote(item?.text ?? params.item.text)),
    };
  const say = phraseOf('do_open_item', quote(main.label || params.item.text));
  const remember = { ...fieldsBefore(view, hits), ...besideItem(view, action, item) };
  return act([{ tool: 'dom.click', on: main, say }], opens ? 'verify' : 'replan', 0.85, tell(main), remember);
}

/** Another site's page of a thing has nothing that could do an act with it here. */
function leadsElsewhere({ mini }: SkillView, { href }: PcdHit): boolean {
  const to = href === undefined ? undefined : URL.parse(href, mini.url);
  return to != null && /^https?:$/.test(to.protocol) && to.origin !== URL.parse(mini.url)?.origin;
}

/** Words that only hold the act's name may tell something else: a menu of the row is asked before they are pressed. */
function isSure(part: PcdHit, action: string): boolean {
  return (part.type === 'action' && !part.implicit) || controlScore(part, action) >= 0.9;
}
