import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { describe, expect, it } from 'vitest';
import { rowOf } from './message-row-view.ts';
import { scheduledMessage } from './testing/scheduled-message.ts';

const clock = { now: '2026-11-21T10:00:00Z', timeZone: 'Europe/Berlin' };

const message: MessageSummaryFragment = {
  ...scheduledMessage,
  recipients: [
    { id: '1', name: 'Inês' },
    { id: '2', name: '' },
  ],
};

describe('rowOf', () => {
  it('carries the words of a message and nothing they are made from', () => {
    expect(rowOf(message, clock)).toEqual({
      id: 'm',
      title: 'For her birthday',
      people: 'For Inês and …',
      when: 'May 4, 2041, 9:00 AM in Lisbon, in 14 years',
      state: 'SCHEDULED',
    });
    expect(JSON.stringify(rowOf(message, clock)).length).toBeLessThan(200);
  });

  it('shows an answered question as waiting, postponed if it was', () => {
    const answered = { ...message, state: 'REMINDED', postponed: true } as const;
    expect(rowOf(answered, clock)).toMatchObject({ state: 'SCHEDULED', postponed: true });
    const asked = rowOf({ ...answered, awaitingAnswer: true }, clock);
    expect([asked.state, asked.postponed]).toEqual(['REMINDED', undefined]);
  });

  it('names an untitled message, and how often a yearly one recurs', () => {
    const yearly = { ...message, title: ' ', trigger: { ...message.trigger, kind: 'RECURRING' } };
    const row = rowOf(yearly as MessageSummaryFragment, clock);
    expect(row.title).not.toBe(' ');
    expect(row.when).toBe('May 4, 2041, 9:00 AM in Lisbon, in 14 years. Every year on May 4');
  });
});
