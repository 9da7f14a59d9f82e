import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, draftInput } from './draft-input.ts';
import {
  emptyContent,
  emptyRecipient,
  sameContent,
  withRecipientIds,
  type DraftContent,
} from './draft-content.ts';

const text = fc.string({ maxLength: 20 });
const filled = text.filter((words) => words.trim() !== '');
const zone = fc.constantFrom('Europe/Lisbon', 'Asia/Tokyo');

const anyContent: fc.Arbitrary<DraftContent> = fc.record({
  title: text,
  body: text,
  recipients: fc.array(
    fc.record({
      key: fc.uuid(),
      id: fc.option(fc.uuid(), { nil: null }),
      name: filled,
      email: text,
      relation: fc.constantFrom('', 'daughter'),
      timeZone: fc.oneof(zone, fc.constant('')),
      locale: fc.constantFrom('', 'de'),
    }),
    { maxLength: 4 },
  ),
  when: fc.record({
    kind: fc.constantFrom('DATE', 'RECURRING', 'OCCASION'),
    localDate: fc.constantFrom('', '2041-05-04', '2040-02-29'),
    localTime: fc.constantFrom('09:00', '23:59'),
    timeZone: zone,
    recurrence: fc.constantFrom('BIRTHDAY', 'ANNIVERSARY', 'YEARLY'),
    untilYear: fc.constantFrom('', '2060'),
    leapDayRule: fc.constantFrom('FEBRUARY_28', 'MARCH_1'),
    occasion: text,
  }),
  attachmentIds: fc.array(fc.uuid(), { maxLength: 3 }),
});

/** What of a form counts for its kind: the rest is not sent and comes back as it began. */
function meant(content: DraftContent): DraftContent {
  const blank = emptyContent('Europe/Lisbon').when;
  const { when } = content;
  const yearly = when.kind === 'RECURRING';
  return {
    ...content,
    when: {
      ...when,
      recurrence: yearly ? when.recurrence : blank.recurrence,
      untilYear: yearly ? when.untilYear : '',
      leapDayRule:
        yearly && when.localDate.endsWith('02-29') ? when.leapDayRule : blank.leapDayRule,
      occasion: when.kind === 'OCCASION' ? when.occasion : '',
    },
  };
}

describe('a draft on its way to the server and back', () => {
  it('is the same message again', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const input = draftInput(content);
        const stored = {
          title: input.title,
          body: input.body,
          trigger: input.trigger,
          recipients: input.recipients.map((recipient, index) => ({
            ...recipient,
            id: recipient.id ?? `new-${index}`,
          })),
          attachments: input.attachmentIds.map((id, position) => ({ recording: { id }, position })),
        };
        expect(sameContent(contentOf(stored, 'Europe/Lisbon'), meant(content))).toBe(true);
      }),
    );
  });

  it('leaves out rows that were added and never filled', () => {
    const content = emptyContent('Europe/Lisbon');
    const row = { ...emptyRecipient('a'), name: ' ', relation: 'friend' };
    expect(draftInput({ ...content, recipients: [row] }).recipients).toEqual([]);
  });

  it('learns the ids of new recipients, once, and keeps those it has', () => {
    const known = { ...emptyRecipient('b'), id: 'kept' };
    const content = {
      ...emptyContent('Europe/Lisbon'),
      recipients: [emptyRecipient('a'), known],
    };
    const ids = new Map([
      ['a', 'r1'],
      ['b', 'r2'],
    ]);
    const learned = withRecipientIds(content, ids);
    expect(learned.recipients.map(({ id }) => id)).toEqual(['r1', 'kept']);
    expect(withRecipientIds(learned, ids)).toBe(learned);
  });
});
