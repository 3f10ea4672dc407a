// Rows that were read from a page: shown as plain text, saved and copied safely.
import { useState } from 'preact/hooks';
import { plural, t } from '../i18n';
import { toCsv, toJson, toTsv, type Rows } from './csv';
import { saveFile } from './save-file';

const ROWS_SHOWN = 12;

export function DataTable({ table, name }: { table: Rows; name: string }) {
  const [all, setAll] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const rows = all ? table.rows : table.rows.slice(0, ROWS_SHOWN);
  const copy = () =>
    navigator.clipboard.writeText(toTsv(table)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  /** It has been read: the button says again what it does. */
  const goOn = () => setCopied((was) => (was ? undefined : was));
  const label = plural(table.rows.length, 'table_rows_one', 'table_rows_other');
  return (
    <div class="data">
      <div class="data-scroll" role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {table.fields.map((field) => (
                <th scope="col">{field}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr>
                {table.fields.map((_, i) => (
                  <td>{row[i] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="data-foot">
        <span class="muted">{label}</span>
        {!all && table.rows.length > ROWS_SHOWN && (
          <button type="button" class="link" onClick={() => setAll(true)}>
            {t('table_show_all')}
          </button>
        )}
        <span class="grow" />
        <button
          type="button"
          class="small"
          onClick={() => saveFile(`${name}.csv`, toCsv(table), 'text/csv;charset=utf-8')}
        >
          {t('table_save_csv')}
        </button>
        <button
          type="button"
          class="small"
          onClick={() => saveFile(`${name}.json`, toJson(table), 'application/json')}
        >
          {t('table_save_json')}
        </button>
        <button type="button" class="small" onClick={() => void copy()} onBlur={goOn} onPointerLeave={goOn}>
          {copied ? t('copied') : t('copy')}
        </button>
      </div>
      {copied === false && (
        <p role="alert" class="error-line">
          {t('copy_refused')}
        </p>
      )}
    </div>
  );
}
