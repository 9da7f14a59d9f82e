import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { clockOf, onClocksOf } from '@infinite/schema/schedule/clocks';
import {
  occurrenceOfDate,
  type Occurrence,
  type Reading,
} from '@infinite/schema/schedule/occurrences';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { Temporal } from 'temporal-polyfill';
import type {
  LateReason,
  MessageFacts,
  Person,
} from '#features/messages/delivery/message-facts.ts';

/** Recipients for whom an occurrence is due at the same instant, in the same time zone. */
export interface Group {
  timeZone: string;
  due: Temporal.Instant;
  late: LateReason | null;
  people: readonly string[];
}

/** Groups of remaining recipients whose time has come. */
export function groupsDue(
  facts: MessageFacts,
  trigger: Trigger,
  occurrence: Occurrence,
  now: Temporal.Instant,
): Group[] {
  return readingsLeft(facts, trigger, occurrence)
    .filter(({ due }) => Temporal.Instant.compare(now, due) >= 0)
    .map((reading) => groupOf(facts, trigger, occurrence, reading, now));
}

/** Time zones in which a recipient still waits for this occurrence, earliest first. */
export function readingsLeft(
  facts: MessageFacts,
  trigger: Trigger,
  { date, readings }: Occurrence,
): Reading[] {
  const left = facts.people.filter((person) => isLeft(person, date));
  const clocks = new Set(left.map((person) => clockOf(trigger, person)));
  return readings.filter(({ timeZone }) => clocks.has(timeZone));
}

/** Whether the delivery of an occurrence to this recipient has not begun yet. */
export function isLeft(person: Pick<Person, 'begun'>, date: string): boolean {
  return person.begun === null || person.begun < date;
}

/** The current occurrence for one recipient who still waits for it. */
export function groupOfPerson(
  facts: MessageFacts,
  id: string,
): (Group & { occurrence: Occurrence }) | null {
  const person = facts.people.find((each) => each.id === id);
  if (!person || !facts.trigger || !facts.occurrence) return null;
  const trigger = onClocksOf(facts.trigger, facts.people);
  const occurrence = occurrenceOfDate(trigger, facts.occurrence);
  const timeZone = clockOf(trigger, person);
  const due = occurrence?.readings.find((reading) => reading.timeZone === timeZone)?.due;
  if (!occurrence || !due || !isLeft(person, occurrence.date)) return null;
  return { timeZone, due, late: null, people: [id], occurrence };
}

/** The facts after these groups are begun. */
export function afterBegin(
  facts: MessageFacts,
  date: string,
  groups: readonly Group[],
): MessageFacts {
  const begun = new Set(groups.flatMap(({ people }) => people));
  const isFirst = facts.state !== 'DELIVERING';
  return {
    ...facts,
    state: 'DELIVERING',
    begunOccurrence: date,
    people: facts.people.map((person) =>
      begun.has(person.id) ? { ...person, begun: date } : person,
    ),
    open: (isFirst ? 0 : facts.open) + begun.size,
    failed: isFirst ? 0 : facts.failed,
    unresolved: isFirst ? 0 : facts.unresolved,
    stopped: isFirst ? 0 : facts.stopped,
  };
}

function groupOf(
  facts: MessageFacts,
  trigger: Trigger,
  { date }: Occurrence,
  { timeZone, due }: Reading,
  now: Temporal.Instant,
): Group {
  const people = facts.people
    .filter((person) => isLeft(person, date) && clockOf(trigger, person) === timeZone)
    .map(({ id }) => id);
  return { timeZone, due, late: lateness(facts, due, now), people };
}

function lateness(
  facts: MessageFacts,
  due: Temporal.Instant,
  now: Temporal.Instant,
): LateReason | null {
  const lateFrom = due.add({ minutes: deliveryTimings.lateAfterMinutes });
  if (Temporal.Instant.compare(now, lateFrom) < 0) return null;
  return Temporal.Instant.compare(facts.updatedAt, due) >= 0
    ? 'CHANGED_AFTERWARDS'
    : 'SERVERS_WERE_DOWN';
}
