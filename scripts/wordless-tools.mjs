// For the build of the content script: a page carries out calls of tools and reads nothing of what models and people
// are told of them. Each tool stays one definition in one file; its words are left out of that bundle alone.
import { parseAst } from 'rollup/parseAst';

const WORDS = new Set(['description', 'example']);

export function wordlessTools() {
  return {
    name: 'wordless-tools',
    transform: (code, id) =>
      /\/src\/tools\/[^/]+\.ts$/.test(id) && code.includes('example')
        ? { code: withoutWords(code), map: null }
        : null,
  };
}

/** The code without `description` and `example` of each call's only argument, where that is an object with both. */
export function withoutWords(code) {
  const literals = parseAst(code).body.flatMap(
    (statement) =>
      (statement.declaration ?? statement).declarations?.flatMap(({ init }) => toldIn(init)) ?? [],
  );
  return literals.reduceRight((rest, { start, end, properties }) => {
    const kept = properties.filter((property) => !isWords(property));
    return `${rest.slice(0, start)}{${kept.map((property) => code.slice(property.start, property.end)).join(',')}}${rest.slice(end)}`;
  }, code);
}

function toldIn(init) {
  const [literal] = init?.type === 'CallExpression' ? init.arguments : [];
  return literal?.type === 'ObjectExpression' && literal.properties.filter(isWords).length === WORDS.size
    ? [literal]
    : [];
}

const isWords = (property) => WORDS.has(property.key?.name);
