// The one door to zod, in its functional build, which leaves out of a bundle what a bundle does not use.
// Extension pages forbid `eval`, so zod's compiled fast path is switched off before any schema is made;
// every schema of the product is built through this module.
import * as z from 'zod/mini';

z.config({ jitless: true, localeError: expectation });

export { z };

/** What would have been right; zod's path says where. Shown to users and models beside the path. */
function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}, received ${typeOf(issue.input)}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_big':
      return `expected ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `expected ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return `expected a valid ${issue.format === 'regex' ? `string like ${issue.pattern}` : issue.format}`;
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? `expected ${issue.options.join(' or ')}` : 'not valid';
    default:
      return 'not valid';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
