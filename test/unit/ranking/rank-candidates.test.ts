import { describe, expect, test } from 'vitest';
import type { RankCandidate } from '../../../src/ranking/candidate';
import { rankCandidates } from '../../../src/ranking/rank-candidates';

const make = (...labels: Array<string | Partial<RankCandidate>>): RankCandidate[] =>
  labels.map((given, order) => ({
    id: `a${order + 1}`,
    label: '',
    order,
    ...(typeof given === 'string' ? { label: given } : given),
  }));
const labels = (query: string, all: RankCandidate[], options = {}) =>
  rankCandidates(query, all, options).map((r) => all[r.index]!.label);

describe('rankCandidates', () => {
  test('puts the exact name first, with score 1', () => {
    const all = make('Save draft', 'Save', 'Save and close');
    const ranked = rankCandidates('save', all);
    expect(ranked[0]).toMatchObject({ id: 'a2', score: 1, exact: true });
    expect(ranked[1]!.score).toBeLessThan(1);
    expect(ranked).toHaveLength(3);
  });

  test('keeps equal names as a tie in document order', () => {
    const ranked = rankCandidates('Edit', make('Edit', 'Delete', 'Edit'));
    expect(ranked.map((r) => [r.id, r.score])).toEqual([
      ['a1', 1],
      ['a3', 1],
    ]);
  });

  test('takes alternatives', () => {
    expect(labels('invoice|billing', make('Home', 'Billing', 'Invoices'))).toEqual(
      expect.arrayContaining(['Billing', 'Invoices']),
    );
  });

  test('a name that holds several alternatives is as likely as for the best of them', () => {
    const all = make('Invoices and billing', 'Billing plan', 'Invoice archive of all years');
    const scores = (query: string) =>
      new Map(rankCandidates(query, all).map(({ id, score }) => [id, score] as const));
    const [invoice, billing] = [scores('invoice'), scores('billing')];
    for (const [id, score] of scores('invoice|billing'))
      expect(score).toBe(Math.max(invoice.get(id) ?? 0, billing.get(id) ?? 0));
  });

  test.each([
    ['invoices', 'Invoice'],
    ['Rechnung', 'Rechnungen'],
    ['category', 'Categories'],
    ['downlaod', 'Download'],
    ['sett', 'Settings'],
    ['uber uns', 'Über uns'],
    ['购物', '我的购物车'],
    ['カート', 'カートに入れる'],
    ['adress', 'Address'],
  ])('%s finds %s', (query, label) => {
    expect(labels(query, make('Home', 'Zebra', label, 'About'))[0]).toBe(label);
  });

  test('crosses languages by kind', () => {
    const all = make({ label: 'Kontakt', kind: 'contact' }, { label: 'Anmelden', kind: 'login' });
    expect(labels('log in', all)).toEqual(['Anmelden']);
  });

  test('finds by the row when labels are alike, below any label match', () => {
    const all = make({ label: 'Open', context: 'Mara Novak' }, { label: 'Open', context: 'Jo Lind' }, 'Jo');
    expect(rankCandidates('jo lind', all).map((r) => r.id)).toEqual(['a3', 'a2']);
  });

  test('finds nothing for words that are nowhere', () => {
    expect(rankCandidates('xylophone', make('Home', 'About'))).toEqual([]);
    expect(rankCandidates('', make('Home'))).toEqual([]);
  });

  test('finds a label of symbols', () => {
    expect(labels('+', make('-', '+', 'Plus'))).toEqual(['+']);
  });

  test('puts the very name, to the last sign, before its likes', () => {
    const ranked = rankCandidates('Security >>', make('Security', 'Security >>', 'security'));
    expect(ranked.map((r) => [r.id, r.score])).toEqual([
      ['a2', 1],
      ['a1', 1],
      ['a3', 1],
    ]);
  });

  test('puts a control before what is clickable around it', () => {
    const all = make({ label: 'Invite', implicit: true }, { label: 'Invite' });
    expect(rankCandidates('invite', all).map((r) => [r.id, r.score])).toEqual([
      ['a2', 1],
      ['a1', 1],
    ]);
  });

  test('a name that holds a bar is found as a whole', () => {
    const all = make('KEYNOTE: News', 'Code BEAM 19', 'KEYNOTE: News | Code BEAM 19');
    expect(labels('KEYNOTE: News | Code BEAM 19', all)[0]).toBe('KEYNOTE: News | Code BEAM 19');
    expect(labels('Code BEAM 19|nowhere', all)[0]).toBe('Code BEAM 19');
  });

  test('takes a plural around a thing for its singular', () => {
    const all = make({ label: 'Open', context: 'Lists of categories' }, { label: 'Open', context: 'Orders' });
    expect(rankCandidates('category', all).map((r) => r.id)).toEqual(['a1']);
  });

  test('finds one name among 20,000 things', () => {
    const all = make(...Array.from({ length: 20_000 }, (_, i) => `Item number ${i}`), 'Quarterly report');
    const ranked = rankCandidates('quarterly report', all);
    expect(ranked[0]).toMatchObject({ id: 'a20001', score: 1 });
    expect(rankCandidates('item', all).length).toBeLessThanOrEqual(200);
  });
});
