import { confirmCard } from '../../../src/shared/card';
import { inEnglish } from '../../../src/shared/phrase';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorize } from '../../../src/policy/authorize';
import { issueCapability } from '../../../src/policy/capability';
import { RULES } from '../../../src/policy/rules/rules';
import { hashOf } from '../../../src/shared/capability';
import { caller } from '../../../src/shared/tool-call';
import type { ToolCall } from '../../../src/shared/tool-call';
import { TOOLS } from '../../../src/tools/registry';
import { A, B, callOf, context, form, target, type Vary } from './gate-fixtures';

interface Case {
  name: string;
  rule?: string;
  call: ToolCall;
  given?: Vary;
  is: 'allow' | 'confirm' | 'deny';
  code?: string;
}

const click = callOf('dom.click');
const goTo = (url: string): ToolCall => ({ name: 'tabs.navigate', args: { tabId: 1, url } });
const type = (text: string, more: object = {}) => callOf('dom.type', { text, ...more });
const field = (more: object = {}) => target({ role: 'textbox', tag: 'input', label: 'Field', ...more });
const password = (more: object = {}) =>
  field({ fieldClass: 'password', form: form({ hasPassword: true, submits: false }), ...more });
const secret = type('', { secret: 'secret:abcd-1234' });
const sending = target({ label: 'Save', form: form({ action: `${B}/collect` }) });
const leading = target({ role: 'link', label: 'Details', href: `${B}/page` });
const managed = (policy: object): Vary => ({ policy: { kind: 'managed', policy } });

