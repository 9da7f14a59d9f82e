import { liveLimits } from '@infinite/schema/catalogue/notifications';
import { z } from 'zod';
import { LiveStream, type StreamOwner } from '#features/notices/live/live-stream.ts';
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
  #timers: NodeJS.Timeout[] = [];
  #turnsUnchecked = 0;
  #closed = false;

  constructor(
    private readonly stillAllowed: StillAllowed,
    private readonly onFailedCheck: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.#streams.size;
  }

  /** @throws AppError RATE_LIMITED for an account with many streams, UNAVAILABLE for a full process */
  open(owner: StreamOwner): LiveStream {
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
    return stream;
  }

  /** @param text as `publishLive` wrote it; empty when notices may have been missed */
  readonly announce = (text: string): void => {
    if (text === '') {
      for (const stream of this.#streams) stream.send('refresh', null);
      return;
    }
    const { f, u, k, i } = payload.parse(JSON.parse(text));
    if (k === 'access') {
      void this.#check();
      return;
    }
    for (const stream of f ? this.#byFamily.of(f) : this.#byUser.of(u ?? '')) stream.send(k, i);
  };

  /** Ends every stream and opens no other: the process stops. */
  close(): void {
    this.#closed = true;
    this.#endAll();
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
    if (this.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
