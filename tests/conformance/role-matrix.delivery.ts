import type { Classified } from './role-matrix.classification.ts';

const noToken = 'A'.repeat(43);

/** Operations of delivery: its author's, its recipients' and its operators'. */
export const deliveryOperations: Record<string, Classified> = {
  stopForRecipient: {
    access: 'object',
    make: ({ scheduledId, recipientId }) => ({
      messageId: scheduledId,
      recipientId,
    }),
    ownerMayGet: ['WRONG_STATE'],
  },
  correctRecipientAddress: {
    access: 'object',
    make: ({ scheduledId, recipientId }) => ({
      messageId: scheduledId,
      recipientId,
      email: 'elsewhere@example.org',
    }),
    ownerMayGet: ['WRONG_STATE'],
  },
  retryDelivery: {
    access: 'object',
    make: ({ failedDeliveryId }) => ({ deliveryId: failedDeliveryId }),
  },
  leaveDelivery: {
    access: 'object',
    make: ({ failedDeliveryId }) => ({ deliveryId: failedDeliveryId }),
    ownerMayGet: ['WRONG_STATE'],
  },
  updateRecipientAddress: {
    access: 'object',
    make: ({ failedDeliveryId }) => ({
      deliveryId: failedDeliveryId,
      email: 'elsewhere@example.org',
    }),
  },
  answerPage: { access: 'link', make: () => ({ token: noToken }) },
  closeRecipientLink: {
    access: 'object',
    make: ({ failedDeliveryId }) => ({ deliveryId: failedDeliveryId }),
    ownerMayGet: ['WRONG_STATE'],
  },
  renewRecipientLink: {
    access: 'object',
    make: ({ failedDeliveryId }) => ({ deliveryId: failedDeliveryId }),
    ownerMayGet: ['WRONG_STATE'],
  },
  keepThanksVoice: {
    access: 'object',
    // Thanks by voice come over a link, which the fixture has none of: its author finds nothing too.
    make: ({ failedDeliveryId }) => ({ thanksId: failedDeliveryId }),
    ownerMayGet: ['NOT_FOUND'],
  },
  authorMails: { access: 'own' },
  updateAuthorMails: {
    access: 'own',
    make: () => ({ input: { onDelivery: true, onOpening: false, onThanks: true } }),
  },
  senderName: { access: 'own' },
  updateSenderName: { access: 'own', make: () => ({ name: 'Grandma Rose' }) },
  sharedPage: { access: 'link', make: () => ({ token: noToken }) },
  linkLanguage: { access: 'link', make: () => ({ token: noToken }) },
  answerReminder: { access: 'link', make: () => ({ token: noToken, answer: 'CONFIRM' }) },
  noteOpened: { access: 'link', make: () => ({ token: noToken }) },
};
