import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('the rate limiter', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('refuses the attempt after the last allowed one, for that key only, until the window ends', async () => {
    const take = (key: string) => test.app.rateLimit.take('door', key, { max: 3, perSeconds: 60 });
    for (let attempt = 0; attempt < 3; attempt += 1) await take('ada@example.org');
    await expect(take('ada@example.org')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(take('bob@example.org')).resolves.toBeUndefined();
    test.clock.advance({ minutes: 1 });
    await expect(take('ada@example.org')).resolves.toBeUndefined();
  });

  it('counts attempts that come at once', async () => {
    const attempts = Array.from({ length: 20 }, () =>
      test.app.rateLimit.take('rush', 'one', { max: 5, perSeconds: 3600 }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5);
  });

  it('takes an attempt back that was no guess, and never more than were made', async () => {
    const limit = { max: 1, perSeconds: 60 };
    const { rateLimit } = test.app;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await rateLimit.take('back', 'dan', limit);
      await rateLimit.giveBack('back', 'dan', limit);
    }
    await rateLimit.giveBack('back', 'dan', limit);
    await rateLimit.take('back', 'dan', limit);
    await expect(rateLimit.take('back', 'dan', limit)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('keeps no address in its table', async () => {
    await test.app.rateLimit.take('door', 'carol@example.org', { max: 3, perSeconds: 60 });
    const rows = await test.app.orm.em.getConnection().execute('select * from rate_limit_hits');
    expect(JSON.stringify(rows)).not.toContain('carol');
  });
});
