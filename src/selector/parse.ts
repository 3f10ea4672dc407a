// Reads the one-line form of a selector (see print.ts) back. Nothing that runs in the browser does so: it is how tests
// prove that a printed line says all that the selector does, and the form of one that a person or a program writes.
// Pure; trouble is a value that says what was expected.
import { landmark, selectorSchema, type RoleSelector } from '../shared/selector';
import { failure, success, type ToolResult } from '../shared/tool-result';
import { parsePattern } from './match-text';
import { KEYWORDS, STATE_WORDS } from './print';

const TOKEN =
  /\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|\((?:exact|includes|regex)\)|~~|~|=|\/(?:[^/\\]|\\.)+\/[a-z]*|[^\s"[~=]+)/y;
const MAX_LINE_CHARS = 6_000;

/** The selector of a line, or `INVALID_ACTION` with what would have been right. */
export function parseSelector(line: string): ToolResult<RoleSelector> {
  const tokens = tokensOf(line);
  if (typeof tokens === 'string') return bad(tokens);
  const read = new Reader(tokens);
  const draft = readHead(read);
  if (typeof draft === 'string') return bad(draft);
  const wrong = readTail(read, draft);
  if (wrong !== undefined) return bad(wrong);
  const parsed = selectorSchema.safeParse(draft);
  if (!parsed.success)
    return bad(
      `${parsed.error.issues[0]?.path.join('.') ?? 'selector'}: ${parsed.error.issues[0]?.message ?? 'not valid'}`,
    );
  return success(parsed.data);
}

function bad(why: string): ToolResult<never> {
  return failure('INVALID_ACTION', `selector: ${why}`);
}

function tokensOf(line: string): string[] | string {
  if (line.length > MAX_LINE_CHARS) return `a line has at most ${MAX_LINE_CHARS} characters`;
  const tokens: string[] = [];
  const text = line.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) return `cannot read “${text.slice(at, at + 20)}”`;
    tokens.push(found[1] as string);
  }
  return tokens;
}

class Reader {
  private at = 0;
  constructor(private readonly tokens: readonly string[]) {}
  peek(): string | undefined {
    return this.tokens[this.at];
  }
  next(): string | undefined {
    return this.tokens[this.at++];
  }
  take(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at++;
    return true;
  }
  /** A quoted string. */
  quoted(): string | undefined {
    const token = this.peek();
    if (token?.startsWith('"') !== true) return undefined;
    this.at++;
    return unquote(token);
  }
}

function unquote(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    // Written by hand, with a stray backslash.
    return token.slice(1, -1).replace(/\\(.)/gs, '$1');
  }
}

type Draft = Record<string, unknown> & { kind: RoleSelector['kind'] };

function readHead(read: Reader): Draft | string {
  const word = read.next();
  switch (word) {
    case undefined:
      return 'empty; begin with a role, text, css or ref';
    case 'text': {
      const exact = read.take('=') ? true : read.take('~') ? false : undefined;
      const text = read.quoted();
      if (text === undefined) return 'text wants a quoted text';
      return { kind: 'text', text, ...(exact === undefined ? {} : { exact }) };
    }
    case 'css': {
      const css = read.quoted();
      return css === undefined ? 'css wants a quoted CSS selector' : { kind: 'css', css };
    }
    case 'ref': {
      const ref = read.quoted() ?? read.next();
      return ref === undefined ? 'ref wants an id such as a12' : { kind: 'ref', ref };
    }
    default:
      return readRole(read, word);
  }
}

function readRole(read: Reader, word: string): Draft | string {
  const role = word === 'role' ? read.quoted() : word;
  if (role === undefined || (word !== 'role' && (!/^[a-z][-\w]*$/i.test(word) || KEYWORDS.has(word)))) {
    return `“${word}” is no role; begin with a role, text, css or ref`;
  }
  const draft: Draft = { kind: 'role', role };
  const pattern = read.peek();
  if (pattern?.startsWith('/') === true) {
    read.next();
    return withPattern(draft, pattern);
  }
  if (read.take('regex')) return withPattern(draft, read.quoted() ?? '');
  const mode = read.take('~~') ? undefined : read.take('~') ? 'includes' : 'exact';
  const name = read.quoted();
  if (name !== undefined) return { ...draft, name, ...(mode === undefined ? {} : { nameMode: mode }) };
  const bare = /^\((exact|includes|regex)\)$/.exec(read.peek() ?? '')?.[1];
  if (bare === undefined) return draft;
  read.next();
  return { ...draft, nameMode: bare };
}

function withPattern(draft: Draft, pattern: string): Draft | string {
  const regex = parsePattern(pattern);
  return typeof regex === 'string' ? regex : { ...draft, name: pattern, nameMode: 'regex' };
}

function readTail(read: Reader, draft: Draft): string | undefined {
  for (let token = read.next(); token !== undefined; token = read.next()) {
    const state = /^\[\s*(?:(not)\s+)?(\w+)(?:\s+(\d+))?\s*\]$/.exec(token);
    if (state !== null) {
      const word = state[2] as string;
      if (word === 'level' && state[3] !== undefined) draft['level'] = Number(state[3]);
      else if ((STATE_WORDS as readonly string[]).includes(word)) draft[word] = state[1] === undefined;
      else return `“${token}” is no state; there are ${STATE_WORDS.join(', ')}, level N`;
    } else if (token === 'in') {
      const where = landmark.safeParse(read.next());
      if (!where.success) return `in wants one of ${landmark.options.join(', ')}`;
      draft['withinLandmark'] = where.data;
    } else if (token === 'nth') {
      const nth = read.next();
      if (nth === undefined || !/^\d+$/.test(nth)) return 'nth wants a number from 0';
      draft['nth'] = Number(nth);
    } else if (token === 'frame') {
      const keys: string[] = [];
      for (let key = read.quoted(); key !== undefined; key = read.quoted()) keys.push(key);
      draft['framePath'] = keys;
    } else {
      return `“${token}” is out of place`;
    }
  }
  return undefined;
}
