import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#context.ts';
import { requireMember } from '#context.ts';
import { mayManageWebhook } from '#features/integrations/webhooks/webhook.policy.ts';
import {
  endpointColumns,
  endpointFrom,
  rowsOf,
  type Endpoint,
  type EndpointRow,
} from '#features/integrations/webhooks/webhook-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The endpoint, if it is the caller's to manage. @throws AppError NOT_FOUND */
export async function findEndpoint(ctx: RequestContext, id: string): Promise<Endpoint> {
  return find(ctx, id, sql``);
}

/** The same, with its row kept from others until the transaction ends. */
export async function lockEndpoint(ctx: RequestContext, id: string): Promise<Endpoint> {
  return find(ctx, id, sql`for no key update`);
}

async function find(
  ctx: RequestContext,
  id: string,
  lock: ReturnType<typeof sql>,
): Promise<Endpoint> {
  const member = requireMember(ctx);
  const [row] = z.guid().safeParse(id).success
    ? await rowsOf(
        ctx.em,
        sql<EndpointRow>`select ${endpointColumns} from webhook_endpoints where id = ${id} ${lock}`,
      )
    : [];
  const endpoint = row && endpointFrom(row);
  if (!endpoint || !mayManageWebhook(member, endpoint)) throw new AppError('NOT_FOUND');
  return endpoint;
}

/** Those of the caller in this family, oldest first; there are few (see the limits). */
export function ownEndpoints(ctx: RequestContext): Promise<Endpoint[]> {
  const { userId, familyId } = requireMember(ctx);
  return list(ctx, sql`owner_id = ${userId} and family_id = ${familyId}`);
}

/** The product's; the caller has been found to be an administrator. */
export function productEndpoints(ctx: RequestContext): Promise<Endpoint[]> {
  return list(ctx, sql`family_id is null`);
}

async function list(ctx: RequestContext, whose: ReturnType<typeof sql>): Promise<Endpoint[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<EndpointRow>`
      select ${endpointColumns} from webhook_endpoints where ${whose} order by created_at, id`,
  );
  return rows.map(endpointFrom);
}
