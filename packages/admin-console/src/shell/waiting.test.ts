import { expect, it } from 'vitest';
import { nothingWaits, waitingOf } from './waiting.ts';

const nothingOfIt = {
  ...{ maintenanceMode: null, deliveries: null, alarms: null, deadJobs: null },
  ...{ lastBackupFailed: null, openEnquiries: null, waitingReviews: null },
};

it('counts what waits', () => {
  const waiting = waitingOf({
    ...nothingOfIt,
    deliveries: { held: false, reason: null, dueDeliveries: 0, late: 0, failed: 2 },
    alarms: [{ id: '1', kind: 'late', critical: true }],
    deadJobs: 6,
    openEnquiries: 4,
    waitingReviews: 3,
  });
  expect(waiting).toEqual({
    enquiries: 4,
    reviews: 3,
    alarms: 1,
    failedDeliveries: 2,
    deadLetters: 6,
  });
});

it('counts nothing that the role does not include', () => {
  expect(waitingOf({ ...nothingOfIt, waitingReviews: 1 })).toEqual({ ...nothingWaits, reviews: 1 });
});

it('claims nothing before it was read', () => {
  expect(waitingOf(undefined)).toEqual(nothingWaits);
});
