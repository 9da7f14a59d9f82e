import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CostBuckets } from '#platform/rate-limit/cost-buckets.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const rules = { capacity: 1000, perSecond: 10, portion: 100 };
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const process = () => new CostBuckets(test.app.orm, test.clock, rules);

describe('a leaky bucket', () => {
  it('returns what is left after each charge, and when a refused charge would be granted', async () => {
    const buckets = process();
    expect(await buckets.charge('a', 400)).toEqual({
      granted: true,
      remaining: 600,
      retryAfterSeconds: 0,
      fullInSeconds: 40,
    });
    expect(await buckets.charge('a', 550)).toMatchObject({ granted: true, remaining: 50 });
    const refused = await buckets.charge('a', 90);
    expect(refused).toMatchObject({ granted: false, remaining: 50, retryAfterSeconds: 4 });
    test.clock.advance({ seconds: 3 });
    expect(await buckets.charge('a', 90)).toMatchObject({ granted: false });
    test.clock.advance({ seconds: 1 });
    expect(await buckets.charge('a', 90)).toMatchObject({ granted: true, remaining: 0 });
    test.clock.advance({ seconds: 100 });
    expect(await buckets.charge('a', 1)).toMatchObject({ granted: true, remaining: 999 });
  });

  it('is one for all processes, which never grant more than it has, at once neither', async () => {
    const processes = [process(), process(), process()];
    const charges = await Promise.all(
      Array.from({ length: 300 }, (_, n) => processes[n % 3]!.charge('b', 7)),
    );
    const granted = charges.filter((charge) => charge.granted).length;
    expect(granted * 7).toBeLessThanOrEqual(rules.capacity);
    // What a process holds while another asks is less than a portion.
    expect(granted * 7).toBeGreaterThan(rules.capacity - 3 * rules.portion);
  });

  it('writes to the database once a portion', async () => {
    const buckets = process();
    const level = async () => {
      const rows = await test.app.orm.em
        .getConnection()
        .execute<{ level: number }[]>('select level from cost_buckets order by at desc, level');
      return rows.map((row) => row.level);
    };
    await buckets.charge('c', 1);
    const before = await level();
    for (let n = 0; n < 99; n += 1) await buckets.charge('c', 1);
    expect(await level()).toEqual(before);
    await buckets.charge('c', 1);
    expect(await level()).not.toEqual(before);
  });

  it('refuses for good what costs more than it holds', async () => {
    expect(await process().charge('d', 1001)).toMatchObject({ granted: false });
    expect(await process().charge('d', 1000)).toMatchObject({ granted: true, remaining: 0 });
  });
});
