// Types of wordless-tools.mjs, for the tests.
import type { Plugin } from 'rollup';

export function wordlessTools(): Plugin;
export function withoutWords(code: string): string;
