import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import {
  instantOrNull,
  rowsOf,
  type DatabaseInstant,
} from '#features/messages/delivery/delivery-tables.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** The circuit breaker that every process shares: one row in the database. */
export interface RelayState {
  /** Null while the relay works. */
  openSince: Temporal.Instant | null;
  /** When it worked again after it was last down. */
  closedAt: Temporal.Instant | null;
  /** What the relay, or the line to it, said last; addresses are masked. */
  says: string | null;
  probeAt: Temporal.Instant | null;
  /** Whether mails failed since the last one that was taken. */
  isSuspected: boolean;
}

export async function readRelay(em: EntityManager): Promise<RelayState> {
  const [row] = await rowsOf(
    em,
    sql<RelayRow>`
      select open_since, closed_at, says, probe_at, suspects <> '{}' as is_suspected
      from relay_state`,
  );
  return {
    openSince: instantOrNull(row?.open_since ?? null),
    closedAt: instantOrNull(row?.closed_at ?? null),
    says: row?.says ?? null,
    probeAt: instantOrNull(row?.probe_at ?? null),
    isSuspected: row?.is_suspected ?? true,
  };
}

/** How many mails may leave: `all`, one that tries whether the relay works again, or none. */
export type RelayPermit = 'all' | 'probe' | 'none';

/** Whether the breaker lets nothing through now, a probe included; changes nothing. */
export async function isRelayClosedOff(ctx: RequestContext): Promise<boolean> {
  const { openSince, probeAt } = await readRelay(ctx.em);
  if (!openSince || !probeAt) return false;
  const now = ctx.clock.now();
  const isFuture = Temporal.Instant.compare(probeAt, now) > 0;
  // Further ahead than any gap: the clock was put back since.
  return isFuture && Temporal.Instant.compare(probeAt, latestProbe(now)) <= 0;
}

function latestProbe(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: deliveryTimings.relayProbeMinutes.at(-1) ?? 0 });
}

/** Asked before each batch. A probe is given to one process alone, and again when it is overdue. */
export async function askRelay(
  ctx: RequestContext,
): Promise<{ permit: RelayPermit; relay: RelayState }> {
  const now = ctx.clock.now();
  const relay = await readRelay(ctx.em);
  if (!relay.openSince) return { permit: 'all', relay };
  const givenUpAt = now.add({ minutes: deliveryTimings.relayProbeGivenUpMinutes });
  const taken = await rowsOf(
    ctx.em,
    sql`
      update relay_state set probe_at = ${givenUpAt.toString()}
      where open_since is not null
        and (probe_at <= ${now.toString()} or probe_at > ${latestProbe(now).toString()})
      returning 1`,
  );
  return { permit: taken.length > 0 ? 'probe' : 'none', relay };
}

/** Lets the next mail try the relay at once: nothing was sent with a probe, or an operator asks. */
export async function probeNow(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now().toString();
  await rowsOf(ctx.em, sql`update relay_state set probe_at = ${now} where open_since is not null`);
}

/** One mail that trouble with the relay kept from leaving. */
export interface RelayFailure {
  deliveryId: string;
  says: string;
  /** False when there was no conversation at all: then every try counts, not every delivery. */
  reached: boolean;
}

/** What a batch of mails, or one notice, learned about the relay. */
export interface RelayNews {
  /** Mails about which the relay said yes, or no for a reason that is the recipient's. */
  answered: number;
  failures: readonly RelayFailure[];
  wasProbe: boolean;
}

/**
 * Opens the breaker after some failures in a row, closes it with the first mail that is taken.
 * Call it outside of the transaction that marks deliveries: closing touches others of them.
 */
export async function noteRelay(ctx: RequestContext, news: RelayNews): Promise<void> {
  if (news.answered > 0) await close(ctx);
  else if (news.failures.length > 0) await noteFailures(ctx, news);
}

async function noteFailures(ctx: RequestContext, news: RelayNews): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [state] = await rowsOf(
      tx.em,
      sql<FailingRow>`
        select open_since, probe_at, suspects::text[], failed_probes from relay_state for update`,
    );
    if (!state) return;
    const suspects = withSuspects(state.suspects, news.failures);
    const opens = !state.open_since && suspects.length >= deliveryTimings.relayBreaksAfter;
    const failedProbes = news.wasProbe ? state.failed_probes + 1 : state.failed_probes;
    const nextProbe = opens || news.wasProbe ? probeAfter(failedProbes, now) : null;
    const says = masked(news.failures.at(-1)?.says ?? '');
    await rowsOf(
      tx.em,
      sql`
        update relay_state set says = ${says}, suspects = ${suspects}::uuid[],
          failed_probes = ${failedProbes},
          open_since = coalesce(open_since, ${opens ? now.toString() : null}),
          probe_at = case when open_since is not null or ${opens}
            then coalesce(${nextProbe?.toString() ?? null}, probe_at) end`,
    );
    if (opens) tx.app.log.error({ says }, 'the mail relay is down; deliveries wait');
  });
}

/** Refusals count once a delivery; a line that is not there counts with every try. */
function withSuspects(known: readonly string[], failures: readonly RelayFailure[]): string[] {
  const suspects = [...known];
  for (const { deliveryId, reached } of failures) {
    if (!reached || !suspects.includes(deliveryId)) suspects.push(deliveryId);
  }
  // More than what opens the breaker would never matter.
  return suspects.slice(0, deliveryTimings.relayBreaksAfter);
}

function probeAfter(failedProbes: number, now: Temporal.Instant): Temporal.Instant {
  const { relayProbeMinutes: gaps } = deliveryTimings;
  return now.add({ minutes: gaps[Math.min(failedProbes, gaps.length - 1)] ?? 1 });
}

/** Touches no row while all is well: thousands of mails a minute pass here. */
async function close(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now().toString();
  const [was] = await rowsOf(
    ctx.em,
    sql<{ was_open: boolean }>`
      with before as (
        select open_since from relay_state
        where open_since is not null or suspects <> '{}' for update
      )
      update relay_state r set open_since = null, probe_at = null, suspects = '{}',
        failed_probes = 0, says = null,
        closed_at = case when before.open_since is null then r.closed_at else ${now} end
      from before returning before.open_since is not null as was_open`,
  );
  if (!was?.was_open) return;
  ctx.app.log.info('the mail relay works again');
  // What was put off because of it need not wait any longer.
  await rowsOf(
    ctx.em,
    sql`
      update deliveries set next_attempt_at = ${now}
      where id in (select id from deliveries where state = 'WAITING'
        and problem = 'RELAY_TROUBLE' and next_attempt_at > ${now} for update skip locked)`,
  );
}

/** When to try again after so many tries that the relay did not take. */
export function nextRelayTry(tries: number, now: Temporal.Instant): Temporal.Instant {
  const { relayRetryMinutes: gaps } = deliveryTimings;
  return now.add({ minutes: gaps[Math.min(tries, gaps.length) - 1] ?? gaps[0] });
}

/** A reply often quotes the address that it is about; operators read this, and logs keep it. */
export function masked(words: string): string {
  return words.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 300);
}

interface FailingRow {
  open_since: DatabaseInstant | null;
  probe_at: DatabaseInstant | null;
  suspects: string[];
  failed_probes: number;
}

interface RelayRow {
  open_since: DatabaseInstant | null;
  closed_at: DatabaseInstant | null;
  says: string | null;
  probe_at: DatabaseInstant | null;
  is_suspected: boolean;
}
