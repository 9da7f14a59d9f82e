import type { Classified } from './role-matrix.classification.ts';

const newWebhook = { url: 'https://example.org/hooks', events: ['member.joined'] };

/** Of webhooks: a member's own, and the product's. */
export const webhookOperations: Record<string, Classified> = {
  webhooks: { access: 'own' },
  productWebhooks: { access: { staff: 'developers' } },
  webhook: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId }),
  },
  webhookDeliveries: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ endpointId: webhookId, first: 50 }),
  },
  createWebhook: { access: 'own', needs: 'seeRecordings', make: () => ({ input: newWebhook }) },
  createProductWebhook: { access: { staff: 'developers' }, make: () => ({ input: newWebhook }) },
  updateWebhook: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId, input: newWebhook }),
  },
  switchOnWebhook: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId }),
  },
  switchOffWebhook: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId }),
  },
  rotateWebhookSecret: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId }),
  },
  deleteWebhook: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId }),
  },
  pingWebhook: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({ id: webhookId }),
  },
  replayWebhookDelivery: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookDeliveryId }) => ({ id: webhookDeliveryId }),
  },
  replayFailedWebhookDeliveries: {
    access: 'object',
    ofAccount: true,
    ofProduct: true,
    make: ({ webhookId }) => ({
      endpointId: webhookId,
      from: '2020-01-01T00:00:00Z',
      to: '2060-01-01T00:00:00Z',
    }),
  },
};
