import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { clockWords, instantWords } from '@infinite/schema/words/dates.en';

/** The message of the example: a birthday in Lisbon, recorded in Chicago. */
export const exampleMessage = {
  name: 'Ana',
  place: 'Lisbon',
  localDate: '2041-05-04',
  localTime: '09:00',
  timeZone: 'Europe/Lisbon',
  senderTimeZone: 'America/Chicago',
  recordedAt: '2027-04-11T16:20:00Z',
} as const;

export interface ExampleMoment {
  /** In the reader's zone. */
  when: string;
  /** The same moment on the sender's clock. */
  sendersClock: string;
}

/** When each step of the example happens, by the rules that every message follows. */
export function exampleMoments(): Record<
  'recorded' | 'reminder' | 'second' | 'delivered',
  ExampleMoment
> {
  const { localDate, localTime, timeZone } = exampleMessage;
  const due = localInstant(localDate, localTime, timeZone).instant;
  const before = (hours: number) => moment(due.subtract({ hours }).toString());
  return {
    recorded: moment(exampleMessage.recordedAt),
    reminder: before(deliveryTimings.reminderHoursBefore),
    second: before(deliveryTimings.secondReminderHoursBefore),
    delivered: moment(due.toString()),
  };
}

function moment(instant: string): ExampleMoment {
  return {
    when: instantWords(instant, exampleMessage.timeZone),
    sendersClock: clockWords(instant, exampleMessage.senderTimeZone),
  };
}
