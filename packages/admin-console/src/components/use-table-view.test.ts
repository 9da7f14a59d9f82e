import { expect, it } from 'vitest';
import { readHidden } from './use-table-view.ts';

it.each([
  [null, []],
  ['["plan","state"]', ['plan', 'state']],
  // What another version, or somebody by hand, left there.
  ['["plan",3,null]', ['plan']],
  ['{"plan":true}', []],
  ['["plan"', []],
])('reads the hidden columns from %s', (stored, hidden) => {
  expect(readHidden(stored)).toEqual(hidden);
});
