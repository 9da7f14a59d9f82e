import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import {
  findVisibleRecording,
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { dateKey } from '#features/vault/albums/album-order.ts';
import {
  AlbumEntity,
  AlbumItemEntity,
  type AlbumRow,
} from '#features/vault/albums/album.entity.ts';
import { findAlbum } from '#features/vault/albums/find-album.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { idOf, type ListPage } from '#platform/graphql/connection.ts';

interface Asked {
  readonly first: number | null;
  readonly after: string | null;
}

/** The albums of the family in view, the newest first. */
export async function listAlbums(
  ctx: RequestContext,
  { first, after }: Asked,
): Promise<ListPage<AlbumRow>> {
  const member = requireMember(ctx);
  const size = pageSizeOf(first, vaultLimits.albums);
  const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
  let query = tables(ctx.em, AlbumEntity)
    .selectFrom('albums')
    .selectAll()
    .where('familyId', '=', member.familyId)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (before !== null) query = query.where('id', '<', before);
  const rows = mayAct(member, 'seeRecordings') ? await query.execute() : [];
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: (album) => cursorOf([idOf(album)]),
  };
}

/** Which albums have an item in them, the newest first. @throws AppError NOT_FOUND */
export async function albumsWithItem(
  ctx: RequestContext,
  recordingId: string,
): Promise<AlbumRow[]> {
  const recording = await findVisibleRecording(ctx, recordingId);
  if (!mayAct(ctx.actor, 'seeRecordings')) return [];
  return tables(ctx.em, AlbumEntity, AlbumItemEntity)
    .selectFrom('albums')
    .innerJoin('album_items', 'album_items.albumId', 'albums.id')
    .selectAll('albums')
    .where('album_items.recordingId', '=', recording.id)
    .where('albums.familyId', '=', recording.familyId)
    .orderBy('albums.id', 'desc')
    .limit(vaultLimits.albums.pageMax)
    .execute();
}

const byDate = z.tuple([z.string().max(30), z.guid()]);
const byHand = z.tuple([z.number(), z.guid()]);

/**
 * What the actor may see of an album, in its order: the earliest first, or as it was arranged.
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function listAlbumItems(
  ctx: RequestContext,
  albumId: string,
  { first, after }: Asked,
): Promise<ListPage<ShownRecording>> {
  const member = requireMember(ctx);
  const album = await findAlbum(ctx, albumId);
  const size = pageSizeOf(first, vaultLimits.timeline);
  const isByHand = album.arrangement === 'HAND';
  const id = sql.ref<string>('album_items.recording_id');
  const key = sql<number | string>`${isByHand ? sql.ref('album_items.position') : dateKey(id)}`;
  let query = tables(ctx.em, AlbumItemEntity)
    .selectFrom('album_items')
    .select('recordingId')
    .select(key.as('at'))
    .where('albumId', '=', album.id)
    .where(seenInLists(member, id))
    .orderBy(key)
    .orderBy('recordingId')
    .limit(size + 1);
  if (after) {
    const [at, last] = isByHand ? placeOf(after, byHand) : placeOf(after, byDate);
    query = query.where(sql<boolean>`(${key}, ${id}) > (${at}, ${last}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, size);
  const keyOf = new Map(shown.map(({ recordingId, at }) => [recordingId, at]));
  return {
    nodes: await visibleAmong(ctx, [...keyOf.keys()]),
    hasNextPage: rows.length > size,
    cursorOf: ({ id: recordingId }) => cursorOf([keyOf.get(recordingId) ?? '', recordingId]),
  };
}
