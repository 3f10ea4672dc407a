// The rooms of src/ and who may import whom: one table behind the lint rule and the architecture test.
// A room may import itself and the rooms named here; type-only imports of shared shapes are free everywhere.

/** @type {Record<string, {world: 'pure' | 'page' | 'adapter', imports: string[]}>} */
export const ROOMS = {
  shared: { world: 'pure', imports: [] },
  selector: { world: 'pure', imports: ['shared'] },
  ranking: { world: 'pure', imports: ['shared', 'selector'] },
  tools: { world: 'pure', imports: ['shared', 'selector', 'ranking'] },
  policy: { world: 'pure', imports: ['shared', 'selector', 'ranking', 'tools'] },
  interpret: { world: 'pure', imports: ['shared', 'selector', 'ranking', 'tools', 'policy'] },
  predicates: { world: 'pure', imports: ['shared', 'selector', 'ranking', 'tools', 'policy', 'interpret'] },
  skills: {
    world: 'pure',
    imports: ['shared', 'selector', 'ranking', 'tools', 'policy', 'interpret', 'predicates'],
  },
  agent: {
    world: 'pure',
    imports: ['shared', 'selector', 'ranking', 'tools', 'policy', 'interpret', 'predicates', 'skills'],
  },
  page: { world: 'page', imports: ['shared', 'selector', 'ranking', 'tools'] },
  store: { world: 'adapter', imports: ['shared'] },
  content: { world: 'adapter', imports: ['shared', 'selector', 'ranking', 'tools', 'page'] },
  offscreen: { world: 'adapter', imports: ['shared'] },
  bridge: { world: 'adapter', imports: ['shared', 'selector', 'tools'] },
  background: {
    world: 'adapter',
    imports: [
      'shared',
      'selector',
      'ranking',
      'tools',
      'policy',
      'interpret',
      'predicates',
      'skills',
      'agent',
      'store',
      'bridge',
    ],
  },
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
