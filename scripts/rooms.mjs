// The rooms of src/ and who may import whom: one table behind the lint rule and the architecture test.
// A room may import itself and the rooms named here; type-only imports of shared shapes are free everywhere.

/** Pure logic, from the bottom up: each may import all before it. */
const PURE = [
  'shared',
  'selector',
  'ranking',
  'tools',
  'policy',
  'interpret',
  'predicates',
  'skills',
  'agent',
];
const upTo = (room) => PURE.slice(0, PURE.indexOf(room) + 1);

/** @type {Record<string, {world: 'pure' | 'page' | 'adapter', imports: string[]}>} */
export const ROOMS = {
  ...Object.fromEntries(PURE.map((room, at) => [room, { world: 'pure', imports: PURE.slice(0, at) }])),
  page: { world: 'page', imports: upTo('tools') },
  store: { world: 'adapter', imports: ['shared'] },
  content: { world: 'adapter', imports: [...upTo('tools'), 'page'] },
  offscreen: { world: 'adapter', imports: ['shared'] },
  bridge: { world: 'adapter', imports: ['shared', 'selector', 'tools'] },
  background: { world: 'adapter', imports: [...PURE, 'store', 'bridge'] },
  ui: { world: 'adapter', imports: ['shared'] },
};

/** Globals that a room of this world may not touch. */
export const FORBIDDEN_GLOBALS = {
  pure: [
    'chrome',
    'window',
    'document',
    'navigator',
    'indexedDB',
    'localStorage',
    'HTMLElement',
    'Element',
    'Node',
  ],
  page: ['chrome', 'indexedDB', 'localStorage'],
  adapter: [],
};
