import {
  countedSecurityEvents,
  securityLog,
  type SecurityEventKind,
} from '@infinite/schema/catalogue/security';
import { keepOneLine } from '@infinite/schema/text/plain-text';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { deviceOf } from '#features/people/security/device-of.ts';
import { securityTables } from '#features/people/security/security-tables.ts';
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
    user_id: entry.userId,
    network: networkOf(ctx.meta.ip),
    device: deviceOf(ctx.meta.userAgent),
    detail: entry.detail ? keepOneLine(entry.detail).slice(0, securityLog.detailCharacters) : null,
  };
  if (countedSecurityEvents.has(entry.kind) && (await countOnce(ctx, line))) return;
  const at = ctx.clock.now().toString();
  await securityTables(ctx.em)
    .insertInto('security_events')
    .values({ ...line, at, last_at: at })
    .execute();
}

type Line = {
  kind: SecurityEventKind;
  user_id: string | null;
  network: string;
  device: string;
  detail: string | null;
};

/** True when a row of the last hour took the event. */
async function countOnce(ctx: RequestContext, line: Line): Promise<boolean> {
  const now = ctx.clock.now();
  const since = now.subtract({ minutes: securityLog.countedTogetherMinutes });
  const { rows } = await sql`
    update security_events set count = count + 1, last_at = ${now.toString()}
     where seq = (select seq from security_events
                   where kind = ${line.kind} and user_id is not distinct from ${line.user_id}
                     and network = ${line.network} and detail is not distinct from ${line.detail}
                     and at > ${since.toString()}
                   order by seq desc limit 1)
     returning seq`.execute(ctx.em.getKysely());
  return rows.length > 0;
}
