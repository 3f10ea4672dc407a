// Types of check-systems.mjs, for its test.
export const SECTIONS: Record<string, string>;
export function problemsOf(text: string, exists: (path: string) => boolean): string[];
export function checkSystems(): { problems: string[]; summary: string[] };
