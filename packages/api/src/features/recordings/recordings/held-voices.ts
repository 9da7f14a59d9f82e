import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { sealFileName } from '#features/recordings/recordings/recording-words.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { appendToTake } from '#features/recordings/recordings/uploads/append-to-take.ts';
import { findTake, type Take } from '#features/recordings/recordings/uploads/take.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What a person without an account says or shows to a member. */
export interface HeldVoice {
  readonly familyId: string;
  /** The only member who may hear it. */
  readonly authorId: string;
  /** The sender's own id of the take: sent again, it is the same recording. */
  readonly takeId: string;
  readonly title: string;
  /** A voice unless it says otherwise; photos count as the family's own do. */
  readonly kind?: RecordingKindName;
  /** Of a file that existed before. */
  readonly fileName?: string;
}

/** Bytes that are to be held, which can be read again from any of them on. */
export interface HeldContent {
  readonly length: number;
  from(start: number): AsyncIterable<Uint8Array>;
}

/**
 * Keeps a voice for its author alone: sealed and prepared like every recording, but not among the
 * family's until `keepHeldVoice`. Checks no permission.
 * @returns the recording's id
 * @throws AppError CONFLICT when the id is one of the author's own takes
 */
export async function holdVoice(
  ctx: RequestContext,
  voice: HeldVoice,
  content: Buffer,
): Promise<string> {
  return holdFile(ctx, voice, {
    length: content.length,
    from: (start) => rest(content, start),
  });
}

/**
 * The same of what is too long for memory.
 * @throws AppError as `holdVoice`
 */
export async function holdFile(
  ctx: RequestContext,
  voice: HeldVoice,
  content: HeldContent,
): Promise<string> {
  const take = (await heldTake(ctx, voice)) ?? (await beginHeldTake(ctx, voice, content.length));
  // The same id with other bytes is no repetition.
  if (take.length !== content.length) throw new AppError('CONFLICT');
  if (!take.complete) {
    await appendToTake(ctx, take, content.from(take.received), take.received);
  }
  return take.id;
}

async function* rest(content: Buffer, from: number): AsyncGenerator<Uint8Array> {
  yield content.subarray(from);
}

async function heldTake(ctx: RequestContext, voice: HeldVoice): Promise<Take | undefined> {
  const known = await findTake(ctx, voice.authorId, voice.takeId);
  if (!known) return undefined;
  const held = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('id', '=', known.id)
    .where('heldForAuthor', '=', true)
    .executeTakeFirst();
  if (!held) throw new AppError('CONFLICT');
  return known;
}

async function beginHeldTake(ctx: RequestContext, voice: HeldVoice, length: number): Promise<Take> {
  const id = newId();
  const of = { id, familyId: voice.familyId };
  const sealedFileName = await sealFileName(ctx, of, voice.fileName ?? '');
  const isFile = voice.kind === 'PHOTO' || voice.fileName !== undefined;
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const db = tables(ctx.em, RecordingEntity, RecordingUploadEntity);
    const made = await db
      .insertInto('recordings')
      .values({
        id,
        familyId: voice.familyId,
        createdBy: voice.authorId,
        takeId: voice.takeId,
        kind: voice.kind ?? 'VOICE',
        state: 'UPLOADING',
        origin: isFile ? 'uploaded' : 'recorded',
        sealedFileName,
        heldForAuthor: true,
        title: voice.title,
        claimedType: '',
        createdAt: now,
        updatedAt: now,
      })
      // The same one sent twice at the same moment: one makes it, the other finds it.
      .onConflict((conflict) => conflict.columns(['createdBy', 'takeId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      await db
        .insertInto('recording_uploads')
        .values({ recordingId: made.id, length, lastReceivedAt: now })
        .execute();
    }
    const take = await heldTake(ctx, voice);
    if (!take) throw new Error('a voice that was just begun is not there');
    return take;
  });
}

/** Makes it one of the family's recordings. Twice does no harm; checks no permission. */
export async function keepHeldVoice(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const kept = await tables(ctx.em, RecordingEntity)
      .updateTable('recordings')
      .set({ heldForAuthor: false, updatedAt: ctx.clock.now() })
      .where('id', '=', recordingId)
      .where('heldForAuthor', '=', true)
      .returning(['familyId', 'createdBy'])
      .executeTakeFirst();
    if (!kept) return;
    const { familyId, createdBy: actorId } = kept;
    const subject = { kind: 'RECORDING', id: recordingId } as const;
    await recordEvent(ctx, { familyId, kind: 'RECORDING_ADDED', actorId, subject });
  });
}

/**
 * Ids of voices that are still held and began before this, the oldest first.
 * @param isUsed whether something uses the recording of this column, as a condition of a query
 */
export async function unusedHeldVoices(
  { em }: RequestContext,
  { before, limit }: { readonly before: Temporal.Instant; readonly limit: number },
  isUsed: (recordingId: string) => RawBuilder<boolean>,
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select r.id from recordings r
      where r.held_for_author and r.created_at < ${before} and not ${isUsed('r.id')}
      order by r.created_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Removes a voice that is still held; one that its author has kept stays. */
export async function dropHeldVoice(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const held = await tables(ctx.em, RecordingEntity)
      .selectFrom('recordings')
      .select('id')
      .where('id', '=', recordingId)
      .where('heldForAuthor', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (held) await removeRecording(ctx, recordingId);
  });
}
