// Words for colours, as people write them in a search. Pure.

/** English words for what a page calls by a basic colour. */
const SHADES = new Map([
  ['gray', ['grey', 'silver']],
  ['blue', ['navy', 'lightblue', 'darkblue']],
  ['cyan', ['aqua', 'teal', 'turquoise']],
  ['magenta', ['fuchsia', 'pink', 'purple']],
  ['purple', ['violet', 'indigo']],
  ['green', ['lime']],
  ['orange', ['amber']],
  ['red', ['crimson', 'maroon']],
  ['yellow', ['gold']],
]);

/** Without endings; Chinese words stand in front of 色. */
const IN_OTHER_LANGUAGES = new Map([
  ['rot', 'red'],
  ['blau', 'blue'],
  ['grün', 'green'],
  ['gelb', 'yellow'],
  ['violett', 'purple'],
  ['lila', 'purple'],
  ['rosa', 'pink'],
  ['türkis', 'cyan'],
  ['braun', 'brown'],
  ['schwarz', 'black'],
  ['weiß', 'white'],
  ['grau', 'gray'],
  ['红', 'red'],
  ['蓝', 'blue'],
  ['绿', 'green'],
  ['黄', 'yellow'],
  ['橙', 'orange'],
  ['紫', 'purple'],
  ['粉', 'pink'],
  ['青', 'cyan'],
  ['棕', 'brown'],
  ['黑', 'black'],
  ['白', 'white'],
  ['灰', 'gray'],
]);

const BASIC = new Set(
  'black white gray red orange brown yellow olive green cyan blue purple pink magenta'.split(' '),
);

/** Whether two English colour words may be said of the same thing. */
export function sameColor(a: string, b: string): boolean {
  const [x, y] = [plain(a), plain(b)];
  return x === y || (SHADES.get(x)?.includes(y) ?? false) || (SHADES.get(y)?.includes(x) ?? false);
}

function plain(word: string): string {
  return word.toLowerCase().replace('grey', 'gray');
}

/** The words of a text that name a colour, as they stand there, with the English word for it. */
export function colorWordsIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{sc=Han}](?=色)|[\p{sc=Latin}]+/gu)) {
    const color = colorOf(word);
    if (color !== undefined) found.set(/\p{sc=Han}/u.test(word) ? `${word}色` : word, color);
  }
  return found;
}

function colorOf(word: string): string | undefined {
  const english = plain(word);
  if (BASIC.has(english)) return english;
  for (const [color, shades] of SHADES) if (shades.includes(word)) return color;
  return IN_OTHER_LANGUAGES.get(word) ?? IN_OTHER_LANGUAGES.get(word.replace(/e[nrsm]?$/, ''));
}
