import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { requireMember } from '#platform/context.ts';
import { mayManageWebhook } from '#features/integrations/webhooks/webhook.policy.ts';
import {
  endpointColumns,
  WebhookEndpointEntity,
  type Endpoint,
} from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The endpoint, if it is the caller's to manage. @throws AppError NOT_FOUND */
export async function findEndpoint(ctx: RequestContext, id: string): Promise<Endpoint> {
  return find(ctx, id, endpoints(ctx));
}

/** The same, locked until the transaction ends. */
export async function lockEndpoint(ctx: RequestContext, id: string): Promise<Endpoint> {
  return find(ctx, id, endpoints(ctx).forNoKeyUpdate());
}

function endpoints(ctx: RequestContext) {
  return tables(ctx.em, WebhookEndpointEntity)
    .selectFrom('webhook_endpoints')
    .select(endpointColumns);
}

async function find(
  ctx: RequestContext,
  id: string,
  query: ReturnType<typeof endpoints>,
): Promise<Endpoint> {
  const member = requireMember(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const endpoint = await query.where('id', '=', id).executeTakeFirst();
  if (!endpoint || !mayManageWebhook(member, endpoint)) throw new AppError('NOT_FOUND');
  return endpoint;
}

/** Those of the caller in this family, oldest first; there are few (see the limits). */
export function ownEndpoints(ctx: RequestContext): Promise<Endpoint[]> {
  const { userId, familyId } = requireMember(ctx);
  return endpoints(ctx)
    .where('ownerId', '=', userId)
    .where('familyId', '=', familyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The product's; the caller has been found to be an administrator. */
export function productEndpoints(ctx: RequestContext): Promise<Endpoint[]> {
  return endpoints(ctx).where('familyId', 'is', null).orderBy('createdAt').orderBy('id').execute();
}
