import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TakeSource } from './take-source.ts';

/** A journal of which each byte is its own position, modulo 256. */
const journal = {
  async read(_takeId: string, offset: number, atMost: number): Promise<Blob> {
    return new Blob([Uint8Array.from({ length: atMost }, (_, index) => offset + index)]);
  },
};
const MOST = 1024 * 1024;
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a take as bytes to send', () => {
  it('waits for more, and gives what gathered meanwhile in one piece', async () => {
    const source = new TakeSource(journal, 't1', 0, false);
    const first = source.read(0, MOST, never);
    source.grow(10);
    expect((await first).bytes.size).toBe(10);
    const second = source.read(10, MOST, never);
    source.grow(20);
    source.grow(30);
    await vi.advanceTimersByTimeAsync(700);
    expect(await second).toMatchObject({ last: false, bytes: { size: 20 } });
  });

  it('gives the rest at once when the take ends, and says that it was the last', async () => {
    const source = new TakeSource(journal, 't1', 0, false);
    source.grow(10);
    await source.read(0, MOST, never);
    const rest = source.read(10, MOST, never);
    source.grow(12);
    source.end();
    expect(await rest).toMatchObject({ last: true, bytes: { size: 2 } });
  });

  it('says the end of a found take that was sent whole before', async () => {
    const source = new TakeSource(journal, 't1', 10, true);
    expect(await source.read(10, MOST, never)).toMatchObject({ last: true, bytes: { size: 0 } });
  });

  it('gives a long take in pieces', async () => {
    const source = new TakeSource(journal, 't1', 3 * 1024 * 1024, true);
    const { bytes, last } = await source.read(0, MOST, never);
    expect([bytes.size, last]).toEqual([1024 * 1024, false]);
  });

  it('D18: is sent in fewer and larger parts the longer it lasts', async () => {
    const bytesPerSecond = 12_000;
    const source = new TakeSource(journal, 't1', 0, false);
    const ends: number[] = [];
    const sendHour = async (): Promise<void> => {
      for (let offset = 0; ;) {
        const { bytes, last } = await source.read(offset, MOST, never);
        if (last) return;
        offset += bytes.size;
        ends.push(offset / bytesPerSecond);
      }
    };
    const hour = sendHour();
    for (let ms = 0; ms < 3_600_000; ms += 200) {
      source.grow((ms / 1000) * bytesPerSecond);
      await vi.advanceTimersByTimeAsync(200);
    }
    source.end();
    await vi.advanceTimersByTimeAsync(200);
    await hour;
    // 6,000 at an even pace of 600 ms.
    expect(ends.length).toBeLessThan(1000);
    const gaps = ends.map((end, index) => end - (ends[index - 1] ?? 0));
    expect(Math.max(...gaps.slice(0, 40))).toBeLessThanOrEqual(1);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5.5);
    console.log(`an hour of recording is sent in ${ends.length} parts`);
  });

  it('stops waiting when it is told to', async () => {
    const stop = new AbortController();
    const waiting = new TakeSource(journal, 't1', 0, false).read(0, MOST, stop.signal);
    stop.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });
});
