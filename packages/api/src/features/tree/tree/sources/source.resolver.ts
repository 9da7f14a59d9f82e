import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  addTreeSource,
  changeTreeSource,
  removeTreeSource,
} from '#features/tree/tree/sources/change-sources.ts';
import {
  changeTreeCitation,
  citeTreeSource,
  removeTreeCitation,
} from '#features/tree/tree/sources/change-citations.ts';
import { listSourceUses } from '#features/tree/tree/sources/list-source-uses.ts';
import { findSource, listSources } from '#features/tree/tree/sources/list-sources.ts';
import {
  TreeCitationInput,
  TreeSource,
  TreeSourceConnection,
  TreeSourceInput,
  TreeSourceUseConnection,
} from '#features/tree/tree/sources/source.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class SourceResolver {
  @Query(() => TreeSourceConnection, { description: '50 a page by default, at most 200.' })
  async treeSources(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeSourceConnection> {
    return connectionOf(
      await listSources(ctx, {
        ...{ search: search ?? null, first: first ?? null, after: after ?? null },
      }),
    );
  }

  @Query(() => TreeSource, { nullable: true })
  treeSource(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<TreeSource | null> {
    return findSource(ctx, id);
  }

  @Query(() => TreeSourceUseConnection, {
    description: 'What cites a source, of the people seen whole; 50 a page by default.',
  })
  async treeSourceUses(
    @Ctx() ctx: RequestContext,
    @Arg('sourceId', () => ID) sourceId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeSourceUseConnection> {
    const asked = { sourceId, first: first ?? null, after: after ?? null };
    return connectionOf(await listSourceUses(ctx, asked));
  }

  @Mutation(() => ID, { description: 'The id of the source.' })
  addTreeSource(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeSourceInput) input: TreeSourceInput,
  ): Promise<string> {
    return addTreeSource(ctx, input);
  }

  @Mutation(() => Boolean)
  async changeTreeSource(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => TreeSourceInput) input: TreeSourceInput,
  ): Promise<boolean> {
    await changeTreeSource(ctx, { id, version }, input);
    return true;
  }

  @Mutation(() => Boolean, { description: 'One that nothing cites.' })
  async removeTreeSource(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<boolean> {
    await removeTreeSource(ctx, { id, version });
    return true;
  }

  @Mutation(() => Boolean)
  async citeTreeSource(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('at', () => Int, { nullable: true, description: 'The fact; null: the record.' })
    at: number | null,
    @Arg('input', () => TreeCitationInput) input: TreeCitationInput,
    @Arg('path', () => [Int], {
      nullable: true,
      description: 'Of a citation that is changed instead; what no form shows of it stays.',
    })
    path: number[] | null,
  ): Promise<boolean> {
    if (path) await changeTreeCitation(ctx, { id, version }, { path, input });
    else await citeTreeSource(ctx, { id, version }, { at: at ?? null, input });
    return true;
  }

  @Mutation(() => Boolean)
  async removeTreeCitation(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('path', () => [Int]) path: number[],
  ): Promise<boolean> {
    await removeTreeCitation(ctx, { id, version }, path);
    return true;
  }
}
