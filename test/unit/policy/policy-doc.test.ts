// docs/policy.md is written from the gate's own tables: `npm run docs:policy` writes it anew, this holds it current.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASON_TEXTS } from '../../../src/policy/rules/reason-texts';
import { RULES } from '../../../src/policy/rules/rules';
import { TOOLS } from '../../../src/tools/registry';

const rules = RULES.map(
  ({ id, looksAt, promises }) => `- **\`${id}\`**: ${promises}\n  Looks at ${looksAt}.`,
).join('\n');

const EFFECTS = {
  read: 'Reading, which changes nothing',
  act: 'Acting on a page, each act on a one-use capability and behind the network fence',
  navigate: 'Moving tabs',
} as const;
const tools = (Object.keys(EFFECTS) as (keyof typeof EFFECTS)[])
  .map((effect) => {
    const names = TOOLS.filter((tool) => tool.effect === effect).map(({ name }) => `\`${name}\``);
    return `- **${EFFECTS[effect]}**: ${names.join(', ')}.`;
  })
  .join('\n');

const reasons = Object.entries(REASON_TEXTS)
  .map(([key, text]) => `- \`${key}\`: ${text}`)
  .join('\n');

const DOC = `# The policy: what every act passes

What the copilot does unasked, what it asks you about first, and what it refuses: the rules by which every call is judged
before it is carried out, in words. Written from the tables of the code by \`npm run docs:policy\`; a test holds it current.

One pure function judges every call, whoever asks: the panel, the palette, a skill, the exploration, a model, an outside
agent (\`src/policy/authorize.ts\`). The rules are asked in this order. The first refusal ends it; questions add up to one
card; what no rule stops is allowed.

## The rules

${rules}

## Addresses

A model, or an agent outside, may open any address of an allowed site. Whether a page says that there is such an address is
not known to the gate; what is known is what the address says. It is read as a server reads it (escapes, capitals within a
name, path parameters, and what stands behind “#/” resolved), and is asked about where one of its words is a deed: “delete”,
“pay”, “log out” anywhere; “ban”, “close”, “reset”, “trash” behind a numbered thing or before a parameter; a deed as the value
of “action” or “cmd”; a sum together with somebody to get it. The user’s own address, as it was written, is opened unasked.
What stays unasked: searches, pages of lists, filters, sorted lists, numbered things, and whatever a site does on a GET under
words that say nothing of it. By HTTP (RFC 9110, section 9.2.1) no site may, the record holds every address, and the rule
\`flow\` asks before one could carry what was read to another site.

## What is judged

${tools}

## What it says

Each refusal and each question has its sentence; the card and the record show it.

${reasons}
`;

test('docs/policy.md says what the rules say', async () => {
  await expect(DOC).toMatchFileSnapshot(join(import.meta.dirname, '../../../docs/policy.md'));
});
