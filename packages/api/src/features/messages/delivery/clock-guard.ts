import { clockLimits as limits } from '@infinite/schema/catalogue/clock-guard';
import { holdReasonWords as words } from '#features/messages/delivery/delivery-hold.en.ts';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { AppContext, RequestContext } from '#platform/context.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { DeliveryHoldEntity } from '#features/messages/delivery/delivery-hold.entity.ts';

/** The last readings of this process: the wall clock, and a monotonic counter. */
interface Seen {
  readonly wall: Temporal.Instant;
  readonly monotonicMs: number;
  /** A release of the hold accepts the clock as it is. */
  readonly epoch: string;
}
const seenBy = new WeakMap<AppContext, Seen>();

/**
 * Why the clock cannot be trusted, or undefined. A clock that jumps ahead would send everything
 * early, and a delivery cannot be undone. Compares the machine's clock without the practice offset
 * with the database's, the time of the last sweep, and the newest ledger line. A fixed clock
 * (tests) has no machine and is not checked.
 */
export async function clockProblem(
  ctx: RequestContext,
  epoch: string,
): Promise<string | undefined> {
  const machine = ctx.app.clock.machine();
  if (!machine) return undefined;
  const before = seenBy.get(ctx.app);
  const row = await readClocks(ctx);
  const seen: Seen = { ...machine, epoch };
  const problem =
    skewProblem(secondsBetween(row.database, machine.wall)) ??
    (before && before.epoch === epoch
      ? leapInProcess(before, seen)
      : leapSinceLastSweep(ctx.app.databaseUrl, row.lastSweep, machine.wall)) ??
    ledgerProblem(row.newestLine, ctx.clock.now());
  if (problem) return problem;
  seenBy.set(ctx.app, seen);
  if (!row.lastSweep || secondsBetween(row.lastSweep, machine.wall) > limits.noteEverySeconds) {
    await tables(ctx.em, DeliveryHoldEntity)
      .updateTable('delivery_hold')
      .set({ clockSeenAt: machine.wall })
      .where('held', '=', false)
      .execute();
  }
  return undefined;
}

/** The machine's clock minus the database's; null for a clock that has no machine. */
export async function clockSkewSeconds(ctx: RequestContext): Promise<number | null> {
  const { database } = await readClocks(ctx);
  const machine = ctx.app.clock.machine();
  return machine ? secondsBetween(database, machine.wall) : null;
}

function skewProblem(seconds: number): string | undefined {
  return Math.abs(seconds) > limits.skewSeconds
    ? words.clocksDiffer(Math.round(seconds))
    : undefined;
}

/** Within a process a monotonic counter distinguishes a clock jump from time that passed. */
function leapInProcess(before: Seen, now: Seen): string | undefined {
  const passed = (now.monotonicMs - before.monotonicMs) / 1000;
  const leap = secondsBetween(before.wall, now.wall) - passed;
  if (leap > limits.aheadSeconds)
    return words.clockAhead(before.wall.toString(), now.wall.toString());
  if (leap < -limits.backSeconds)
    return words.clockBack(before.wall.toString(), now.wall.toString());
  return undefined;
}

/**
 * At startup no counter covers the time since the last sweep. A database on another machine that
 * agrees (see `skewProblem`) shows that the time is real and the server was off.
 */
export function leapSinceLastSweep(
  databaseUrl: string,
  lastSweep: Temporal.Instant | null,
  now: Temporal.Instant,
): string | undefined {
  if (!lastSweep) return undefined;
  const gap = secondsBetween(lastSweep, now);
  if (gap < -limits.backSeconds) return words.clockBack(lastSweep.toString(), now.toString());
  if (gap > limits.aheadSeconds && isOnThisMachine(databaseUrl)) {
    return words.clockAhead(lastSweep.toString(), now.toString());
  }
  return undefined;
}

function ledgerProblem(
  newestLine: Temporal.Instant | null,
  now: Temporal.Instant,
): string | undefined {
  if (!newestLine || secondsBetween(now, newestLine) <= limits.backSeconds) return undefined;
  return words.clockBack(newestLine.toString(), now.toString());
}

function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname } = new URL(databaseUrl);
  return ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function secondsBetween(from: Temporal.Instant, to: Temporal.Instant): number {
  return from.until(to).total('seconds');
}

async function readClocks(ctx: RequestContext) {
  const [row] = await rowsOf(
    ctx.em,
    sql<ClockRow>`
      select clock_timestamp() as database, h.clock_seen_at,
        (select at from delivery_events where ${isOfRealFamily()} order by seq desc limit 1) as line
      from delivery_hold h`,
  );
  if (!row) throw new Error('the row of the hold is missing');
  return {
    database: row.database,
    lastSweep: row.clockSeenAt,
    newestLine: row.line,
  };
}

interface ClockRow {
  database: Temporal.Instant;
  clockSeenAt: Temporal.Instant | null;
  line: Temporal.Instant | null;
}
