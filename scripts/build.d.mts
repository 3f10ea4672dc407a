// Types of build.mjs, for the tests.
export function build(profile: 'release' | 'loopback' | 'site', more?: Record<string, string>): void;
