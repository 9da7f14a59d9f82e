import { onClocksOf } from '@infinite/schema/schedule/clocks';
import { aTrigger, anInstant, aZone } from '@infinite/schema/schedule/schedule.arbitraries';
import { triggerProblems } from '@infinite/schema/schedule/preview';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import { newContext } from '#platform/context.ts';
import { cancelMessage } from '#features/messages/delivery/cancel-message.ts';
import { confirmMessage } from '#features/messages/delivery/confirm-message.ts';
import type { MessageFacts } from '#features/messages/delivery/message-facts.ts';
import { afterStep, plan } from '#features/messages/delivery/plan.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { armed } from '#features/messages/delivery/testing/a-life.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/**
 * Model test: the same life runs in the database and in the pure plan, and both must agree after
 * each event. So what `plan` promises (see its properties) holds for what is stored.
 */
type Event =
  | { kind: 'silence'; hours: number }
  | { kind: 'next-step' }
  | { kind: 'edit-words' }
  | { kind: 'confirm' }
  | { kind: 'cancel' }
  | { kind: 'bounce'; refused: boolean };

const anEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('silence' as const),
      hours: fc.integer({ min: 1, max: 800 }),
    }),
  },
  { weight: 6, arbitrary: fc.constant({ kind: 'next-step' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'edit-words' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'confirm' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('bounce' as const), refused: fc.boolean() }),
  },
);

let testApp: TestApp;
let member: TestMember;
let refuses = false;
beforeAll(async () => {
  testApp = await createTestApp();
  member = await signUpMember(testApp);
  const { send } = testApp.mailer;
  testApp.mailer.send = (mail) => {
    if (refuses && mail.to.address !== member.email) throw new MailRefused(true, '550 no');
    return send.call(testApp.mailer, mail);
  };
});
afterAll(() => testApp.close());

test('the stored message and the pure plan agree after every event', async () => {
  await fc.assert(
    fc.asyncProperty(
      aTrigger,
      anInstant,
      fc.array(anEvent, { minLength: 3, maxLength: 14 }),
      fc.array(fc.option(aZone), { minLength: 1, maxLength: 3 }),
      live,
    ),
    { numRuns: 40 },
  );
}, 300_000);

async function live(
  trigger: Trigger,
  from: Temporal.Instant,
  events: Event[],
  clocks: (string | null)[],
): Promise<void> {
  const start = nearTo(trigger, from);
  const onClocks = onClocksOf(
    trigger,
    clocks.map((timeZone) => ({ timeZone })),
  );
  fc.pre(triggerProblems(onClocks, start).length === 0);
  refuses = false;
  testApp.clock.set(start.toString());
  const recipients = clocks.map((timeZone, index) => ({
    email: `reader-${index}@example.org`,
    timeZone,
  }));
  const id = await armMessage(testApp, member, { trigger, recipients });
  const people = clocks.map((timeZone, index) => ({ id: `${index}`, timeZone, begun: null }));
  let model = settle(armed(trigger, start, people), start);
  await turn();
  for (const event of events) {
    model = await applyEvent(id, model, event);
    const now = testApp.clock.now();
    model = settle(model, now);
    await turn();
    expect(await stored(id)).toEqual(expected(model, now));
  }
  await run(`update messages set state = 'CANCELLED', next_step_at = null where id = ?`, [id]);
}

async function applyEvent(id: string, model: MessageFacts, event: Event): Promise<MessageFacts> {
  const now = testApp.clock.now();
  const isArmed = ['SCHEDULED', 'REMINDED', 'SECOND_REMINDED'].includes(model.state);
  const author = await member.ctx();
  switch (event.kind) {
    case 'silence':
      testApp.clock.advance({ hours: event.hours });
      return model;
    case 'next-step':
      testApp.clock.set((plan(model, now).nextStepAt ?? now).toString());
      return model;
    case 'edit-words':
      if (!isArmed) return model;
      await run(
        `update messages set body = body || '.', updated_at = ?, next_step_at = ? where id = ?`,
        [now.toString(), now.toString(), id],
      );
      return { ...model, updatedAt: now };
    case 'confirm':
      if (!isArmed || !model.occurrence) return model;
      await confirmMessage(author, { id });
      return { ...model, confirmedOccurrence: model.occurrence };
    case 'cancel':
      if (!isArmed) return model;
      await cancelMessage(author, { id });
      return { ...model, state: 'CANCELLED' };
    case 'bounce':
      refuses = event.refused;
      return model;
  }
}

/** Every step that is due, deliveries done at once. */
function settle(from: MessageFacts, now: Temporal.Instant): MessageFacts {
  let model = from;
  for (;;) {
    const { step } = plan(model, now);
    if (step) model = afterStep(model, step, now);
    else if (model.open > 0) {
      model = { ...model, open: 0, failed: model.failed + (refuses ? model.open : 0) };
    } else return model;
  }
}

function expected(model: MessageFacts, now: Temporal.Instant) {
  return {
    state: model.state,
    occurrence: model.occurrence,
    reminded: model.remindedAt?.epochMilliseconds ?? null,
    again: model.secondRemindedAt?.epochMilliseconds ?? null,
    next: plan(model, now).nextStepAt?.epochMilliseconds ?? null,
    begun: model.begunOccurrence,
    people: model.people.map((person) => person.begun),
  };
}

async function stored(id: string) {
  const [row] = await run<{
    state: string;
    occurrence: string;
    reminded: string | null;
    again: string | null;
    next: string | null;
    begun: string | null;
    people: (string | null)[];
  }>(
    `select state, occurrence::text, extract(epoch from reminded_at) * 1000 as reminded,
       extract(epoch from second_reminded_at) * 1000 as again,
       extract(epoch from next_step_at) * 1000 as next,
       (select max(occurrence)::text from deliveries d where d.message_id = m.id) as begun,
       array(select (select max(occurrence)::text from deliveries d where d.recipient_id = r.id)
         from message_recipients r where r.message_id = m.id order by position) as people
     from messages m where id = ?`,
    [id],
  );
  const number = (value: string | null | undefined) => (value ? Number(value) : null);
  return {
    ...row,
    reminded: number(row?.reminded),
    again: number(row?.again),
    next: number(row?.next),
  };
}

async function turn(): Promise<void> {
  for (let worked = 1; worked > 0;) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
    worked = await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

function run<Row>(sql: string, values: unknown[]): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(sql, values);
}

function nearTo(trigger: Trigger, from: Temporal.Instant): Temporal.Instant {
  const days = Math.abs(Math.floor(from.epochMilliseconds / 60_000)) % 12;
  const midnight = Temporal.PlainDate.from(trigger.localDate ?? '2040-01-01').toZonedDateTime(
    'UTC',
  );
  return midnight.toInstant().subtract({ hours: days * 24 });
}
