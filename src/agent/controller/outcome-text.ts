// What the user is told of a finished item: its outcome, not its last step.
import { phraseOf, series, type Words } from '../../shared/phrase';
import type { TaskItem } from '../../shared/task-list';
import type { Attempt } from '../../skills/skill';
import { isSilent } from '../../skills/steps/attempts';
import { withLaterSigns } from './later-sign';

export function outcomeText(item: TaskItem, tried: readonly Attempt[]): Words {
  const attempts = withLaterSigns(tried);
  const file = downloadedFile(attempts);
  if (file)
    return file.bytes === undefined
      ? phraseOf('done_downloaded', file.name)
      : phraseOf('done_downloaded_size', file.name, sizeWords(file.bytes));
  const last = attempts.findLast((a) => a.result.ok && !/^(downloads|page|tabs)\./.test(a.call.name));
  const seen = last?.observation;
  const parts = [
    phraseOf('done', item.description),
    ...(seen?.urlChanged ? [phraseOf('done_at_page', seen.title || seen.url)] : []),
    ...(isSilent(last) && !attempts.some((other) => isShownBeside(other, last))
      ? [phraseOf('done_page_same')]
      : []),
  ];
  return series(parts, 'sentences');
}

/** A list that is filtered as one types has shown it before Enter is pressed; what merely suggests has not. */
function isShownBeside({ round, observation }: Attempt, last: Attempt | undefined): boolean {
  const seen = new Set((observation?.changes ?? []).map(({ what }) => what));
  return round === last?.round && (seen.has('content') || seen.has('count')) && !seen.has('expanded');
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

function sizeWords(bytes: number): Words {
  const [, whole, decimal, unit] = /^(\d+)\.(\d) (.+)$/.exec(sizeText(bytes)) ?? [];
  return whole && decimal && unit ? phraseOf('decimal', whole, decimal, unit) : sizeText(bytes);
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
