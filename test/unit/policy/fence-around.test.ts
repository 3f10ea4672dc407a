// Which fence an allowed call gets: how strong it is, and which sites lie inside.
import { expect, test } from 'vitest';
import { authorize } from '../../../src/policy/authorize';
import { fenceAround } from '../../../src/policy/fence/fence-around';
import { A, B, callOf, context, form, target, type Vary } from './gate-fixtures';

const C = 'https://c.test';

function fenceOf(name: string, args: object, vary: Vary) {
  const world = context(vary);
  const decision = authorize(callOf(name, args), world);
  if (decision.decision !== 'allow') throw new Error(JSON.stringify(decision));
  return fenceAround(decision, world);
}

const harmless = target({ role: 'tab', label: 'Details' });

test('an act of the user’s own words is kept from posting outside of the sites that the user has allowed', () => {
  expect(fenceOf('dom.click', {}, { target: harmless, allowlist: [A, C] })).toEqual({
    strength: 'posted',
    origins: [A, C],
  });
});

test('an act that a model chose is sealed in: what else is allowed is not the task’s', () => {
  expect(fenceOf('dom.click', {}, { caller: 'model', target: harmless, allowlist: [A, C] })).toEqual({
    strength: 'sealed',
    origins: [A],
  });
});

test('where the user has let it lead lies inside: the sites of the goal, approved flows, the judged link', () => {
  const link = target({ role: 'link', label: 'Details', href: `${C}/page` });
  const task = { goalOrigins: [A, B], readOrigins: [A], approvedFlows: [[A, C]] as [string, string][] };
  const { origins } = fenceOf(
    'dom.click',
    {},
    {
      caller: 'model',
      target: link,
      allowlist: [A, C],
      task,
    },
  )!;
  expect(origins.toSorted()).toEqual([A, B, C]);
});

test('a form’s target lies inside only where the act sends the form', () => {
  const to = (submits: boolean) => {
    const search = form({ action: `${B}/find`, method: 'get', purpose: 'search', submits });
    const field = target({ role: 'tab', label: 'Details', form: search });
    return fenceOf('dom.click', {}, { target: field, allowlist: [A], task: { namedByUser: true } })?.origins;
  };
  expect(to(true)).toEqual([A, B]);
  expect(to(false)).toEqual([A]);
});

test.each([
  ['blocks', { blockedSites: ['b.test', 'c.test'] }],
  ['does not allow', { allowedSites: [A] }],
])('what the administrator %s lies outside, whoever has named, approved or allowed it', (_what, policy) => {
  const task = { goalOrigins: [A, B], approvedFlows: [[A, C]] as [string, string][] };
  const given: Vary = { policy: { kind: 'managed', policy }, target: harmless, allowlist: [A, B, C], task };
  expect(fenceOf('dom.click', {}, given)?.origins).toEqual([A]);
});

test.each([
  ['what only reads', 'dom.get', { what: 'title' }, {}],
  ['where the user’s own words lead', 'tabs.navigate', { url: `${A}/page` }, {}],
])('%s has no fence', (_what, name, args, vary) => {
  expect(fenceOf(name, args, vary)).toBeUndefined();
});

test('an address that a model chose has one', () => {
  expect(fenceOf('tabs.navigate', { url: `${A}/page` }, { caller: 'model' })).toEqual({
    strength: 'sealed',
    origins: [A],
  });
});
