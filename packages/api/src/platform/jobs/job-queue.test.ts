import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newContext } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const seen: string[] = [];
const noteJob = defineJob({
  name: 'note-for-test',
  payload: z.object({ word: z.string() }),
  handle: async () => undefined,
});

const fairJob = defineJob({
  name: 'fair-for-test',
  payload: z.object({ family: z.string() }),
  concurrency: 2,
  concurrencyPerGroup: 1,
  handle: async () => undefined,
});

/** The queue's least interval: the tests are about what is taken, not about how soon. */
const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

describe('the job queue', () => {
  let test: TestApp;
  let queue: JobQueue;
  beforeEach(async () => {
    seen.length = 0;
    test = await createTestApp();
    queue = new JobQueue(test.databaseUrl, [noteJob, fairJob], test.app.log, true);
    await queue.start();
  });
  afterEach(async () => {
    await queue.stop();
    await test.close();
  });

  it('runs a job once its cause is committed, and never one whose cause was rolled back', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    await expect(
      inTransaction(ctx, async (inner) => {
        await queue.enqueue(inner, noteJob, { word: 'undone' });
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    await inTransaction(ctx, (inner) =>
      queue.enqueueMany(inner, noteJob, [{ word: 'a' }, { word: 'b' }]),
    );
    await queue.work(
      [noteJob, fairJob],
      (_job, payload) => {
        seen.push(noteJob.payload.parse(payload).word);
        return Promise.resolve();
      },
      often,
    );
    await vi.waitFor(() => expect(seen.toSorted()).toEqual(['a', 'b']), { timeout: 15_000 });
  });

  it('clears queues of earlier releases, and ignores unknown names', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    await queue.enqueue(ctx, noteJob, { word: 'left over' });
    await queue.enqueue(ctx, fairJob, { family: 'still wanted' });
    await queue.clear(['note-for-test', 'never-was']);
    const waiting = await test.app.orm.em
      .getConnection()
      .execute<{ name: string }[]>('select name from jobs.job');
    expect(waiting.map(({ name }) => name)).toEqual(['fair-for-test']);
  });

  it('tries a failed job again', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    await queue.enqueue(ctx, noteJob, { word: 'twice' });
    await queue.work(
      [noteJob, fairJob],
      (_job, payload) => {
        seen.push(noteJob.payload.parse(payload).word);
        return seen.length === 1
          ? Promise.reject(new Error('the first try fails'))
          : Promise.resolve();
      },
      often,
    );
    await vi.waitFor(() => expect(seen).toEqual(['twice', 'twice']), { timeout: 20_000 });
  }, 30_000);

  it('works off what waits for one family without pausing between its jobs', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await queue.enqueue(ctx, fairJob, { family: word }, { group: 'one family' });
    }
    const rarely = { pollingIntervalSeconds: 600, notifyPollingIntervalSeconds: 600 };
    const take = (_job: unknown, payload: unknown) => {
      seen.push(fairJob.payload.parse(payload).family);
      return Promise.resolve();
    };
    await queue.work([noteJob, fairJob], take, rarely);
    await vi.waitFor(() => expect(seen).toHaveLength(6), { timeout: 15_000 });
  });

  it('does so in every worker, also while another is busy for somebody else', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    const gates = new Map(['long', 'longer'].map((name) => [name, Promise.withResolvers<void>()]));
    const rarely = { pollingIntervalSeconds: 600, notifyPollingIntervalSeconds: 600 };
    await queue.work(
      [noteJob, fairJob],
      async (_job, payload) => {
        const { family } = fairJob.payload.parse(payload);
        seen.push(family);
        await gates.get(family)?.promise;
      },
      rarely,
    );
    const many = ['a', 'b', 'c', 'd', 'e'];
    const workOff = async (busy: string) => {
      await queue.enqueue(ctx, fairJob, { family: busy }, { group: busy });
      await vi.waitFor(() => expect(seen).toContain(busy), { timeout: 15_000 });
      await inTransaction(ctx, async (inner) => {
        for (const word of many) {
          await queue.enqueue(inner, fairJob, { family: `${busy} ${word}` }, { group: 'many' });
        }
      });
      const wanted = many.map((word) => `${busy} ${word}`);
      await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining(wanted)), {
        timeout: 15_000,
      });
    };
    // The worker that is not busy with the first is busy with the second, so both are the only one once.
    await workOff('long');
    const second = workOff('longer');
    await vi.waitFor(() => expect(seen).toContain('longer'), { timeout: 15_000 });
    gates.get('long')?.resolve();
    await second;
    gates.get('longer')?.resolve();
  }, 60_000);

  it('S4: runs one job of a family at a time, and the work of another one meanwhile', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    for (let count = 0; count < 6; count += 1) {
      await queue.enqueue(ctx, fairJob, { family: 'many' }, { group: 'many' });
    }
    await queue.enqueue(ctx, fairJob, { family: 'one' }, { group: 'one' });
    const gate = Promise.withResolvers<void>();
    let together = 0;
    let most = 0;
    await queue.work(
      [noteJob, fairJob],
      async (_job, payload) => {
        const { family } = fairJob.payload.parse(payload);
        seen.push(family);
        if (family === 'one') return;
        together += 1;
        most = Math.max(most, together);
        // The first of the many takes its time; until then no other of them begins.
        await gate.promise;
        together -= 1;
      },
      often,
    );
    await vi.waitFor(() => expect(seen).toEqual(['many', 'one']), { timeout: 30_000 });
    gate.resolve();
    await vi.waitFor(() => expect(seen).toHaveLength(7), { timeout: 60_000 });
    expect(most).toBe(1);
  }, 100_000);
});
