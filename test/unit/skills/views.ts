// Hand-written views: hits as perception would give them, with everything that a case does not name left plain.
import type { Extraction } from '../../../src/shared/extraction';
import { inEnglish, type Phrase } from '../../../src/shared/phrase';
import type { PcdHit } from '../../../src/shared/query';
import { success } from '../../../src/shared/tool-result';
import type { Attempt, SkillView } from '../../../src/skills/skill';
import type { ToolName } from '../../../src/tools/registry';

let made = 0;

export function hit(
  from: Partial<Record<keyof PcdHit, unknown>> & { label?: string; role?: string },
): PcdHit {
  made++;
  return {
    id: `a${made}`,
    type: 'action',
    role: 'button',
    label: '',
    score: 0,
    order: made,
    tag: 'button',
    look: { box: { x: 0, y: made * 30, w: 80, h: 24 } },
    ...from,
  } as PcdHit;
}

export function table(fields: string[], rows: string[][], name = ''): Extraction {
  return {
    collectionId: 'c1',
    name,
    fields,
    rows: rows.map((cells, index) => ({
      index,
      cells: Object.fromEntries(fields.map((field, at) => [field, { text: cells[at] ?? '' }])),
      actions: [],
    })),
    more: false,
  } as unknown as Extraction;
}

/** A step that was carried out; `shown`: whether the page changed by it. */
export function step(
  name: ToolName,
  on: PcdHit,
  from: { args?: object; say?: Phrase; shown?: boolean } = {},
): Attempt {
  const changes = from.shown === false ? [] : [{ what: 'text', node: 'main' }];
  return {
    call: { name, args: { selector: { kind: 'ref', ref: on.id }, ...from.args } },
    description: from.say ? inEnglish(from.say) : name,
    said: from.say,
    result: success(null),
    observation: {
      url: 'https://example.org/',
      title: '',
      ts: 1,
      changes,
    } as unknown as Attempt['observation'],
    round: 0,
  };
}

interface ViewParts {
  hits?: PcdHit[];
  tables?: Extraction[];
  attempts?: Attempt[];
  answers?: string[];
  title?: string;
  url?: string;
  memory?: Record<string, string>;
  secrets?: SkillView['secrets'];
}

export function viewWith(parts: ViewParts): SkillView {
  return {
    mini: {
      url: parts.url ?? 'https://example.org/',
      origin: 'https://example.org',
      title: (parts.title ?? '') as never,
      loginState: 'unknown',
      ts: 1,
      landmarks: [],
      actions: [],
      forms: [],
      collections: [],
    },
    hits: (key) => (key === 'all' ? (parts.hits ?? []) : []),
    tables: () => parts.tables ?? [],
    passages: () => [],
    attempts: parts.attempts ?? [],
    memory: parts.memory ?? {},
    now: Date.parse('2026-11-21T12:00:00Z'),
    locale: 'en-US',
    tabId: 1,
    answers: parts.answers ?? [],
    secrets: parts.secrets ?? [],
  };
}
