import { indexOf, type GraphIndex } from '@infinite/kinship/graph-index';
import { findRelationship, type Relationship } from '@infinite/kinship/relationship';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import type { RequestContext } from '#platform/context.ts';
import { graphFor } from '#features/tree/tree/graph/graph-for.ts';
import { keptColumns } from '#features/tree/tree/graph/kept-graphs.ts';
import type { TreeColumns } from '#features/tree/tree/graph/load-graph.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Walk {
  readonly index: GraphIndex;
  readonly numberOf: ReadonlyMap<string, number>;
}

/** Indexes by what a reader gets of a tree's version; they go when the tree is read again. */
const walks = new WeakMap<TreeColumns, Map<string, Walk>>();

/** What `to` is to `from`, in words; null where nothing connects them. */
export interface FoundRelation extends Omit<Relationship, 'path' | 'commonAncestors'> {
  readonly path: readonly { readonly id: string; readonly step: string }[];
  readonly commonAncestors: readonly string[];
}

/**
 * @param from null: the actor, as 'your'
 * @throws AppError FORBIDDEN; NOT_FOUND for somebody who is not in the tree
 */
export async function relationBetween(
  ctx: RequestContext,
  from: string | null,
  to: string,
): Promise<FoundRelation | null> {
  const reader = await readerOf(ctx);
  const walk = await walkOf(ctx, reader);
  const start = from ?? reader.self;
  if (start === null) return null;
  const [a, b] = [walk.numberOf.get(start), walk.numberOf.get(to)];
  if (a === undefined || b === undefined) throw new AppError('NOT_FOUND');
  const of = start === reader.self ? 'you' : 'name';
  const found = findRelationship(walk.index, a, b, { of });
  if (found === null) return null;
  const { ids } = walk.index.graph;
  return {
    ...found,
    path: found.path.map(({ index, step }) => ({ id: ids[index] ?? '', step })),
    commonAncestors: found.commonAncestors.map((index) => ids[index] ?? ''),
  };
}

/**
 * What each of these is to the actor, in words, for lists; without those that nothing connects with the actor.
 * @param ids at most 200; others are left out
 */
export async function relationsOf(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reader = await readerOf(ctx);
  if (reader.self === null) return new Map();
  const { index, numberOf } = await walkOf(ctx, reader);
  const start = numberOf.get(reader.self);
  if (start === undefined) return new Map();
  const words = ids.slice(0, limits.relationsAtOnce).map((id): [string, string] | null => {
    const found = findRelationship(index, start, numberOf.get(id) ?? -1, { of: 'you' });
    return found && [id, found.words];
  });
  return new Map(words.filter((each) => each !== null));
}

/** The graph as the reader gets it, kept with the version of the tree. */
export async function walkOf(ctx: RequestContext, reader: TreeReader): Promise<Walk> {
  const columns = await keptColumns(ctx, reader.familyId);
  const known = walks.get(columns) ?? new Map<string, Walk>();
  walks.set(columns, known);
  const key = JSON.stringify([reader.audience, reader.year]);
  const walk = known.get(key) ?? newWalk(columns, reader);
  // Readers who are in the tree themselves have a view each: only the latest few are kept.
  if (known.size >= 8) known.clear();
  known.set(key, walk);
  return walk;
}

function newWalk(columns: TreeColumns, reader: TreeReader): Walk {
  const graph = graphFor(columns, reader);
  return { index: indexOf(graph), numberOf: new Map(graph.ids.map((id, at) => [id, at])) };
}
