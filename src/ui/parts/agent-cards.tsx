// Writes that an outside agent waits to be allowed, oldest first; one is on show at a time.
import type { BridgeCard } from '../../shared/messages/bridge';
import { plural, t } from '../i18n';
import { ConfirmCardView } from './confirm-card';

interface Props {
  cards: readonly BridgeCard[];
  onDecide: (cardId: string, approve: boolean, trust: boolean) => void;
}

export function AgentCards({ cards, onDecide }: Props) {
  const [first, ...more] = cards;
  if (!first) return null;
  const { card, offersTrust } = first;
  return (
    <>
      <ConfirmCardView
        key={card.id}
        card={card}
        title={t('agent_asks')}
        onDecide={(approve) => onDecide(card.id, approve, false)}
        {...(offersTrust ? { onTrust: () => onDecide(card.id, true, true) } : {})}
      />
      {more.length > 0 && <p class="muted">{plural(more.length, 'agent_more_one', 'agent_more_other')}</p>}
    </>
  );
}
