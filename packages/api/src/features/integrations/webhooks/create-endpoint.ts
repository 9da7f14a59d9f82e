import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import type { WebhookEndpointInput } from '@infinite/schema/webhooks/webhook-endpoint.input';
import { webhookWords as words } from '@infinite/schema/words/webhooks.en';
import { sql } from 'kysely';
import { requireStaff, requireMember, type RequestContext } from '#platform/context.ts';
import {
  recordSecurityEvent,
  requireRecentPassword,
  sendSecurityMail,
} from '#features/people/security/index.ts';
import { checkTarget } from '#features/integrations/webhooks/check-target.ts';
import { newSecret } from '#features/integrations/webhooks/endpoint-secret.ts';
import {
  findEndpoint,
  ownEndpoints,
  productEndpoints,
} from '#features/integrations/webhooks/find-endpoint.ts';
import { factsOf, auditWebhook } from '#features/integrations/webhooks/audit-webhook.ts';
import {
  WebhookEndpointEntity,
  type Endpoint,
} from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { requireRight } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** An endpoint and its secret, which is not shown again. */
export interface CreatedEndpoint {
  readonly endpoint: Endpoint;
  readonly secret: string;
}

/** A member's own, for their events in the family they work in. */
export async function createOwnEndpoint(
  ctx: RequestContext,
  input: WebhookEndpointInput,
): Promise<CreatedEndpoint> {
  const { familyId } = await requireRecentPassword(ctx);
  requireRight(ctx, 'seeRecordings');
  return create(ctx, input, familyId);
}

/** The product's, for the events of every family. */
export async function createProductEndpoint(
  ctx: RequestContext,
  input: WebhookEndpointInput,
): Promise<CreatedEndpoint> {
  requireStaff(ctx, 'developers');
  await requireRecentPassword(ctx);
  return create(ctx, input, null);
}

async function create(
  ctx: RequestContext,
  input: WebhookEndpointInput,
  familyId: string | null,
): Promise<CreatedEndpoint> {
  checkTarget(ctx.app.config, input.url);
  const { userId } = requireMember(ctx);
  const id = newId();
  const { secret, wrapped } = newSecret(ctx.app, id);
  const endpoint = await inTransaction(ctx, async (tx) => {
    // Concurrent calls count one after the other.
    const key = `webhooks:${familyId === null ? 'product' : userId}`;
    await rowsOf(tx.em, sql`select pg_advisory_xact_lock(hashtext(${key}))`);
    const maximum = familyId === null ? webhookLimits.ofProduct : webhookLimits.perMember;
    const known = await (familyId === null ? productEndpoints(tx) : ownEndpoints(tx));
    if (known.length >= maximum) {
      throw new AppError('INVALID_INPUT', { words: words.tooMany(maximum) });
    }
    const { url, description, events } = input;
    await tables(tx.em, WebhookEndpointEntity)
      .insertInto('webhook_endpoints')
      .values({
        id,
        familyId,
        ownerId: userId,
        url,
        description,
        events,
        enabled: true,
        wrappedSecret: wrapped,
        createdAt: tx.clock.now(),
      })
      .execute();
    const made = await findEndpoint(tx, id);
    await auditWebhook(tx, 'create', made, { after: factsOf(made) });
    const detail = new URL(input.url).host;
    await recordSecurityEvent(tx, { kind: 'WEBHOOK_CREATED', userId, detail });
    await tx.jobs.enqueue(tx, sendSecurityMail, { kind: 'webhookCreated', userId, detail });
    return made;
  });
  return { endpoint, secret };
}
