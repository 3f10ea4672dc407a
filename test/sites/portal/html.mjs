// Decides how markup is written: a tagged template that escapes every value unless it is markup already.
// Promises that text from a visitor can never become a tag or leave its attribute.

class Markup {
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(value) {
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** Marks text as markup that needs no escaping. Only for text written here or sanitised. */
export function raw(text) {
  return new Markup(text);
}

function render(value) {
  if (value === null || value === undefined || value === false || value === true) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(value);
}

/** Tagged template: html`<p>${anything}</p>`. Lists are joined; null, undefined and booleans vanish. */
export function html(strings, ...values) {
  let text = strings[0];
  values.forEach((value, index) => {
    text += render(value) + strings[index + 1];
  });
  return new Markup(text);
}

/** Attributes from a record: true is a bare attribute, false and null are left out. */
export function attributes(record) {
  const parts = Object.entries(record)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`));
  return raw(parts.join(''));
}

const RICH_TAGS = new Set(['b', 'i', 'u', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'p', 'div']);

/** Keeps a handful of formatting tags without attributes and escapes everything else. */
export function sanitiseRichText(source) {
  const pieces = String(source).split(/(<\/?[a-zA-Z][^>]*>)/);
  return pieces
    .map((piece) => {
      const tag = /^<(\/?)([a-zA-Z]+)[^>]*>$/.exec(piece);
      if (!tag) return piece.replace(/[<>]/g, (character) => ENTITIES[character]);
      return RICH_TAGS.has(tag[2].toLowerCase()) ? `<${tag[1]}${tag[2].toLowerCase()}>` : '';
    })
    .join('');
}
