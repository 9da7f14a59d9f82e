import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newContext } from '#context.ts';
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

describe('the job queue', () => {
  let test: TestApp;
  let queue: JobQueue;
  beforeEach(async () => {
    seen.length = 0;
    test = await createTestApp();
    queue = new JobQueue(test.databaseUrl, [noteJob], test.app.log, true);
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
    await queue.work((_job, payload) => {
      seen.push(noteJob.payload.parse(payload).word);
      return Promise.resolve();
    });
    await vi.waitFor(() => expect(seen.toSorted()).toEqual(['a', 'b']), { timeout: 15_000 });
  });

  it('S4: runs one job of a group at a time, and those of others meanwhile', async () => {
    const grouped = defineJob({ ...noteJob, name: 'grouped-for-test', perGroup: 1 });
    const fair = new JobQueue(test.databaseUrl, [grouped], test.app.log, true);
    await fair.start();
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    for (const word of ['a1', 'a2', 'a3']) {
      await fair.enqueue(ctx, grouped, { word }, { group: 'a' });
    }
    await fair.enqueue(ctx, grouped, { word: 'b1' }, { group: 'b' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let together = 0;
    let most = 0;
    await fair.work(async (_job, payload) => {
      const { word } = noteJob.payload.parse(payload);
      seen.push(word);
      if (word === 'b1') return release();
      together += 1;
      most = Math.max(most, together);
      // The first of many ends only once the other group had its turn.
      await released;
      together -= 1;
    });
    await vi.waitFor(() => expect(seen).toHaveLength(4), { timeout: 30_000 });
    expect(seen.slice(0, 2)).toEqual(['a1', 'b1']);
    expect(most).toBe(1);
    await fair.stop();
  }, 60_000);

  it('tries a failed job again', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    await queue.enqueue(ctx, noteJob, { word: 'twice' });
    await queue.work((_job, payload) => {
      seen.push(noteJob.payload.parse(payload).word);
      return seen.length === 1
        ? Promise.reject(new Error('the first try fails'))
        : Promise.resolve();
    });
    await vi.waitFor(() => expect(seen).toEqual(['twice', 'twice']), { timeout: 20_000 });
  }, 30_000);
});
