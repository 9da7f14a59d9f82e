import { PersonFlag } from '@infinite/kinship/family-graph';
import { indexOf } from '@infinite/kinship/graph-index';
import { voicesAlong } from '@infinite/kinship/voices';
import { treeVoiceLimits } from '@infinite/schema/catalogue/tree-voices';
import type { BranchDirectionName } from '@infinite/schema/catalogue/tree-voices';
import type { RequestContext } from '#platform/context.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import {
  heardAmong,
  canAddToTree,
  readGraph,
  treeSubjects,
  unionsOfPartners,
  voiceLinksOf,
  type TreeSubject,
} from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { tellersOf } from '#features/tree/voices/tellers.ts';
import { canDetachVoice } from '#features/tree/voices/voice.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

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
  const recordings = [...(await heardAmong(ctx, ids)).values()];
  const tellers = await tellersOf(ctx, recordings);
  const voices = recordings.map((recording) => ({
    ...{ subject, recording, mayRemove: canDetachVoice(ctx.actor, record, recording) },
    teller: tellers.get(recording.id) ?? null,
  }));
  return { subject, voices, mayAdd };
}

export interface BranchVoice {
  readonly subject: TreeSubject;
  readonly recording: ShownRecording;
}

/**
 * The voices of a person's ancestors or descendants, and of their unions, in the order in which `voicesAlong` walks a
 * branch. What the actor may not hear, and living people of whom the actor sees no details, are left out.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function branchVoices(
  ctx: RequestContext,
  individualId: string,
  direction: BranchDirectionName,
): Promise<BranchVoice[]> {
  const { reader, record } = await findSubject(ctx, individualId);
  if (record.kind !== 'INDI') throw new AppError('NOT_FOUND');
  const people = await branchOf(ctx, record.id, direction);
  const unions = await unionsOfPartners(ctx, reader.familyId, people);
  const unionsOf = Map.groupBy(unions, ({ individualId: partner }) => partner);
  const order = people.flatMap((id) => [
    id,
    ...(unionsOf.get(id) ?? []).map(({ unionId }) => unionId),
  ]);
  const links = (await voiceLinksOf(ctx, reader.familyId, [...new Set(order)])).filter(
    ({ fact }) => fact === null,
  );
  const linksOf = Map.groupBy(links, ({ recordId }) => recordId);
  const subjects = await treeSubjects(ctx, reader, linksOf.keys());
  const heard = await heardAmong(
    ctx,
    links.map(({ recordingId }) => recordingId),
  );
  const listed = order.flatMap((recordId) =>
    (linksOf.get(recordId) ?? []).flatMap(({ recordingId }): BranchVoice[] => {
      const subject = subjects.get(recordId);
      const recording = heard.get(recordingId);
      return subject?.view === 'FULL' && recording ? [{ subject, recording }] : [];
    }),
  );
  return once(listed).slice(0, treeVoiceLimits.branch);
}

/** The people of a branch, whether they have a voice or only their union has one. */
async function branchOf(
  ctx: RequestContext,
  root: string,
  direction: BranchDirectionName,
): Promise<string[]> {
  const graph = await readGraph(ctx);
  const everyone = indexOf({ ...graph, flags: graph.ids.map(() => PersonFlag.voice) });
  const branch = direction === 'DOWN' ? 'descendants' : 'ancestors';
  const walk = voicesAlong(everyone, graph.ids.indexOf(root), branch);
  return walk.slice(0, treeVoiceLimits.branchPeople).map((person) => graph.ids[person] ?? '');
}

/** What is about several people of a branch is heard with the first. */
function once(voices: readonly BranchVoice[]): BranchVoice[] {
  const known = new Set<string>();
  return voices.filter(({ recording: { id } }) => !known.has(id) && known.add(id));
}
