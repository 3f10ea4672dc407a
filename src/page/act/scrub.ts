// Takes a secret out of everything that leaves the page: results, changes, addresses, undo records.

const DOTS = '••••';
/** Shorter echoes are part of ordinary words. */
const MIN_PART_CHARS = 3;

/** The value with every occurrence of the secret replaced, also percent- and form-encoded, at any depth. */
export function scrubSecret<T>(value: T, secret: string | undefined): T {
  if (!secret) return value;
  const forms = new Set([
    secret,
    secret.trim(),
    secret.replace(/\s+/g, ' '),
    encoded(secret),
    encoded(secret).replace(/%20/g, '+'),
  ]);
  const needles = [...forms].filter((form) => form.length > 0).sort((a, b) => b.length - a.length);
  const whole = new Set(needles);
  const clean = (text: string): string => {
    if (whole.has(text.trim())) return DOTS;
    return needles.reduce(
      (rest, form) => (form.length < MIN_PART_CHARS ? rest : rest.split(form).join(DOTS)),
      text,
    );
  };
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return clean(node);
    if (Array.isArray(node)) return node.map(walk);
    if (node !== null && typeof node === 'object') {
      return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, walk(entry)]));
    }
    return node;
  };
  return walk(value) as T;
}

function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate has no encoded form, so no page can have made one.
    return text;
  }
}
