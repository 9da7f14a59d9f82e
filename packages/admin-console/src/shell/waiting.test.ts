import { expect, it } from 'vitest';
import { nothingWaits, waitingOf } from './waiting.ts';

it('counts what waits, the failed jobs of all queues together', () => {
  const waiting = waitingOf({
    systemSettings: { maintenanceMode: false },
    deliveryHealth: { held: false, reason: null, failed: 2 },
    openAlarms: [{ id: '1', kind: 'late', critical: true }],
    enquiries: { totalCount: 4 },
    reviewsForModeration: { totalCount: 3 },
    jobQueues: [
      { name: 'send-notice', dead: 1 },
      { name: 'mail-enquiry', dead: 5 },
    ],
  });
  expect(waiting).toEqual({
    enquiries: 4,
    reviews: 3,
    alarms: 1,
    failedDeliveries: 2,
    deadLetters: 6,
  });
});

it('claims nothing before it was read', () => {
  expect(waitingOf(undefined)).toEqual(nothingWaits);
});
