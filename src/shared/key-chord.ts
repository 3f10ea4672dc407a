// Names of keys and chords (`Enter`, `return`, `Ctrl+Enter`, a line break), read once for those who judge a press and
// those who carry it out: what is one key to the page is one key to the gate. Pure.

const KEYS =
  'Enter Tab Escape Backspace Delete Insert Home End PageUp PageDown ArrowLeft ArrowUp ArrowRight ArrowDown Shift Control Alt Meta CapsLock ContextMenu F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12';
const NAMES = new Map(KEYS.split(' ').map((name) => [name.toLowerCase(), name]));

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['esc', 'Escape'],
  ['return', 'Enter'],
  ['\n', 'Enter'],
  ['\r', 'Enter'],
  ['space', ' '],
  ['spacebar', ' '],
  ['del', 'Delete'],
  ['up', 'ArrowUp'],
  ['down', 'ArrowDown'],
  ['left', 'ArrowLeft'],
  ['right', 'ArrowRight'],
  ['ctrl', 'Control'],
  ['controlormeta', 'Control'],
  ['cmd', 'Meta'],
  ['command', 'Meta'],
  ['option', 'Alt'],
  ['pgup', 'PageUp'],
  ['pgdn', 'PageDown'],
]);

/** Modifiers first, the key that is pressed last, each by its one name; a name that is none stays as it is written. */
export function chordParts(chord: string): string[] {
  // "Control++" is Control and the plus key.
  const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+');
  return parts.map(keyName);
}

function keyName(part: string): string {
  const written = part.trim() || part;
  const lower = written.toLowerCase();
  return ALIASES.get(lower) ?? NAMES.get(lower) ?? written;
}
