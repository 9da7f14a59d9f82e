import { messageStates, type MessageStateName } from '@infinite/schema/catalogue/messages';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canDeleteDraft,
  canDuplicateMessage,
  canEditMessage,
  canReadMessage,
} from './message.policy.ts';

const member = (userId: string, familyId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  sessionId: 's',
  userId,
  familyId,
  role,
});

const actors: [string, Actor, boolean][] = [
  ['its author', member('author', 'home'), true],
  ['its author while working in another family', member('author', 'other'), false],
  ['another member of the family', member('other', 'home'), false],
  ['a stranger', member('other', 'other'), false],
  ['an admin', member('other', 'other', 'admin'), false],
  ['an admin of the same family', member('other', 'home', 'admin'), false],
  ['a visitor', { kind: 'visitor' }, false],
  ['a job', { kind: 'system', job: 'sweep' }, false],
];

const editable: MessageStateName[] = ['DRAFT', 'SCHEDULED', 'REMINDED', 'SECOND_REMINDED'];

describe.each(actors)('a message and %s', (_, actor, isAuthor) => {
  it.each(messageStates)('in state %s', (state) => {
    const message = { familyId: 'home', authorId: 'author', state };
    expect(canReadMessage(actor, message)).toBe(isAuthor);
    expect(canDuplicateMessage(actor, message)).toBe(isAuthor);
    expect(canEditMessage(actor, message)).toBe(isAuthor && editable.includes(state));
    expect(canDeleteDraft(actor, message)).toBe(isAuthor && state === 'DRAFT');
  });
});
