// The chat's action strings, a call in one line: `click(a12)`, `type(a3, "Ann")`, `navigate("https://…")`.
import type { ToolCall } from '../../shared/tool-call';

const SHORT: Readonly<Record<string, string>> = {
  'tabs.navigate': 'navigate',
  'downloads.waitFor': 'waitForDownload',
};

/** At most 200 characters; a secret shows as its handle. */
export function actionString(call: ToolCall): string {
  const name = SHORT[call.name] ?? call.name.replace(/^(dom|tabs|page)\./, '');
  const parts: string[] = [];
  for (const [key, value] of Object.entries(call.args)) {
    if (key === 'tabId' || value === undefined) continue;
    parts.push(key === 'selector' || key === 'to' ? target(value) : JSON.stringify(value));
  }
  const text = `${name}(${parts.join(', ')})`;
  return text.length > 200 ? `${text.slice(0, 198)}…)` : text;
}

function target(selector: unknown): string {
  if (typeof selector !== 'object' || selector === null) return String(selector);
  const s = selector as Record<string, unknown>;
  switch (s['kind']) {
    case 'ref':
      return String(s['ref']);
    case 'role':
      return `${String(s['role'])}${s['name'] === undefined ? '' : ` ${JSON.stringify(s['name'])}`}${nth(s)}`;
    case 'text':
      return `text ${JSON.stringify(s['text'])}${nth(s)}`;
    default:
      return JSON.stringify(s['css'] ?? s);
  }
}

function nth(s: Record<string, unknown>): string {
  return typeof s['nth'] === 'number' ? ` #${s['nth'] + 1}` : '';
}
