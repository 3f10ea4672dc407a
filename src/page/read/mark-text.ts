// Marks a passage for the person who looks at the page, by the CSS Custom Highlight API: no node is added,
// wrapped or changed, and nothing is left when the mark is taken away. Page world.
import { findText } from './find-text';

/** Name of the highlight among the document's own. */
export const MARK_NAME = 'browser-copilot-citation';

export interface TextMark {
  /** Marks the passage in place of what was marked before. False: it does not stand on this page. */
  show(text: string, from?: Element): boolean;
  clear(): void;
}

export function createTextMark({
  document,
  CSS,
  Highlight,
  CSSStyleSheet,
}: Window & typeof globalThis): TextMark {
  let sheet: CSSStyleSheet | undefined;
  const styled = new Set<Document | ShadowRoot>();

  const clear = (): void => {
    CSS.highlights.delete(MARK_NAME);
    for (const root of styled)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    styled.clear();
  };

  const style = (node: Node): void => {
    const root = node.getRootNode() as Document | ShadowRoot;
    if (styled.has(root)) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(`::highlight(${MARK_NAME}){background-color:Mark;color:MarkText}`);
    }
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    styled.add(root);
  };

  return {
    clear,
    show(text, from) {
      clear();
      const ranges = findText(document.body, text, from?.isConnected ? from : undefined);
      const [first] = ranges;
      if (!first) return false;
      for (const { startContainer } of ranges) style(startContainer);
      CSS.highlights.set(MARK_NAME, new Highlight(...ranges));
      const place = first.startContainer.parentElement;
      place?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return true;
    },
  };
}
