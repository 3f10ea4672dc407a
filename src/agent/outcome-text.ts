// What a finished item says to the user: the outcome, not the last keystroke.
import type { TaskItem } from '../shared/task-list';
import { isSilent } from '../skills/attempts';
import type { Attempt } from '../skills/skill';

export function outcomeText(item: TaskItem, attempts: readonly Attempt[]): string {
  const file = downloadedFile(attempts);
  if (file) return `Downloaded ${file.name}${file.bytes === undefined ? '' : ` (${sizeText(file.bytes)})`}.`;
  const last = attempts.findLast((a) => a.result.ok && !/^(downloads|page|tabs)\./.test(a.call.name));
  const where = last?.observation?.urlChanged
    ? ` Now at “${last.observation.title || last.observation.url}”.`
    : '';
  return `Done: ${item.description}.${where}${isSilent(last) ? ' The page shows no change.' : ''}`;
}

function downloadedFile(attempts: readonly Attempt[]): { name: string; bytes?: number } | undefined {
  for (const { result } of attempts.toReversed()) {
    if (!result.ok || typeof result.data !== 'object' || result.data === null) continue;
    const { fileName, bytes } = result.data as { fileName?: unknown; bytes?: unknown };
    if (typeof fileName === 'string')
      return { name: fileName, ...(typeof bytes === 'number' ? { bytes } : {}) };
  }
  return undefined;
}

/** 1.2 kB, 340 kB, 2.5 MB: decimal units, as browsers show downloads. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}
