import type { MessageSummaryView } from '../message-view.ts';

/** A message for one morning in Lisbon, as the lists and pages of a sender show it. */
export const scheduledMessage: MessageSummaryView = {
  id: 'm',
  title: 'For her birthday',
  state: 'SCHEDULED',
  postponed: false,
  version: 1,
  updatedAt: '2026-11-18T10:00:00Z',
  awaitingAnswer: false,
  editable: true,
  stoppable: true,
  trigger: { kind: 'DATE', localDate: '2041-05-04', localTime: '09:00', timeZone: 'Europe/Lisbon' },
  nextDelivery: {
    dueAt: '2041-05-04T08:00:00Z',
    localDate: '2041-05-04',
    localTime: '09:00',
    timeZone: 'Europe/Lisbon',
    skippedReminders: false,
    shiftedFromGap: false,
    readings: [],
  },
  recipients: [],
  deliveries: [],
};
