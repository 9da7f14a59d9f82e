import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import { growthLimits } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { PageVisitEntity } from '#features/insight/visitors/page-visit.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** By the id that a page made up when it was opened: the instant of its last heartbeat. */
export type Heartbeats = ReadonlyMap<string, Temporal.Instant>;

/**
 * How many pages are open in all processes: those that sent their heartbeats to this one are in
 * memory, the others are counted in the database.
 */
export class OpenPages {
  /** Of this process, the latest last. */
  readonly #own = new Map<string, Temporal.Instant>();
  #others = 0;
  /** When the others were counted. */
  #countedAt: Temporal.Instant | undefined;

  see(visit: string, now: Temporal.Instant): void {
    this.#own.delete(visit);
    if (this.#own.size < growthLimits.waiting) this.#own.set(visit, now);
  }

  count(now: Temporal.Instant): number {
    this.#dropClosed(now);
    return this.#own.size + this.#others;
  }

  /** The others were counted too long ago, or never. */
  isStale(now: Temporal.Instant): boolean {
    if (!this.#countedAt) return true;
    const age = now.epochMilliseconds - this.#countedAt.epochMilliseconds;
    return Math.abs(age) >= growthLimits.writtenEverySeconds * 1000;
  }

  /** Stores heartbeats for the other processes, and counts the open pages of those. */
  async exchange({ em, clock }: RequestContext, heartbeats: Heartbeats): Promise<void> {
    const now = clock.now();
    this.#dropClosed(now);
    const instants = [...heartbeats.values()].map(String);
    await rowsOf(
      em,
      sql`
        insert into page_visits (visit, seen_at)
        select h.visit, h.seen_at
        from unnest(${[...heartbeats.keys()]}::uuid[], ${instants}::timestamptz[])
          as h (visit, seen_at)
        order by h.visit
        on conflict (visit) do update
          set seen_at = greatest(page_visits.seen_at, excluded.seen_at)`,
    );
    const { others } = await tables(em, PageVisitEntity)
      .selectFrom('page_visits')
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .where('seenAt', '>', closedBy(now))
      .where(({ not, eb, val }) =>
        not(eb('visit', '=', sql<string>`any (${val([...this.#own.keys()])}::uuid[])`)),
      )
      .executeTakeFirstOrThrow();
    this.#others = others;
    this.#countedAt = now;
  }

  /** After an exchange that was rolled back. */
  forgetOthers(): void {
    this.#countedAt = undefined;
  }

  #dropClosed(now: Temporal.Instant): void {
    const closed = closedBy(now).epochMilliseconds;
    for (const [visit, seenAt] of this.#own) {
      if (seenAt.epochMilliseconds > closed) return;
      this.#own.delete(visit);
    }
  }
}

/** A page whose last heartbeat was at this instant or before has been closed. */
export function closedBy(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ seconds: VISITOR_COUNT.goneAfterSeconds });
}
