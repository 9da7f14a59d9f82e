import { branchDirections, treeVoiceLimits } from '@infinite/schema/catalogue/tree-voices';
import type { BranchDirectionName } from '@infinite/schema/catalogue/tree-voices';
import type { RequestContext } from '#platform/context.ts';
import { visibleAmong, type ShownRecording } from '#features/recordings/recordings/index.ts';
import {
  branchOf,
  canAddToTree,
  treeSubjects,
  unionsOfPartners,
  voiceLinksOf,
  type TreeSubject,
} from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { tellersOf } from '#features/tree/voices/tellers.ts';
import { canDetachVoice } from '#features/tree/voices/voice.policy.ts';

export interface ShownVoice {
  readonly subject: TreeSubject;
  readonly recording: ShownRecording;
  readonly teller: string | null;
  readonly mayRemove: boolean;
}

/** Recordings of a record as a whole: a living person's stay with who may see details of living people. */
export async function voicesOf(
  ctx: RequestContext,
  recordId: string,
): Promise<{ subject: TreeSubject; voices: ShownVoice[]; mayAdd: boolean }> {
  const { record, subject, reader } = await findSubject(ctx, recordId);
  const mayAdd = canAddToTree(ctx.actor, record);
  if (subject.view !== 'FULL') return { subject, voices: [], mayAdd };
  const links = await voiceLinksOf(ctx, reader.familyId, [record.id]);
  const ids = links.filter(({ fact }) => fact === null).map(({ recordingId }) => recordingId);
  const recordings = await visibleAmong(ctx, [...new Set(ids)]);
  const tellers = await tellersOf(ctx, recordings);
  const voices = recordings.map((recording) => ({
    ...{ subject, recording, mayRemove: canDetachVoice(ctx.actor, record, recording) },
    teller: tellers.get(recording.id) ?? null,
  }));
  return { subject, voices, mayAdd };
}

export interface BranchVoice {
  readonly subject: TreeSubject;
  readonly generation: number;
  readonly recording: ShownRecording;
}

/**
 * The voices of a person's ancestors or descendants, and of their unions, the nearest generation first; in each the
 * eldest first. What the actor may not hear, and living people of whom the actor sees no details, are left out.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function branchVoices(
  ctx: RequestContext,
  individualId: string,
  direction: BranchDirectionName,
): Promise<BranchVoice[]> {
  const { reader, record } = await findSubject(ctx, individualId);
  const { generations, voices: most } = treeVoiceLimits.branch;
  const wanted = branchDirections.find((each) => each === direction) ?? 'UP';
  const branch = await branchOf(ctx, reader.familyId, {
    ...{ id: record.id, direction: wanted, generations },
  });
  const generationOf = new Map(branch.map(({ id, generation }) => [id, generation]));
  const unions = await unionsOfPartners(ctx, reader.familyId, [...generationOf.keys()]);
  for (const { unionId, individualId: partner } of unions) {
    const generation = generationOf.get(partner) ?? 0;
    generationOf.set(unionId, Math.min(generationOf.get(unionId) ?? generation, generation));
  }
  const links = await voiceLinksOf(ctx, reader.familyId, [...generationOf.keys()]);
  const whole = links.filter(({ fact }) => fact === null);
  const subjects = await treeSubjects(
    ctx,
    reader,
    whole.map(({ recordId }) => recordId),
  );
  const heard = await visibleAmong(ctx, [...new Set(whole.map(({ recordingId }) => recordingId))]);
  const recordingOf = new Map(heard.map((recording) => [recording.id, recording]));
  const listed = whole.flatMap(({ recordId, recordingId }): BranchVoice[] => {
    const subject = subjects.get(recordId);
    const recording = recordingOf.get(recordingId);
    if (!subject || subject.view !== 'FULL' || !recording) return [];
    return [{ subject, recording, generation: generationOf.get(recordId) ?? 0 }];
  });
  return once(listed.toSorted(byGeneration)).slice(0, most);
}

const byGeneration = (one: BranchVoice, other: BranchVoice): number =>
  one.generation - other.generation ||
  (one.subject.birthYear ?? 9999) - (other.subject.birthYear ?? 9999) ||
  one.recording.id.localeCompare(other.recording.id);

/** What is about several people of a branch is heard with the first. */
function once(voices: readonly BranchVoice[]): BranchVoice[] {
  const known = new Set<string>();
  return voices.filter(({ recording: { id } }) => !known.has(id) && known.add(id));
}
