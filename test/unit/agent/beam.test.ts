// Beam search as data: which page is opened, read and closed next, and that the search always ends.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addLinks,
  afterTabCall,
  foundAt,
  nextMove,
  startBeam,
  updateNode,
  type BeamState,
} from '../../../src/agent/explore/beam';
import { BEAM_DEPTH, BEAM_MAX_PAGES, BEAM_WIDTH } from '../../../src/shared/budgets';
import { failure, success } from '../../../src/shared/tool-result';

const link = (url: string, score: number) => ({ url, label: url, score });

function opened(beam: BeamState, tabId: number): BeamState {
  const move = nextMove(beam);
  if (move.do !== 'open') throw new Error(`expected open, got ${move.do}`);
  return afterTabCall(beam, { name: 'tabs.open', args: { url: move.node.url } }, success({ tabId }));
}

test('asks the site graph first, then reads the page itself', () => {
  const beam = startBeam('invoice', 'invoices');
  expect(nextMove(beam)).toEqual({ do: 'recall' });
  expect(nextMove({ ...beam, stage: 'root' })).toEqual({ do: 'root' });
});

test('opens the best link, reads it, closes it, and keeps at most the width', () => {
  const links = [link('/d', 0.1), link('/a', 0.9), link('/b', 0.5), link('/c', 0.4), link('/a', 0.9)];
  const beam = addLinks(startBeam('x', 'x'), undefined, links);
  expect(beam.nodes.map((n) => n.url)).toEqual(['/a', '/b', '/c'].slice(0, BEAM_WIDTH));
  const reading = opened(beam, 7);
  expect(nextMove(reading)).toMatchObject({ do: 'read', node: { url: '/a', tabId: 7 } });
  const read = updateNode(reading, reading.nodes[0]!.id, { state: 'visited' });
  expect(nextMove(read)).toMatchObject({ do: 'close', node: { tabId: 7 } });
  const closed = afterTabCall(read, { name: 'tabs.close', args: { tabId: 7 } }, success({}));
  expect(closed).toMatchObject({ tabsOpened: 1, tabsClosed: 1 });
  expect(nextMove(closed)).toMatchObject({ do: 'open', node: { url: '/b' } });
});

test('closes every tab before it takes the task to what it found', () => {
  const reading = opened(addLinks(startBeam('x', 'x'), undefined, [link('/a', 1)]), 7);
  const found = foundAt(reading, reading.nodes[0]!.id, '/a', false);
  expect(nextMove(found)).toMatchObject({ do: 'close' });
  const closed = afterTabCall(found, { name: 'tabs.close', args: { tabId: 7 } }, success({}));
  expect(nextMove(closed)).toEqual({ do: 'arrive', url: '/a' });
});

test('where the tab of the task does not get there, nothing was found', () => {
  const reading = opened(addLinks(startBeam('x', 'x'), undefined, [link('/a', 1)]), 7);
  const found = foundAt(reading, reading.nodes[0]!.id, '/a', false);
  const closed = afterTabCall(found, { name: 'tabs.close', args: { tabId: 7 } }, success({}));
  const call = { name: 'tabs.navigate' as const, args: { tabId: 1, url: '/a' } };
  expect(afterTabCall(closed, call, success({}))).toMatchObject({ stage: 'end', found: { url: '/a' } });
  const lost = afterTabCall(closed, call, failure('STALE', 'It was halted.'));
  expect(lost).toMatchObject({ stage: 'end', refused: 'It was halted.' });
  expect(lost.found).toBeUndefined();
});

test('a link that cannot be opened is skipped', () => {
  const beam = addLinks(startBeam('x', 'x'), undefined, [link('/a', 1), link('/b', 0.5)]);
  const next = afterTabCall(beam, { name: 'tabs.open', args: { url: '/a' } }, failure('POLICY_DENIED', 'no'));
  expect(nextMove(next)).toMatchObject({ do: 'open', node: { url: '/b' } });
});

test('always ends, within its budget of pages and depth, with every tab closed', () => {
  const pages = fc.array(
    fc.array(
      fc.record({
        url: fc.nat(60).map(String),
        label: fc.string(),
        score: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 8 },
    ),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(pages, (graph) => {
      let beam: BeamState = { ...startBeam('x', 'x'), stage: 'root' };
      let tab = 0;
      for (let moves = 0; moves < 500; moves++) {
        const move = nextMove(beam);
        if (move.do === 'end') {
          const open = beam.nodes.filter((n) => n.tabId !== undefined);
          expect(open).toEqual([]);
          expect(beam.tabsOpened).toBeLessThanOrEqual(BEAM_MAX_PAGES);
          expect(Math.max(0, ...beam.nodes.map((n) => n.depth))).toBeLessThanOrEqual(BEAM_DEPTH);
          return;
        }
        if (move.do === 'root') beam = addLinks(beam, undefined, graph[0]!);
        else if (move.do === 'open') beam = opened(beam, ++tab);
        else if (move.do === 'read')
          beam = addLinks(
            updateNode(beam, move.node.id, { state: 'visited' }),
            move.node,
            graph[tab % graph.length]!,
          );
        else if (move.do === 'close')
          beam = afterTabCall(beam, { name: 'tabs.close', args: { tabId: move.node.tabId } }, success({}));
      }
      throw new Error('the search did not end');
    }),
    { numRuns: 200 },
  );
});
