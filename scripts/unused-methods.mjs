// Methods that nothing in a bundle names are of no use in it, but no bundler leaves them out of a class: of a library
// that is one class they are the greater part.
import { parseAst } from 'rollup/parseAst';

/** Called by the language itself. */
const IMPLICIT = new Set(['next', 'return', 'throw', 'then', 'toString', 'toJSON', 'valueOf']);

/**
 * The code without the methods whose names are said nowhere else, not even as texts. `called`: by the name of a class,
 * the methods that others call; what else it has is only of use where its own methods say so. `never`: by the name of
 * a class, methods that are named in it and yet never reached by those who call it.
 */
export function withoutUnusedMethods(code, called = {}, never = {}) {
  const program = parseAst(code);
  const methods = [];
  const unused = new Set();
  walk(program, (node) => {
    if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return;
    // Bundlers put a line before the name that a class has for itself.
    const name = node.id?.name.replace(/^_/, '');
    const byOthers = called[name];
    for (const method of node.body.body) {
      const isNamed =
        method.type === 'MethodDefinition' && !method.computed && method.key.type === 'Identifier';
      if (!isNamed || method.kind === 'constructor') continue;
      if (never[name]?.includes(method.key.name)) unused.add(method);
      else if (byOthers || !IMPLICIT.has(method.key.name))
        methods.push({ method, of: byOthers && node, byOthers });
    }
  });
  for (let before = -1; before < unused.size;) {
    before = unused.size;
    const said = namesIn(program, unused);
    for (const { method, of, byOthers } of methods) {
      const { name } = method.key;
      const isUsed = of ? byOthers.includes(name) || ownNamesIn(of, unused).has(name) : said.has(name);
      if (!isUsed) unused.add(method);
    }
  }
  return [...unused]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

/** What a class says of itself: `this.name`. */
function ownNamesIn(of, unused) {
  const said = new Set();
  walk(of, (node) => {
    if (unused.has(node)) return false;
    if (node.type === 'MemberExpression' && node.object.type === 'ThisExpression')
      said.add(node.property.name);
    return true;
  });
  return said;
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
