// The palette: one field, one ranked list. A combobox as ARIA has it: the focus stays in the field,
// the active row is named by aria-activedescendant.
import { type TaskStatus } from '../../shared/status';
import { TASK_LOOK } from '../parts/task-state';
import { useEffect, useRef } from 'preact/hooks';
import type { PaletteItem } from '../../shared/messages/ui';
import { plural, t, type MessageKey, worded } from '../i18n';
import { ConfirmCardView } from '../parts/confirm-card';
import { Icon, type IconName } from '../parts/icon';
import { matchRanges } from './filter-items';
import type { Palette } from './palette-state';

const TYPES: Readonly<Record<PaletteItem['type'], { icon: IconName; label: MessageKey }>> = {
  action: { icon: 'click', label: 'palette_type_action' },
  field: { icon: 'field', label: 'palette_type_field' },
  tab: { icon: 'tab', label: 'palette_type_tab' },
  task: { icon: 'clock', label: 'palette_type_task' },
  goal: { icon: 'send', label: 'palette_type_goal' },
};
const PAGE_ROWS = 8;

export function PaletteView({ palette, foot }: { palette: Palette; foot: preact.ComponentChildren }) {
  const items = palette.items.value;
  const selected = palette.selected.value;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, items]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: selected + 1,
      ArrowUp: selected - 1,
      PageDown: Math.min(selected + PAGE_ROWS, items.length - 1),
      PageUp: Math.max(selected - PAGE_ROWS, 0),
    };
    const to = moves[event.key];
    if (to !== undefined) palette.select(to);
    else if (event.key === 'Enter') {
      if (event.altKey) palette.runAsGoal();
      else palette.run();
    } else return;
    event.preventDefault();
  }

  const status = palette.busy.value
    ? t('palette_running')
    : palette.silent.value
      ? t('palette_silent')
      : !palette.loaded.value
        ? t('palette_loading')
        : items.length === 0
          ? t('palette_nothing')
          : plural(items.length, 'palette_found_one', 'palette_found_other');
  return (
    <main class="palette">
      <h1 class="visually-hidden">{t('palette_title')}</h1>
      <div class="palette-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('palette_name')}
          placeholder={t('palette_name')}
          aria-expanded={items.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          {...(items.length > 0 ? { 'aria-activedescendant': `palette-row-${selected}` } : {})}
          autofocus
          autocomplete="off"
          spellcheck={false}
          dir="auto"
          maxLength={400}
          value={palette.text.value}
          onInput={(event) => palette.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {palette.message.value && (
        <p class="palette-message" role="alert" dir="auto">
          {palette.message.value}
        </p>
      )}
      {palette.card.value && (
        <ConfirmCardView
          key={palette.card.value.id}
          card={palette.card.value}
          title={t('confirm_title')}
          onDecide={palette.decide}
        />
      )}
      <ul id="palette-list" ref={list} class="palette-list" role="listbox" aria-label={t('palette_results')}>
        {items.map((item, i) => (
          <Row key={item.id} item={item} index={i} selected={i === selected} palette={palette} />
        ))}
      </ul>
      <footer class="palette-foot">
        <span role="status">{status}</span>
        {palette.silent.value ? (
          <button type="button" class="small" onClick={palette.retry}>
            {t('palette_retry')}
          </button>
        ) : (
          <span>{t('palette_hint')}</span>
        )}
        {foot}
      </footer>
    </main>
  );
}

interface RowProps {
  item: PaletteItem;
  index: number;
  selected: boolean;
  palette: Palette;
}

function Row({ item, index, selected, palette }: RowProps) {
  const { icon, label } = TYPES[item.type];
  return (
    <li
      id={`palette-row-${index}`}
      class="palette-row"
      role="option"
      aria-selected={selected}
      onPointerMove={() => !selected && palette.select(index)}
      onClick={() => {
        palette.select(index);
        palette.run();
      }}
    >
      <Icon name={icon} />
      <span class="palette-label" dir="auto">
        {marked(item.value === undefined ? item.label : `${item.label}: ${item.value}`, palette.text.value)}
      </span>
      <span class="palette-type">{t(label)}</span>
      {item.detail && (
        <span class="palette-detail" dir="auto">
          {detailOf(item)}
        </span>
      )}
    </li>
  );
}

function detailOf({ type, detail = '', said }: PaletteItem): string {
  const look = type === 'task' && detail in TASK_LOOK ? TASK_LOOK[detail as TaskStatus] : undefined;
  return look ? t(look.label) : worded(said ?? detail);
}

function marked(label: string, text: string): preact.ComponentChildren {
  const parts: preact.ComponentChildren[] = [];
  let at = 0;
  for (const [start, end] of matchRanges(label, text)) {
    parts.push(label.slice(at, start), <mark>{label.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, label.slice(at)];
}
