import { describe, expect, it } from 'vitest';
import { runBulkAct } from './run-bulk-act.ts';

const ids = Array.from({ length: 250 }, (_, at) => `u${at}`);
const never = new AbortController().signal;

describe('a bulk act', () => {
  it('goes through in portions and names who was refused', async () => {
    const sizes: number[] = [];
    const told: number[] = [];
    const result = await runBulkAct(
      ids,
      async (portion) => {
        sizes.push(portion.length);
        return portion.map((id) => ({ id, username: id, refusal: id === 'u120' ? 'no' : null }));
      },
      (tried) => told.push(tried),
      never,
    );
    expect(sizes).toEqual([100, 100, 50]);
    expect(told).toEqual([100, 200, 250]);
    expect(result.done).toHaveLength(249);
    expect(result.refused).toEqual([{ id: 'u120', username: 'u120', refusal: 'no' }]);
    expect(result.left).toBe(0);
  });

  it('keeps what was answered when the connection breaks, and when it is stopped', async () => {
    const broken = await runBulkAct(
      ids,
      async (portion) => {
        if (portion[0] === 'u100') throw new TypeError('offline');
        return portion.map((id) => ({ id }));
      },
      () => undefined,
      never,
    );
    expect([broken.done.length, broken.left]).toEqual([100, 150]);
    expect(broken.error).toBeInstanceOf(TypeError);
    const stop = new AbortController();
    const stopped = await runBulkAct(
      ids,
      async (portion) => portion.map((id) => ({ id })),
      () => stop.abort(),
      stop.signal,
    );
    expect([stopped.done.length, stopped.left, stopped.error]).toEqual([100, 150, null]);
  });
});
