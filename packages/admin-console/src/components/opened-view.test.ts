import { expect, it } from 'vitest';
import { openedView, viewQueryOf } from './opened-view.ts';

const rules = {
  filters: { plan: ['free', 'memory-plus'], from: null },
  orders: ['CREATED'],
  columns: ['plan', 'state'],
};

it('keeps search, order and filters of the address, and neither the page nor the rest', () => {
  const address = new URLSearchParams('tab=users&q=ann&sort=-CREATED&plan=free&after=x&user=1');
  const query = viewQueryOf(rules, (name) => address.get(name));
  expect(query).toBe('q=ann&sort=-CREATED&plan=free');
  expect(openedView(rules, { query, hiddenColumns: ['state'] })).toEqual({
    changes: { q: 'ann', sort: '-CREATED', plan: 'free', from: null, after: null },
    columns: ['state'],
    gone: [],
  });
});

it('opens what is left of a view and names what is gone', () => {
  const query = 'q=ann&sort=tier&plan=gold&toString=1&from=2041-05-04';
  const opened = openedView(rules, { query, hiddenColumns: ['state', 'tier'] });
  expect(opened.changes).toEqual({
    q: 'ann',
    sort: null,
    plan: null,
    from: '2041-05-04',
    after: null,
  });
  expect(opened.columns).toEqual(['state']);
  expect(opened.gone).toEqual([
    'the order “tier”',
    'the filter “plan: gold”',
    'the filter “toString: 1”',
    'the column “tier”',
  ]);
});
