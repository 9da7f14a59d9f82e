import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  Recording,
  RecordingConnection,
  recordingType,
} from '#features/recordings/recordings/index.ts';
import { descriptionOf, showAlbum, type ShownAlbum } from '#features/vault/albums/show-album.ts';
import { summaryOf } from '#features/vault/albums/album.loaders.ts';
import {
  AlbumChangesInput,
  AlbumConnection,
  AlbumInput,
  AlbumType,
} from '#features/vault/albums/album.types.ts';
import { changeAlbum, deleteAlbum } from '#features/vault/albums/change-album.ts';
import { addToAlbum, removeFromAlbum } from '#features/vault/albums/change-items.ts';
import { createAlbum } from '#features/vault/albums/create-album.ts';
import { findAlbum } from '#features/vault/albums/find-album.ts';
import { albumsWithItem, listAlbumItems, listAlbums } from '#features/vault/albums/list-albums.ts';
import { moveInAlbum } from '#features/vault/albums/move-in-album.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver(() => AlbumType)
export class AlbumResolver {
  @Query(() => AlbumConnection, {
    description: 'The albums of the family in view; 24 a page by default, at most 100.',
  })
  async albums(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<AlbumConnection> {
    const { nodes, hasNextPage, cursorOf } = await listAlbums(ctx, { first, after });
    const cursors = nodes.map(cursorOf);
    return connectionOf({
      nodes: nodes.map((row) => showAlbum(ctx, row)),
      hasNextPage,
      cursorOf: (_, index) => cursors[index] ?? '',
    });
  }

  @Query(() => AlbumType, {
    nullable: true,
    description: 'Null if it is not of the family in view.',
  })
  async album(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<ShownAlbum | null> {
    try {
      return showAlbum(ctx, await findAlbum(ctx, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @Query(() => RecordingConnection, {
    description:
      'What the caller may see of an album, in its order; 48 a page by default, at most 200.',
  })
  async albumItems(
    @Ctx() ctx: RequestContext,
    @Arg('albumId', () => ID) albumId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<RecordingConnection> {
    const { nodes, hasNextPage, cursorOf } = await listAlbumItems(ctx, albumId, { first, after });
    const cursors = nodes.map(cursorOf);
    return connectionOf({
      nodes: nodes.map(recordingType),
      hasNextPage,
      cursorOf: (_, index) => cursors[index] ?? '',
    });
  }

  @Query(() => [AlbumType], { description: 'The newest first, at most 100.' })
  async albumsWithItem(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<ShownAlbum[]> {
    return (await albumsWithItem(ctx, recordingId)).map((row) => showAlbum(ctx, row));
  }

  @Mutation(() => AlbumType)
  async createAlbum(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AlbumInput) input: AlbumInput,
    @Arg('recordingIds', () => [ID], { defaultValue: [], description: 'At most 500.' })
    recordingIds: string[],
  ): Promise<ShownAlbum> {
    return showAlbum(ctx, await createAlbum(ctx, input, recordingIds));
  }

  @Mutation(() => AlbumType, { description: 'For who made it, and for editors.' })
  async changeAlbum(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => AlbumChangesInput) input: AlbumChangesInput,
  ): Promise<ShownAlbum> {
    return showAlbum(ctx, await changeAlbum(ctx, id, input));
  }

  @Mutation(() => Boolean, { description: 'What was in it stays in the library.' })
  async deleteAlbum(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await deleteAlbum(ctx, id);
    return true;
  }

  @Mutation(() => AlbumType, { description: 'At most 500 items, which come at its end.' })
  async addToAlbum(
    @Ctx() ctx: RequestContext,
    @Arg('albumId', () => ID) albumId: string,
    @Arg('recordingIds', () => [ID]) recordingIds: string[],
  ): Promise<ShownAlbum> {
    return showAlbum(ctx, await addToAlbum(ctx, albumId, recordingIds));
  }

  @Mutation(() => AlbumType)
  async removeFromAlbum(
    @Ctx() ctx: RequestContext,
    @Arg('albumId', () => ID) albumId: string,
    @Arg('recordingIds', () => [ID]) recordingIds: string[],
  ): Promise<ShownAlbum> {
    return showAlbum(ctx, await removeFromAlbum(ctx, albumId, recordingIds));
  }

  @Mutation(() => Boolean, { description: 'For an album that is arranged by hand.' })
  async moveInAlbum(
    @Ctx() ctx: RequestContext,
    @Arg('albumId', () => ID) albumId: string,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('behind', () => ID, { nullable: true, description: 'Null to begin the album.' })
    behind: string | null,
  ): Promise<boolean> {
    await moveInAlbum(ctx, { albumId, recordingId, behind: behind ?? null });
    return true;
  }

  @FieldResolver(() => String)
  description(@Ctx() ctx: RequestContext, @Root() album: ShownAlbum): Promise<string> {
    return descriptionOf(ctx, album);
  }

  @FieldResolver(() => Int, { description: 'Of its items that the caller may see.' })
  async count(@Ctx() ctx: RequestContext, @Root() { id }: AlbumType): Promise<number> {
    return (await summaryOf(ctx, id)).count;
  }

  @FieldResolver(() => Recording, {
    nullable: true,
    description: 'The chosen one, or else the first that the caller may see.',
  })
  async cover(@Ctx() ctx: RequestContext, @Root() { id }: AlbumType): Promise<Recording | null> {
    const { cover } = await summaryOf(ctx, id);
    return cover && recordingType(cover);
  }
}
