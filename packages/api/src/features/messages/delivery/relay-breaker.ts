import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { ReadyDelivery } from '#features/messages/delivery/prepare-mail.ts';
import type { SendOutcome } from '#features/messages/delivery/send-delivery.ts';
import { wakeSender } from '#features/messages/delivery/wake-sender.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import {
  afterFailures,
  latestProbe,
  permitOf,
  type BreakerFailure,
  type BreakerRules,
  type Permit,
} from '#platform/outbox/breaker.ts';
import type { OutboxDefinition } from '#platform/outbox/definition.ts';
import { wasAnswered } from '#platform/outbox/outcome.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { RelayStateEntity } from '#features/messages/delivery/relay-state.entity.ts';

const rules: BreakerRules = {
  breaksAfter: deliveryTimings.relayBreaksAfter,
  probes: { minutes: deliveryTimings.relayProbeMinutes },
};

/** The circuit breaker that every process shares: one row in the database. */
export interface RelayState {
  /** Null while the relay works. */
  openSince: Temporal.Instant | null;
  /** When it last recovered. */
  closedAt: Temporal.Instant | null;
  /** What the relay, or the connection to it, said last; addresses are masked. */
  says: string | null;
  probeAt: Temporal.Instant | null;
  /** Whether mails failed since the last success. */
  isSuspected: boolean;
}

/** Without its row mails are sent, and their outcomes are recorded. */
const unreadable: RelayState = {
  openSince: null,
  closedAt: null,
  says: null,
  probeAt: null,
  isSuspected: true,
};

export async function readRelay(em: EntityManager): Promise<RelayState> {
  const row = await tables(em, RelayStateEntity)
    .selectFrom('relay_state')
    .select(['openSince', 'closedAt', 'says', 'probeAt'])
    .select(sql<boolean>`suspects <> '{}'`.as('isSuspected'))
    .executeTakeFirst();
  return row ?? unreadable;
}

/** Whether the breaker blocks everything now, a probe included; changes nothing. */
export async function isRelayClosedOff(ctx: RequestContext): Promise<boolean> {
  return permitOf(await readRelay(ctx.em), ctx.clock.now(), rules) === 'none';
}

/** Called before each batch. A probe is granted to one process, and again when it is overdue. */
export async function askRelay(
  ctx: RequestContext,
): Promise<{ permit: Permit; relay: RelayState }> {
  const now = ctx.clock.now();
  const relay = await readRelay(ctx.em);
  const permit = permitOf(relay, now, rules);
  if (permit !== 'probe') return { permit, relay };
  const givenUpAt = now.add({ minutes: deliveryTimings.relayProbeGivenUpMinutes });
  const taken = await rowsOf(
    ctx.em,
    sql`
      update relay_state set probe_at = ${givenUpAt}
      where open_since is not null
        and (probe_at <= ${now} or probe_at > ${latestProbe(now, rules)})
      returning 1`,
  );
  return { permit: taken.length > 0 ? 'probe' : 'none', relay };
}

/** Lets the next mail probe the relay at once: a probe was not used, or an operator asks. */
export async function probeNow(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now();
  await tables(ctx.em, RelayStateEntity)
    .updateTable('relay_state')
    .set({ probeAt: now })
    .where('openSince', 'is not', null)
    .execute();
}

/** One mail that failed because of the relay. */
interface RelayFailure extends BreakerFailure {
  readonly says: string;
}

/** What a batch of mails, or one notice, shows about the relay. */
export interface RelayResults {
  /** Mails that the relay accepted, or rejected because of the recipient. */
  answered: number;
  failures: readonly RelayFailure[];
  wasProbe: boolean;
}

/**
 * Opens the breaker after consecutive failures, closes it after the first success. Call it outside
 * of the transaction that marks deliveries: closing updates others of them.
 */
export async function recordRelayResults(ctx: RequestContext, news: RelayResults): Promise<void> {
  if (news.answered > 0) await close(ctx);
  else if (news.failures.length > 0) await noteFailures(ctx, news);
}

async function noteFailures(ctx: RequestContext, news: RelayResults): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const before = await tables(tx.em, RelayStateEntity)
      .selectFrom('relay_state')
      .select(['openSince', 'probeAt', 'suspects', 'failedProbes'])
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    const after = afterFailures(before, news, now, rules);
    const says = masked(news.failures.at(-1)?.says ?? '');
    await tables(tx.em, RelayStateEntity)
      .updateTable('relay_state')
      .set({
        says,
        suspects: [...after.suspects],
        failedProbes: after.failedProbes,
        openSince: after.openSince,
        probeAt: after.probeAt,
      })
      .execute();
    const opens = !before.openSince && after.openSince;
    if (opens) tx.app.log.error({ says }, 'the mail relay is down; deliveries wait');
  });
}

/** Updates no row in normal operation: this path handles thousands of mails a minute. */
async function close(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now();
  const [was] = await rowsOf(
    ctx.em,
    sql<{ wasOpen: boolean }>`
      with before as (
        select open_since from relay_state
        where open_since is not null or suspects <> '{}' for update
      )
      update relay_state r set open_since = null, probe_at = null, suspects = '{}',
        failed_probes = 0, says = null,
        closed_at = case when before.open_since is null then r.closed_at else ${now} end
      from before returning before.open_since is not null as was_open`,
  );
  if (!was?.wasOpen) return;
  ctx.app.log.info('the mail relay works again');
  // Deliveries that the relay delayed need not wait any longer.
  await rowsOf(
    ctx.em,
    sql`
      update deliveries set next_attempt_at = ${now}
      where id in (select id from deliveries where state = 'WAITING'
        and problem = 'RELAY_TROUBLE' and next_attempt_at > ${now} for update skip locked)`,
  );
  await wakeSender(ctx);
}

/** The breaker as the outbox of deliveries uses it. */
export const relayBreaker: OutboxDefinition<
  ReadyDelivery,
  SendOutcome,
  unknown,
  RelayState
>['breaker'] = {
  ask: async (ctx) => {
    const { permit, relay } = await askRelay(ctx);
    return { permit, road: relay };
  },
  returnProbe: probeNow,
  note: async (ctx, tried, { wasProbe, road }) => {
    const failures = tried.flatMap(({ item, outcome }) =>
      outcome.kind === 'relay'
        ? [{ id: item.delivery.id, says: outcome.response, reached: outcome.reached }]
        : [],
    );
    // Normally there is nothing to record, which saves a query per batch.
    if (failures.length === 0 && !wasProbe && !road.isSuspected) return;
    const answered = tried.filter(({ outcome }) => wasAnswered(outcome)).length;
    await recordRelayResults(ctx, { answered, failures, wasProbe });
  },
};

/** A response often quotes the address that it is about; operators read this, and logs keep it. */
function masked(words: string): string {
  return words.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 300);
}
