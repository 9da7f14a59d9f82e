import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CopyForm } from '@infinite/schema/catalogue/versions';
import { copyName, versionWords } from '@infinite/schema/words/versions.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { actorIn, wrappedKeyOf } from '#features/people/families/index.ts';
import { originalKey, versionKey } from '#features/recordings/recordings/blob-keys.ts';
import {
  findVisibleRecording,
  isRecordingId,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import type { Served } from '#features/recordings/recordings/streaming/rendition.ts';
import { refuseInfected } from '#features/recordings/recordings/streaming/refuse-infected.ts';
import { sendServed } from '#features/recordings/recordings/streaming/stream-recording.ts';
import { copiesOf } from '#features/recordings/recordings/versions/copies-of.ts';
import type { Version } from '#features/recordings/recordings/versions/find-versions.ts';
import { versionOf } from '#features/recordings/recordings/versions/version.loader.ts';
import { ownTimeZone } from '#features/recordings/recordings/versions/own-time-zone.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** One of the files of a version. */
export type VersionPart = 'play' | 'poster' | CopyForm;

export interface AskedVersion {
  readonly version: Version;
  /** As it is called where it is shown. */
  readonly recording: ShownRecording;
  readonly timeZone: string;
  readonly part: VersionPart;
}

/**
 * Sends a file of a version. Checks no permission: the caller has checked that of a recipient's link.
 * @throws AppError NOT_FOUND for a file that this version has not, WRONG_STATE while it is made
 */
export async function streamVersion(
  ctx: RequestContext,
  asked: AskedVersion,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (asked.version.state === 'WAITING') {
    throw new AppError('WRONG_STATE', { words: versionWords.preparing });
  }
  const served = servedOf(asked);
  if (!served) throw new AppError('NOT_FOUND');
  const keeper = await keyHolderOf(ctx, asked.version.recordingId);
  refuseInfected(keeper);
  return sendServed(ctx, served, keeper, request, reply);
}

/**
 * The same for a member, of the version that their recipients would get now.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND also for what is another family's
 */
export async function streamVisibleVersion(
  ctx: RequestContext,
  recordingId: string,
  part: VersionPart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireMember(ctx);
  if (!isRecordingId(recordingId)) throw new AppError('NOT_FOUND');
  const { familyId } = await keyHolderOf(ctx, recordingId);
  // A media element sends no family: the role counts in the recording's own.
  const actor = await actorIn(ctx, familyId);
  const recording = await findVisibleRecording({ ...ctx, actor }, recordingId);
  const version = await versionOf(ctx, recording.id);
  if (!version) throw new AppError('NOT_FOUND');
  const timeZone = await ownTimeZone(ctx);
  return streamVersion(ctx, { version, recording, part, timeZone }, request, reply);
}

function servedOf({ version, recording, part, timeZone }: AskedVersion): Served | null {
  const { id, recordingId, main, posterBytes } = version;
  const named = (extension: string) =>
    copyName(
      {
        title: recording.title,
        recorded: recording.origin === 'recorded',
        createdAt: recording.createdAt.toString(),
        timeZone,
      },
      extension,
    );
  if (part === 'poster') {
    if (posterBytes === null) return null;
    const key = versionKey(recordingId, id, 'poster');
    const file = { key, bytes: posterBytes, mimeType: 'image/webp' };
    return { ...file, etag: `"${id}-poster"`, fileName: named('webp'), disposition: 'inline' };
  }
  const copies = copiesOf(version, recording);
  const copy = part === 'play' && main ? copies[0] : copies.find(({ form }) => form === part);
  if (!copy) return null;
  const { form, bytes, mimeType, extension } = copy;
  return {
    key:
      form === 'file'
        ? originalKey(recordingId)
        : versionKey(recordingId, id, form === 'mp3' ? 'mp3' : 'main'),
    bytes,
    mimeType: form === 'file' ? 'application/octet-stream' : mimeType,
    etag: `"${id}-${form}"`,
    fileName: named(extension),
    disposition: part === 'play' ? 'inline' : 'attachment',
  };
}

async function keyHolderOf(ctx: RequestContext, recordingId: string) {
  const row = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select(['familyId', 'infectedBy', wrappedKeyOf('recordings.family_id').as('wrappedKey')])
    .where('id', '=', recordingId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
