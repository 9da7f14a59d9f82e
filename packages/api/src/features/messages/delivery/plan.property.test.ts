import { onClocksOf } from '@infinite/schema/schedule/clocks';
import { latestOccurrence } from '@infinite/schema/schedule/occurrences';
import { triggerProblems } from '@infinite/schema/schedule/preview';
import { aTrigger, anInstant } from '@infinite/schema/schedule/schedule.arbitraries';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { Person } from '#features/messages/delivery/message-facts.ts';
import {
  anEvent,
  armed,
  atLeastOne,
  applyEvent,
  checkOwed,
  compare,
  hours,
  isChange,
  nearTo,
  sweep,
  type Event,
  type Life,
} from '#features/messages/delivery/testing/a-life.ts';

/** `npm run test:long` runs LIVES=12000. */
const lives = Number(process.env['LIVES'] ?? 2_000);

/** A yearly message, just delivered, whose author turns it into a single one for later that day. */
const turnedSingleOnTheSameDay: [
  Trigger & { localDate: string; localTime: string },
  Temporal.Instant,
  Event[],
  Person[],
] = [
  {
    kind: 'RECURRING',
    localDate: '2000-02-29',
    localTime: '01:03',
    timeZone: 'Asia/Tokyo',
    recurrence: 'YEARLY',
    untilYear: null,
    leapDayRule: 'FEBRUARY_28',
    occasion: null,
  },
  Temporal.Instant.from('2033-11-06T07:57:00Z'),
  [
    { kind: 'mail-done', failed: 0 },
    { kind: 'mail-done', failed: 0 },
    {
      kind: 'new-date',
      trigger: {
        kind: 'DATE',
        localDate: '2000-02-29',
        localTime: '00:00',
        timeZone: 'Europe/Lisbon',
        recurrence: null,
        untilYear: null,
        leapDayRule: null,
        occasion: null,
      },
    },
    { kind: 'silence', hours: 74 },
    { kind: 'mail-done', failed: 0 },
  ],
  [{ id: 'ana', timeZone: null, begun: null }],
];

test('a message keeps its guarantees through any history', () => {
  let delivered = 0;
  fc.assert(
    fc.property(
      aTrigger,
      anInstant,
      fc.array(anEvent, { minLength: 4, maxLength: 40 }),
      atLeastOne,
      (trigger, from, events, people) => {
        // The random start is moved close to the first date, where things happen.
        const start = nearTo(trigger, from);
        fc.pre(triggerProblems(onClocksOf(trigger, people), start).length === 0);
        const facts = { ...armed(trigger, start), people };
        const life: Life = { facts, now: start, begun: [], reminded: [] };
        for (const event of events) {
          applyEvent(life, event);
          // A change is followed by a look, as `next_step_at = now` makes the sweep do.
          if (isChange(event)) sweep(life);
        }
        sweep(life);
        delivered += life.begun.length;
      },
    ),
    { numRuns: lives, examples: [turnedSingleOnTheSameDay] },
  );
  // A test of lives in which nothing is ever delivered would prove little.
  expect(delivered).toBeGreaterThan(lives / 3);
}, 240_000);

test('a date that was begun is not begun again when the author gives it another zone', () => {
  const yearly: Trigger = {
    kind: 'RECURRING',
    localDate: '2041-05-04',
    localTime: '01:03',
    timeZone: 'Asia/Tokyo',
    recurrence: 'YEARLY',
    untilYear: null,
    leapDayRule: null,
    occasion: null,
  };
  const start = Temporal.Instant.from('2041-05-01T00:00:00Z');
  const life: Life = { facts: armed(yearly, start), now: start, begun: [], reminded: [] };
  // 1:03 on May 4 in Tokyo; it is still the evening of May 3 in Lisbon.
  life.now = Temporal.Instant.from('2041-05-03T16:03:00Z');
  sweep(life);
  applyEvent(life, { kind: 'mail-done', failed: 0 });
  sweep(life);
  expect(life.facts.state).toBe('SCHEDULED');
  const once: Trigger = { ...yearly, kind: 'DATE', recurrence: null, timeZone: 'Europe/Lisbon' };
  applyEvent(life, { kind: 'new-date', trigger: { ...once, localTime: '09:00' } });
  applyEvent(life, { kind: 'silence', hours: 48 });
  sweep(life);
  expect(life.begun.map(({ date }) => date)).toEqual(['2041-05-04']);
  expect(life.facts.state).toBe('DELIVERED');
});

test('an untouched message is delivered at every date while servers run, late ones once', () => {
  fc.assert(
    fc.property(
      aTrigger,
      anInstant,
      fc.array(fc.tuple(hours, fc.boolean()), { maxLength: 25 }),
      atLeastOne,
      (said, from, gaps, people) => {
        const trigger = onClocksOf(said, people);
        const start = nearTo(said, from);
        fc.pre(triggerProblems(trigger, start).length === 0);
        const life: Life = {
          facts: { ...armed(said, start), people },
          now: start,
          begun: [],
          reminded: [],
        };
        sweep(life);
        for (const [gap, isDone] of gaps) {
          const before = life.now;
          life.now = life.now.add({ hours: gap });
          sweep(life);
          // D5: a mail that is never done holds up nobody, and no other date.
          if (isDone) applyEvent(life, { kind: 'mail-done', failed: 0 });
          sweep(life);
          const owed = latestOccurrence(trigger, life.now);
          if (!owed || compare(owed.due, start) < 0) expect(life.begun).toEqual([]);
          else checkOwed(life, owed, people, before);
        }
      },
    ),
    { numRuns: lives },
  );
}, 240_000);
