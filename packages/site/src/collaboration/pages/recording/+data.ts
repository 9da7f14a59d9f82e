import {
  ItemMarksDocument,
  RecordingByIdDocument,
  TranscriptDocument,
  VaultItemDocument,
} from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { loadTalk } from '#collaboration/load-talk.ts';
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
  const talk = await loadTalk(execute, id, familyRole);
  return { recording, vaultItem, transcript, marks, startMs, talk };
}
