import { onClocksOf } from '@infinite/schema/schedule/clocks';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { momentOf, type Occurrence } from '@infinite/schema/schedule/occurrences';
import { triggerProblems } from '@infinite/schema/schedule/preview';
import { aTrigger, aZone } from '@infinite/schema/schedule/schedule.arbitraries';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { freshAim } from '#features/messages/delivery/change-armed.ts';
import type { MessageFacts, Person } from '#features/messages/delivery/message-facts.ts';
import { isLeft } from '#features/messages/delivery/plan-groups.ts';
import { afterStep, plan, type Step } from '#features/messages/delivery/plan.ts';
import { postponeOnce } from '#features/messages/delivery/postpone-once.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What may happen to a message and its author. Hours of silence are hours without a sweep. */
export type Event =
  | { kind: 'sweep' }
  | { kind: 'silence'; hours: number }
  | { kind: 'wait-for-next-step' }
  | { kind: 'edit-words' }
  | { kind: 'new-date'; trigger: Trigger }
  | { kind: 'postpone'; days: number }
  | { kind: 'put-off-once'; days: number; localTime: string }
  | { kind: 'confirm' }
  | { kind: 'recipients'; people: readonly Person[] }
  | { kind: 'mail-done'; failed: number }
  | { kind: 'cancel' };

export interface Life {
  facts: MessageFacts;
  now: Temporal.Instant;
  begun: { date: string; person: string; at: Temporal.Instant }[];
  reminded: { date: string; kind: Step['kind']; at: Temporal.Instant }[];
}

export const hours = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 72 }) },
  { weight: 2, arbitrary: fc.integer({ min: 73, max: 24 * 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 24 * 41, max: 24 * 1200 }) },
);

/** Up to three people by name, each with a clock of their own or the trigger's. */
const aZoneOrNone = fc.option(aZone);
const somePeople: fc.Arbitrary<Person[]> = fc
  .tuple(aZoneOrNone, aZoneOrNone, aZoneOrNone, fc.integer({ min: 0, max: 3 }))
  .map(([ana, ben, eva, count]) =>
    [
      { id: 'ana', timeZone: ana, begun: null },
      { id: 'ben', timeZone: ben, begun: null },
      { id: 'eva', timeZone: eva, begun: null },
    ].slice(0, count),
  );
export const atLeastOne = somePeople.filter((people) => people.length > 0);

