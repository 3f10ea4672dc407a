// The house checks itself: who imports whom, what every file owes the reader, and that nothing that exists is
// left out of its registry. Reads the sources as text; runs nothing of them but the registries.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../scripts/rooms.mjs';
import { TOOLS } from '../../src/tools/registry';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');
const MAX_LINES = 400;

function filesUnder(dir: string, kinds: RegExp): string[] {
  return readdirSync(join(ROOT, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const SOURCES = filesUnder('src', /\.tsx?$/);
const OWN = [...SOURCES, ...filesUnder('test', /\.tsx?$/), ...filesUnder('scripts', /\.mjs$/)];

interface Import {
  from: string;
  /** As written. */
  specifier: string;
  typeOnly: boolean;
}

/** Static imports and re-exports, and dynamic imports with a literal. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const statements = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
  for (const [, type, specifier = ''] of text.matchAll(statements))
    found.push({ from: path, specifier, typeOnly: type !== undefined });
  for (const [, specifier = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ from: path, specifier, typeOnly: false });
  return found;
}

/** The file that a relative import means. */
function targetOf({ from, specifier }: Import): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = resolve(ROOT, dirname(from), specifier);
  const candidates = [`${base}.ts`, `${base}.tsx`, base, join(base, 'index.ts')];
  const file = candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
  return file ?? base;
}

/** Names of the declarations that a file exports. */
const exportsOf = (text: string, kinds: string): string[] =>
  [...text.matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(([, name = '']) => name);

/** Exports that nothing else uses, and why they stand. */
const UNUSED: Readonly<Record<string, string>> = {
  StepRecord: 'the vocabulary’s name for a step on record',
  compiledRules: 'what the registry is for; asked by its own reader so far',
  dayOf: 'words of calendars, so far only of their own file',
  editDistance: 'words of texts, so far only of their own file',
  searchBox: 'words of pages, so far only of their own file',
  valueFor: 'words of fields, so far only of their own file',
};

const roomOf = (file: string) => relative(SRC, resolve(ROOT, file)).split('/')[0] ?? '';
const IMPORTS = SOURCES.flatMap((path) => importsOf(path, read(path)));

describe('the import reader', () => {
  test('finds every form of import', () => {
    const text = [
      "import { a } from './a';",
      "import type { B } from '../b';",
      "import {\n  c,\n  type D,\n} from './c';",
      "export { e } from './e';",
      "import './f';",
      "const g = await import('./g');",
    ].join('\n');
    expect(importsOf('x.ts', text).map(({ specifier, typeOnly }) => [specifier, typeOnly])).toEqual([
      ['./a', false],
      ['../b', true],
      ['./c', false],
      ['./e', false],
      ['./f', false],
      ['./g', false],
    ]);
  });
});

describe('rooms', () => {
  test('every folder of src is a room, and every import it makes is one that its room may make', () => {
    const rooms = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.map(({ name }) => name).filter((name) => !(name in ROOMS))).toEqual([]);
    const broken = IMPORTS.flatMap((each) => {
      const target = targetOf(each);
      if (!target) return [];
      const [from, to] = [roomOf(each.from), roomOf(target)];
      const outside = to === '..';
      const free =
        from === to || ROOMS[from]?.imports.includes(to) || (each.typeOnly && (to === 'shared' || outside));
      return free ? [] : [`${each.from} imports ${to} (${each.specifier})`];
    });
    expect(broken).toEqual([]);
  });

  test('rooms have an order: none is imported by one that it imports', () => {
    const seen: string[] = [];
    const visit = (room: string, path: string[]): void => {
      expect(path, `${[...path, room].join(' → ')} is a circle`).not.toContain(room);
      if (seen.includes(room)) return;
      for (const next of ROOMS[room]?.imports ?? []) visit(next, [...path, room]);
      seen.push(room);
    };
    for (const room of Object.keys(ROOMS)) visit(room, []);
  });

  test('files have an order: none is imported, by way of others, by what it imports', () => {
    const next = new Map<string, string[]>();
    for (const each of IMPORTS) {
      const target = each.typeOnly ? undefined : targetOf(each);
      if (target) next.set(each.from, [...(next.get(each.from) ?? []), relative(ROOT, target)]);
    }
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      expect(path, `${[...path, file].join(' → ')} is a circle`).not.toContain(file);
      if (done.has(file)) return;
      for (const other of next.get(file) ?? []) visit(other, [...path, file]);
      done.add(file);
    };
    for (const file of SOURCES) visit(file, []);
  });

  test('relative imports lead to files', () => {
    const lost = IMPORTS.filter((each) => {
      const target = targetOf(each);
      return target !== undefined && !existsSync(target);
    });
    expect(lost).toEqual([]);
  });

  test('a function that is exported is used elsewhere, a type or a constant at least at home', () => {
    const uses = new Map<string, Map<string, number>>();
    for (const path of OWN)
      for (const [word] of read(path).matchAll(/\w+/g)) {
        const files = uses.get(word) ?? new Map<string, number>();
        uses.set(word, files.set(path, (files.get(path) ?? 0) + 1));
      }
    const idle = SOURCES.flatMap((path) => {
      const elsewhere = (name: string) => [...(uses.get(name) ?? [])].some(([other]) => other !== path);
      const atHome = (name: string) => (uses.get(name)?.get(path) ?? 0) > 1;
      return [
        ...exportsOf(read(path), 'function\\*?|class').filter((name) => !elsewhere(name)),
        ...exportsOf(read(path), 'const|type|interface').filter((name) => !elsewhere(name) && !atHome(name)),
      ].map((name) => `${path}: ${name}`);
    });
    expect(idle.filter((each) => !(each.replace(/.*: /, '') in UNUSED))).toEqual([]);
  }, 30_000);

  test('schemas come from the one door to zod', () => {
    const direct = IMPORTS.filter(
      ({ specifier, from }) => specifier === 'zod' && from !== 'src/shared/schema.ts',
    );
    expect(direct.map(({ from }) => from)).toEqual([]);
  });

  test('connections are opened in the named files only, each of which says to where', () => {
    const OPENERS = [
      'src/background/bridge/bridge.ts',
      'src/offscreen/endpoint-fetch.ts',
      'src/offscreen/webllm/fetch-file.ts',
      'src/offscreen/webllm/packed-models.ts',
    ];
    const opens =
      /(?<![.\w]|function )fetch\(|globalThis\.fetch|\.fetch\.bind\(|\bnew (?:WebSocket|XMLHttpRequest|EventSource|WebTransport|RTCPeerConnection)\b|sendBeacon/;
    const found = SOURCES.filter((path) => {
      const text = withoutComments(read(path));
      return opens.test(text) && !text.includes('function fetch(');
    });
    expect(found.sort()).toEqual([...OPENERS, 'src/offscreen/webllm/sealed-globals.ts'].sort());
  });

  test('pure rooms and page logic touch no browser API of the extension', () => {
    const pure = SOURCES.filter((path) => ROOMS[roomOf(path)]?.world !== 'adapter');
    expect(pure.filter((path) => /\bchrome\.\w/.test(withoutComments(read(path))))).toEqual([]);
  });
});

/** A definition that carries its own description needs no head comment besides. */
const DESCRIBES_ITSELF = /^export const \w+ = define(?:Tool|Predicate|Skill)\(/m;

describe('every file', () => {
  test('begins with what it is for', () => {
    const silent = SOURCES.filter((path) => {
      const text = read(path);
      return !text.startsWith('//') && !text.startsWith('/*') && !DESCRIBES_ITSELF.test(text);
    });
    expect(silent).toEqual([]);
  });

  test(`has at most ${MAX_LINES} lines`, () => {
    const lines = (path: string) => read(path).split('\n').length - 1;
    expect(
      SOURCES.filter((path) => lines(path) > MAX_LINES).map((path) => `${path}: ${lines(path)}`),
    ).toEqual([]);
  });

  test('has a name in kebab-case that says something', () => {
    const odd = SOURCES.filter((path) => !/\/[a-z0-9]+(?:-[a-z0-9]+)*\.tsx?$/.test(path));
    const empty = SOURCES.filter((path) => /\/(?:utils?|helpers?|managers?|common|misc)\b/.test(path));
    expect([...odd, ...empty]).toEqual([]);
  });

  test('has no default export', () => {
    expect(SOURCES.filter((path) => /^\s*export\s+default\b/m.test(read(path)))).toEqual([]);
  });

  test('has no note of unfinished work', () => {
    const marks = new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);
    expect(OWN.filter((path) => marks.test(read(path)))).toEqual([]);
  });

  test('refers to no document that a reader does not have', () => {
    const named = /\b[Ss](?:eed|ystem)s? [A-E]\b|\b[Ss]pec(?:ification)?,? sections?\b|\b(?:the|our) spec\b/;
    // A comment may name it across the end of a line.
    const inOneLine = (path: string) => read(path).replace(/\s*\n\s*(?:\/\/|\*)? */g, ' ');
    expect(OWN.filter((path) => named.test(inOneLine(path)))).toEqual([]);
  });

  test('waits on conditions in tests, never for a time', () => {
    const tests = OWN.filter((path) => path.startsWith('test/') && path.endsWith('.test.ts'));
    const waits = /\bwaitForTimeout\(|new Promise\(\(?\w+\)? => setTimeout\(\w+, \d/;
    expect(tests.filter((path) => waits.test(read(path)))).toEqual([]);
  });
});

describe('registries', () => {
  test('every tool file is registered, under one name, with a description and an example that parses', () => {
    const registry = read('src/tools/registry.ts') + read('src/tools/page-tools.ts');
    const files = filesUnder('src/tools', /\.ts$/).filter((path) => /= defineTool\(/.test(read(path)));
    expect(files.filter((path) => !registry.includes(`'./${nameOf(path)}'`))).toEqual([]);
    expect(files).toHaveLength(TOOLS.length);
    const names = TOOLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const tool of TOOLS) {
      expect(tool.description.length, tool.name).toBeGreaterThan(10);
      expect(tool.args.safeParse(tool.example).success, `${tool.name}: the example`).toBe(true);
    }
  });

  test.each([
    ['skills', /^export const \w+Skill\b/m],
    ['predicates', /^export const \w+: Predicate = |= definePredicate\(/m],
  ])('every file of %s that defines one is registered', (room, definition) => {
    const registry = read(`src/${room}/registry.ts`);
    const files = filesUnder(`src/${room}`, /\.ts$/).filter(
      (path) => !path.endsWith('/registry.ts') && definition.test(read(path)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !registry.includes(`/${nameOf(path)}'`))).toEqual([]);
  });

  test('the languages of the interface have the same messages', () => {
    const keys = (locale: string) =>
      Object.keys(
        JSON.parse(read(`public/_locales/${locale}/messages.json`)) as Record<string, unknown>,
      ).sort();
    const locales = readdirSync(join(ROOT, 'public/_locales'));
    expect(locales).toEqual(expect.arrayContaining(['en', 'de', 'zh_CN']));
    for (const locale of locales) expect(keys(locale), locale).toEqual(keys('en'));
    const used = [...read('manifest.json').matchAll(/__MSG_(\w+?)__/g)].map(([, key]) => key);
    expect(used.filter((key) => !keys('en').includes(key ?? ''))).toEqual([]);
  });
});

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.ts$/, '');

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '');
}
