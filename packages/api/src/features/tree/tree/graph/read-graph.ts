import type { FamilyGraph } from '@infinite/kinship/family-graph';
import type { RequestContext } from '#platform/context.ts';
import { graphFor } from '#features/tree/tree/graph/graph-for.ts';
import { partAround } from '#features/tree/tree/graph/graph-part.ts';
import { loadColumns } from '#features/tree/tree/graph/load-graph.ts';
import { keptColumns } from '#features/tree/tree/graph/kept-graphs.ts';
import { treeReader } from '#features/tree/tree/living/tree-reader.ts';
import { findRecord, treeVersion } from '#features/tree/tree/records/find-records.ts';

/** The whole tree, as the actor may see it. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function readGraph(ctx: RequestContext): Promise<FamilyGraph> {
  const reader = await treeReader(ctx);
  return graphFor(await keptColumns(ctx, reader.familyId), reader);
}

/**
 * The people around one.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function readGraphAround(
  ctx: RequestContext,
  around: { root: string; up: number; down: number },
): Promise<FamilyGraph> {
  const reader = await treeReader(ctx);
  const { familyId } = reader;
  await findRecord(ctx, familyId, { id: around.root, kinds: ['INDI'] });
  const version = await treeVersion(ctx, familyId);
  const part = await partAround(ctx, familyId, around);
  return graphFor(await loadColumns(ctx, familyId, { version, part }), reader);
}

/** Names what a reader gets: it changes with the tree, with the reader's rights, and with the year. */
export async function graphTag(ctx: RequestContext): Promise<string> {
  const { audience, year, self, familyId } = await treeReader(ctx);
  const rights = [audience.seesLivingDetails, audience.seesLivingNames, audience.seesRestricted];
  const version = await treeVersion(ctx, familyId);
  const view = rights.map((right) => (right ? '1' : '0')).join('');
  return `"${familyId.slice(0, 8)}.${version}.${view}.${year}.${self?.slice(0, 8) ?? ''}"`;
}
