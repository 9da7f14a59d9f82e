import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ShiftedClock } from '#adapters/clock/shifted-clock.ts';
import { newContext } from '#platform/context.ts';
import { SweepRunner } from '#platform/jobs/sweep-runner.ts';
import { notify } from '#platform/notifications/notify.ts';
import { defineOutbox, runPass } from '#platform/outbox/define-outbox.ts';
import type { OutboxDefinition, Tried } from '#platform/outbox/definition.ts';
import type { Outcome } from '#platform/outbox/outcome.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

type Definition = OutboxDefinition<string, Outcome>;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
/** Of what a worker does by itself: a busy machine may take its time. */
const patiently = { timeout: 15_000 };
const acknowledged: Outcome = { kind: 'acknowledged' };

/** An outbox whose rows are an array. */
function outboxOf(rows: string[], more: Partial<Definition> = {}) {
  const marked: string[] = [];
  const definition: Definition = {
    name: `outbox-${Math.random()}`,
    channels: ['outbox_of_test'],
    everySeconds: 3600,
    lanes: { count: 2, width: 2, unanswered: 4 },
    nextDue: () => Promise.resolve(rows.length > 0 ? test.clock.now() : null),
    during: (_, send) => send(undefined),
    claim: (_, __, count) => {
      const items = rows.splice(0, count);
      return Promise.resolve({ items, more: items.length === count });
    },
    send: () => Promise.resolve(acknowledged),
    mark: (_, __, tried) => {
      marked.push(...tried.map(({ item }) => item));
      return Promise.resolve();
    },
    ...more,
  };
  return { definition, marked };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `row-${index}`);

describe('a pass of an outbox', () => {
  it('brings everything that is due to its outcome, once', async () => {
    const { definition, marked } = outboxOf(names(23));
    expect(await runPass(definition, ctx())).toEqual({ tried: 23, more: false });
    expect(marked.toSorted()).toEqual(names(23).toSorted());
  });

  it('claims at most as many items as may be unanswered', async () => {
    let unanswered = 0;
    let most = 0;
    const { definition } = outboxOf(names(40), {
      lanes: { count: 5, width: 2, unanswered: 4 },
      send: async () => {
        unanswered += 1;
        most = Math.max(most, unanswered);
        await new Promise((resolve) => setImmediate(resolve));
        unanswered -= 1;
        return acknowledged;
      },
    });
    await runPass(definition, ctx());
    expect(most).toBe(4);
  });

  it('stops at its claim limit, and reports that more may wait', async () => {
    const { definition, marked } = outboxOf(names(9), { itemsPerPass: 5 });
    expect(await runPass(definition, ctx())).toEqual({ tried: 5, more: true });
    expect(marked).toHaveLength(5);
  });

  it('finishes what it claimed when the process is asked to end, and claims nothing more', async () => {
    const stopping = new AbortController();
    const rows = names(50);
    const { definition, marked } = outboxOf(rows, {
      send: () => {
        stopping.abort();
        return Promise.resolve(acknowledged);
      },
    });
    const ending = newContext(
      { ...test.app, stopping: stopping.signal },
      { kind: 'system', job: 'test' },
    );
    expect(await runPass(definition, ending)).toMatchObject({ more: true });
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length + rows.length).toBe(50);
  });

  it('continues in its other lanes when one fails, and throws at the end', async () => {
    let claims = 0;
    const rows = names(20);
    const { definition, marked } = outboxOf(rows, {
      claim: (_, __, count) => {
        claims += 1;
        if (claims === 1) return Promise.reject(new Error('the database was away'));
        return Promise.resolve({ items: rows.splice(0, count), more: rows.length > 0 });
      },
    });
    await expect(runPass(definition, ctx())).rejects.toThrow('sending ended early');
    expect(marked).toHaveLength(20);
  });

  it('marks each item as soon as it is answered where its owner wants that', async () => {
    const slow = Promise.withResolvers<void>();
    const { definition, marked } = outboxOf(['slow', 'fast'], {
      marks: 'each',
      send: async (_, __, item) => {
        if (item === 'slow') await slow.promise;
        return acknowledged;
      },
    });
    const pass = runPass(definition, ctx());
    await vi.waitFor(() => expect(marked).toEqual(['fast']), patiently);
    slow.resolve();
    await pass;
    expect(marked).toEqual(['fast', 'slow']);
  });
});

