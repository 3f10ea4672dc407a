// Types of setup.mjs, for the tests.
export class SetupError extends Error {}
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined;
export function dependenciesAreCurrent(root?: string): boolean;
