// Types of seeded.mjs, for the tests.
export function seeded(seed: number): () => number;
