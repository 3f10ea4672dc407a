// Facts of which some may not be known. Pure.

/** Members that may be undefined are optional instead. */
export type Known<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Without those that are not known. */
export function known<const T extends object>(facts: T): Known<T> {
  const told: Partial<T> = {};
  for (const key in facts) if (facts[key] !== undefined) told[key] = facts[key];
  return told as unknown as Known<T>;
}
