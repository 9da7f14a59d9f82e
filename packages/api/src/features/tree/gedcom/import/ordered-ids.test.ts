import { expect, it } from 'vitest';
import { z } from 'zod';
import { OrderedIds } from '#features/tree/gedcom/import/ordered-ids.ts';

it('ids of an import are UUIDs that sort as they were made', () => {
  const ids = new OrderedIds();
  const made = Array.from({ length: 300_000 }, () => ids.next());
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  for (const id of [made[0], made.at(-1)]) expect(z.uuid({ version: 'v7' }).parse(id)).toBe(id);
  expect(new OrderedIds().next()).not.toBe(made[0]);
});
