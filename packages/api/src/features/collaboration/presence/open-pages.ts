import { presenceLimits as limits } from '@infinite/schema/catalogue/collaboration';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '#adapters/clock/port.ts';
import type { StreamOwner, StreamWatcher } from '#features/notices/live/index.ts';

/** A member of a family, as one who is here. */
export type Here = Pick<StreamOwner, 'familyId' | 'userId'>;

/** What is written of this process's pages for the others to read. */
export interface PresenceRows {
  write(here: readonly Here[]): Promise<void>;
  /** Deletes these of this process, and those of any process that crashed. */
  remove(gone: readonly Here[]): Promise<void>;
}

interface OpenPage extends Here {
  pages: number;
  /** When the last page was closed; null while one is open. */
  closedAt: Temporal.Instant | null;
  written: boolean;
}

/**
 * Who has pages open in this process. Streams only count here; a tick writes what changed, in two
 * statements at most, however many came and went.
 */
export class OpenPages implements StreamWatcher {
  readonly #open = new Map<string, OpenPage>();
  #timer: NodeJS.Timeout | undefined;
  #renewedAt: Temporal.Instant | null = null;
  #ticking = false;

  constructor(
    private readonly rows: PresenceRows,
    private readonly clock: Clock,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  opened({ familyId, userId }: StreamOwner): void {
    const key = `${familyId} ${userId}`;
    const known = this.#open.get(key);
    if (known) {
      known.pages += 1;
      known.closedAt = null;
      return;
    }
    this.#open.set(key, { familyId, userId, pages: 1, closedAt: null, written: false });
    this.#timer ??= setInterval(() => void this.#tick(), limits.tickMs).unref();
  }

  closed({ familyId, userId }: StreamOwner): void {
    const page = this.#open.get(`${familyId} ${userId}`);
    if (!page) return;
    page.pages -= 1;
    if (page.pages === 0) page.closedAt = this.clock.now();
  }

  /** What is written stays until it expires: after a restart the pages open again elsewhere. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#open.clear();
  }

  async #tick(): Promise<void> {
    // A slow database gets no second statement meanwhile.
    if (this.#ticking) return;
    this.#ticking = true;
    try {
      const now = this.clock.now();
      const gone = this.#takeGone(now);
      const renewing = this.#isDue(now);
      const due = [...this.#open.values()].filter(({ written }) => renewing || !written);
      if (due.length > 0) await this.rows.write(due);
      for (const page of due) page.written = true;
      if (renewing) this.#renewedAt = now;
      if (renewing || gone.length > 0) await this.rows.remove(gone);
    } catch (error) {
      // What was not written is tried again, what was not removed expires.
      this.onFailure(error);
    } finally {
      this.#ticking = false;
    }
  }

  #isDue(now: Temporal.Instant): boolean {
    const renewedAt = this.#renewedAt;
    return renewedAt === null || now.since(renewedAt).total('milliseconds') >= limits.renewMs;
  }

  #takeGone(now: Temporal.Instant): OpenPage[] {
    const gone = [...this.#open].filter(
      ([, { closedAt }]) =>
        closedAt !== null && now.since(closedAt).total('milliseconds') >= limits.graceMs,
    );
    for (const [key] of gone) this.#open.delete(key);
    if (this.#open.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    return gone.map(([, page]) => page);
  }
}
