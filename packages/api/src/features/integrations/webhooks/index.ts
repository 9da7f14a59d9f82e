import { emitMemberJoined } from '#features/integrations/webhooks/emit-member-joined.ts';
import { memberJoined } from '#features/people/families/index.ts';
import { forgetWebhooksSweep } from '#features/integrations/webhooks/jobs/forget-webhooks.sweep.ts';
import { sendWebhookNotice } from '#features/integrations/webhooks/jobs/send-webhook-notice.job.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEventEntity,
} from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { webhooksOutbox } from '#features/integrations/webhooks/webhooks-outbox.ts';
import { WebhookDeliveryResolver } from '#features/integrations/webhooks/webhook-delivery.resolver.ts';
import { WebhookResolver } from '#features/integrations/webhooks/webhook.resolver.ts';
import { webhookMailsGerman } from '#features/integrations/webhooks/mail/webhook-mails.de.ts';
import { webhookMailsSpanish } from '#features/integrations/webhooks/mail/webhook-mails.es.ts';
import { defineFeature } from '#platform/feature.ts';

export { eventFilters, type EventFilter } from '#features/integrations/webhooks/event-filters.ts';
export { forgetEndpointsOf } from '#features/integrations/webhooks/forget-endpoints-of.ts';
export { stopEndpointsOf } from '#features/integrations/webhooks/stop-endpoints-of.ts';
export {
  anyWebhook,
  emitWebhook,
  emitWebhooks,
  type WebhookEvent,
} from '#features/integrations/webhooks/emit-webhook.ts';

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  extensions: [memberJoined.with(emitMemberJoined)],
  entities: [
    WebhookEndpointEntity,
    WebhookEventEntity,
    WebhookDeliveryEntity,
    WebhookAttemptEntity,
  ],
  resolvers: [WebhookResolver, WebhookDeliveryResolver],
  jobs: [sendWebhookNotice],
  outboxes: [webhooksOutbox],
  sweeps: [forgetWebhooksSweep],
  translations: {
    de: { webhookMails: webhookMailsGerman },
    es: { webhookMails: webhookMailsSpanish },
  },
});
