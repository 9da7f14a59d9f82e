import { readUnion } from '@infinite/gedcom/read/union';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { TreeEventConnection, TreePlace } from '#features/tree/tree/events/event.types.ts';
import { listTreeEvents, listTreePlaces } from '#features/tree/tree/events/list-events.ts';
import { listTreeTimeline } from '#features/tree/tree/events/list-timeline.ts';
import { recordFrom } from '#features/tree/tree/people/edit-set.ts';
import { relationBetween, relationsOf } from '#features/tree/tree/relations/relations-of.ts';
import {
  TreeOverview,
  TreeRelationship,
  TreeWarning,
} from '#features/tree/tree/view/acts.types.ts';
import { TreeUnionType } from '#features/tree/tree/view/individual.types.ts';
import { treeOverview } from '#features/tree/tree/view/overview.ts';
import { showFacts, textsOf } from '#features/tree/tree/view/show-facts.ts';
import { readerOf, recordOf } from '#features/tree/tree/view/tree.loaders.ts';
import { TreeFact } from '#features/tree/tree/view/tree.types.ts';
import { unionOf } from '#features/tree/tree/view/union.loaders.ts';
import { listWarnings } from '#features/tree/tree/warnings/list-warnings.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver(() => TreeUnionType)
export class TreeResolver {
  @Query(() => TreeOverview)
  treeOverview(@Ctx() ctx: RequestContext): Promise<TreeOverview> {
    return treeOverview(ctx);
  }

  @Query(() => TreeUnionType, { nullable: true })
  async treeUnion(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<TreeUnionType | null> {
    await readerOf(ctx);
    return z.guid().safeParse(id).success ? unionOf(ctx, id) : null;
  }

  @Query(() => TreeRelationship, {
    nullable: true,
    description: 'Null where nothing connects them, and for a caller who is not in the tree.',
  })
  treeRelationship(
    @Ctx() ctx: RequestContext,
    @Arg('from', () => ID, { nullable: true, description: 'Null: the caller.' })
    from: string | null,
    @Arg('to', () => ID) to: string,
  ): Promise<TreeRelationship | null> {
    return relationBetween(ctx, from ?? null, to);
  }

  @Query(() => [String], {
    description: 'What each of at most 200 individuals is to the caller; empty: nothing known.',
  })
  async treeRelations(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<string[]> {
    const relations = await relationsOf(ctx, ids);
    return ids.map((id) => relations.get(id) ?? '');
  }

  @Query(() => [TreeWarning], { description: '50 by default, at most 200.' })
  treeWarnings(
    @Ctx() ctx: RequestContext,
    @Arg('of', () => ID, { nullable: true }) of: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
  ): Promise<TreeWarning[]> {
    return listWarnings(ctx, { of: of ?? null, first: first ?? null });
  }

  @Query(() => TreeEventConnection, { description: '100 a page by default, at most 500.' })
  async treeEvents(
    @Ctx() ctx: RequestContext,
    @Arg('of', () => ID, { nullable: true }) of: string | null,
    @Arg('fromYear', () => Int, { nullable: true }) fromYear: number | null,
    @Arg('toYear', () => Int, { nullable: true }) toYear: number | null,
    @Arg('place', () => String, { nullable: true }) place: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeEventConnection> {
    const asked = {
      ...{ of: of ?? null, place: place ?? null, first: first ?? null, after: after ?? null },
      ...{ fromYear: fromYear ?? null, toYear: toYear ?? null },
    };
    return connectionOf(await listTreeEvents(ctx, asked));
  }

  @Query(() => TreeEventConnection, {
    description:
      'To stand in the timeline of the vault: the latest first, 100 a page by default, at most 500.',
  })
  async treeTimeline(
    @Ctx() ctx: RequestContext,
    @Arg('from', () => String, { nullable: true, description: 'As of `timeline`.' })
    from: string | null,
    @Arg('after', () => String, { nullable: true, description: 'A cursor of it or of `timeline`.' })
    after: string | null,
    @Arg('to', () => String, { nullable: true, description: 'No earlier: `facts.taken.local`.' })
    to: string | null,
    @Arg('first', () => Int, { nullable: true, description: 'More where a date is shared.' })
    first: number | null,
  ): Promise<TreeEventConnection> {
    return connectionOf(
      await listTreeTimeline(ctx, {
        ...{ from: from ?? null, after: after ?? null, to: to ?? null, first: first ?? null },
      }),
    );
  }

  @Query(() => [TreePlace], {
    description: 'The most frequent first; 200 by default, at most 1,000.',
  })
  treePlaces(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('within', () => String, { nullable: true, description: 'A place and those in it.' })
    within: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
  ): Promise<TreePlace[]> {
    return listTreePlaces(ctx, {
      ...{ search: search ?? null, within: within ?? null, first: first ?? null },
    });
  }

  @FieldResolver(() => [TreeFact])
  async facts(@Ctx() ctx: RequestContext, @Root() union: TreeUnionType): Promise<TreeFact[]> {
    const whole = await wholeOf(ctx, union);
    return whole ? showFacts(ctx, whole.facts) : [];
  }

  @FieldResolver(() => [String])
  async notes(@Ctx() ctx: RequestContext, @Root() union: TreeUnionType): Promise<string[]> {
    const whole = await wholeOf(ctx, union);
    return whole ? textsOf(whole.notes) : [];
  }
}

/** Null where a partner is withheld: when and how the living married is a detail of theirs. */
async function wholeOf(ctx: RequestContext, { id, partners }: TreeUnionType) {
  if (partners.some(({ view }) => view !== 'FULL')) return null;
  const record = await recordOf(ctx, id);
  return record && readUnion(recordFrom(record));
}
