import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { membersAmong } from '#features/collaboration/subjects/index.ts';
import { viewOf } from '#features/tree/tree/living/view-of.ts';
import { TreePersonEntity } from '#features/tree/tree/people/tree-person.entity.ts';
import type { ListedRelative, TreeMember } from '#features/tree/tree/relations/relation.types.ts';
import { relationsOf, walkOf } from '#features/tree/tree/relations/relations-of.ts';
import { stepsFrom } from '#features/tree/tree/relations/steps-from.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { keptColumns } from '#features/tree/tree/graph/kept-graphs.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.number(), z.guid()]);

/**
 * The people of the tree whom something connects with the actor, the nearest first, without those of whom the actor
 * gets nothing. @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listRelatives(
  ctx: RequestContext,
  { first, after }: { first: number | null; after: string | null },
): Promise<ListPage<ListedRelative>> {
  const reader = await readerOf(ctx);
  const size = pageSizeOf(first, limits.individuals);
  const from = after ? placeOf(after, place) : null;
  const near = await nearActor(ctx);
  const found = from
    ? near.filter(({ steps, id }) => steps > from[0] || (steps === from[0] && id > from[1]))
    : near;
  const shown = found.slice(0, size);
  const ids = shown.map(({ id }) => id);
  const words = await relationsOf(ctx, ids);
  const rows = await individualRows(ctx, reader.familyId, ids);
  const byId = new Map(rows.map((row) => [row.id, showIndividual(ctx, row, reader)]));
  return {
    nodes: shown.flatMap(({ id, steps }) => {
      const individual = byId.get(id);
      return individual ? [{ individual, steps, words: words.get(id) ?? '' }] : [];
    }),
    hasNextPage: found.length > size,
    cursorOf: ({ steps, individual }) => cursorOf([steps, individual.id]),
  };
}

interface Near {
  readonly id: string;
  readonly steps: number;
}

async function nearActor(ctx: RequestContext): Promise<Near[]> {
  const reader = await readerOf(ctx);
  const { index, numberOf } = await walkOf(ctx, reader);
  const start = reader.self === null ? undefined : numberOf.get(reader.self);
  if (start === undefined) return [];
  const steps = stepsFrom(index, start);
  const { people } = await keptColumns(ctx, reader.familyId);
  return people
    .filter((person) => viewOf(person, reader.audience, reader.year) !== 'HIDDEN')
    .map(({ id }) => ({ id, steps: steps[numberOf.get(id) ?? -1] ?? -1 }))
    .filter(({ steps }) => steps > 0)
    .toSorted((one, other) => one.steps - other.steps || (one.id < other.id ? -1 : 1));
}

/** The members who are somebody in the tree, and what each is to the actor. @throws AppError FORBIDDEN */
export async function treeMembers(ctx: RequestContext): Promise<TreeMember[]> {
  const reader = await readerOf(ctx);
  const { familyId, audience, year } = reader;
  const links = await tables(ctx.em, TreePersonEntity)
    .selectFrom('tree_people')
    .select(['individualId', 'memberId'])
    .where('familyId', '=', familyId)
    .where('memberId', 'is not', null)
    .limit(limits.relationsAtOnce)
    .execute();
  const members = await membersAmong(
    ctx,
    familyId,
    links.flatMap(({ memberId }) => memberId ?? []),
  );
  const rows = await individualRows(
    ctx,
    familyId,
    links.map(({ individualId }) => individualId),
  );
  const shown = rows.filter((row) => viewOf(row, audience, year) !== 'HIDDEN').map(({ id }) => id);
  const words = await relationsOf(ctx, shown);
  return links.flatMap(({ memberId, individualId }) =>
    memberId !== null && members.has(memberId) && shown.includes(individualId)
      ? [{ memberId, individualId, words: words.get(individualId) ?? null }]
      : [],
  );
}
