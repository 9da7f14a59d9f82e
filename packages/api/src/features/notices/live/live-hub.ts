import { liveLimits } from '@infinite/schema/catalogue/notifications';
import { z } from 'zod';
import { LiveStream, type StreamOwner } from '#features/notices/live/live-stream.ts';
import { RecentEvents, type Announced } from '#features/notices/live/recent-events.ts';
import type { StreamWatcher } from '#features/notices/live/stream-watcher.ts';
import { StreamsBy } from '#features/notices/live/streams-by.ts';
import { AppError } from '#platform/errors/app-error.ts';

const payload = z.object({
  f: z.string().optional(),
  u: z.string().optional(),
  k: z.string(),
  i: z.string().nullable(),
});

/** Those of the owners whose session, account, membership and role are as they were. */
export type StillAllowed = (owners: readonly StreamOwner[]) => Promise<ReadonlySet<StreamOwner>>;

/** A check that has not come back for so many turns counts as failed. */
const patience = 2;

/**
 * The open streams of one process. Events come from every process by NOTIFY. What an owner may is
 * checked every moment (`checkMs`) for all streams in one go, whatever took it away and in which process.
 */
export class LiveHub {
  readonly #streams = new Set<LiveStream>();
  readonly #byUser = new StreamsBy();
  readonly #byFamily = new StreamsBy();
  readonly #recent = new RecentEvents(() => performance.now());
  #timers: NodeJS.Timeout[] = [];
  #turnsUnchecked = 0;
  #closed = false;

  constructor(
    private readonly stillAllowed: StillAllowed,
    private readonly onFailedCheck: (error: unknown) => void,
    private readonly watchers: readonly StreamWatcher[] = [],
  ) {}

  get size(): number {
    return this.#streams.size;
  }

  /**
   * @param ageMs how long ago the page was read: it gets the events since then, or a 'refresh' if
   * not all of them are known
   * @throws AppError RATE_LIMITED for an account with many streams, UNAVAILABLE for a full process
   */
  open(owner: StreamOwner, ageMs?: number): LiveStream {
    if (this.#closed || this.size >= liveLimits.streamsPerProcess) {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 60 });
    }
    if (this.#byUser.count(owner.userId) >= liveLimits.streamsPerAccount) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: 60 });
    }
    const stream = new LiveStream(owner);
    this.#streams.add(stream);
    this.#byUser.add(owner.userId, stream);
    this.#byFamily.add(owner.familyId, stream);
    stream.body.once('close', () => this.#forget(stream));
    if (this.size === 1) this.#startTimers();
    for (const watcher of this.watchers) watcher.opened(owner);
    if (ageMs !== undefined) this.#repeat(stream, ageMs);
    return stream;
  }

  /** @param text as `publishLive` wrote it; empty when notices may have been missed */
  readonly announce = (text: string): void => {
    if (text === '') {
      this.#recent.forget();
      for (const stream of this.#streams) stream.send('refresh', null);
      return;
    }
    const event = payload.parse(JSON.parse(text));
    const { f, u, k, i } = event;
    if (k === 'access') {
      void this.#check();
      return;
    }
    this.#recent.add(event);
    for (const stream of f ? this.#byFamily.of(f) : this.#byUser.of(u ?? '')) stream.send(k, i);
  };

  /** Ends every stream and opens no other: the process stops. */
  close(): void {
    this.#closed = true;
    this.#endAll();
    for (const watcher of this.watchers) watcher.stop();
  }

  #repeat(stream: LiveStream, ageMs: number): void {
    const events = this.#recent.within(ageMs + liveLimits.recentMarginMs);
    if (!events) stream.send('refresh', null);
    for (const event of events ?? []) if (isFor(stream.owner, event)) stream.send(event.k, event.i);
  }

  #startTimers(): void {
    const every = (ms: number, work: () => void) => setInterval(work, ms).unref();
    this.#turnsUnchecked = 0;
    this.#timers = [
      every(liveLimits.heartbeatMs, () => {
        for (const stream of this.#streams) stream.beat();
      }),
      every(liveLimits.checkMs, () => {
        if (this.#turnsUnchecked >= patience) this.#endAll();
        else void this.#check();
      }),
    ];
  }

  async #check(): Promise<void> {
    const streams = [...this.#streams];
    this.#turnsUnchecked += 1;
    try {
      const allowed = await this.stillAllowed(streams.map(({ owner }) => owner));
      for (const stream of streams) if (!allowed.has(stream.owner)) stream.end();
      this.#turnsUnchecked = 0;
    } catch (error) {
      // Without an answer nobody knows who may still listen.
      this.onFailedCheck(error);
      this.#endAll();
    }
  }

  #endAll(): void {
    for (const stream of this.#streams) stream.end();
  }

  #forget(stream: LiveStream): void {
    this.#streams.delete(stream);
    this.#byUser.remove(stream.owner.userId, stream);
    this.#byFamily.remove(stream.owner.familyId, stream);
    for (const watcher of this.watchers) watcher.closed(stream.owner);
    if (this.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}

const isFor = ({ familyId, userId }: StreamOwner, { f, u }: Announced): boolean =>
  f ? f === familyId : u === userId;
