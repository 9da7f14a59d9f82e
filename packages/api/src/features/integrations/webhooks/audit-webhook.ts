import type { RequestContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry, type AuditFacts } from '#features/operations/audit/index.ts';
import type { Endpoint } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';

type Verbs<Action> = Action extends `webhook.${infer Verb}` ? Verb : never;

export type WebhookVerb = Verbs<AuditEntry['action']>;

/** Audits a change of one of the product's webhooks; a member's are their own business. */
export async function auditWebhook(
  ctx: RequestContext,
  verb: WebhookVerb,
  endpoint: Endpoint,
  facts: { before?: AuditFacts; after?: AuditFacts } = {},
): Promise<void> {
  if (endpoint.familyId !== null) return;
  await recordAudit(ctx, {
    action: `webhook.${verb}`,
    subject: { kind: 'webhook', id: endpoint.id, name: new URL(endpoint.url).host },
    ...facts,
  });
}

export function factsOf(endpoint: Endpoint): AuditFacts {
  return {
    host: new URL(endpoint.url).host,
    description: endpoint.description,
    events: endpoint.events.join(' '),
    enabled: endpoint.enabled,
  };
}
