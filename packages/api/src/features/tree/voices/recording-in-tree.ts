import type { RequestContext } from '#platform/context.ts';
import { findVisibleRecording } from '#features/recordings/recordings/index.ts';
import {
  canAddToTree,
  citationsOfRecording,
  liveRecordsOf,
  recordsShowing,
  treeReader,
  treeSubjects,
  type TreeSubject,
} from '#features/tree/tree/index.ts';
import { factsFor, type FactSummary } from '#features/tree/voices/read-facts.ts';
import { canDetachVoice, isShared } from '#features/tree/voices/voice.policy.ts';

/** A fact that a recording proves. */
interface Proof {
  readonly subject: TreeSubject;
  /** Null: the record as a whole. */
  readonly fact: FactSummary | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

export interface RecordingInTree {
  readonly about: readonly { readonly subject: TreeSubject; readonly mayRemove: boolean }[];
  readonly proofs: readonly Proof[];
  /** Facts that cite it and that the actor may not see. */
  readonly hiddenProofs: number;
  readonly mayAdd: boolean;
  /** Only sound proves facts. */
  readonly mayCite: boolean;
}

/**
 * Whom a recording is about in the tree, and which facts it proves.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for a recording that the actor may not see
 */
export async function recordingInTree(
  ctx: RequestContext,
  recordingId: string,
): Promise<RecordingInTree> {
  const recording = await findVisibleRecording(ctx, recordingId);
  const reader = await treeReader(ctx);
  const { familyId } = reader;
  const links = (await recordsShowing(ctx, familyId, recording.id)).filter(
    ({ fact }) => fact === null,
  );
  const citations = await citationsOfRecording(ctx, familyId, recording.id);
  const ids = [...links, ...citations].map(({ recordId }) => recordId);
  const records = await liveRecordsOf(ctx, familyId, ids);
  const subjects = await treeSubjects(ctx, reader, records.keys());
  const about = links.flatMap(({ recordId }) => {
    const [subject, record] = [subjects.get(recordId), records.get(recordId)];
    if (!subject || subject.view !== 'FULL' || !record) return [];
    return [{ subject, mayRemove: canDetachVoice(ctx.actor, record, recording) }];
  });
  const factsOf = new Map(
    [...records].flatMap(([id, record]) => {
      const subject = subjects.get(id);
      return subject ? [[id, factsFor(reader, subject, record)] as const] : [];
    }),
  );
  const proofs = citations.flatMap(({ recordId, fact, fromMs, toMs }): Proof[] => {
    const subject = subjects.get(recordId);
    const known = factsOf.get(recordId)?.find((each) => each.fact === fact) ?? null;
    const isSeen = subject?.view === 'FULL' && (fact === null || known !== null);
    return isSeen ? [{ subject, fact: known, fromMs, toMs }] : [];
  });
  const mayAdd = isShared(recording) && canAddToTree(ctx.actor, { familyId });
  return {
    ...{ about, proofs, hiddenProofs: citations.length - proofs.length, mayAdd },
    mayCite: mayAdd && (recording.kind === 'VOICE' || recording.kind === 'VIDEO'),
  };
}
