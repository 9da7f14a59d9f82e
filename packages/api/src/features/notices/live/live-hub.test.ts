import { liveLimits } from '@infinite/schema/catalogue/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveHub, type StillAllowed } from '#features/notices/live/live-hub.ts';
import type { StreamOwner } from '#features/notices/live/live-stream.ts';

const owner = (userId = 'u1'): StreamOwner => ({
  userId,
  sessionId: `s-${userId}`,
  familyId: 'f1',
  role: 'viewer',
});
const everyone: StillAllowed = (owners) => Promise.resolve(new Set(owners));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the open streams of a process', () => {
  it('cut off a reader who takes nothing, and keep less than the limit for them', () => {
    const hub = new LiveHub(everyone, () => undefined);
    const stream = hub.open(owner());
    let most = 0;
    for (let n = 0; n < 5000; n += 1) {
      hub.announce(JSON.stringify({ f: 'f1', k: 'comment', i: 'x'.repeat(36) }));
      most = Math.max(most, stream.body.readableLength);
    }
    expect(stream.body.destroyed).toBe(true);
    expect(most).toBeLessThan(liveLimits.bufferBytes + 1000);
  });

  it('are all ended when nobody can tell who may still listen', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    const hub = new LiveHub(() => Promise.reject(new Error('no database')), failed);
    const stream = hub.open(owner());
    stream.body.resume();
    const end = new Promise((resolve) => stream.body.once('end', resolve));
    await vi.advanceTimersByTimeAsync(liveLimits.checkMs);
    await end;
    expect(failed).toHaveBeenCalledOnce();
  });

  it('are all ended when the check hangs', async () => {
    const hub = new LiveHub(
      () => new Promise(() => undefined),
      () => undefined,
    );
    const stream = hub.open(owner());
    stream.body.resume();
    const end = new Promise((resolve) => stream.body.once('end', resolve));
    // Within the five seconds that a lost right may last, and a bit of margin.
    await vi.advanceTimersByTimeAsync(3 * liveLimits.checkMs);
    await end;
  });

  it('are told to fetch everything when notices may have been missed', () => {
    const hub = new LiveHub(everyone, () => undefined);
    const stream = hub.open(owner());
    hub.announce('');
    expect(String(stream.body.read())).toContain('"kind":"refresh"');
  });

  it('leave nothing behind when they are gone', async () => {
    const hub = new LiveHub(everyone, () => undefined);
    const streams = Array.from({ length: 20 }, (_, n) => hub.open(owner(`u${n}`)));
    expect(vi.getTimerCount()).toBe(2);
    for (const { body } of streams) body.destroy();
    await vi.waitFor(() => expect(hub.size).toBe(0));
    expect(vi.getTimerCount()).toBe(0);
  });
});
