import { sendWebhookNotice } from '#features/integrations/webhooks/jobs/send-webhook-notice.job.ts';
import { sendWebhooksJob } from '#features/integrations/webhooks/jobs/send-webhooks.job.ts';
import {
  forgetWebhooksSweep,
  webhooksDueSweep,
} from '#features/integrations/webhooks/jobs/webhooks-due.sweep.ts';
import { WebhookDeliveryResolver } from '#features/integrations/webhooks/webhook-delivery.resolver.ts';
import { WebhookResolver } from '#features/integrations/webhooks/webhook.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

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
  resolvers: [WebhookResolver, WebhookDeliveryResolver],
  jobs: [sendWebhooksJob, sendWebhookNotice],
  sweeps: [webhooksDueSweep, forgetWebhooksSweep],
});
