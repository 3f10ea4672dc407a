// Made by the build (scripts/ranking-source.mjs).
declare module 'ranking-source' {
  /** Text of a function that needs nothing around it and returns what ranks. */
  export function rankingSource(): string;
}
