// A card's buttons do nothing for their first moments, so that a click meant for something else
// cannot approve. The time starts again whenever the page becomes visible.
import { useEffect, useState } from 'preact/hooks';
import { CARD_INERT_MS } from '../../shared/budgets';

/** True while the buttons of the card with this id must stay disabled. */
export function useInert(cardId: string): boolean {
  const [readyId, setReadyId] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      setReadyId(undefined);
      if (document.visibilityState === 'visible') timer = setTimeout(() => setReadyId(cardId), CARD_INERT_MS);
    };
    arm();
    document.addEventListener('visibilitychange', arm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arm);
    };
  }, [cardId]);
  return readyId !== cardId;
}
