// Methods that nothing in a bundle names are of no use in it, but no bundler leaves them out of a class: of a library
// that is one class they are the greater part.
import { parseAst } from 'rollup/parseAst';

/** Called by the language itself. */
const IMPLICIT = new Set(['constructor', 'next', 'return', 'throw', 'then', 'toString', 'toJSON', 'valueOf']);

/** The code without the methods whose names are said nowhere else, not even as texts. */
export function withoutUnusedMethods(code) {
  const program = parseAst(code);
  const methods = [];
  walk(program, (node) => {
    const isNamed = node.type === 'MethodDefinition' && !node.computed && node.key.type === 'Identifier';
    if (isNamed && !IMPLICIT.has(node.key.name)) methods.push(node);
  });
  const unused = new Set();
  for (let before = -1; before < unused.size;) {
    before = unused.size;
    const said = namesIn(program, unused);
    for (const method of methods) if (!said.has(method.key.name)) unused.add(method);
  }
  return [...unused]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

/** What is said outside of `unused`; that a method is called so says nothing. */
function namesIn(program, unused) {
  const said = new Set();
  const keys = new Set();
  walk(program, (node) => {
    if (unused.has(node)) return false;
    if (node.type === 'MethodDefinition' && !node.computed) keys.add(node.key);
    if (keys.has(node)) return true;
    if (node.type === 'Identifier') said.add(node.name);
    if (node.type === 'Literal') said.add(node.value);
    return true;
  });
  return said;
}

/** Each node before those in it, which are passed over where `visit` says false. */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string' && visit(node) === false) return;
  for (const part of Object.values(node)) walk(part, visit);
}
