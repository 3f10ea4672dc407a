// Types of unused-methods.mjs, for the tests.
export function withoutUnusedMethods(
  code: string,
  called?: Readonly<Record<string, readonly string[]>>,
  never?: Readonly<Record<string, readonly string[]>>,
): string;