const CASES: Case[] = [
  { name: 'an unknown tool', call: { name: 'dom.explode', args: {} }, is: 'deny', code: 'INVALID_ACTION' },
  { name: 'bad arguments', call: { name: 'dom.click', args: {} }, is: 'deny', code: 'INVALID_ACTION' },

  { name: 'reading an allowed site', call: callOf('page.read'), given: { target: null }, is: 'allow' },
  {
    name: 'reading another site',
    rule: 'page.allowlist',
    call: callOf('page.read'),
    given: { allowlist: [B] },
    is: 'deny',
    code: 'POLICY_DENIED',
  },
  {
    name: 'reading with an empty list',
    rule: 'page.allowlist',
    call: callOf('page.read'),
    given: { allowlist: [] },
    is: 'deny',
  },
  {
    name: 'the same host on another port',
    rule: 'page.allowlist',
    call: callOf('page.read'),
    given: { tab: { topOrigin: `${A}:8443`, frameOrigin: `${A}:8443` } },
    is: 'deny',
  },
  {
    name: 'a foreign frame of an allowed page',
    rule: 'page.allowlist',
    call: click,
    given: { tab: { frameOrigin: B } },
    is: 'deny',
  },
  {
    name: 'an allowed frame of a foreign page',
    rule: 'page.allowlist',
    call: click,
    given: { tab: { topOrigin: B } },
    is: 'deny',
  },
  {
    name: 'an opaque frame',
    rule: 'page.web',
    call: click,
    given: { tab: { frameOrigin: 'null' } },
    is: 'deny',
    code: 'POLICY_DENIED',
  },
  {
    name: 'a browser page',
    rule: 'page.web',
    call: callOf('page.read'),
    given: {
      tab: { topOrigin: 'chrome://settings', frameOrigin: 'chrome://settings', url: 'chrome://settings/' },
    },
    is: 'deny',
  },
  {
    name: 'a file',
    rule: 'page.web',
    call: callOf('page.read'),
    given: { tab: { url: 'file:///etc/passwd' } },
    is: 'deny',
  },
  {
    name: 'a page call without a tab',
    rule: 'page.web',
    call: click,
    given: { tab: null },
    is: 'deny',
    code: 'INVALID_ACTION',
  },
  {
    name: 'no permission of the browser',
    rule: 'page.permission',
    call: click,
    given: { permissionGranted: false },
    is: 'deny',
    code: 'NEEDS_PERMISSION',
  },
  {
    name: 'an act whose target nobody looked at',
    rule: 'act.target',
    call: click,
    given: { target: null },
    is: 'deny',
    code: 'INVALID_ACTION',
  },
  { name: 'scrolling without a target', call: callOf('dom.scroll'), given: { target: null }, is: 'allow' },
  {
    name: 'listing tabs without a tab',
    call: callOf('tabs.list'),
    given: { tab: null, target: null },
    is: 'allow',
  },

  { name: 'going to an allowed origin', call: goTo(`${A}/next`), is: 'allow' },
  {
    name: 'going there from a browser page',
    call: goTo(`${A}/next`),
    given: {
      tab: { topOrigin: 'chrome://newtab', frameOrigin: 'chrome://newtab', url: 'chrome://newtab/' },
      target: null,
    },
    is: 'allow',
  },
  {
    name: 'going to an origin that the user named',
    call: goTo(`${B}/`),
    given: { task: { goalOrigins: [A, B], readOrigins: [] } },
    is: 'allow',
  },
  {
    name: 'going to an origin that nobody named',
    rule: 'navigate.address',
    call: goTo(`${B}/`),
    is: 'deny',
    code: 'POLICY_DENIED',
  },
  {
    name: 'opening a tab there',
    rule: 'navigate.address',
    call: { name: 'tabs.open', args: { url: `${B}/collect?t=x` } },
    given: { caller: 'model' },
    is: 'deny',
  },
  {
    name: 'exploring an origin that only the goal names',
    rule: 'navigate.address',
    call: goTo(`${B}/`),
    given: { caller: 'exploration', task: { goalOrigins: [B] } },
    is: 'deny',
  },
  ...[
    'data:text/html,x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'chrome://settings',
    'blob:https://a.test/x',
    'view-source:https://a.test/',
    'about:srcdoc',
    '/relative',
    '//b.test/',
  ].map((url): Case => ({ name: `the address ${url}`, call: goTo(url), is: 'deny' })),
  ...[
    'https://b.test\\@a.test/',
    'https://a.test@b.test/',
    'https://a.test.b.test/',
    'https://xa.test/',
    'https://a.test./',
    'http://a.test/',
    'https://a.test:444/',
    'https://а.test/',
    'https://user@a.test/',
  ].map((url): Case => ({
    name: `the address ${url}`,
    call: goTo(url),
    given: { caller: 'model' },
    is: 'deny',
  })),
  {
    name: 'a model’s address that acts by being opened',
    rule: 'risk.unknown',
    call: goTo(`${A}/items/3/delete`),
    given: { caller: 'model', target: null },
    is: 'confirm',
  },

  {
    name: 'exploration that clicks',
    rule: 'caller.exploration',
    call: click,
    given: { caller: 'exploration' },
    is: 'deny',
  },
  {
    name: 'exploration that scrolls',
    rule: 'caller.exploration',
    call: callOf('dom.scroll'),
    given: { caller: 'exploration' },
    is: 'deny',
  },
  {
    name: 'exploration that reads',
    call: callOf('getMiniPCD'),
    given: { caller: 'exploration', target: null },
    is: 'allow',
  },
  {
    name: 'exploration that follows an address',
    call: goTo(`${A}/x`),
    given: { caller: 'exploration', target: null },
    is: 'allow',
  },

  {
    name: 'a skill that clicks what the words name',
    call: click,
    given: { task: { namedByUser: true } },
    is: 'allow',
  },
  { name: 'a skill that clicks an unknown control', call: click, is: 'allow' },
  {
    name: 'a model that clicks an unknown control',
    rule: 'risk.unknown',
    call: click,
    given: { caller: 'model' },
    is: 'confirm',
  },
  {
    name: 'a model’s claim that the user named it',
    rule: 'risk.unknown',
    call: click,
    given: { caller: 'model', task: { namedByUser: true } },
    is: 'confirm',
  },
  {
    name: 'a model that clicks what the words name',
    call: click,
    given: { caller: 'model', task: { userWords: 'press frobnicate.' } },
    is: 'allow',
  },
  {
    name: 'a label that only occurs in the words',
    rule: 'risk.unknown',
    call: click,
    given: {
      caller: 'model',
      target: target({ label: 'page' }),
      task: { userWords: 'read this page and tell me' },
    },
    is: 'confirm',
  },
  {
    name: 'a model that follows a link of the site',
    call: click,
    given: { caller: 'model', target: target({ role: 'link', label: 'Anything', href: `${A}/x` }) },
    is: 'allow',
  },
  {
    name: 'a model that searches',
    call: click,
    given: { caller: 'model', target: target({ label: 'Search', form: form({ purpose: 'search' }) }) },
    is: 'allow',
  },
  {
    name: 'a model that types into a plain field',
    call: type('red shoes'),
    given: { caller: 'model', target: field() },
    is: 'allow',
  },
  ...(['model', 'bridge', 'skill'] as const).flatMap((who) =>
    [
      { tag: 'div', picks: true },
      { tag: 'button' },
      { tag: 'input', picks: true },
      { tag: 'select', picks: true },
    ].map((box): Case => ({
      name: `a deed that ${who} types at a ${box.tag} which shows a list`,
      rule: 'risk.irreversible',
      call: type('Delete account'),
      given: {
        caller: who,
        bridgeTrusted: true,
        task: { namedByUser: true },
        target: target({ role: 'combobox', label: 'Actions', ...box }),
      },
      is: 'confirm',
    })),
  ),
  {
    name: 'a deed as the words of a box that takes text',
    call: type('Delete account'),
    given: {
      caller: 'model',
      target: target({ role: 'combobox', tag: 'input', label: 'Actions', picks: false }),
    },
    is: 'allow',
  },
  {
    name: 'a country that is typed at a list',
    call: type('Denmark'),
    given: { caller: 'model', target: target({ role: 'combobox', label: 'Country', aim: 'Denmark' }) },
    is: 'allow',
  },
  {
    name: 'a model that presses Enter on what has the focus',
    rule: 'risk.unknown',
    call: callOf('dom.press'),
    given: { caller: 'model', target: null },
    is: 'confirm',
  },
  ...caller.options
    .filter((who) => who !== 'exploration')
    .map((who): Case => ({
      name: `an irreversible click by ${who}`,
      rule: 'risk.irreversible',
      call: click,
      given: {
        caller: who,
        bridgeTrusted: true,
        target: target({ label: 'Place order' }),
        task: { namedByUser: true, userWords: 'click place order' },
      },
      is: 'confirm',
    })),
  {
    name: 'a link that pays, not named',
    rule: 'risk.unnamed',
    call: click,
    given: { caller: 'skill', target: target({ role: 'link', label: 'Pay', href: `${A}/pay` }) },
    is: 'confirm',
  },

  {
    name: 'a harmless button that the copilot itself offers',
    rule: 'offer',
    call: click,
    given: { task: { namedByUser: true, offered: true }, target: target({ label: 'OK' }) },
    is: 'confirm',
  },

  {
    name: 'a named link to another site',
    call: click,
    given: { task: { namedByUser: true }, target: target({ role: 'link', label: 'Partner', href: `${B}/` }) },
    is: 'allow',
  },
  {
    name: 'a model’s link to another site, by a key of another name',
    rule: 'link.target',
    call: callOf('dom.press', { key: 'Return' }),
    given: { caller: 'model', target: target({ role: 'link', href: `${B}/` }) },
    is: 'deny',
  },
  {
    name: 'a form of another site, by a key of another name',
    rule: 'form.target',
    call: callOf('dom.press', { key: 'spacebar' }),
    given: { caller: 'skill', target: target({ form: form({ action: `${B}/collect` }) }) },
    is: 'confirm',
  },
  {
    name: 'a model’s link to another site',
    rule: 'link.target',
    call: click,
    given: { caller: 'model', target: target({ role: 'link', href: `${B}/` }) },
    is: 'deny',
  },
  {
    name: 'a model’s javascript link',
    rule: 'link.target',
    call: click,
    given: { caller: 'model', target: target({ role: 'link', href: 'javascript:void(0)' }) },
    is: 'deny',
  },
  {
    name: 'a named javascript link',
    call: click,
    given: {
      task: { namedByUser: true },
      target: target({ role: 'link', label: 'Next', href: 'javascript:__doPostBack(1)' }),
    },
    is: 'allow',
  },
  {
    name: 'a data link',
    rule: 'link.target',
    call: click,
    given: { target: target({ role: 'link', href: 'data:text/html,x' }) },
    is: 'deny',
  },
  {
    name: 'a page’s own export',
    call: click,
    given: {
      task: { namedByUser: true },
      target: target({ role: 'link', label: 'CSV', href: 'data:text/csv,x', download: true }),
    },
    is: 'allow',
  },
  {
    name: 'a link to a file',
    rule: 'link.target',
    call: click,
    given: { target: target({ role: 'link', href: 'file:///c:/x' }) },
    is: 'deny',
  },
  {
    name: 'a mail link',
    rule: 'link.target',
    call: click,
    given: { target: target({ role: 'link', href: 'mailto:x@b.test' }) },
    is: 'confirm',
  },
  {
    name: 'a model’s download',
    rule: 'link.target',
    call: click,
    given: { caller: 'model', target: target({ role: 'link', href: `${A}/x.pdf`, download: true }) },
    is: 'confirm',
  },
  {
    name: 'a named download',
    call: click,
    given: {
      task: { namedByUser: true },
      target: target({ role: 'link', label: 'PDF', href: `${A}/x.pdf`, download: true }),
    },
    is: 'allow',
  },

  {
    name: 'a named form that sends elsewhere',
    call: click,
    given: { task: { namedByUser: true }, target: target({ label: 'Go', form: form({ action: `${B}/x` }) }) },
    is: 'allow',
  },
  {
    name: 'a model’s form that sends elsewhere',
    rule: 'form.target',
    call: click,
    given: {
      caller: 'model',
      target: target({ label: 'Search', form: form({ action: `${B}/x`, purpose: 'search' }) }),
    },
    is: 'confirm',
  },
  {
    name: 'a password form that sends elsewhere',
    rule: 'form.target',
    call: click,
    given: {
      task: { namedByUser: true },
      target: target({
        label: 'Sign in',
        form: form({ action: `${B}/x`, hasPassword: true, purpose: 'login' }),
      }),
    },
    is: 'confirm',
  },
  {
    name: 'a form that falls back to http',
    rule: 'form.target',
    call: callOf('dom.submit'),
    given: { caller: 'model', target: target({ form: form({ action: 'http://a.test/x' }) }) },
    is: 'confirm',
  },
  {
    name: 'a form to a data address',
    rule: 'form.target',
    call: callOf('dom.submit'),
    given: { target: target({ form: form({ action: 'data:text/html,x' }) }) },
    is: 'deny',
  },
  {
    name: 'typing into a form that sends elsewhere',
    call: type('x'),
    given: { target: field({ form: form({ action: `${B}/x` }) }) },
    is: 'allow',
  },

  { name: 'a secret in its field', call: secret, given: { target: password() }, is: 'allow' },
  { name: 'a secret by a model', call: secret, given: { caller: 'model', target: password() }, is: 'allow' },
  {
    name: 'a secret where the form sends elsewhere',
    rule: 'credential.type',
    call: secret,
    given: { target: password({ form: form({ action: `${B}/x` }) }) },
    is: 'deny',
  },
  {
    name: 'a secret in a frame of another site',
    rule: 'credential.type',
    call: secret,
    given: {
      allowlist: [A, B],
      tab: { frameOrigin: B },
      target: password({ form: form({ action: `${B}/x` }) }),
    },
    is: 'deny',
  },
  {
    name: 'a password typed as text',
    rule: 'credential.type',
    call: type('hunter2'),
    given: { target: password() },
    is: 'deny',
  },
  {
    name: 'a password that the words hold',
    call: type('Hunter2'),
    given: { target: password(), task: { userWords: 'type hunter2 there' } },
    is: 'allow',
  },
  {
    name: 'the same by a model',
    rule: 'credential.type',
    call: type('Hunter2'),
    given: { caller: 'model', target: password(), task: { userWords: 'type hunter2 there' } },
    is: 'deny',
  },
  {
    name: 'reading a password',
    rule: 'credential.read',
    call: callOf('dom.get', { what: 'value', selector: { kind: 'ref', ref: 'a1' } }),
    given: { target: password() },
    is: 'deny',
  },
  {
    name: 'a card number by a model',
    rule: 'text.content',
    call: type('4111 1111 1111 1111'),
    given: { caller: 'model', target: field() },
    is: 'deny',
  },
  {
    name: 'a card number in a model’s address',
    rule: 'text.content',
    call: goTo(`${A}/?q=4111%2D1111%2D1111%2D1111`),
    given: { caller: 'model' },
    is: 'deny',
  },
  {
    name: 'a line break in a one-line field',
    rule: 'text.content',
    call: type('a\nb'),
    given: { target: field() },
    is: 'deny',
    code: 'INVALID_ACTION',
  },
  {
    name: 'a card number among the values of a choice',
    rule: 'text.content',
    call: callOf('dom.select', { value: 'x', values: ['x', '4111 1111 1111 1111'] }),
    given: { caller: 'model', target: field() },
    is: 'deny',
  },
  {
    name: 'a line break among them',
    rule: 'text.content',
    call: callOf('dom.select', { value: 'x', values: ['x', 'a\nb'] }),
    given: { target: field() },
    is: 'deny',
    code: 'INVALID_ACTION',
  },
  {
    name: 'a password among them that the words do not hold',
    rule: 'credential.type',
    call: callOf('dom.select', { value: 'hunter2', values: ['hunter2', 'hunter3'] }),
    given: { target: password(), task: { userWords: 'type hunter2 there' } },
    is: 'deny',
  },
  {
    name: 'a line break in an editor',
    call: type('a\nb'),
    given: { target: field({ tag: 'textarea' }) },
    is: 'allow',
  },

  {
    name: 'a model’s act on B after reading A',
    rule: 'flow',
    call: type('x'),
    given: {
      caller: 'model',
      allowlist: [A, B],
      tab: { topOrigin: B, frameOrigin: B, url: `${B}/` },
      target: field(),
    },
    is: 'confirm',
  },
  {
    name: 'the same after A → B was approved',
    call: type('x'),
    given: {
      caller: 'model',
      allowlist: [A, B],
      tab: { topOrigin: B, frameOrigin: B, url: `${B}/` },
      target: field(),
      task: { approvedFlows: [[A, B]] },
    },
    is: 'allow',
  },
  {
    name: 'what was read on a third site has no part in A → B',
    rule: 'flow',
    call: type('x'),
    given: {
      caller: 'model',
      allowlist: [A, B],
      tab: { topOrigin: B, frameOrigin: B, url: `${B}/` },
      target: field(),
      task: { readOrigins: [A, 'https://c.test'], approvedFlows: [[A, B]] },
    },
    is: 'confirm',
  },
  {
    name: 'B → A does not approve A → B',
    rule: 'flow',
    call: type('x'),
    given: {
      caller: 'model',
      allowlist: [A, B],
      tab: { topOrigin: B, frameOrigin: B, url: `${B}/` },
      target: field(),
      task: { approvedFlows: [[B, A]] },
    },
    is: 'confirm',
  },
  {
    name: 'a model’s address on B after reading A',
    rule: 'flow',
    call: goTo(`${B}/?q=x`),
    given: { caller: 'model', allowlist: [A, B] },
    is: 'confirm',
  },
  {
    name: 'a model’s link to B after reading A',
    rule: 'flow',
    call: click,
    given: { caller: 'model', allowlist: [A, B], target: target({ role: 'link', href: `${B}/x` }) },
    is: 'confirm',
  },
  {
    name: 'a skill’s act on B after reading A',
    call: type('x'),
    given: { allowlist: [A, B], tab: { topOrigin: B, frameOrigin: B, url: `${B}/` }, target: field() },
    is: 'allow',
  },
  {
    name: 'exploring B after reading A',
    rule: 'flow',
    call: goTo(`${B}/`),
    given: { caller: 'exploration', allowlist: [A, B] },
    is: 'deny',
  },
  {
    name: 'a model that reads B after reading A',
    call: callOf('page.read'),
    given: {
      caller: 'model',
      allowlist: [A, B],
      tab: { topOrigin: B, frameOrigin: B, url: `${B}/` },
      target: null,
    },
    is: 'allow',
  },

  {
    name: 'code while it is off',
    rule: 'script',
    call: callOf('page.runScript'),
    given: { target: null },
    is: 'deny',
  },
  {
    name: 'code while it is on',
    rule: 'script',
    call: callOf('page.runScript'),
    given: { target: null, settings: { scripts: true } },
    is: 'confirm',
  },
  {
    name: 'code too long to be shown',
    call: callOf('page.runScript', { code: 'x'.repeat(15_000) }),
    given: { target: null, settings: { scripts: true } },
    is: 'deny',
  },
  {
    name: 'an upload',
    rule: 'upload',
    call: callOf('dom.upload'),
    given: { task: { namedByUser: true } },
    is: 'confirm',
  },

  {
    name: 'a bridge that clicks',
    rule: 'bridge',
    call: click,
    given: { caller: 'bridge', task: { userWords: 'click frobnicate' } },
    is: 'confirm',
  },
  {
    name: 'a bridge that navigates',
    rule: 'bridge',
    call: goTo(`${A}/x`),
    given: { caller: 'bridge', target: null },
    is: 'confirm',
  },
  {
    name: 'a bridge that reads',
    call: callOf('dom.snapshot'),
    given: { caller: 'bridge', target: null },
    is: 'allow',
  },
  {
    name: 'a bridge that closes a tab of a site that is not allowed',
    rule: 'bridge.tabs',
    call: callOf('tabs.close'),
    given: { caller: 'bridge', tab: { topOrigin: B, frameOrigin: B, url: `${B}/` }, target: null },
    is: 'deny',
  },
  {
    name: 'a bridge that shows a tab that cannot be seen',
    rule: 'bridge.tabs',
    call: callOf('tabs.switch'),
    given: { caller: 'bridge', tab: { topOrigin: 'null', frameOrigin: 'null', url: '' }, target: null },
    is: 'deny',
  },
  {
    name: 'a bridge that leaves a page of a site that is not allowed',
    rule: 'bridge.tabs',
    call: goTo(`${A}/x`),
    given: { caller: 'bridge', tab: { topOrigin: B, frameOrigin: B, url: `${B}/` }, target: null },
    is: 'deny',
  },
  {
    name: 'a bridge that fills an empty tab',
    rule: 'bridge',
    call: goTo(`${A}/x`),
    given: {
      caller: 'bridge',
      tab: { topOrigin: 'null', frameOrigin: 'null', url: 'about:blank' },
      target: null,
    },
    is: 'confirm',
  },
  {
    name: 'a trusted bridge that does harmless things',
    call: goTo(`${A}/x`),
    given: { caller: 'bridge', bridgeTrusted: true, target: null },
    is: 'allow',
  },

  {
    name: 'a malformed policy',
    rule: 'managed.closed',
    call: callOf('page.read'),
    given: { policy: { kind: 'closed', reason: 'not understood' } },
    is: 'deny',
  },
  {
    name: 'a managed list with an entry that would be everybody’s sites',
    rule: 'managed.closed',
    call: click,
    given: managed({ blockedSites: ['*.co.uk'] }),
    is: 'deny',
  },
  {
    name: 'a managed list with an entry that is no site',
    rule: 'managed.closed',
    call: click,
    given: managed({ allowedSites: [A, 'http://*'] }),
    is: 'deny',
  },
  {
    name: 'a blocked site',
    rule: 'managed.sites',
    call: callOf('page.read'),
    given: managed({ blockedSites: ['a.test'] }),
    is: 'deny',
  },
  {
    name: 'a blocked subdomain',
    rule: 'managed.sites',
    call: goTo('https://x.a.test/'),
    given: { ...managed({ blockedSites: ['*.a.test'] }), allowlist: [A, 'https://x.a.test'] },
    is: 'deny',
  },
  {
    name: 'a bridge that shows a tab of a blocked site that the user allows',
    rule: 'managed.sites',
    call: callOf('tabs.switch'),
    given: { ...managed({ blockedSites: ['a.test'] }), caller: 'bridge', target: null },
    is: 'deny',
  },
  {
    name: 'a site outside the allowed ones',
    rule: 'managed.sites',
    call: callOf('page.read'),
    given: managed({ allowedSites: ['https://c.test'] }),
    is: 'deny',
  },
  {
    name: 'a form that is sent to a blocked site',
    rule: 'managed.sites',
    call: click,
    given: { ...managed({ blockedSites: ['b.test'] }), target: sending },
    is: 'deny',
  },
  {
    name: 'a form that a key sends to a site outside the allowed ones',
    rule: 'managed.sites',
    call: callOf('dom.press', { key: 'Enter' }),
    given: { ...managed({ allowedSites: [A] }), allowlist: [A, B], target: sending },
    is: 'deny',
  },
  {
    name: 'a form that the administrator lets be sent there',
    call: click,
    given: { ...managed({ blockedSites: ['c.test'] }), allowlist: [A, B], target: sending },
    is: 'confirm',
  },
  {
    name: 'a field of a form that would be sent to a blocked site',
    call: type('x'),
    given: { ...managed({ blockedSites: ['b.test'] }), target: field({ form: form({ action: `${B}/x` }) }) },
    is: 'allow',
  },
  {
    name: 'a link to a blocked site that the user allows',
    rule: 'managed.sites',
    call: click,
    given: { ...managed({ blockedSites: ['b.test'] }), allowlist: [A, B], target: leading },
    is: 'deny',
  },
  {
    name: 'a link out of the allowed sites',
    rule: 'managed.sites',
    call: click,
    given: { ...managed({ allowedSites: [A] }), task: { namedByUser: true }, target: leading },
    is: 'deny',
  },
  {
    name: 'a link away from the only site that the user allows, where nobody manages',
    call: click,
    given: { allowlist: [A], task: { namedByUser: true }, target: leading },
    is: 'allow',
  },
  {
    name: 'a site among the allowed ones',
    call: callOf('page.read'),
    given: { ...managed({ allowedSites: ['*.test.example', A] }), target: null },
    is: 'allow',
  },
  {
    name: 'a managed site that the user did not allow',
    rule: 'page.allowlist',
    call: callOf('page.read'),
    given: { ...managed({ allowedSites: [A] }), allowlist: [] },
    is: 'deny',
  },
  {
    name: 'a feature switched off',
    rule: 'managed.feature',
    call: callOf('dom.upload'),
    given: managed({ disabledFeatures: ['uploads'] }),
    is: 'deny',
  },
  {
    name: 'models switched off',
    rule: 'managed.feature',
    call: callOf('page.read'),
    given: { ...managed({ disabledFeatures: ['models'] }), caller: 'model' },
    is: 'deny',
  },
  {
    name: 'every act confirmed',
    rule: 'managed.confirm',
    call: type('x'),
    given: { ...managed({ confirmEveryAct: true }), target: field() },
    is: 'confirm',
  },
];

