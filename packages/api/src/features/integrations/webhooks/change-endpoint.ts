import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import type { WebhookEndpointInput } from '@infinite/schema/webhooks/webhook-endpoint.input';
import type { RequestContext } from '#platform/context.ts';
import { checkTarget } from '#features/integrations/webhooks/check-target.ts';
import type { CreatedEndpoint } from '#features/integrations/webhooks/create-endpoint.ts';
import { newSecret } from '#features/integrations/webhooks/endpoint-secret.ts';
import { findEndpoint, lockEndpoint } from '#features/integrations/webhooks/find-endpoint.ts';
import {
  factsOf,
  auditWebhook,
  type WebhookVerb,
} from '#features/integrations/webhooks/audit-webhook.ts';
import { requireRecentPassword } from '#features/people/security/index.ts';
import { stopWaiting } from '#features/integrations/webhooks/stop-waiting.ts';
import {
  WebhookEndpointEntity,
  type Endpoint,
} from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export async function updateEndpoint(
  ctx: RequestContext,
  id: string,
  input: WebhookEndpointInput,
): Promise<Endpoint> {
  checkTarget(ctx.app.config, input.url);
  const { url } = await findEndpoint(ctx, id);
  // A new address hands the events to another server, as a new webhook would.
  if (url !== input.url) await requireRecentPassword(ctx);
  return change(ctx, id, 'update', async (tx) => {
    const { url, description, events } = input;
    await endpointUpdate(tx, id).set({ url, description, events }).execute();
  });
}

/** Failures are counted from zero. One that a password reset switched off needs the password. */
export async function switchOnEndpoint(ctx: RequestContext, id: string): Promise<Endpoint> {
  const { switchedOff } = await findEndpoint(ctx, id);
  if (switchedOff === 'SECURITY') await requireRecentPassword(ctx);
  return change(ctx, id, 'switchOn', async (tx) => {
    await endpointUpdate(tx, id)
      .set({ enabled: true, switchedOff: null, failingSince: null })
      .execute();
  });
}

/** Sends nothing more, and stores no events for it meanwhile. */
export async function switchOffEndpoint(ctx: RequestContext, id: string): Promise<Endpoint> {
  return change(ctx, id, 'switchOff', (tx, { enabled }) =>
    enabled ? stopWaiting(tx, id, 'OWNER') : Promise.resolve(),
  );
}

/** A new secret; the old one signs too for a day, so that no delivery is lost meanwhile. */
export async function rotateSecret(ctx: RequestContext, id: string): Promise<CreatedEndpoint> {
  await findEndpoint(ctx, id);
  await requireRecentPassword(ctx);
  const { secret, wrapped } = newSecret(ctx.app, id);
  const endpoint = await change(ctx, id, 'rotateSecret', async (tx) => {
    const until = tx.clock.now().add({ hours: webhookLimits.oldSecretHours });
    await endpointUpdate(tx, id)
      .set(({ ref }) => ({
        oldWrappedSecret: ref('wrappedSecret'),
        oldSecretUntil: until,
        wrappedSecret: wrapped,
      }))
      .execute();
  });
  return { endpoint, secret };
}

/** Deletes it with its deliveries and their log. */
export async function deleteEndpoint(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    await auditWebhook(tx, 'delete', endpoint, { before: factsOf(endpoint) });
    await tables(tx.em, WebhookEndpointEntity)
      .deleteFrom('webhook_endpoints')
      .where('id', '=', id)
      .execute();
  });
}

async function change(
  ctx: RequestContext,
  id: string,
  verb: WebhookVerb,
  write: (tx: RequestContext, before: Endpoint) => Promise<void>,
): Promise<Endpoint> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockEndpoint(tx, id);
    await write(tx, before);
    const after = await findEndpoint(tx, id);
    await auditWebhook(tx, verb, after, { before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

const endpointUpdate = (tx: RequestContext, id: string) =>
  tables(tx.em, WebhookEndpointEntity).updateTable('webhook_endpoints').where('id', '=', id);
