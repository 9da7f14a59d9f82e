import type { Execute } from '@infinite/api-client/execute';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { FamilyRole, SubjectKind } from '@infinite/schema/generated/graphql';
import {
  CommentsDocument,
  FamilyPeopleDocument,
  FamilyPresenceDocument,
  SubjectTalkDocument,
} from '@infinite/schema/generated/operations';
import { roleNames } from '#families/role-names.ts';

export type FirstTalk = NonNullable<Awaited<ReturnType<typeof loadTalk>>>;

/**
 * What relatives say about a recording or a person of the tree. Null for who does not read comments, and for what has none: what is
 * held for its author, and what somebody left behind.
 */
export async function loadTalk(
  execute: Execute,
  id: string,
  role: FamilyRole,
  kind: SubjectKind = 'RECORDING',
) {
  if (!mayInFamily(roleNames[role], 'readComments')) return null;
  const [talk] = (await execute(SubjectTalkDocument, { kind, ids: [id] })).subjectTalk;
  if (!talk) return null;
  const { comments } = await execute(CommentsDocument, { kind, subjectId: id });
  const [{ familyMembers }, { familyPresence: presence }] = await Promise.all([
    execute(FamilyPeopleDocument, {}),
    execute(FamilyPresenceDocument, {}),
  ]);
  const people = familyMembers.map((member) => ({ id: member.id, name: member.name }));
  return { comments, people, presence, reactions: talk.reactions };
}
