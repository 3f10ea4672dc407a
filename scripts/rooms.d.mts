// Types of rooms.mjs, for the architecture test.
export const ROOMS: Record<string, { world: 'pure' | 'page' | 'adapter'; imports: string[] }>;
