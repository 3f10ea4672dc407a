// Where the bridge may connect to.
import { describe, expect, test } from 'vitest';
import { parseBridgeAddress } from '../../../src/bridge/address';

describe('bridge addresses', () => {
  test.each([
    ['ws://localhost:8080', 8080],
    ['ws://127.0.0.1:9000/agent?x=1', 9000],
    ['ws://[::1]:8080', 8080],
    ['wss://localhost', 443],
    ['ws://LOCALHOST', 80],
    ['ws://0x7f.1:8080', 8080],
  ])('%s is this computer', (text, port) => {
    expect(parseBridgeAddress(text)).toMatchObject({ ok: true, port });
  });

  test.each([
    'ws://agents.example:8080',
    'ws://localhost.example:8080',
    'ws://127.0.0.1.example',
    'ws://app.localhost:8080',
    'ws://192.168.0.4:8080',
    'ws://0.0.0.0:8080',
    'ws://127.0.0.2:8080',
    'ws://[::ffff:127.0.0.1]:8080',
    'ws://ⓛocalhost.example',
  ])('%s is elsewhere', (text) => {
    expect(parseBridgeAddress(text)).toEqual({ ok: false, fault: 'not_loopback' });
  });

  test.each([
    '',
    'localhost:8080',
    'http://localhost:8080',
    'file:///tmp/x',
    'javascript:alert(1)',
    'ws://localhost@agents.example',
    'ws://user:word@localhost:8080',
    'ws://localhost:8080/#x',
    'ws://localhost:99999',
  ])('%s is no address of a bridge', (text) => {
    expect(parseBridgeAddress(text)).toEqual({ ok: false, fault: 'bad_address' });
  });

  test('an administrator adds addresses by origin, and only those', () => {
    const extra = ['wss://agents.example:9000'];
    expect(parseBridgeAddress('wss://agents.example:9000/run', extra)).toMatchObject({
      ok: true,
      port: 9000,
    });
    for (const other of ['ws://agents.example:9000', 'wss://agents.example', 'wss://b.agents.example:9000'])
      expect(parseBridgeAddress(other, extra)).toEqual({ ok: false, fault: 'not_loopback' });
  });
});
