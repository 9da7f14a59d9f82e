import {
  countedSecurityEvents,
  securityLog,
  type SecurityEventKind,
} from '@infinite/schema/catalogue/security';
import { keepOneLine } from '@infinite/schema/text/plain-text';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { deviceOf } from '#features/people/security/device-of.ts';
import {
  SecurityEventEntity,
  type SecurityEventRow,
} from '#features/people/security/security-event.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { networkOf } from '#platform/http/network-of.ts';

export interface SecurityEntry {
  readonly kind: SecurityEventKind;
  /** Whose account it concerns; null when no account is known. */
  readonly userId: string | null;
  /** A name of a key, a host, a kind of export. Never a password, a token or an address. */
  readonly detail?: string;
}

/**
 * Writes one line of the security log, in the transaction of `ctx` if there is one. Lines that can
 * repeat without end are counted: one row an hour for each account and network.
 */
export async function recordSecurityEvent(
  ctx: RequestContext,
  entry: SecurityEntry,
): Promise<void> {
  const line = {
    kind: entry.kind,
    userId: entry.userId,
    network: networkOf(ctx.meta.ip),
    device: deviceOf(ctx.meta.userAgent),
    detail: entry.detail ? keepOneLine(entry.detail).slice(0, securityLog.detailCharacters) : null,
  };
  if (countedSecurityEvents.has(entry.kind) && (await countOnce(ctx, line))) return;
  const at = ctx.clock.now();
  await tables(ctx.em, SecurityEventEntity)
    .insertInto('security_events')
    .values({ ...line, at, lastAt: at })
    .execute();
}

type Line = Pick<SecurityEventRow, 'kind' | 'userId' | 'network' | 'device' | 'detail'>;

/** True when a row of the last hour took the event. */
async function countOnce(ctx: RequestContext, line: Line): Promise<boolean> {
  const now = ctx.clock.now();
  const since = now.subtract({ minutes: securityLog.countedTogetherMinutes });
  const rows = await rowsOf(
    ctx.em,
    sql`
      update security_events set count = count + 1, last_at = ${now}
      where seq = (select seq from security_events
                    where kind = ${line.kind} and user_id is not distinct from ${line.userId}
                      and network = ${line.network} and detail is not distinct from ${line.detail}
                      and at > ${since}
                    order by seq desc limit 1)
      returning seq`,
  );
  return rows.length > 0;
}
