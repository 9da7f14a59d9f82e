import type { Trigger } from '@infinite/schema/schedule/trigger';
import { newContext } from '@infinite/api/platform/context';
import { sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { armMessage } from '@infinite/api/testing/armed-message';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const firstYear = 2030;
/** Leap days and every kind of clock change come within twelve; `npm run test:long` runs YEARS=50. */
const years = Number(process.env['YEARS'] ?? 12);

/** Days on which calendars and clocks do something odd, in zones that do it differently. */
const cases: Record<string, Partial<Trigger> & { localDate: string }> = {
  plain: { localDate: '1990-05-04' },
  'leap day, kept on February 28': {
    localDate: '2008-02-29',
    leapDayRule: 'FEBRUARY_28',
    timeZone: 'Asia/Kathmandu',
  },
  'leap day, moved to March 1': {
    localDate: '2008-02-29',
    leapDayRule: 'MARCH_1',
    timeZone: 'America/New_York',
  },
  'an hour that New York skips in some years': {
    localDate: '2020-03-10',
    localTime: '02:30',
    timeZone: 'America/New_York',
  },
  'an hour that Lisbon has twice in some years': { localDate: '2020-10-27', localTime: '01:30' },
  'half an hour that Lord Howe skips': {
    localDate: '2020-10-06',
    localTime: '02:15',
    timeZone: 'Australia/Lord_Howe',
  },
  'the first minute of a year on the other side': {
    localDate: '2020-01-01',
    localTime: '00:00',
    timeZone: 'Pacific/Apia',
  },
  'ends on the way': { localDate: '2020-07-31', untilYear: firstYear + Math.floor(years / 2) },
};

/** Each message has a second reader, who gets it by the clock there. */
const farAway = 'Pacific/Auckland';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: `${firstYear}-01-05T00:00:00Z` });
});
afterAll(() => testApp.close());

test(`${years} years pass, and every date is kept to the minute`, async () => {
  const member = await signUpMember(testApp);
  for (const [title, trigger] of Object.entries(cases)) {
    await armMessage(testApp, member, {
      title,
      trigger: { kind: 'RECURRING', recurrence: 'YEARLY', ...trigger },
      recipients: [addressOf(title), { email: farAddressOf(title), timeZone: farAway }],
    });
  }
  await turn();
  const end = Date.parse(`${firstYear + years}-01-05T00:00:00Z`);
  for (let next = await nextMoment(); next && next < end; next = await nextMoment()) {
    testApp.clock.set(new Date(next).toISOString());
    await turn();
  }

  for (const [title, trigger] of Object.entries(cases)) {
    const arrived = testApp.mailer.sent
      .filter((mail) => mail.to.address === addressOf(title))
      .map((mail) => mail.date?.toISOString());
    expect(arrived, title).toEqual(expectedDates(trigger));
    const arrivedFarAway = testApp.mailer.sent
      .filter((mail) => mail.to.address === farAddressOf(title))
      .map((mail) => mail.date?.toISOString());
    expect(arrivedFarAway, title).toEqual(expectedDates({ ...trigger, timeZone: farAway }));
  }
  const reminders = testApp.mailer.sent.filter((mail) => mail.to.address === member.email);
  // Two mails before each date; of the last dates of the span one or two may lie beyond its end.
  expect(reminders.length).toBeGreaterThanOrEqual(
    // One pair for both readers.
    testApp.mailer.sent.length - reminders.length,
  );
});

async function turn(): Promise<void> {
  for (let worked = 1; worked > 0;) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
    worked = await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

async function nextMoment(): Promise<number | null> {
  const [row] = await testApp.app.orm.em
    .getConnection()
    .execute<{ at: string | null }[]>(
      `select extract(epoch from min(next_step_at))::text as at from messages`,
    );
  return row?.at ? Math.round(Number(row.at) * 1000) : null;
}

function addressOf(title: string): string {
  return `${title.replaceAll(/\W+/g, '-')}@example.org`;
}

function farAddressOf(title: string): string {
  return `far-${addressOf(title)}`;
}

/** By brute force, with nothing of ours: the first minute at which the zone's clock is there. */
function expectedDates(trigger: Partial<Trigger> & { localDate: string }): string[] {
  const zone = trigger.timeZone ?? 'Europe/Lisbon';
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const found: string[] = [];
  for (let year = firstYear; year <= firstYear + years; year += 1) {
    if (trigger.untilYear && year > trigger.untilYear) break;
    const day = dayIn(year, trigger);
    const wanted = `${day} ${trigger.localTime ?? '09:00'}`;
    let minute = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000;
    while (clock.format(minute) < wanted) minute += 60_000;
    const isInside =
      minute >= Date.parse(`${firstYear}-01-05T00:00:00Z`) &&
      minute < Date.parse(`${firstYear + years}-01-05T00:00:00Z`);
    if (isInside) found.push(new Date(minute).toISOString());
  }
  return found;
}

function dayIn(year: number, { localDate, leapDayRule }: Partial<Trigger> & { localDate: string }) {
  const monthAndDay = localDate.slice(5);
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  if (monthAndDay !== '02-29' || isLeapYear) return `${year}-${monthAndDay}`;
  return leapDayRule === 'MARCH_1' ? `${year}-03-01` : `${year}-02-28`;
}
