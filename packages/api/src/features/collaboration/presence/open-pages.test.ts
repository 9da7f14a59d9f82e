import { presenceLimits as limits } from '@infinite/schema/catalogue/collaboration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedClock } from '#adapters/clock/fixed-clock.ts';
import { OpenPages, type Here } from '#features/collaboration/presence/open-pages.ts';

const page = (userId: string) =>
  ({ userId, familyId: 'f1', sessionId: `s-${userId}`, role: 'viewer' }) as const;
const names = (here: readonly Here[]) => here.map(({ userId }) => userId);

describe('the open pages of a process', () => {
  let clock: FixedClock;
  let pages: OpenPages;
  const write = vi.fn<(here: readonly Here[]) => Promise<void>>();
  const remove = vi.fn<(gone: readonly Here[]) => Promise<void>>();
  const failed = vi.fn<(error: unknown) => void>();
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= limits.tickMs) {
      clock.advance({ milliseconds: limits.tickMs });
      await vi.advanceTimersByTimeAsync(limits.tickMs);
    }
  };

  beforeEach(() => {
    vi.useFakeTimers();
    clock = new FixedClock();
    for (const fake of [write, remove]) fake.mockReset().mockResolvedValue(undefined);
    failed.mockReset();
    pages = new OpenPages({ write, remove }, clock, failed);
  });
  afterEach(() => {
    pages.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('write five hundred members who come at once in one statement, and renew them in one', async () => {
    for (let n = 0; n < 500; n += 1) {
      pages.opened(page(`u${n}`));
      pages.opened(page(`u${n}`));
    }
    await pass(limits.renewMs);
    expect(write).toHaveBeenCalledTimes(1);
    expect(write.mock.calls[0]?.[0]).toHaveLength(500);
    await pass(limits.renewMs);
    expect(write).toHaveBeenCalledTimes(2);
    // Once with each renewal, for what crashed processes wrote.
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('write at once only who is new', async () => {
    pages.opened(page('ann'));
    await pass(limits.tickMs);
    pages.opened(page('tom'));
    await pass(limits.tickMs);
    expect(write.mock.calls.map(([here]) => names(here))).toEqual([['ann'], ['tom']]);
  });

  it('do not leave between two pages, nor while another one is open', async () => {
    pages.opened(page('ann'));
    pages.opened(page('tom'));
    pages.opened(page('tom'));
    await pass(limits.tickMs);
    pages.closed(page('ann'));
    pages.closed(page('tom'));
    await pass(limits.graceMs - limits.tickMs);
    pages.opened(page('ann'));
    await pass(10 * limits.graceMs);
    expect(remove.mock.calls.flatMap(([gone]) => gone)).toEqual([]);
    expect(names(write.mock.lastCall?.[0] ?? [])).toEqual(['ann', 'tom']);
  });

  it('leave a while after the last one was closed, and tick no longer then', async () => {
    pages.opened(page('ann'));
    await pass(limits.tickMs);
    pages.closed(page('ann'));
    await pass(limits.graceMs + limits.tickMs);
    expect(names(remove.mock.lastCall?.[0] ?? [])).toEqual(['ann']);
    expect(vi.getTimerCount()).toBe(0);
    const calls = write.mock.calls.length;
    await pass(limits.expiresMs);
    expect(write).toHaveBeenCalledTimes(calls);
  });

  it('are written again when that failed, and no second statement waits behind a slow one', async () => {
    write.mockRejectedValueOnce(new Error('no database'));
    pages.opened(page('ann'));
    await pass(limits.tickMs);
    expect(failed).toHaveBeenCalledOnce();
    let finish: () => void = () => undefined;
    write.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await pass(limits.renewMs * 2);
    expect(write).toHaveBeenCalledTimes(2);
    finish();
    await pass(limits.tickMs);
    expect(write.mock.calls.length).toBeGreaterThan(2);
  });
});
