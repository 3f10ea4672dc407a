// English ordinals from the second to the tenth, as patterns with their numbers: for which of several things is meant
// (en.ts) and which part of a text (described-words.ts). What "first" and "last" may mean differs between the two.

export const EN_ORDINALS: ReadonlyArray<readonly [pattern: string, n: number]> = [
  ['second|2nd', 2],
  ['third|3rd', 3],
  ['fourth|4th', 4],
  ['fifth|5th', 5],
  ['sixth|6th', 6],
  ['seventh|7th', 7],
  ['eighth|8th', 8],
  ['ninth|9th', 9],
  ['tenth|10th', 10],
];
