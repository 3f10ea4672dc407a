// Types of unused-methods.mjs, for the tests.
export function withoutUnusedMethods(code: string): string;
