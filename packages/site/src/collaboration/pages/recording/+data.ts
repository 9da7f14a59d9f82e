import { mayInFamily } from '@infinite/schema/catalogue/families';
import {
  CommentsDocument,
  FamilyPeopleDocument,
  FamilyPresenceDocument,
  ItemMarksDocument,
  RecordingByIdDocument,
  SubjectTalkDocument,
  TranscriptDocument,
  VaultItemDocument,
} from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { momentOf } from '#vault/moment-path.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const { execute } = pageContext.api;
  const id = pageContext.routeParams['id'] ?? '';
  const { recording } = await execute(RecordingByIdDocument, { id });
  if (!recording) throw render(404);
  const { transcript } = await execute(TranscriptDocument, { recordingId: id });
  const marks = await execute(ItemMarksDocument, { recordingId: id });
  const { vaultItem } = await execute(VaultItemDocument, { recordingId: id });
  const startMs = momentOf(pageContext.urlParsed.search['t']);
  const subject = { kind: 'RECORDING', id } as const;
  const shown = { recording, vaultItem, transcript, marks, startMs, subject };
  const reads = mayInFamily(roleNames[familyRole], 'readComments');
  const [talk] = reads
    ? (await execute(SubjectTalkDocument, { kind: subject.kind, ids: [id] })).subjectTalk
    : [];
  // What is held for its author, and what somebody left behind, has no comments.
  if (!talk) return { ...shown, talk: null };
  const { comments } = await execute(CommentsDocument, { kind: subject.kind, subjectId: id });
  const [{ familyMembers }, { familyPresence: presence }] = await Promise.all([
    execute(FamilyPeopleDocument, {}),
    execute(FamilyPresenceDocument, {}),
  ]);
  const people = familyMembers.map((member) => ({ id: member.id, name: member.name }));
  return { ...shown, talk: { comments, people, presence, reactions: talk.reactions } };
}
