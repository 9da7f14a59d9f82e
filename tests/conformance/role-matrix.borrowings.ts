import { randomUUID } from 'node:crypto';
import type { Fixture } from './role-matrix.fixture.ts';

/**
 * Own messages that borrow the owner's things: a recording of another family attached, a recipient
 * of another family named. The stranger must be refused or get nothing of it.
 */
export const borrowings: [
  operation: string,
  what: string,
  make: (of: Fixture) => Record<string, unknown>,
][] = [
  [
    'createDraft',
    'a recording',
    ({ recordingId }) => ({
      clientId: randomUUID(),
      input: { title: 'borrowed', attachmentIds: [recordingId] },
    }),
  ],
  [
    'createDraft',
    'a recipient',
    ({ recipientId }) => ({
      clientId: randomUUID(),
      input: {
        title: 'borrowed',
        recipients: [{ id: recipientId, name: 'E', email: 'e@example.org' }],
      },
    }),
  ],
  [
    'createDraft',
    'the key that makes a draft again',
    ({ scheduledId }) => ({ clientId: scheduledId, input: { title: 'borrowed' } }),
  ],
  ['messages', 'a place in the list', ({ scheduledId }) => ({ first: 50, after: scheduledId })],
  ['recordings', 'a place in the list', ({ recordingId }) => ({ first: 50, after: recordingId })],
];
