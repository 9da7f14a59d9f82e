import { securityLog, type SecurityEventKind } from '@infinite/schema/catalogue/security';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { findUser, usernameOf } from '#features/people/identity/index.ts';
import { SecurityEventEntity } from '#features/people/security/security-event.entity.ts';
import { mayReadSecurityEvents } from '#features/people/security/security.policy.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
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
  /** Whose lines; null for everybody's. */
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
  const of = request.userId === null ? null : await accountOf(ctx, request.userId);
  if (!mayReadSecurityEvents(ctx.actor, of)) throw new AppError('FORBIDDEN');
  const size = pageSizeOf(request.first, securityLog);
  let query = tables(ctx.em, SecurityEventEntity)
    .selectFrom('security_events')
    .selectAll()
    .select(usernameOf('userId').as('username'))
    .orderBy('seq', 'desc')
    .limit(size + 1);
  if (request.userId !== null) query = query.where('userId', '=', request.userId);
  if (request.kind) query = query.where('kind', '=', request.kind);
  if (request.after) query = query.where('seq', '<', Number(placeOf(request.after, place)[0]));
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size).map(({ seq, userId, username, ...line }) => ({
      ...line,
      id: String(seq),
      account: userId ? { id: userId, name: username ?? '' } : null,
    })),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** The role decides who reads the lines; one's own are asked for without it. */
async function accountOf(ctx: RequestContext, id: string) {
  const { actor } = ctx;
  if (actor.kind === 'member' && actor.userId === id) return { id, role: actor.role };
  return { id, role: (await findUser(ctx.em, id))?.role ?? ('member' as const) };
}
