// One turn of the conversation: the user's on the right, the copilot's on the left.
// Everything in it is shown as plain text: much of it was written by pages.
import type { ChatMessage } from '../../shared/chat';
import { durationOf, errorText, language, t, timeOf, worded } from '../i18n';
import { faultText } from '../trouble';
import { DataTable } from '../parts/data-table';
import { Icon } from '../parts/icon';
import { RUNG_NAMES } from './task-header';
import { Citations } from './citations';
import type { Session } from './session';
import { StepMark } from './step-mark';

type Meta = NonNullable<ChatMessage['metadata']>;

export function Turn({ message, session }: { message: ChatMessage; session: Session }) {
  if (message.role === 'system') {
    return (
      <li class="turn system">
        <p dir="auto">{contentOf(message)}</p>
      </li>
    );
  }
  if (message.role === 'user') return <UserTurn message={message} />;
  const meta: Meta = message.metadata ?? {};
  const turn = meta.turn ?? (message.actionString ? 'step' : 'notice');
  return (
    <li class={`turn assistant ${turn}`}>
      <span class="visually-hidden">{t('turn_assistant')}</span>
      {meta.thought && turn !== 'step' && <Thought text={worded(meta.saidThought ?? meta.thought)} />}
      {turn === 'step' ? (
        <StepTurn message={message} meta={meta} />
      ) : (
        <p class="turn-text" dir="auto">
          {contentOf(message)}
        </p>
      )}
      {message.error && turn !== 'step' && !message.content.includes(message.error.message) && (
        <ErrorLine error={message.error} />
      )}
      <Citations message={message} session={session} />
      <Extras meta={meta} />
    </li>
  );
}

function UserTurn({ message }: { message: ChatMessage }) {
  const feedback = message.metadata?.turn === 'feedback';
  return (
    <li class="turn user">
      <span class="visually-hidden">{t('turn_user')}</span>
      {feedback && <span class="turn-label">{t('turn_feedback')}</span>}
      <p class="bubble" dir="auto">
        {contentOf(message)}
      </p>
      <time dateTime={message.timestamp}>{timeOf(Date.parse(message.timestamp) || 0)}</time>
    </li>
  );
}

function contentOf({ content, metadata }: ChatMessage): string {
  return metadata?.said ? worded(metadata.said) : content;
}

function Thought({ text }: { text: string }) {
  return (
    <details class="thought">
      <summary>
        <Icon name="chevron" />
        {t('turn_thought')}
      </summary>
      <p dir="auto">{text}</p>
    </details>
  );
}

function StepTurn({ message, meta }: { message: ChatMessage; meta: Meta }) {
  const { status } = message;
  return (
    <>
      <p class="step-line">
        <StepMark status={STATE_OF_TURN[status ?? 'pending']} />
        <span dir="auto">{contentOf(message)}</span>{' '}
        {meta.durationMs !== undefined && meta.durationMs >= 1_000 && (
          <span class="muted numeric">{durationOf(meta.durationMs)}</span>
        )}
      </p>
      {message.actionString && <code class="action">{message.actionString}</code>}
      {meta.observation && meta.observation !== message.error?.message && (
        <p class="observation" dir="auto">
          {worded(meta.saidObservation ?? meta.observation)}
        </p>
      )}
      {message.error && <ErrorLine error={message.error} />}
      {meta.thought && <Thought text={worded(meta.saidThought ?? meta.thought)} />}
      <ChosenBy meta={meta} />
    </>
  );
}

/** Which model chose the step, and what asking it cost. Steps without a model say nothing. */
function ChosenBy({ meta: { rung, tokens } }: { meta: Meta }) {
  if (rung === undefined || rung === 0) return null;
  const cost = tokens === undefined ? '' : ` · ${t('tokens', tokens)}`;
  return <p class="chosen-by muted">{`${t(RUNG_NAMES[rung])}${cost}`}</p>;
}

/** A turn's words for what became of a step. */
const STATE_OF_TURN = { success: 'ok', failure: 'error', skipped: 'skipped', pending: 'pending' } as const;

function ErrorLine({ error }: { error: NonNullable<ChatMessage['error']> }) {
  return (
    <p class="error-line" dir="auto">
      <strong>{errorText(error.code)}</strong> {faultText('', error.message)}
    </p>
  );
}

/** What may hang on any turn: reasoning, evidence, rows, a file. */
export function Extras({ meta }: { meta: Meta }) {
  return (
    <>
      {meta.reasoning && (
        <p class="reasoning" dir="auto">
          <span class="turn-label">{t('turn_reasoning')}</span> {meta.reasoning}
        </p>
      )}
      {meta.evidence && meta.evidence.length > 0 && (
        <details class="evidence">
          <summary>
            <Icon name="chevron" />
            {t('turn_evidence', meta.evidence.length)}
          </summary>
          <ul>
            {(meta.saidEvidence ?? meta.evidence).map((line) => (
              <li dir="auto">{worded(line)}</li>
            ))}
          </ul>
        </details>
      )}
      {meta.table && <DataTable table={meta.table} name={t('table_file_name')} />}
      {meta.file && <FileChip file={meta.file} />}
    </>
  );
}

function FileChip({ file }: { file: NonNullable<Meta['file']> }) {
  return (
    <p class="file">
      <Icon name="file" />
      <span dir="auto">{file.name}</span>{' '}
      {file.bytes !== undefined && <span class="muted numeric">{sizeOf(file.bytes)}</span>}
    </p>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return t('size_bytes', bytes);
  const [unit, size] = bytes < 1_000_000 ? (['size_kb', 1_000] as const) : (['size_mb', 1_000_000] as const);
  const digits = bytes < 10 * size ? 1 : 0;
  return t(unit, new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(bytes / size));
}
