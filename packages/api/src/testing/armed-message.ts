import type { Trigger } from '@infinite/schema/schedule/trigger';
import { newId } from '#platform/database/id.ts';
import type { TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

interface ArmedMessageOptions {
  trigger?: Partial<Trigger>;
  title?: string;
  body?: string;
  recipients?: readonly (string | { email: string; timeZone: string | null })[];
}

/** A message written straight into the tables as `scheduleMessage` would leave it. */
export async function armMessage(
  test: Pick<TestApp, 'app'>,
  member: Pick<TestMember, 'userId' | 'familyId'>,
  options: ArmedMessageOptions = {},
): Promise<string> {
  const id = newId();
  const now = test.app.clock.now().toString();
  const trigger = { ...dateTrigger, ...options.trigger };
  const connection = test.app.orm.em.getConnection();
  await connection.execute(
    `insert into messages (family_id, id, author_id, client_id, title, body, state, trigger_kind,
       local_date, local_time, time_zone, recurrence, until_year, leap_day_rule, occasion,
       scheduled_at, next_step_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, 'SCHEDULED', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      member.familyId,
      id,
      member.userId,
      id,
      options.title ?? 'For your birthday',
      options.body ?? 'Dear Inês, I wanted you to hear this.',
      trigger.kind,
      trigger.localDate,
      trigger.localTime,
      trigger.timeZone,
      trigger.recurrence,
      trigger.untilYear,
      trigger.leapDayRule,
      trigger.occasion,
      now,
      now,
      now,
      now,
    ],
  );
  for (const [position, person] of (options.recipients ?? ['ines@example.org']).entries()) {
    const { email, timeZone } =
      typeof person === 'string' ? { email: person, timeZone: null } : person;
    await connection.execute(
      `insert into message_recipients (family_id, id, message_id, name, email, time_zone, position)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [member.familyId, newId(), id, email.split('@')[0] ?? '', email, timeZone, position],
    );
  }
  return id;
}

const dateTrigger: Trigger = {
  kind: 'DATE',
  localDate: '2041-05-04',
  localTime: '09:00',
  timeZone: 'Europe/Lisbon',
  recurrence: null,
  untilYear: null,
  leapDayRule: null,
  occasion: null,
};
