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
const said = (body: NodeJS.ReadableStream) => String(body.read() ?? '');
const event = (to: object, k: string) => JSON.stringify({ ...to, k, i: null });
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

  it('take no event after their end, also while a slow reader still has some to take', () => {
    const hub = new LiveHub(everyone, () => undefined);
    const { body } = hub.open(owner());
    hub.close();
    hub.announce(event({ f: 'f1' }, 'comment'));
    hub.close();
    expect(body.errored).toBeNull();
    body.destroy();
  });

  it('are told to fetch everything when notices may have been missed', () => {
    const hub = new LiveHub(everyone, () => undefined);
    const stream = hub.open(owner());
    hub.announce('');
    expect(String(stream.body.read())).toContain('"kind":"refresh"');
  });

  it('bring what happened between the drawing of their page and their opening, and no more', () => {
    const hub = new LiveHub(everyone, () => undefined);
    vi.advanceTimersByTime(120_000);
    hub.announce(event({ f: 'f1' }, 'long-ago'));
    vi.advanceTimersByTime(30_000);
    hub.announce(event({ f: 'f1' }, 'comment'));
    hub.announce(event({ u: 'u1' }, 'notice'));
    hub.announce(event({ f: 'f2' }, 'of-others'));
    hub.announce(event({ u: 'u2' }, 'of-another'));
    vi.advanceTimersByTime(2000);
    const late = said(hub.open(owner(), 2500).body);
    expect(late).toContain('"kind":"comment"');
    expect(late).toContain('"kind":"notice"');
    expect(late).not.toMatch(/long-ago|others|another|refresh/);
    expect(said(hub.open(owner()).body)).not.toContain('data:');
    vi.advanceTimersByTime(30_000);
    expect(said(hub.open(owner(), 2500).body)).not.toContain('data:');
  });

  it.each([
    ['of a page that is older than what is remembered', 300_000, () => undefined],
    ['after notices were lost', 2000, (hub: LiveHub) => hub.announce('')],
    [
      'after more events than are remembered',
      2000,
      (hub: LiveHub) => {
        for (let n = 0; n <= liveLimits.recentEvents; n += 1) {
          hub.announce(event({ f: 'f1' }, 'comment'));
        }
      },
    ],
  ])('are told to fetch everything %s', (_, age, happens) => {
    const hub = new LiveHub(everyone, () => undefined);
    vi.advanceTimersByTime(600_000);
    happens(hub);
    vi.advanceTimersByTime(1000);
    expect(said(hub.open(owner(), age).body)).toMatch(
      /^retry: 5000\n\ndata: \{"kind":"refresh","id":null\}\n\n$/,
    );
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