describe('the breaker of an outbox', () => {
  const withBreaker = (permit: 'all' | 'probe' | 'none', rows: string[]) => {
    const noted: { tried: readonly Tried<string, Outcome>[]; wasProbe: boolean }[] = [];
    let returned = 0;
    const { definition, marked } = outboxOf(rows, {
      breaker: {
        ask: () => Promise.resolve({ permit, road: undefined }),
        returnProbe: () => Promise.resolve(void (returned += 1)),
        note: (_, tried, { wasProbe }) => Promise.resolve(void noted.push({ tried, wasProbe })),
      },
    });
    return { definition, marked, noted, returned: () => returned };
  };

  it('claims nothing while it is open', async () => {
    const { definition, marked } = withBreaker('none', names(3));
    expect(await runPass(definition, ctx())).toEqual({ tried: 0, more: false });
    expect(marked).toEqual([]);
  });

  it('probes with one item in each lane, and gets its outcome', async () => {
    const { definition, noted } = withBreaker('probe', names(9));
    expect((await runPass(definition, ctx())).tried).toBe(2);
    expect(noted.map(({ tried, wasProbe }) => [tried.length, wasProbe])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('gets a probe back that nothing was sent with', async () => {
    const { definition, returned } = withBreaker('probe', []);
    await runPass(definition, ctx());
    expect(returned()).toBe(2);
  });
});

describe('an outbox that a worker runs', () => {
  const runnerOf = (definition: Definition) =>
    new SweepRunner(
      [defineOutbox(definition).sweep],
      () => ctx(),
      test.app.notifications,
      test.app.log,
    );

  it('sends when its channel is notified, and a slow batch delays no later item', async () => {
    const rows: string[] = ['slow'];
    const slow = Promise.withResolvers<void>();
    const { definition, marked } = outboxOf(rows, {
      lanes: { count: 2, width: 1, unanswered: 2 },
      send: async (_, __, item) => {
        if (item === 'slow') await slow.promise;
        return acknowledged;
      },
    });
    const runner = runnerOf(definition);
    await runner.start();
    await vi.waitFor(() => expect(rows).toEqual([]), patiently);
    rows.push('later');
    await notify(ctx(), 'outbox_of_test');
    await vi.waitFor(() => expect(marked).toEqual(['later']), patiently);
    slow.resolve();
    await vi.waitFor(() => expect(marked).toEqual(['later', 'slow']), patiently);
    await runner.stop();
  });

  it('starts at the instant when its next item is due, and looks for nothing before', async () => {
    const began = Temporal.Now.instant();
    const due = began.add({ milliseconds: 300 });
    const rows = ['waits'];
    const asked: Temporal.Instant[] = [];
    const { definition, marked } = outboxOf(rows, {
      nextDue: () => Promise.resolve(rows.length > 0 ? due : null),
      claim: () => {
        asked.push(Temporal.Now.instant());
        return Promise.resolve({ items: rows.splice(0), more: false });
      },
    });
    const runner = new SweepRunner(
      [defineOutbox(definition).sweep],
      () => ({ ...ctx(), clock: new ShiftedClock() }),
      test.app.notifications,
      test.app.log,
    );
    await runner.start();
    await vi.waitFor(() => expect(marked).toEqual(['waits']), patiently);
    expect(asked.every((at) => Temporal.Instant.compare(at, due) >= 0)).toBe(true);
    await runner.stop();
  });

  it('is drained at a stop: what was claimed is marked before it returns', async () => {
    const answer = Promise.withResolvers<void>();
    const rows = ['under way'];
    const { definition, marked } = outboxOf(rows, {
      send: async () => {
        await answer.promise;
        return acknowledged;
      },
    });
    const runner = runnerOf(definition);
    await runner.start();
    await vi.waitFor(() => expect(rows).toEqual([]), patiently);
    const stopped = runner.stop();
    answer.resolve();
    await stopped;
    expect(marked).toEqual(['under way']);
  });
});
