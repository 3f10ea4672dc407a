// Outlines around elements, drawn above everything: a popover in the top layer with a closed shadow root, through
// which the pointer goes. A style sheet of the page does not reach it; a script of the page can still hide or move
// it, so what is outlined is never more than a hint. Nothing is left when it is taken away.
import { ownElements } from '../../page/act/own-elements';
import type { ContentPage } from '../content-page';

export interface Highlight {
  /** In place of what was outlined before; an id that is not on the page any more is left out. */
  show(items: ReadonlyArray<{ id: string; label?: string | undefined }>): void;
}

const HOST_STYLE =
  'all: initial; position: fixed; inset: 0; width: 100vw; height: 100vh; margin: 0; padding: 0; border: 0; background: none; overflow: hidden; pointer-events: none; display: block;';
const BOX_STYLE =
  'position: absolute; box-sizing: border-box; border: 2px solid #1a73e8; outline: 2px solid #fff; border-radius: 4px; box-shadow: 0 0 0 4px rgb(26 115 232 / 30%); pointer-events: none;';
const LABEL_STYLE =
  'position: absolute; left: -2px; bottom: 100%; max-width: 320px; margin-bottom: 4px; padding: 2px 6px; border-radius: 4px; background: #1a73e8; color: #fff; font: 12px/1.4 system-ui, sans-serif; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;';
const MARGIN_PX = 3;
/** Height of the bars that pages have at the top and the bottom, as a share of the viewport. */
const EDGE_SHARE = 0.12;

export function createHighlight(page: ContentPage): Highlight {
  let drawn: Array<() => void> = [];
  return {
    show(items) {
      for (const remove of drawn) remove();
      const shown = items.flatMap(({ id, label }) => {
        const element = page.perception.elementOf(id);
        return element?.isConnected ? [{ element, label }] : [];
      });
      if (shown[0]) bringIntoSight(page.window, shown[0].element);
      drawn = shown.map(({ element, label }) => draw(page, element, label));
    },
  };
}

/** To the middle, unless it stands well inside the viewport: bars of the page cover the edges. */
function bringIntoSight(window: Window, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const edge = window.innerHeight * EDGE_SHARE;
  const block = top >= edge && bottom <= window.innerHeight - edge ? 'nearest' : 'center';
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
}

function draw({ window }: ContentPage, element: Element, label: string | undefined): () => void {
  const { document } = window;
  const host = document.createElement('div');
  ownElements.add(host);
  host.style.cssText = HOST_STYLE.replaceAll(';', '!important;');
  host.setAttribute('popover', 'manual');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'closed' });
  const box = document.createElement('div');
  box.style.cssText = BOX_STYLE;
  if (label) {
    const text = document.createElement('span');
    text.style.cssText = LABEL_STYLE;
    text.textContent = label;
    box.append(text);
  }
  shadow.append(box);
  document.documentElement.append(host);
  host.showPopover();
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    box.style.left = `${left - MARGIN_PX}px`;
    box.style.top = `${top - MARGIN_PX}px`;
    box.style.width = `${width + 2 * MARGIN_PX}px`;
    box.style.height = `${height + 2 * MARGIN_PX}px`;
  };
  // Whatever moves the element, a late picture as much as the wheel.
  let frame = 0;
  const follow = () => {
    place();
    frame = window.requestAnimationFrame(follow);
  };
  follow();
  return () => {
    window.cancelAnimationFrame(frame);
    host.remove();
  };
}
