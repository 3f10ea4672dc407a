/** Roles of what has rows and columns. */
export const TABLE_ROLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
