import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newContext } from '#platform/context.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { noteProgress } from '#platform/jobs/sweep-progress.ts';
import { SweepRunner } from '#platform/jobs/sweep-runner.ts';
import { Notifications } from '#platform/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('the sweep runner', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const runnerOf = (run: () => Promise<void>) =>
    new SweepRunner(
      [defineSweep({ name: `s-${Math.random()}`, everySeconds: 3600, channels: ['wake'], run })],
      (sweep) => newContext(test.app, { kind: 'system', job: sweep.name }),
      test.app.notifications,
      test.app.log,
    );

  const notify = () => test.app.orm.em.getConnection().execute(`notify wake`);

  it('sweeps at its start and again at once when its channel is notified', async () => {
    let runs = 0;
    const runner = runnerOf(() => Promise.resolve(void (runs += 1)));
    await runner.start();
    await vi.waitFor(() => expect(runs).toBe(1));
    await notify();
    await vi.waitFor(() => expect(runs).toBe(2));
    await runner.stop();
  });

  it('never runs twice at once, and runs once more for what was announced meanwhile', async () => {
    let inside = 0;
    let most = 0;
    let runs = 0;
    let finishFirst: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (finishFirst = resolve));
    const runner = runnerOf(async () => {
      inside += 1;
      most = Math.max(most, inside);
      runs += 1;
      if (runs === 1) await first;
      inside -= 1;
    });
    await runner.start();
    await vi.waitFor(() => expect(runs).toBe(1));
    await notify();
    await notify();
    finishFirst();
    await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2));
    expect(most).toBe(1);
    await runner.stop();
  });

  it('runs on every worker when configured to, and on none while another process holds its lock', async () => {
    const others = new Notifications(test.databaseUrl, test.app.log);
    await others.start();
    const name = `s-${Math.random()}`;
    const ran: string[] = [];
    const bothInside = Promise.withResolvers<void>();
    const workers = [test.app.notifications, others].map(
      (notifications, index) =>
        new SweepRunner(
          [
            defineSweep({
              name,
              everySeconds: 3600,
              channels: ['wake'],
              onEveryWorker: true,
              run: async () => {
                ran.push(`worker ${index}`);
                if (ran.length === 2) bothInside.resolve();
                await bothInside.promise;
              },
            }),
          ],
          () => newContext(test.app, { kind: 'system', job: name }),
          notifications,
          test.app.log,
        ),
    );
    await Promise.all(workers.map((worker) => worker.start()));
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(['worker 0', 'worker 1']));
    await workers[1]?.stop();
    const isAlone = await vi.waitUntil(() =>
      others.withLock(`sweep:${name}`, async () => {
        await notify();
        // Answered on the same connection after the notice: the worker has heard it by then.
        await test.app.notifications.withSharedLock('heard', () => Promise.resolve());
        expect(ran).toHaveLength(2);
      }),
    );
    expect(isAlone).toBe(true);
    await notify();
    await vi.waitFor(() => expect(ran).toHaveLength(3));
    await workers[0]?.stop();
    await others.stop();
  });

  it('continues after a sweep failed', async () => {
    let runs = 0;
    const runner = runnerOf(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve();
    });
    await runner.start();
    await vi.waitFor(() => expect(runs).toBe(1));
    await notify();
    await vi.waitFor(() => expect(runs).toBe(2));
    await runner.stop();
  });
});

describe('a stuck sweep', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('D7: is named as late, then ends the process once; one that makes progress does neither', async () => {
    let finish: () => void = () => undefined;
    const forever = new Promise<void>((resolve) => (finish = resolve));
    // The test says how much time has passed: a loaded machine takes longer than the limits here.
    let passedMs = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => passedMs);
    const begun = new Set<string>();
    const waiting = (name: string) => () => {
      begun.add(name);
      return forever;
    };
    let busy = true;
    const working = async () => {
      begun.add('busy');
      while (busy) {
        noteProgress();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const ended: string[] = [];
    const runner = new SweepRunner(
      [
        defineSweep({ name: 'hung', everySeconds: 3600, run: waiting('hung') }),
        defineSweep({
          name: 'patient',
          everySeconds: 3600,
          mayTakeSeconds: 60,
          run: waiting('patient'),
        }),
        defineSweep({ name: 'busy', everySeconds: 3600, run: working }),
      ],
      (sweep) => newContext(test.app, { kind: 'system', job: sweep.name }),
      test.app.notifications,
      test.app.log,
      (sweep) => ended.push(sweep),
      { lateMs: 50, stuckMs: 100, lookEveryMs: 10 },
    );
    await runner.start();
    await vi.waitFor(() => expect(begun.size).toBe(3));
    expect(runner.late()).toEqual([]);
    passedMs += 51;
    await vi.waitFor(() => expect(runner.late()).toEqual(['hung']));
    expect(ended).toEqual([]);
    passedMs += 51;
    await vi.waitFor(() => expect(ended).toEqual(['hung']));
    await vi.waitFor(() => expect(runner.late()).toEqual(['hung']));
    finish();
    busy = false;
    await runner.stop();
    expect(runner.late()).toEqual([]);
    expect(ended).toEqual(['hung']);
  });
});
