import { messageDraftInput } from '@infinite/schema/messages/message-draft.input';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Message } from '#features/messages/messages/message.entity.ts';
import type { MessageRecipient } from '#features/messages/messages/message-recipient.entity.ts';
import {
  planEdit,
  type EditPlan,
  type StoredContent,
} from '#features/messages/messages/plan-edit.ts';
import { triggerColumns } from '#features/messages/messages/read-trigger.ts';
import { newId } from '#platform/database/id.ts';

const someTime = Temporal.Instant.from('2026-03-01T09:00:00Z');

const empty: StoredContent = {
  message: {
    ...triggerColumns(null),
    familyId: newId(),
    id: newId(),
    authorId: newId(),
    clientId: newId(),
    title: '',
    body: '',
    sealedBody: null,
    state: 'DRAFT',
    postponed: false,
    version: 1,
    scheduledAt: null,
    confirmedOccurrence: null,
    remindedAt: null,
    secondRemindedAt: null,
    occurrence: null,
    nextStepAt: null,
    createdAt: someTime,
    updatedAt: someTime,
  },
  body: '',
  recipients: [],
  attachmentIds: [],
};

/** What the database holds after the plan was written. */
function written(stored: StoredContent, plan: EditPlan): StoredContent {
  const message: Message = {
    ...stored.message,
    title: plan.title,
    ...triggerColumns(plan.trigger),
  };
  // PostgreSQL gives a time of day with its seconds.
  if (message.localTime) message.localTime = `${message.localTime}:00`;
  const kept = plan.recipients.map(({ stored: known, ...wanted }): MessageRecipient => ({
    ...wanted,
    familyId: message.familyId,
    messageId: message.id,
    id: known?.id ?? newId(),
    ownLocale: null,
    removedAt: null,
  }));
  const ids = new Set(kept.map(({ id }) => id));
  const gone = stored.recipients
    .filter(({ id }) => !ids.has(id))
    .map((recipient) => ({ ...recipient, removedAt: recipient.removedAt ?? someTime }));
  return {
    message,
    body: plan.body,
    recipients: [...kept, ...gone],
    attachmentIds: plan.attachmentIds,
  };
}

const person = fc.record({
  name: fc.constantFrom('', 'Ann', 'Ben', 'Cleo'),
  email: fc.constantFrom('', 'ann@example.org', 'ben@example.org'),
});
const trigger = fc.record({
  kind: fc.constantFrom('DATE', 'RECURRING', 'OCCASION'),
  localDate: fc.constantFrom('', '2041-05-04', '2028-02-29'),
  localTime: fc.constantFrom('', '9:05', '09:30', '23:59:00'),
  timeZone: fc.constantFrom('Europe/Lisbon', 'Asia/Kolkata'),
  occasion: fc.constantFrom('', 'Her wedding'),
});
const recordingIds = [newId(), newId(), newId()];
const draft = fc
  .record(
    {
      title: fc.option(fc.string({ maxLength: 5 })),
      body: fc.option(fc.string({ maxLength: 5 })),
      trigger: fc.option(trigger),
      recipients: fc.option(fc.array(person, { maxLength: 5 })),
      attachmentIds: fc.option(fc.array(fc.constantFrom(...recordingIds), { maxLength: 4 })),
    },
    { requiredKeys: [] },
  )
  .map((input) => messageDraftInput.parse(input));

/** A message that has lived through some edits, with people taken off on the way. */
const lived = fc
  .array(draft, { maxLength: 4 })
  .map((edits) => edits.reduce((stored, edit) => written(stored, planEdit(stored, edit)), empty));

describe('an edit', () => {
  it('that was written changes nothing when it is sent again', () => {
    fc.assert(
      fc.property(lived, draft, (stored, edit) => {
        const after = written(stored, planEdit(stored, edit));
        expect(planEdit(after, edit).parts).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves what it does not name', () => {
    fc.assert(
      fc.property(lived, (stored) => {
        expect(planEdit(stored, {}).parts).toEqual([]);
      }),
    );
  });

  it('gives every line of the form one person, and no person two lines', () => {
    fc.assert(
      fc.property(lived, draft, fc.infiniteStream(fc.boolean()), (stored, edit, coins) => {
        // Some lines bring the ids they were given, some have lost them, some bring one twice.
        const ids = stored.recipients.map(({ id }) => id);
        const recipients = (edit.recipients ?? []).map((line, index) => ({
          ...line,
          id: coins.next().value ? (ids[index % Math.max(ids.length, 1)] ?? null) : null,
        }));
        const plan = planEdit(stored, { ...edit, recipients });
        expect(plan.recipients.map(({ name, email }) => [name, email])).toEqual(
          recipients.map(({ name, email }) => [name, email]),
        );
        const used = plan.recipients.flatMap(({ stored: known }) => (known ? [known.id] : []));
        expect(new Set(used).size).toBe(used.length);
        for (const { id } of plan.removed) expect(used).not.toContain(id);
        const active = stored.recipients.filter(({ removedAt }) => removedAt === null);
        for (const { id } of active) {
          expect(used.includes(id) || plan.removed.some((one) => one.id === id)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
