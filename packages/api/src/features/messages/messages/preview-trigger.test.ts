import { triggerNoteWords, triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, draftsOf, refusalOf } from '#features/messages/messages/testing/drafts.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

interface Preview {
  previewTrigger: {
    nextDelivery: Record<string, unknown> | null;
    following: { localDate: string }[];
    warnings: string[];
  };
}

const document = `query ($trigger: TriggerInput!) { previewTrigger(trigger: $trigger) {
  nextDelivery { dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap }
  following { localDate } warnings } }`;

let test: TestApp;
let drafts: ReturnType<typeof draftsOf>;
beforeAll(async () => {
  test = await createTestApp({ now: '2026-03-01T09:00:00Z' });
  drafts = draftsOf(test, await signUpMember(test));
});
afterAll(() => test.close());

async function preview(trigger: object): Promise<Preview['previewTrigger']> {
  const lisbon = { kind: 'DATE', localTime: '09:00', timeZone: 'Europe/Lisbon', ...trigger };
  return dataOf(await drafts.ask<Preview>(document, { trigger: lisbon })).previewTrigger;
}

describe('the composer asks what a date would mean', () => {
  it('and learns the instant, the local time and both reminders', async () => {
    expect(await preview({ localDate: '2041-05-04' })).toEqual({
      nextDelivery: {
        dueAt: '2041-05-04T08:00:00Z',
        localDate: '2041-05-04',
        localTime: '09:00',
        timeZone: 'Europe/Lisbon',
        reminderAt: '2041-05-02T08:00:00Z',
        secondReminderAt: '2041-05-03T08:00:00Z',
        skippedReminders: false,
        shiftedFromGap: false,
      },
      following: [],
      warnings: [],
    });
  });

  it('and is warned of a time that daylight saving skips or repeats', async () => {
    const gap = await preview({ localDate: '2027-03-28', localTime: '01:30' });
    expect(gap.nextDelivery).toMatchObject({ dueAt: '2027-03-28T01:00:00Z', shiftedFromGap: true });
    expect(gap.warnings).toEqual([triggerNoteWords.SHIFTED_FROM_GAP]);
    const overlap = await preview({ localDate: '2027-10-31', localTime: '01:30' });
    expect(overlap.nextDelivery).toMatchObject({ dueAt: '2027-10-31T00:30:00Z' });
    expect(overlap.warnings).toEqual([triggerNoteWords.HOUR_REPEATED]);
  });

  it('shows the date of February 29 in other years', async () => {
    const yearly = {
      kind: 'RECURRING',
      recurrence: 'BIRTHDAY',
      localDate: '2024-02-29',
      localTime: '08:00',
    };
    const moved = await preview({ ...yearly, leapDayRule: 'MARCH_1' });
    expect(moved.nextDelivery).toMatchObject({ localDate: '2027-03-01' });
    expect(moved.following.map(({ localDate }) => localDate)).toContain('2028-02-29');
    expect(moved.warnings).toEqual([triggerNoteWords.LEAP_DAY_MOVED]);
    expect((await preview(yearly)).warnings).toEqual([triggerProblemWords.LEAP_DAY_RULE_MISSING]);
  });

  it('warns when a date has passed, is too near for reminders, or is not known yet', async () => {
    const past = await preview({ localDate: '2026-02-28' });
    expect(past).toMatchObject({ nextDelivery: null, warnings: [triggerProblemWords.PAST] });
    const near = await preview({ localDate: '2026-03-01', localTime: '12:00' });
    expect(near.nextDelivery).toMatchObject({ skippedReminders: true, reminderAt: null });
    expect(near.warnings).toEqual([triggerNoteWords.BOTH_REMINDERS_SKIPPED]);
    const waits = await preview({ kind: 'OCCASION', localTime: null, occasion: 'Her wedding' });
    expect(waits).toMatchObject({
      nextDelivery: null,
      warnings: [triggerNoteWords.WAITS_FOR_DATE],
    });
    expect(await preview({ localDate: '' })).toMatchObject({ nextDelivery: null, warnings: [] });
  });

  it('refuses an unknown time zone', async () => {
    const trigger = { kind: 'DATE', localDate: '2041-05-04', timeZone: 'Moon/Base' };
    const answer = await drafts.ask(document, { trigger });
    expect(refusalOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
