// What a run meets: how pages answer to plans and acts, and how the user answers. A world is a few short lists
// that are gone through in turn, so that any run of any length is determined by it.
import fc from 'fast-check';
import { ERROR_CODES } from '../../../../src/shared/errors';
import type { Observation } from '../../../../src/shared/observation';
import type { PlannedStep } from '../../../../src/shared/plan';
import { failure, success, type ToolResult } from '../../../../src/shared/tool-result';
import type { SkillPlan } from '../../../../src/skills/skill';

export interface World {
  plans: SkillPlan[];
  outcomes: { result: ToolResult; observation: Observation | undefined; notDone: boolean }[];
  verdicts: boolean[];
  /** What a person writes into a question's field. */
  replies: string[];
  /** What a person presses on a confirm card. */
  decisions: boolean[];
}

const url = fc.constantFrom(
  'https://shop.example/',
  'https://shop.example/orders?page=2',
  'https://shop.example/account/billing',
);

export const observations: fc.Arbitrary<Observation> = fc
  .record({
    url,
    title: fc.constantFrom('Home', 'Your orders', 'Billing'),
    ts: fc.integer({ min: 1, max: 1e6 }),
    urlChanged: fc.boolean(),
    loginState: fc.constantFrom('unknown', 'in', 'out'),
    changes: fc.array(
      fc.record({
        what: fc.constantFrom('value', 'dialog', 'content', 'toast'),
        detail: fc.constant('Saved'),
      }),
      { maxLength: 2 },
    ),
  })
  .map((seen) => seen as unknown as Observation);

const steps: fc.Arbitrary<PlannedStep> = fc
  .record({
    name: fc.constantFrom('dom.click', 'dom.type', 'dom.select', 'dom.scroll', 'tabs.navigate'),
    label: fc.constantFrom('Save', 'Email', 'Next', 'Billing'),
    optional: fc.boolean(),
    fallbacks: fc.nat(2),
  })
  .map(({ name, label, optional, fallbacks }) => ({
    kind: 'tool' as const,
    call: {
      name,
      args:
        name === 'tabs.navigate'
          ? { tabId: 1, url: 'https://shop.example/orders' }
          : {
              tabId: 1,
              selector: { kind: 'role', role: 'button', name: label },
              ...(name === 'dom.type' ? { text: label } : {}),
            },
    },
    description: `${name} on “${label}”`,
    ...(optional ? { optional } : {}),
    ...(fallbacks > 0
      ? { fallbacks: Array.from({ length: fallbacks }, () => ({ kind: 'text', text: label })) }
      : {}),
  }));

export const stepPlans: fc.Arbitrary<SkillPlan> = fc
  .tuple(
    fc.array(steps, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('verify' as const, 'replan' as const),
  )
  .map(([planned, then]) => ({ kind: 'steps', steps: planned, then }));

export const assistPlans: fc.Arbitrary<Extract<SkillPlan, { kind: 'assist' }>> = fc.record({
  kind: fc.constant('assist' as const),
  type: fc.constantFrom('captcha' as const, 'login' as const, 'custom' as const),
  message: fc.constantFrom(
    'Please solve the captcha on the page.',
    'Please sign in on the page.',
    'Please choose the file on the page.',
  ),
});

export const askPlans: fc.Arbitrary<Extract<SkillPlan, { kind: 'ask' }>> = fc
  .uniqueArray(fc.constantFrom('Kitchen', 'Attic', 'Cellar', 'Garage'), { minLength: 2, maxLength: 4 })
  .map((rooms) => ({
    kind: 'ask',
    question: 'Which “Open details” do you mean?',
    options: rooms.map((room, index) => ({ label: `Open details (${room})`, value: `a${index + 1}` })),
  }));

const endings: fc.Arbitrary<SkillPlan> = fc.oneof(
  fc.constant<SkillPlan>({ kind: 'done', note: 'It was so already.' }),
  fc.constant<SkillPlan>({ kind: 'unable', reason: '“Save” is not on this page.' }),
  fc.constant<SkillPlan>({
    kind: 'answer',
    answer: '42',
    basis: 'lookup',
    evidence: ['The answer is 42.'],
    citations: [],
  }),
);

export const plans: fc.Arbitrary<SkillPlan> = fc.oneof(
  { weight: 6, arbitrary: stepPlans },
  { weight: 2, arbitrary: endings },
  { weight: 1, arbitrary: assistPlans },
  { weight: 1, arbitrary: askPlans },
);

const failures: fc.Arbitrary<ToolResult> = fc
  .constantFrom(...ERROR_CODES)
  .map((code) => failure(code, `“Save” could not be used: ${code.toLowerCase()}`));

export const failedOutcome: fc.Arbitrary<World['outcomes'][number]> = fc.record({
  result: failures,
  observation: fc.option(observations, { nil: undefined }),
  notDone: fc.constant(false),
});

const outcome: fc.Arbitrary<World['outcomes'][number]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      result: fc.constantFrom<ToolResult>(success({}), success({ fileName: 'a.pdf', bytes: 2_000 })),
      observation: fc.option(observations, { nil: undefined }),
      notDone: fc.constant(false),
    }),
  },
  { weight: 2, arbitrary: failedOutcome },
  {
    weight: 1,
    arbitrary: fc.record({
      result: fc.constant<ToolResult>(failure('CANCELLED', 'the worker ended before it was sent')),
      observation: fc.constant(undefined),
      notDone: fc.constant(true),
    }),
  },
);

/** Answers of people: an option, a sentence, a shrug. */
export const userReplies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('done', 'a1', 'the first one', 'Attic', 'never mind', '好了', 'I do not know'),
  fc.string({ minLength: 1, maxLength: 60 }),
);

export const worlds: fc.Arbitrary<World> = fc.record({
  plans: fc.array(plans, { minLength: 1, maxLength: 6 }),
  // One outcome among them happened: a world in which nothing is ever sent would have no run to look at.
  outcomes: fc
    .array(outcome, { minLength: 1, maxLength: 6 })
    .filter((all) => all.some(({ notDone }) => !notDone)),
  verdicts: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
  replies: fc.array(userReplies, { minLength: 1, maxLength: 3 }),
  decisions: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

/** A world in which everything succeeds at once. */
export const kindWorlds: fc.Arbitrary<World> = fc
  .tuple(
    fc.array(stepPlans, { minLength: 1, maxLength: 4 }),
    fc.array(observations, { minLength: 1, maxLength: 3 }),
  )
  .map(([planned, seen]) => ({
    plans: planned.map((plan) => (plan.kind === 'steps' ? { ...plan, then: 'verify' as const } : plan)),
    outcomes: seen.map((observation) => ({ result: success({}), observation, notDone: false })),
    verdicts: [true],
    replies: ['done'],
    decisions: [true],
  }));
