import type {
  MessageSummaryFragment,
  TriggerFieldsFragment,
} from '@infinite/schema/generated/graphql';

/** A message for one morning in Lisbon, as the lists and pages of a sender show it. */
export const scheduledMessage: MessageSummaryFragment = {
  id: 'm',
  title: 'For her birthday',
  state: 'SCHEDULED',
  postponed: false,
  version: 1,
  updatedAt: '2026-11-18T10:00:00Z',
  awaitingAnswer: false,
  editable: true,
  stoppable: true,
  trigger: {
    kind: 'DATE',
    localDate: '2041-05-04',
    localTime: '09:00',
    timeZone: 'Europe/Lisbon',
    recurrence: null,
    untilYear: null,
    leapDayRule: null,
    occasion: null,
  },
  nextDelivery: {
    dueAt: '2041-05-04T08:00:00Z',
    localDate: '2041-05-04',
    localTime: '09:00',
    timeZone: 'Europe/Lisbon',
    reminderAt: null,
    secondReminderAt: null,
    skippedReminders: false,
    shiftedFromGap: false,
    readings: [],
  },
  recipients: [],
  deliveries: [],
};

/** What a trigger has before anything is chosen, in Lisbon. */
export const openTrigger: TriggerFieldsFragment = {
  kind: 'OCCASION',
  localDate: null,
  localTime: null,
  timeZone: 'Europe/Lisbon',
  recurrence: null,
  untilYear: null,
  leapDayRule: null,
  occasion: null,
};
