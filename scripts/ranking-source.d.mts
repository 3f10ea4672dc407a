import type { Plugin } from 'vite';

/** `shared`: the bundle's own ranking is the function whose text the worker gets. */
export function rankingSource(options: { shared: boolean }): Plugin;
