import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  Recording,
  RecordingConnection,
  recordingType,
} from '#features/recordings/recordings/index.ts';
import { isFavorite, listFavorites, markFavorite } from '#features/vault/favorites/favorites.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver(() => Recording)
export class FavoritesResolver {
  @Query(() => RecordingConnection, {
    description: "The caller's own, the last marked first; 48 a page by default, at most 200.",
  })
  async favorites(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<RecordingConnection> {
    const page = await listFavorites(ctx, { first, after });
    const cursors = page.nodes.map(page.cursorOf);
    return connectionOf({
      nodes: page.nodes.map(recordingType),
      hasNextPage: page.hasNextPage,
      cursorOf: (_, index) => cursors[index] ?? '',
    });
  }

  @Mutation(() => Boolean, { description: 'Nobody else sees it. Returns whether it is one now.' })
  async markFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('favorite', () => Boolean) favorite: boolean,
  ): Promise<boolean> {
    await markFavorite(ctx, recordingId, favorite);
    return favorite;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller marked it as a favorite.' })
  favorite(@Ctx() ctx: RequestContext, @Root() recording: Recording): Promise<boolean> {
    return isFavorite(ctx, recording.id);
  }
}
