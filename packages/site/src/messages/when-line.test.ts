import type {
  DeliveryFieldsFragment,
  MessageSummaryFragment,
} from '@infinite/schema/generated/graphql';
import { describe, expect, it } from 'vitest';
import { emptyContent, emptyRecipient, type DraftContent } from './composer/draft-content.ts';
import { openTrigger, scheduledMessage as message } from './testing/scheduled-message.ts';
import { recurrenceLine, sendLabel, whenLine } from './when-line.ts';

const clock = { now: '2026-11-21T10:00:00Z', timeZone: 'Europe/Berlin' };

const delivery: DeliveryFieldsFragment = {
  id: 'd',
  recipient: { id: 'r', name: 'Ana', email: 'ana@example.org' },
  dueAt: '2026-05-04T08:00:00Z',
  state: 'DELIVERED',
  attempts: 1,
  deliveredAt: '2026-05-04T08:00:05Z',
  openedAt: null,
  problem: null,
  leftAsIs: false,
  late: false,
  closedBy: null,
};

describe('the line that says when', () => {
  it('gives date, time, place and distance of what waits', () => {
    expect(whenLine(message, clock)).toBe('May 4, 2041, 9:00 AM in Lisbon, in 14 years');
  });

  it('says when a draft was touched last', () => {
    const draft = { ...message, state: 'DRAFT' as const, nextDelivery: null };
    expect(whenLine(draft, clock)).toBe('Last changed 3 days ago');
  });

  it('says that an occasion waits for its day', () => {
    const occasion: MessageSummaryFragment = {
      ...message,
      nextDelivery: null,
      trigger: { ...openTrigger, occasion: 'Her graduation' },
    };
    expect(whenLine(occasion, clock)).toBe('Waits for you to set the day of: Her graduation');
  });

  it('says when the last recipient had it', () => {
    const delivered: MessageSummaryFragment = {
      ...message,
      state: 'DELIVERED',
      nextDelivery: null,
      deliveries: [delivery, { ...delivery, deliveredAt: '2026-05-05T08:00:00Z' }],
    };
    expect(whenLine(delivered, clock)).toBe('Delivered May 5, 2026, 6 months ago');
  });

  it('E2: says that it goes by several clocks, and where it comes first', () => {
    const nextDelivery = {
      dueAt: '2041-05-03T23:00:00Z',
      localDate: '2041-05-04',
      localTime: '09:00',
      timeZone: 'Australia/Sydney',
      reminderAt: null,
      secondReminderAt: null,
      skippedReminders: false,
      shiftedFromGap: false,
      readings: [
        { timeZone: 'Australia/Sydney', dueAt: '2041-05-03T23:00:00Z' },
        { timeZone: 'Europe/Lisbon', dueAt: '2041-05-04T08:00:00Z' },
      ],
    };
    expect(whenLine({ ...message, nextDelivery }, clock)).toBe(
      'May 4, 2041, 9:00 AM in each person’s own time zone, first in Sydney, in 14 years',
    );
  });

  it('names the day of what comes every year', () => {
    const trigger = { ...openTrigger, kind: 'RECURRING', localDate: '2015-05-04' } as const;
    expect(recurrenceLine({ trigger })).toBe('Every year on May 4');
    expect(recurrenceLine(message)).toBeNull();
  });
});

describe('the words of the send button', () => {
  const base = emptyContent('Europe/Lisbon');
  const on = (when: Partial<DraftContent['when']>): DraftContent => ({
    ...base,
    when: { ...base.when, localDate: '2041-05-04', ...when },
  });
  const ana = { ...emptyRecipient('a'), name: 'Ana', timeZone: 'Europe/Lisbon' };

  it("says 'their time' when everyone lives on the clock of the date", () => {
    expect(sendLabel({ ...on({}), recipients: [ana] })).toBe(
      'Send on May 4, 2041, in the morning, their time',
    );
  });

  it('E2: says whose clock when they live by different ones', () => {
    const rui = { ...emptyRecipient('r'), name: 'Rui', timeZone: 'Asia/Tokyo' };
    expect(sendLabel({ ...on({ localTime: '19:30' }), recipients: [ana, rui] })).toBe(
      'Send on May 4, 2041, in the evening, in each person’s own time zone',
    );
    expect(sendLabel({ ...on({}), recipients: [rui] })).toContain('their time');
  });

  it('names the place of the date when nobody said where they live', () => {
    const eva = { ...emptyRecipient('e'), name: 'Eva' };
    expect(sendLabel({ ...on({}), recipients: [ana, eva] })).toContain('Lisbon time');
    expect(sendLabel(on({}))).toContain('Lisbon time');
  });

  it('names the yearly day and the occasion', () => {
    expect(sendLabel(on({ kind: 'RECURRING' }))).toBe('Send every year on May 4, Lisbon time');
    expect(sendLabel(on({ kind: 'OCCASION', localDate: '', occasion: 'Her wedding' }))).toBe(
      'Keep it ready for: Her wedding',
    );
  });

  it('invites to choose a day when there is none', () => {
    expect(sendLabel(base)).toBe('Send on the day you choose');
  });
});
