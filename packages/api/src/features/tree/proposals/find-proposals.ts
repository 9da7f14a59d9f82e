import { createHash } from 'node:crypto';
import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { treeVoiceLimits } from '@infinite/schema/catalogue/tree-voices';
import type { RequestContext } from '#platform/context.ts';
import {
  findVisibleRecording,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { toldBy } from '#features/stories/captures/index.ts';
import { TreeProposalDecisionEntity } from '#features/tree/proposals/decision.entity.ts';
import { familyOf } from '#features/tree/proposals/family-of-graph.ts';
import { listedPlaces } from '#features/tree/proposals/known-places.ts';
import { foldWords } from '#features/tree/proposals/spoken/spoken-words.ts';
import { peopleByName } from '#features/tree/proposals/spoken/people-by-name.ts';
import { propose, type Proposal } from '#features/tree/proposals/spoken/propose.ts';
import { placesByName } from '#features/tree/proposals/spoken/spoken-places.ts';
import {
  canAddToTree,
  individualOfMember,
  placeNamesOf,
  readGraph,
  treeReader,
} from '#features/tree/tree/index.ts';
import { isShared } from '#features/tree/voices/index.ts';
import { readAnalysis, segmentsOf } from '#features/vault/transcripts/index.ts';
import { tables } from '#platform/database/tables.ts';

/** What a transcript proposes, and the tree it was read against. */
export interface FoundProposals {
  readonly recording: ShownRecording;
  /** Without those that were decided; each with its hashed key. */
  readonly proposals: readonly Proposal[];
  readonly graph: FamilyGraph | null;
}

const mostPlaces = 20_000;

/**
 * What a recording says about the tree, of what was not decided yet. None for members who may not add to the
 * tree, for recordings that the family does not share, and where the family has not turned transcripts on.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for a recording that the actor may not see
 */
export async function findProposals(
  ctx: RequestContext,
  recordingId: string,
): Promise<FoundProposals> {
  const recording = await findVisibleRecording(ctx, recordingId);
  const { familyId } = recording;
  const none = { recording, proposals: [], graph: null };
  const reader = await treeReader(ctx);
  if (!canAddToTree(ctx.actor, reader) || !isShared(recording)) return none;
  if (!(await readAnalysis(ctx, familyId))?.isOn) return none;
  const segments = (await segmentsOf(ctx, [recording.id])).get(recording.id) ?? [];
  if (segments.length === 0) return none;
  const graph = await readGraph(ctx);
  const proposals = propose(segments, {
    names: peopleByName(graph.ids.map((id, index) => ({ id, name: graph.names[index] ?? '' }))),
    family: familyOf(graph),
    teller: await tellerOf(ctx, recording, graph),
    places: {
      own: placesByName(await placeNamesOf(ctx, familyId, mostPlaces)),
      listed: await listedPlaces(),
    },
    thisYear: ctx.clock.now().toZonedDateTimeISO('UTC').year,
  });
  const decided = await decidedKeys(ctx, recording.id);
  const open = proposals
    .map((proposal) => ({ ...proposal, key: hashed(proposal.key) }))
    .filter(({ key }) => !decided.has(key));
  return { recording, proposals: open.slice(0, treeVoiceLimits.proposals), graph };
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Who speaks: the person who answered a question, by their name, or the member who recorded it. */
async function tellerOf(
  ctx: RequestContext,
  recording: ShownRecording,
  graph: FamilyGraph,
): Promise<string | null> {
  const told = await toldBy(ctx, recording.id);
  if (told === null) {
    // What was uploaded may be anybody's voice.
    if (recording.origin !== 'recorded') return null;
    return individualOfMember(ctx, recording.familyId, recording.createdBy);
  }
  const name = foldWords(told);
  const same = graph.ids.filter((_, index) => foldWords(graph.names[index] ?? '') === name);
  return same.length === 1 ? (same[0] ?? null) : null;
}

async function decidedKeys(ctx: RequestContext, recordingId: string): Promise<Set<string>> {
  const rows = await tables(ctx.em, TreeProposalDecisionEntity)
    .selectFrom('tree_proposal_decisions')
    .select('key')
    .where('recordingId', '=', recordingId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
