// Key names as Playwright has them (`Enter`, `a`, `ArrowDown`, `Control+Shift+A`) → what the events carry.
// A US layout: what a key writes is given by its name, so other characters work too.
import { chordParts } from '../../shared/key-chord';
import { failure, type ToolFailure } from '../../shared/tool-result';
import type { KeyState, Modifiers } from './dispatch';

export interface KeyPress extends KeyState {
  /** Characters that the key writes; '' for a key that writes nothing. */
  text: string;
}

/** key → [code, keyCode, location] */
const NAMED: Readonly<Record<string, readonly [string, number, number?]>> = {
  Enter: ['Enter', 13],
  Tab: ['Tab', 9],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Delete: ['Delete', 46],
  Insert: ['Insert', 45],
  Home: ['Home', 36],
  End: ['End', 35],
  PageUp: ['PageUp', 33],
  PageDown: ['PageDown', 34],
  ArrowLeft: ['ArrowLeft', 37],
  ArrowUp: ['ArrowUp', 38],
  ArrowRight: ['ArrowRight', 39],
  ArrowDown: ['ArrowDown', 40],
  Shift: ['ShiftLeft', 16, 1],
  Control: ['ControlLeft', 17, 1],
  Alt: ['AltLeft', 18, 1],
  Meta: ['MetaLeft', 91, 1],
  CapsLock: ['CapsLock', 20],
  ContextMenu: ['ContextMenu', 93],
};
for (let n = 1; n <= 12; n++)
  (NAMED as Record<string, readonly [string, number]>)[`F${n}`] = [`F${n}`, 111 + n];

const PUNCTUATION: Readonly<Record<string, readonly [string, number]>> = {
  ' ': ['Space', 32],
  '-': ['Minus', 189],
  _: ['Minus', 189],
  '=': ['Equal', 187],
  '+': ['Equal', 187],
  ',': ['Comma', 188],
  '<': ['Comma', 188],
  '.': ['Period', 190],
  '>': ['Period', 190],
  '/': ['Slash', 191],
  '?': ['Slash', 191],
  ';': ['Semicolon', 186],
  ':': ['Semicolon', 186],
  "'": ['Quote', 222],
  '"': ['Quote', 222],
  '[': ['BracketLeft', 219],
  ']': ['BracketRight', 221],
  '\\': ['Backslash', 220],
  '`': ['Backquote', 192],
};
const SHIFTED_DIGITS = ')!@#$%^&*(';

/** The key that writes one character. */
export function keyOfCharacter(char: string, modifiers: Modifiers): KeyPress {
  const state = { key: char, location: 0, text: char, ...modifiers };
  if (/^[a-z]$/i.test(char)) {
    const upper = char.toUpperCase();
    const shiftKey = modifiers.shiftKey || char !== char.toLowerCase();
    return { ...state, shiftKey, code: `Key${upper}`, keyCode: upper.charCodeAt(0) };
  }
  if (/^[0-9]$/.test(char)) return { ...state, code: `Digit${char}`, keyCode: char.charCodeAt(0) };
  const shifted = SHIFTED_DIGITS.indexOf(char);
  if (shifted >= 0) return { ...state, shiftKey: true, code: `Digit${shifted}`, keyCode: 48 + shifted };
  if (char === '\n') return { ...keyOfName('Enter', modifiers), text: '\n' };
  const [code, keyCode] = PUNCTUATION[char] ?? ['', 0];
  return { ...state, code, keyCode };
}

function keyOfName(name: string, modifiers: Modifiers): KeyPress {
  const [code, keyCode, location = 0] = NAMED[name] ?? ['', 0];
  return { key: name, code, keyCode, location, text: '', ...modifiers };
}

/** Parses a chord. `INVALID_ACTION` names the part that is no key. */
export function parseChord(chord: string): { ok: true; press: KeyPress; held: KeyPress[] } | ToolFailure {
  const parts = chordParts(chord);
  const modifiers: Modifiers = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
  const held: KeyPress[] = [];
  for (const name of parts.slice(0, -1)) {
    if (name === 'Control') modifiers.ctrlKey = true;
    else if (name === 'Shift') modifiers.shiftKey = true;
    else if (name === 'Alt') modifiers.altKey = true;
    else if (name === 'Meta') modifiers.metaKey = true;
    else return failure('INVALID_ACTION', `“${name}” is no modifier key (Control, Shift, Alt, Meta)`);
    held.push(keyOfName(name, { ...modifiers }));
  }
  const last = parts.at(-1) ?? '';
  if (Object.hasOwn(NAMED, last)) return { ok: true, press: keyOfName(last, modifiers), held };
  const code = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(last);
  let char = code ? (code[1]?.toLowerCase() ?? code[2] ?? '') : last === 'Plus' ? '+' : last;
  if (Array.from(char).length !== 1) {
    return failure('INVALID_ACTION', `“${last}” is no key name (Enter, Tab, ArrowDown, a, F5…)`);
  }
  if (modifiers.shiftKey && /^[a-z]$/.test(char)) char = char.toUpperCase();
  const press = keyOfCharacter(char, modifiers);
  const writes = !modifiers.ctrlKey && !modifiers.metaKey && !modifiers.altKey;
  return { ok: true, press: writes ? press : { ...press, text: '' }, held };
}
