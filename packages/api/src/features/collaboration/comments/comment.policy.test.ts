import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canComment,
  canDeleteComment,
  canEditComment,
  canHideComment,
  canReadComment,
  canReadWords,
} from '#features/collaboration/comments/comment.policy.ts';

const member = (userId: string, familyId: string, familyRole: FamilyStanding): Actor => ({
  kind: 'member',
  sessionId: 's',
  role: 'member',
  userId,
  familyId,
  familyRole,
});
const comment = { familyId: 'family', authorId: 'author', deletedAt: null, hiddenAt: null };
const hidden = { ...comment, hiddenAt: 'yesterday' };
const deleted = { ...comment, deletedAt: 'yesterday' };

describe('who may do what with a comment', () => {
  it.each<[string, Actor, string]>([
    [
      'its author, a contributor',
      member('author', 'family', 'contributor'),
      'read say edit delete own',
    ],
    ['its author, now a viewer', member('author', 'family', 'viewer'), 'read delete own'],
    ['its author, who left', member('author', 'family', 'none'), ''],
    ['its author in another family', member('author', 'other', 'owner'), ''],
    ['the owner', member('other', 'family', 'owner'), 'read say hide own'],
    ['an editor', member('other', 'family', 'editor'), 'read say hide own'],
    ['a contributor', member('other', 'family', 'contributor'), 'read say'],
    ['a viewer', member('other', 'family', 'viewer'), 'read'],
    ['a former member', member('other', 'family', 'none'), ''],
    ['a stranger', member('other', 'other', 'owner'), ''],
    ['a visitor', { kind: 'visitor' }, ''],
    ['a job', { kind: 'system', job: 'sweep' }, ''],
  ])('%s', (_, actor, expected) => {
    const rights = [
      canReadComment(actor, comment) && 'read',
      canComment(actor, comment) && 'say',
      canEditComment(actor, comment) && 'edit',
      canDeleteComment(actor, comment) && 'delete',
      canHideComment(actor, comment) && 'hide',
      canReadWords(actor, hidden) && 'own',
    ];
    expect(rights.filter(Boolean).join(' ')).toBe(expected);
    expect(canReadWords(actor, comment)).toBe(canReadComment(actor, comment));
    for (const can of [canReadWords, canEditComment, canDeleteComment, canHideComment]) {
      expect(can(actor, deleted)).toBe(false);
    }
  });
});