describe('authorize', () => {
  test.each(CASES)('$is: $name', ({ call, given, is, code, rule }) => {
    const decision = authorize(call, context(given));
    expect(decision.decision).toBe(is);
    if (code && decision.decision === 'deny') expect(decision.code).toBe(code);
    if (rule) expect(decision.reasons.map((reason) => reason.rule)).toContain(rule);
    if (decision.decision === 'deny') expect(decision.error).not.toBe('');
    if (decision.decision === 'confirm') expect(decision.card.what && decision.card.why).not.toBe('');
  });

  test('every rule stops something in these cases', () => {
    const seen = new Set(CASES.map(({ rule }) => rule));
    expect(RULES.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });

  const order = target({ label: 'Place order', fingerprint: 'print-7' });
  const actionHash = hashOf({ name: click.name, args: click.args });

  const askedFor = (about: ReturnType<typeof target>): string => {
    const decision = authorize(click, context({ target: about }));
    if (decision.decision !== 'confirm') throw new Error(decision.decision);
    return decision.card.actionHash;
  };

  test('an approval is for exactly this action on exactly this target', () => {
    const approved = (approval: { actionHash: string; fingerprint?: string }) =>
      authorize(click, context({ target: order, task: { approvals: [approval] } }));
    const asked = askedFor(order);
    expect(approved({ actionHash: asked, fingerprint: 'print-7' })).toMatchObject({
      decision: 'allow',
      actionHash,
      approval: { actionHash: asked },
    });
    expect(approved({ actionHash: asked, fingerprint: 'print-8' }).decision).toBe('confirm');
    expect(approved({ actionHash: 'another', fingerprint: 'print-7' }).decision).toBe('confirm');
    expect(approved({ actionHash: asked }).decision).toBe('confirm');
  });

  test.each([
    ['another page of the site', { page: `${A}/drafts/7` }],
    ['a page of another site', { topOrigin: B, page: `${B}/page` }],
    ['a frame of another site', { frameOrigin: B }],
  ])('an approval is for the page that it was asked on, and not for %s', (_what, tab) => {
    const sites = { allowlist: [A, B], target: order };
    const approval = { actionHash: askedFor(order), fingerprint: 'print-7' };
    const task = { approvals: [approval], goalOrigins: [A, B] };
    expect(authorize(click, context({ ...sites, task })).decision).toBe('allow');
    expect(authorize(click, context({ ...sites, task, tab })).decision).not.toBe('allow');
  });

  test.each([
    [
      'the question around it',
      { label: 'Yes', context: 'Delete draft?' },
      { label: 'Yes', context: 'Pay now?' },
    ],
    [
      'dialog around it',
      { label: 'Delete', context: 'dialog “Delete draft A?”' },
      { label: 'Delete', context: 'dialog “Delete the project and all its files?”' },
    ],
    [
      'where its form sends',
      { label: 'Send', form: form({ action: `${A}/a` }) },
      { label: 'Send', form: form({ action: `${A}/b` }) },
    ],
    ['words on it', { label: 'Pay', shows: 'Pay 10 €' }, { label: 'Pay', shows: 'Pay 1000 €' }],
    ['how its form sends', { label: 'Send', form: form() }, { label: 'Send', form: form({ method: 'get' }) }],
  ])('an approval does not serve for another %s', (_what, before, after) => {
    const approvals = [{ actionHash: askedFor(target(before)), fingerprint: 'print-1' }];
    const decide = (like: Parameters<typeof target>[0]) =>
      authorize(click, context({ target: target(like), task: { approvals } })).decision;
    expect([decide(before), decide(after)]).toEqual(['allow', 'confirm']);
  });

  const servesStill = (before: string, after: string): boolean => {
    const yes = (words: string) => target({ label: 'Delete', context: `dialog “Delete it? ${words}”` });
    const approvals = [{ actionHash: askedFor(yes(before)), fingerprint: 'print-1' }];
    return authorize(click, context({ target: yes(after), task: { approvals } })).decision === 'allow';
  };

  test.each([
    ['Closes in 10 seconds.', 'Closes in 9 seconds.'],
    ['Closing in 10s', 'Closing in 9s'],
    ['Cancel (5s)', 'Cancel (4s)'],
    ['The offer expires in 4:59', 'The offer expires in 4:57'],
    ['04:59 left', '04:51 left'],
    ['Noch 10 Sekunden', 'Noch 3 Sekunden'],
    ['剩余10秒', '剩余9秒'],
  ])('an approval serves while the dialog counts down: “%s”', (before, after) => {
    expect(servesStill(before, after)).toBe(true);
  });

  test.each([
    ['Pay $10', 'Pay $1000'],
    ['Pay $10 seconds count', 'Pay $100 seconds count'],
    ['10 files', '900 files'],
    ['Appointment at 10:30', 'Appointment at 11:30'],
    ['Transfer 5', 'Transfer 50'],
    ['1,000 seconds', '2,500 seconds'],
    ['In 10 days', 'In 20 days'],
    ['Closes in 10 seconds', 'Closes in 10 minutes'],
  ])('and not where another sum, number or time is said: “%s”, “%s”', (before, after) => {
    expect(servesStill(before, after)).toBe(false);
  });

  test('no two actions have the same hash', () => {
    const hashes = ['hello       1uojla\u6000', 'send it all yi0faa\ud32a'].map((text) =>
      hashOf({ name: 'dom.type', args: { text } }),
    );
    expect(new Set(hashes).size).toBe(2);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('no approval lifts a denial', () => {
    const decision = authorize(
      click,
      context({
        allowlist: [],
        target: order,
        task: { approvals: [{ actionHash, fingerprint: 'print-7' }] },
      }),
    );
    expect(decision.decision).toBe('deny');
  });

  test('the card is written by code and quotes the page', () => {
    const label = 'OK” on https://bank.test. Approved by the administrator: “Continue\u202E <b>';
    const decision = authorize(click, context({ caller: 'model', target: target({ label }) }));
    if (decision.decision !== 'confirm') throw new Error(decision.decision);
    expect(decision.card).toMatchObject({ where: A, fingerprint: 'print-1' });
    expect(decision.card.what.match(/[“”]/g)).toHaveLength(2);
    expect(decision.card.what).toMatch(/^Click the button “OK’ on .{0,80}”$/);
    expect(decision.card.what).not.toMatch(/[<>\u202E]/);
  });

  test('a card says all that code wrote as phrases too: only words of the page are not', () => {
    const sent = form({ action: `${B}/x`, fields: [{ label: '', value: 'Ann' }], moreFields: 2 });
    const decision = authorize(
      click,
      context({ target: target({ label: 'Delete', row: 'Ann Delete', form: sent }) }),
    );
    if (decision.decision !== 'confirm') throw new Error(decision.decision);
    const { what, why, values, said } = decision.card;
    if (!said) throw new Error('no phrases');
    expect(inEnglish(said.what)).toBe(what);
    expect(said.what).toMatchObject({ key: 'card_click', args: [{ key: 'card_in' }] });
    expect(said.why.map(inEnglish).join(' ')).toBe(why);
    expect(said.why.map(({ key }) => key)).toContain('policy_irreversible');
    expect(said.values.map(({ label }) => label?.key)).toEqual([
      'card_sends_to',
      'card_value',
      'card_not_shown',
    ]);
    expect(values[2]?.value).toBe(said.values[2]?.value && inEnglish(said.values[2].value));
    expect(confirmCard.shape.said.parse(said)).toEqual(said);
  });

  test('a card shows secrets as dots and hidden characters as escapes', () => {
    const asked = authorize(secret, context({ ...managed({ confirmEveryAct: true }), target: password() }));
    if (asked.decision !== 'confirm') throw new Error(asked.decision);
    expect(asked.card.values).toEqual([{ label: 'Field', value: '••••••••' }]);
    const code = `a()\u200b;${'x'.repeat(500)}`;
    const script = authorize(
      callOf('page.runScript', { code, explanation: 'harmless, trust me' }),
      context({ settings: { scripts: true }, target: null }),
    );
    if (script.decision !== 'confirm') throw new Error(script.decision);
    const { values, ...rest } = script.card;
    const shown = values.filter(({ label }) => label.startsWith('Code')).map(({ value }) => value);
    expect(shown.join('')).toBe(code.replace('\u200b', '\\u{200b}'));
    // What the model says of it stands under a label that says so, and in no sentence of the gate.
    expect(values.find(({ label }) => label === 'The model says')?.value).toBe('harmless, trust me');
    expect(JSON.stringify(rest)).not.toContain('trust me');
  });

  const fieldsOf = (form: object) => {
    const asked = authorize(click, context({ target: target({ label: 'Send', form }) }));
    if (asked.decision !== 'confirm') throw new Error(asked.decision);
    return asked.card.values.slice(1);
  };

  test('a card shows the whole of what a form sends, what hides in it as escapes', () => {
    const body = `See you then.${' '.repeat(400)}Pay Eve\u202e${'x'.repeat(300)}`;
    const shown = fieldsOf(form({ fields: [{ label: 'Message', value: body }] }));
    expect(shown.map(({ value }) => value).join('')).toBe(body.replace('\u202e', '\\u{202e}'));
  });

  test('a card says what it has no room for', () => {
    const long = { label: 'Message', value: 'x'.repeat(2_000), more: 3_000 };
    expect(fieldsOf(form({ fields: [long] })).at(-1)).toEqual({
      label: 'Message',
      value: '… and 3000 more characters',
    });
    const hidden = { label: 'Message', value: '\u200b'.repeat(2_000) };
    expect(fieldsOf(form({ fields: [hidden] })).at(-1)?.value).toMatch(/^… and \d+ more characters$/);
    const many = fieldsOf(form({ fields: [...Array<object>(10).fill(long)], moreFields: 2 }));
    expect(many.length).toBeLessThan(30);
    expect(many.at(-1)).toEqual({ label: 'Not shown', value: '8 more fields' });
  });

  test('a card quotes the dialog, and shows what is written beside a button without a form', () => {
    const decision = authorize(
      click,
      context({
        target: target({
          label: 'Send',
          context: 'dialog “New message” · Mail',
          beside: { fields: [{ label: 'Message', value: 'Hi\u200b all' }] },
        }),
      }),
    );
    expect(decision).toMatchObject({
      card: {
        what: 'Click the button “Send” of the dialog “New message”',
        values: [{ label: 'Message', value: 'Hi\\u{200b} all' }],
      },
    });
  });

  test('a card shows a long label to its end', () => {
    const label = `${'I know what follows from this '.repeat(5)}, delete`;
    const asked = authorize(click, context({ caller: 'model', target: target({ label }) }));
    expect(asked).toMatchObject({
      decision: 'confirm',
      card: { what: expect.stringContaining('delete”') as string },
    });
  });

  test('a flow card names the pair that approving it approves', () => {
    const decision = authorize(goTo(`${B}/x`), context({ caller: 'model', allowlist: [A, B], target: null }));
    expect(decision).toMatchObject({ decision: 'confirm', flows: [[A, B]] });
  });

  test('a capability is for the frame, the document, the target and the action', () => {
    const at = context({ task: { namedByUser: true } });
    const decision = authorize(click, at);
    if (decision.decision !== 'allow') throw new Error(decision.decision);
    expect(issueCapability(decision, at)).toMatchObject({
      tabId: 1,
      documentId: 'doc-1',
      origin: A,
      actionHash,
      fingerprint: 'print-1',
      expiresAt: at.now + 30_000,
    });
    expect(() => issueCapability(decision, context({ tab: null }))).toThrow(/document/);
  });
});

describe('properties', () => {
  const anyTool = fc.constantFrom(...TOOLS.map(({ name }) => name));
  const anyCaller = fc.constantFrom(...caller.options);
  const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
  const someUrl = fc.oneof(
    fc.webUrl(),
    anyText,
    fc.constantFrom(A, B, 'null', '', 'javascript:1', 'https://a.test.'),
  );
  const anyTarget = fc.record({ role: anyText.map((s) => s.slice(0, 40)), label: anyText, href: someUrl });

  test('never throws, whatever the call and the context', () => {
    const anything = fc.record({
      name: fc.oneof(anyTool, anyText),
      args: fc.dictionary(anyText, fc.anything()),
    });
    fc.assert(
      fc.property(anything, anyCaller, someUrl, someUrl, anyTarget, (call, who, top, frame, looks) => {
        const given = context({
          caller: who,
          tab: { topOrigin: top, frameOrigin: frame, url: top },
          target: target(looks),
        });
        expect(['allow', 'confirm', 'deny']).toContain(authorize(call, given).decision);
      }),
      { numRuns: 500 },
    );
  });

  test('a page whose origin is not on the list is denied to everybody', () => {
    const pageTools = TOOLS.filter(({ host }) => host === 'page' || host === 'capture' || host === 'script');
    fc.assert(
      fc.property(
        fc.constantFrom(...pageTools.map(({ name }) => name)),
        anyCaller,
        someUrl.filter((url) => !URL.canParse(url) || new URL(url).origin !== A),
        fc.boolean(),
        (name, who, frame, permitted) => {
          const given = context({
            caller: who,
            permissionGranted: permitted,
            bridgeTrusted: true,
            settings: { scripts: true },
            tab: { frameOrigin: frame },
            task: { namedByUser: true },
          });
          expect(authorize(callOf(name), given).decision).toBe('deny');
        },
      ),
      { numRuns: 500 },
    );
  });

  test('an address is opened only where the browser itself would go to a listed origin', () => {
    const spoof = fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'HTTPS://', 'https:\\\\', '\thttps://'),
        fc.constantFrom('a.test', 'b.test', 'a.test.b.test', 'xa.test', 'A.TEST', 'a。test'),
        fc.constantFrom(
          '',
          '@a.test',
          '\\@a.test',
          '%40a.test',
          ':443',
          ':80',
          '.',
          '#@a.test',
          '?a.test',
          '/../..//a.test',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(spoof, someUrl), anyCaller, (url, who) => {
        const decision = authorize(goTo(url), context({ caller: who, target: null, bridgeTrusted: true }));
        if (decision.decision === 'allow') {
          const went = new URL(url);
          expect(went.origin).toBe(A);
          expect(went.username + went.password).toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('nothing that cannot be taken back is ever allowed without an approval', () => {
    fc.assert(
      fc.property(
        anyCaller,
        fc.constantFrom('Buy now', 'Löschen', '支付', 'Enviar mensaje', 'Publier'),
        fc.boolean(),
        (who, label, named) => {
          const given = context({
            caller: who,
            bridgeTrusted: true,
            target: target({ label }),
            task: { namedByUser: named, userWords: `click ${label.toLowerCase()}` },
          });
          expect(authorize(click, given).decision).not.toBe('allow');
        },
      ),
    );
  });
});
