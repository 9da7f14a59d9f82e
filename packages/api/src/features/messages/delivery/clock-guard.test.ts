import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '#adapters/clock/port.ts';
import { ShiftedClock } from '#adapters/clock/shifted-clock.ts';
import { newContext } from '#platform/context.ts';
import { leapSinceLastSweep } from '#features/messages/delivery/clock-guard.ts';
import { holdStatus, releaseHold } from '#features/messages/delivery/hold.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { armMessage } from '#testing/armed-message.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** A machine whose clock somebody sets, and whose counter nobody can. */
class SettableClock implements Clock {
  wallOffsetMs = 0;
  counterOffsetMs = 0;
  now() {
    return this.machine().wall;
  }
  machine() {
    return {
      wall: Temporal.Instant.fromEpochMilliseconds(Date.now() + this.wallOffsetMs),
      monotonicMs: performance.now() + this.counterOffsetMs,
    };
  }
}

const hour = 3_600_000;
const day = 24 * hour;
let clock: SettableClock;
let testApp: TestApp;
beforeEach(async () => {
  clock = new SettableClock();
  testApp = await createTestApp({ clock });
  const tomorrow = clock.now().toZonedDateTimeISO('UTC').add({ days: 1 });
  await armMessage(testApp, await signUpMember(testApp), {
    trigger: {
      localDate: tomorrow.toPlainDate().toString(),
      localTime: '09:00',
      timeZone: 'UTC',
    },
  });
  await sweepOnce(system());
});
afterEach(() => testApp.close());

const system = () => newContext(testApp.app, { kind: 'system', job: 'test' });
const deliveries = () => testApp.mailer.sent.filter(({ purpose }) => purpose === 'delivery').length;
const run = (sql: string) => testApp.app.orm.em.getConnection().execute(sql);
async function turn() {
  await sweepOnce(system());
  await sendDue(system());
  return holdStatus(system());
}

test('gap 5: a clock that jumps a year ahead of the database sends nothing early, and reports why', async () => {
  clock.wallOffsetMs = 365 * day;
  const status = await turn();
  expect(deliveries()).toBe(0);
  expect(status).toMatchObject({ held: true, reason: expect.stringContaining('ahead of that of') });
  clock.wallOffsetMs = 0;
  await releaseHold(system());
  expect(await turn()).toMatchObject({ held: false });
});

test('gap 5: a jump of more than a day that the counter does not confirm holds sending', async () => {
  // The same as both clocks of one machine leaping: the counter lags by two days.
  clock.counterOffsetMs = -2 * day;
  expect(await turn()).toMatchObject({
    held: true,
    reason: expect.stringContaining('nothing shows that this time has passed'),
  });
  await releaseHold(system());
  expect(await turn()).toMatchObject({ held: false });
});

test('gap 5: a clock that goes back an hour holds sending and sends nothing twice', async () => {
  clock.counterOffsetMs = hour;
  expect(await turn()).toMatchObject({
    held: true,
    reason: expect.stringContaining('Set the clock'),
  });
});

test('gap 5: a start a month after the last sweep waits for an operator', async () => {
  await run(`update delivery_hold set clock_seen_at = clock_timestamp() - interval '31 days',
    epoch = epoch + 1`);
  expect(await turn()).toMatchObject({
    held: true,
    reason: expect.stringContaining('server was off'),
  });
});

test('gap 5: a database on another machine that agrees shows that a month really passed', () => {
  const now = clock.now();
  const before = now.subtract({ hours: 31 * 24 });
  expect(leapSinceLastSweep('postgres://db.example.org/x', before, now)).toBeUndefined();
  expect(leapSinceLastSweep('postgres://localhost/x', before, now)).toContain('server was off');
  expect(leapSinceLastSweep('postgres://db.example.org/x', now, before)).toContain('Set the clock');
});

test('gap 5: a ledger from the future holds sending', async () => {
  await run(`insert into delivery_events (family_id, id, message_id, at, actor, what)
    select family_id, uuidv7(), id, clock_timestamp() + interval '1 hour', 'system:plan', 'AIMED' from messages`);
  expect(await turn()).toMatchObject({
    held: true,
    reason: expect.stringContaining('Set the clock'),
  });
});

test('gap 5: moving the practice clock is not a jump', async () => {
  const practice = new ShiftedClock();
  const own = await createTestApp({ clock: practice });
  const ctx = () => newContext(own.app, { kind: 'system', job: 'test' });
  await armMessage(own, await signUpMember(own));
  await sweepOnce(ctx());
  practice.shiftTo(400 * day);
  await sweepOnce(ctx());
  expect(await holdStatus(ctx())).toMatchObject({ held: false, reason: null });
  await own.close();
});
