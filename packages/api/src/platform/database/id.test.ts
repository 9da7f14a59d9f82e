import { describe, expect, it } from 'vitest';
import { newId } from '#platform/database/id.ts';

describe('newId', () => {
  it('makes UUIDs of version 7 that differ and sort by their moment', () => {
    const ids = Array.from({ length: 2000 }, newId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
    const moments = ids.map((id) => id.slice(0, 13));
    expect(moments).toEqual(moments.toSorted());
  });
});
