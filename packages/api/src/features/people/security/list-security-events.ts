import { securityLog, type SecurityEventKind } from '@infinite/schema/catalogue/security';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#context.ts';
import { mayReadSecurityEvents } from '#features/people/security/security.policy.ts';
import { securityTables } from '#features/people/security/security-tables.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface SecurityLine {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: Temporal.Instant;
  readonly lastAt: Temporal.Instant;
  readonly count: number;
  readonly network: string;
  readonly device: string;
  readonly detail: string | null;
  readonly account: { readonly id: string; readonly name: string } | null;
}

interface Request {
  /** Whose lines; null for everybody's, which administrators alone may read. */
  readonly userId: string | null;
  readonly kind?: SecurityEventKind | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** Lines of the security log, newest first. */
export async function listSecurityEvents(
  ctx: RequestContext,
  request: Request,
): Promise<ListPage<SecurityLine>> {
  requirePerson(ctx);
  if (!mayReadSecurityEvents(ctx.actor, request.userId)) throw new AppError('FORBIDDEN');
  const size = pageSizeOf(request.first, securityLog);
  let query = securityTables(ctx.em)
    .selectFrom('security_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.seq', 'e.kind', 'e.at', 'e.last_at', 'e.count', 'e.network', 'e.device'])
    .select(['e.detail', 'e.user_id', 'u.username'])
    .orderBy('e.seq', 'desc')
    .limit(size + 1);
  if (request.userId !== null) query = query.where('e.user_id', '=', request.userId);
  if (request.kind) query = query.where('e.kind', '=', request.kind);
  if (request.after) query = query.where('e.seq', '<', Number(placeOf(request.after, place)[0]));
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size).map((row) => ({
      id: String(row.seq),
      kind: row.kind,
      at: instantFrom(row.at),
      lastAt: instantFrom(row.last_at),
      count: row.count,
      network: row.network,
      device: row.device,
      detail: row.detail,
      account: row.user_id ? { id: row.user_id, name: row.username ?? '' } : null,
    })),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
