// Types of build.mjs, for the tests.
export function build(profile: 'release' | 'loopback' | 'site', more?: Record<string, string>): void;
export function whyFailed(
  profile: string,
  run: { error?: NodeJS.ErrnoException | undefined; stdout?: string | null; stderr?: string | null },
): string;
