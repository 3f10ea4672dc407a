// How many tokens a text will be, counted without a tokenizer: on the high side, so that what is cut to a
// budget by it stays within the budget with the real one. Pure.

const PIECES = /[A-Za-z]+|\d+|[^\S\n]+|[^\p{ASCII}]|[^A-Za-z\d]/gu;

/** Never below the real count of a byte-pair tokenizer of 100,000 tokens or more, for what pages show. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) tokens += tokensOf(piece);
  return Math.ceil(tokens);
}

/** The beginning of a text, at most this many tokens. */
export function cutTo(text: string, maxTokens: number): string {
  if (estimateTokens(text) <= maxTokens) return text;
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (estimateTokens(text.slice(0, middle)) <= maxTokens) from = middle;
    else to = middle - 1;
  }
  return `${text.slice(0, from)}…`;
}

function tokensOf(piece: string): number {
  const first = piece.charCodeAt(0);
  if (first >= 0x80) return piece.length > 1 ? 4 : 2;
  // A word of the dictionary is one token; a random one is about one for two letters.
  if (/^[A-Za-z]/.test(piece)) return piece.length <= 3 ? 1 : 1 + piece.length / 4;
  if (/^\d/.test(piece)) return Math.ceil(piece.length / 3);
  // A single space belongs to the word after it.
  return /^\s/.test(piece) ? (piece.length === 1 ? 0.1 : 1) : 1;
}
