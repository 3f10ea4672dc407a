// A card's buttons do nothing for their first moments, so that a click meant for something else
// cannot approve. The time starts again whenever the page becomes visible, and whenever another card comes or goes: that
// moves this one, and the second click on the other would hit it. A button that had the focus has it again after it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CARD_INERT_MS } from '../../shared/budgets';

/** Of each card in this document: starts its time again. */
const onShow = new Set<() => void>();

/** True while the buttons of the card with this id must stay disabled. */
export function useInert(cardId: string): boolean {
  const [readyId, setReadyId] = useState<string>();
  /** A disabled button loses the focus. */
  const focused = useRef<HTMLButtonElement | undefined>(undefined);
  const isReady = readyId === cardId;
  useLayoutEffect(() => {
    if (!isReady) return;
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
    focused.current = undefined;
  }, [isReady]);
  // Before the page is painted: no click comes between a move and this.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      setReadyId(undefined);
      if (document.visibilityState === 'visible') timer = setTimeout(() => setReadyId(cardId), CARD_INERT_MS);
    };
    const again = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLButtonElement) focused.current = activeElement;
      arm();
    };
    arm();
    onShow.forEach((each) => each());
    onShow.add(again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      onShow.delete(again);
      onShow.forEach((each) => each());
      document.removeEventListener('visibilitychange', again);
    };
  }, [cardId]);
  return !isReady;
}
