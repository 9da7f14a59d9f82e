import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  addTreeSource,
  changeTreeSource,
  citeTreeSource,
  removeTreeCitation,
  removeTreeSource,
} from '#features/tree/tree/sources/change-sources.ts';
import { listSources } from '#features/tree/tree/sources/list-sources.ts';
import {
  TreeCitationInput,
  TreeSourceConnection,
  TreeSourceInput,
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
  ): Promise<boolean> {
    await citeTreeSource(ctx, { id, version }, { at: at ?? null, input });
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
