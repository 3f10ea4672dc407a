// A write that waits for the user's approval: of a task, or of an outside agent. Its text was written by code;
// the buttons are disabled for its first moments, and again whenever the page becomes visible.
import type { ConfirmCard } from '../../shared/card';
import { t, worded } from '../i18n';
import { Icon } from './icon';
import { useInert } from './use-inert';

interface Props {
  card: ConfirmCard;
  title: string;
  onDecide: (approve: boolean) => void;
  /** Approves this and what else is harmless; absent where that is not offered. */
  onTrust?: () => void;
}

export function ConfirmCardView({ card, title, onDecide, onTrust }: Props) {
  const inert = useInert(card.id);
  const { said } = card;
  const [titleId, whatId] = [`title-${card.id}`, `what-${card.id}`];
  return (
    <section
      class={`card confirm ${card.risk}`}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={whatId}
    >
      <h2 id={titleId}>
        <Icon name="shield" />
        {title}
        <span class={`risk ${card.risk}`}>{t(card.risk === 'high' ? 'risk_high' : 'risk_medium')}</span>
      </h2>
      <p id={whatId} class="card-what" dir="auto">
        {said ? worded(said.what) : card.what}
      </p>
      <dl>
        <dt>{t('confirm_where')}</dt>
        <dd class="origin">{said?.where ? worded(said.where) : card.where}</dd>
        <dt>{t('confirm_why')}</dt>
        <dd dir="auto">{said ? said.why.map(worded).join(' ') : card.why}</dd>
        {/* Last, as they may be many, and hold words of the page. */}
        {card.values.map(({ label, value }, i) => {
          const ours = said?.values[i];
          return (
            <>
              <dt dir="auto">{ours?.label ? worded(ours.label) : label}</dt>
              <dd dir="auto">{ours?.value ? worded(ours.value) : value}</dd>
            </>
          );
        })}
      </dl>
      <div class="card-buttons">
        {onTrust && (
          <button type="button" class="quiet" disabled={inert} onClick={onTrust}>
            {t('agent_trust')}
          </button>
        )}
        <button type="button" disabled={inert} onClick={() => onDecide(false)}>
          {t('decline')}
        </button>
        <button type="button" class="primary" disabled={inert} onClick={() => onDecide(true)}>
          {t('approve')}
        </button>
      </div>
    </section>
  );
}