export const anEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'sweep' as const }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('silence' as const), hours }) },
  { weight: 6, arbitrary: fc.constant({ kind: 'wait-for-next-step' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'edit-words' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('new-date' as const), trigger: aTrigger }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('postpone' as const),
      days: fc.integer({ min: 1, max: 90 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('put-off-once' as const),
      days: fc.integer({ min: 1, max: 380 }),
      localTime: fc.constantFrom('00:00', '02:30', '09:00', '23:59'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'confirm' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('recipients' as const),
      people: somePeople,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('mail-done' as const),
      failed: fc.integer({ min: 0, max: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
);

const armedStates = new Set(['SCHEDULED', 'REMINDED', 'SECOND_REMINDED']);
export const compare = Temporal.Instant.compare;

/** Everybody on whose clock the date has come has it, once; nobody else does. */
export function checkOwed(
  life: Life,
  owed: Occurrence,
  people: readonly Person[],
  before: Temporal.Instant,
): void {
  const zone = life.facts.trigger?.timeZone ?? '';
  for (const { id, timeZone } of people) {
    const due = owed.readings.find((reading) => reading.timeZone === (timeZone ?? zone))?.due;
    const got = life.begun.filter(({ person, date }) => person === id && date === owed.date);
    expect(got).toHaveLength(due && compare(due, life.now) <= 0 ? 1 : 0);
    if (due && got[0] && compare(due, before) > 0) expect(got[0].at).toEqual(life.now);
  }
}

export function sweep(life: Life): void {
  for (let steps = 0; ; steps += 1) {
    // Bounded: no facts may keep the engine turning.
    expect(steps).toBeLessThan(8);
    const { step, nextStepAt } = plan(life.facts, life.now);
    expect(plan(life.facts, life.now)).toEqual({ step, nextStepAt });
    if (!step) {
      checkRest(life, nextStepAt);
      return;
    }
    checkStep(life, step);
    life.facts = afterStep(life.facts, step, life.now);
  }
}

function checkStep(life: Life, step: Step): void {
  const { facts, now } = life;
  const { trigger } = facts;
  expect(facts.state === 'DELIVERING' || armedStates.has(facts.state)).toBe(true);
  if (step.kind === 'aim' || step.kind === 'finish') return;
  const { date, due } = step.occurrence;
  const { localDate, localTime } = momentOf(trigger!, date);
  const dueOn = (zone: string) => localInstant(localDate, localTime!, zone).instant;
  const clocks = facts.people.map(({ timeZone }) => timeZone ?? trigger!.timeZone);
  if (clocks.length > 0) {
    expect(due.epochMilliseconds).toBe(
      Math.min(...clocks.map((clock) => dueOn(clock).epochMilliseconds)),
    );
  }
  if (step.kind === 'begin') {
    expect(step.groups.length).toBeGreaterThan(0);
    for (const group of step.groups) {
      // Invariant 1: never before the instant on a person's own clock; and each date at most once
      // for each of them, in order. (One date that the author names may be earlier on the calendar
      // than a later-begun one of another zone.)
      expect(group.due).toEqual(dueOn(group.timeZone));
      expect(compare(now, group.due)).toBeGreaterThanOrEqual(0);
      expect(group.late === null).toBe(compare(now, group.due.add({ hours: 1 })) < 0);
      expect(group.people.length).toBeGreaterThan(0);
      for (const id of group.people) {
        const person = facts.people.find((each) => each.id === id);
        expect(person?.timeZone ?? trigger!.timeZone).toBe(group.timeZone);
        for (const earlier of life.begun.filter((each) => each.person === id)) {
          expect(trigger?.kind === 'RECURRING' ? earlier.date < date : earlier.date !== date).toBe(
            true,
          );
          expect(compare(earlier.at, now)).toBeLessThanOrEqual(0);
        }
        life.begun.push({ date, person: id, at: now });
      }
    }
    return;
  }
  expect(compare(now, due)).toBe(-1);
  expect(facts.confirmedOccurrence).not.toBe(date);
  if (step.kind === 'remind') {
    expect(facts.state).toBe('SCHEDULED');
    expect(compare(now, due.subtract({ hours: 48 }))).toBeGreaterThanOrEqual(0);
    expect(compare(facts.armedAt!, due.subtract({ hours: 48 }))).toBeLessThanOrEqual(0);
  } else {
    expect(facts.state).not.toBe('SECOND_REMINDED');
    expect(compare(now, due.subtract({ hours: 24 }))).toBeGreaterThanOrEqual(0);
    if (facts.remindedAt) {
      expect(compare(now, facts.remindedAt.add({ hours: 24 }))).toBeGreaterThanOrEqual(0);
      expect(compare(facts.updatedAt, facts.remindedAt)).toBeLessThanOrEqual(0);
    }
  }
  life.reminded.push({ date, kind: step.kind, at: now });
}

/** At rest nothing is overdue, and nothing happens before the moment the index holds. */
function checkRest(life: Life, nextStepAt: Temporal.Instant | null): void {
  const { facts, now } = life;
  if (!nextStepAt) {
    expect(armedStates.has(facts.state) && facts.trigger?.localDate !== null).toBe(false);
    // Nobody waits for an hour that nothing would wake.
    if (facts.state === 'DELIVERING') {
      expect(facts.people.some((person) => isLeft(person, facts.occurrence!))).toBe(false);
    }
    return;
  }
  expect(compare(nextStepAt, now)).toBe(1);
  const wait = nextStepAt.epochMilliseconds - now.epochMilliseconds;
  for (const part of [0.01, 0.7]) {
    const between = now.add({ milliseconds: Math.floor(wait * part) });
    expect(plan(facts, between)).toEqual({ step: null, nextStepAt });
  }
  expect(plan(facts, nextStepAt.subtract({ nanoseconds: 1 })).step).toBeNull();
  expect(plan(facts, nextStepAt).step).not.toBeNull();
}

export function applyEvent(life: Life, event: Event): void {
  const { facts, now } = life;
  const isArmed = armedStates.has(facts.state);
  switch (event.kind) {
    case 'sweep':
      return sweep(life);
    case 'silence':
      life.now = now.add({ hours: event.hours });
      return;
    case 'wait-for-next-step': {
      sweep(life);
      life.now = plan(life.facts, life.now).nextStepAt ?? life.now;
      return sweep(life);
    }
    case 'edit-words':
      if (isArmed) life.facts = { ...facts, updatedAt: now };
      return;
    case 'new-date':
      if (isArmed) setTrigger(life, event.trigger);
      return;
    case 'postpone': {
      if (!isArmed || !facts.trigger?.localDate) return;
      const date = Temporal.PlainDate.from(facts.trigger.localDate).add({ days: event.days });
      return setTrigger(life, { ...facts.trigger, localDate: date.toString() });
    }
    case 'put-off-once':
      if (isArmed && facts.trigger?.kind === 'RECURRING') {
        postpone(life, onClocksOf(facts.trigger, facts.people), event);
      }
      return;
    case 'confirm':
      if (isArmed && facts.occurrence) {
        life.facts = { ...facts, confirmedOccurrence: facts.occurrence };
      }
      return;
    case 'recipients':
      if (isArmed) life.facts = { ...facts, people: known(life, event.people), updatedAt: now };
      return;
    case 'mail-done':
      if (facts.state === 'DELIVERING') life.facts = { ...facts, open: 0, failed: event.failed };
      return;
    case 'cancel':
      // Invariant 2: only the author disarms, and then nothing moves any more.
      if (isArmed) life.facts = { ...facts, state: 'CANCELLED' };
      return;
  }
}

/** As `postponeMessage` does: this time only, or a refusal that changes nothing. */
function postpone(
  life: Life,
  series: Trigger,
  { days, localTime }: { days: number; localTime: string },
): void {
  const { facts, now } = life;
  const today = now.toZonedDateTimeISO(series.timeZone).toPlainDate();
  const localDate = today.add({ days }).toString();
  try {
    const trigger = postponeOnce(series, facts.occurrence, { localDate, localTime }, now);
    life.facts = { ...facts, ...freshFacts(trigger, now) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

function freshFacts(trigger: Trigger, now: Temporal.Instant): Partial<MessageFacts> {
  const { occurrence, confirmedOccurrence } = freshAim(trigger, now);
  return {
    state: 'SCHEDULED',
    trigger,
    occurrence,
    confirmedOccurrence,
    armedAt: now,
    updatedAt: now,
    remindedAt: null,
    secondRemindedAt: null,
  };
}

function setTrigger(life: Life, trigger: Trigger): void {
  const { facts, now } = life;
  if (triggerProblems(onClocksOf(trigger, facts.people), now).length > 0) return;
  life.facts = { ...facts, trigger, updatedAt: now };
}

/** Who is taken off and put on again keeps what was delivered. */
function known(life: Life, people: readonly Person[]): Person[] {
  return people.map((person) => {
    const dates = life.begun.filter((begun) => begun.person === person.id).map(({ date }) => date);
    return { ...person, begun: dates.toSorted().at(-1) ?? null };
  });
}

export function isChange(event: Event): boolean {
  return event.kind !== 'silence' && event.kind !== 'sweep';
}

/** A start within weeks of a date of the trigger; otherwise most lives would be all waiting. */
export function nearTo(
  trigger: Trigger & { localDate: string },
  from: Temporal.Instant,
): Temporal.Instant {
  const spread = from.epochMilliseconds % (1000 * 60 * 60 * 24 * 40);
  const date = Temporal.PlainDate.from(trigger.localDate);
  const years = trigger.kind === 'RECURRING' ? from.epochMilliseconds % 50 : 0;
  const midnight = date.add({ years }).toZonedDateTime('UTC').toInstant();
  return midnight.subtract({ milliseconds: Math.abs(spread) });
}

export function armed(
  trigger: Trigger,
  now: Temporal.Instant,
  people: readonly Person[] = [{ id: 'ana', timeZone: null, begun: null }],
): MessageFacts {
  return {
    state: 'SCHEDULED',
    trigger,
    armedAt: now,
    updatedAt: now,
    occurrence: null,
    confirmedOccurrence: null,
    remindedAt: null,
    secondRemindedAt: null,
    begunOccurrence: null,
    people,
    open: 0,
    failed: 0,
    unresolved: 0,
    stopped: 0,
  };
}
