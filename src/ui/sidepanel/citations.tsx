// What an answer rests on: a word about its basis, and the passages that it names, numbered. A number marks its
// passage in the page; pressed again it takes the mark away. Passages are page text, shown as plain text.
import type { ChatMessage } from '../../shared/chat';
import type { AnswerBasis } from '../../shared/citation';
import { t, type MessageKey } from '../i18n';
import type { Session } from './session';

const BASIS: Readonly<Record<AnswerBasis, MessageKey>> = {
  lookup: 'basis_lookup',
  extracts: 'basis_extracts',
  cited: 'basis_cited',
  uncited: 'basis_uncited',
};

export function Citations({ message, session }: { message: ChatMessage; session: Session }) {
  const { basis, citations = [] } = message.metadata ?? {};
  if (basis === undefined) return null;
  return (
    <div class="sources">
      <p class={`basis ${basis}`}>{t(BASIS[basis])}</p>
      {citations.length > 0 && (
        <ol class="citations" aria-label={t('citations_name')}>
          {citations.map((citation) => {
            const key = `${message.messageId}#${citation.n}`;
            return (
              <li key={key}>
                <button
                  type="button"
                  class="citation"
                  aria-pressed={session.cited.value === key}
                  aria-describedby={`cited-${key}`}
                  title={t('citation_show')}
                  onClick={() => session.cite(key, citation)}
                >
                  [{citation.n}]
                </button>
                <span id={`cited-${key}`} class="cited-text" dir="auto">
                  {citation.heading && <strong>{citation.heading}</strong>} {citation.text}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
