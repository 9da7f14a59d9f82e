import { sendWebhookNotice } from '#features/webhooks/jobs/send-webhook-notice.job.ts';
import { sendWebhooksJob } from '#features/webhooks/jobs/send-webhooks.job.ts';
import {
  forgetWebhooksSweep,
  webhooksDueSweep,
} from '#features/webhooks/jobs/webhooks-due.sweep.ts';
import { WebhookDeliveryResolver } from '#features/webhooks/webhook-delivery.resolver.ts';
import { WebhookResolver } from '#features/webhooks/webhook.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetEndpointsOf } from '#features/webhooks/forget-endpoints-of.ts';
export { stopEndpointsOf } from '#features/webhooks/stop-endpoints-of.ts';
export {
  anyWebhook,
  emitWebhook,
  emitWebhooks,
  type WebhookEvent,
} from '#features/webhooks/emit-webhook.ts';

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  resolvers: [WebhookResolver, WebhookDeliveryResolver],
  jobs: [sendWebhooksJob, sendWebhookNotice],
  sweeps: [webhooksDueSweep, forgetWebhooksSweep],
});
