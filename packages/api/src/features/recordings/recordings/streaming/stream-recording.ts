import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { actorIn, heldFamilyKey, wrappedKeyOf } from '#features/people/families/index.ts';
import { FamilyVault, type OpenObject } from '#features/recordings/recordings/family-vault.ts';
import { isRecordingId } from '#features/recordings/recordings/find-recordings.ts';
import {
  fileNameOf,
  titleOf,
  wordsColumns,
} from '#features/recordings/recordings/recording-words.ts';
import {
  canKeepOfTrash,
  canSeeRecording,
} from '#features/recordings/recordings/recording.policy.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { bytesOfForm } from '#features/recordings/recordings/photo-forms.loader.ts';
import { contentDisposition } from '#features/recordings/recordings/streaming/content-disposition.ts';
import { refuseInfected } from '#features/recordings/recordings/streaming/refuse-infected.ts';
import {
  isForm,
  servedAs,
  type Rendition,
  type Served,
  type StoredRecording,
} from '#features/recordings/recordings/streaming/rendition.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { answerRange, isKnownTo, rangeStands } from '#platform/http/byte-range.ts';

/**
 * Sends a recording. Checks no permission: the caller has checked that of a recipient's link.
 * Answers ranges, conditional requests and HEAD.
 * @throws AppError NOT_FOUND, or WRONG_STATE while it is still on its way
 */
export async function streamRecording(
  ctx: RequestContext,
  recordingId: string,
  rendition: Rendition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return send(ctx, await findStored(ctx, recordingId), rendition, request, reply);
}

/**
 * The same for a member, who may have what their family keeps.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND also for what is another family's
 */
export async function streamVisibleRecording(
  ctx: RequestContext,
  recordingId: string,
  rendition: Rendition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireMember(ctx);
  if (!isRecordingId(recordingId)) throw new AppError('NOT_FOUND');
  const found = await findStored(ctx, recordingId);
  const actor = await actorIn(ctx, found.familyId);
  const maySee = canSeeRecording(actor, found) || canKeepOfTrash(actor, found);
  if (!maySee) throw new AppError('NOT_FOUND');
  return send(ctx, found, rendition, request, reply);
}

async function send(
  ctx: RequestContext,
  found: Found,
  rendition: Rendition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const arrived = requireCleared(ctx, found);
  await heldFamilyKey(ctx, found);
  const names = { title: await titleOf(ctx, found), fileName: await fileNameOf(ctx, found) };
  const formBytes = isForm(rendition) ? await bytesOfForm(ctx, arrived.id, rendition) : null;
  return sendServed(ctx, servedAs(arrived, names, rendition, formBytes), found, request, reply);
}

/**
 * Sends one stored object; the caller has checked the permission. Answers ranges, conditional
 * requests and HEAD.
 * @param keeper the family whose key seals the object
 */
export async function sendServed(
  ctx: RequestContext,
  served: Served,
  keeper: { readonly familyId: string; readonly wrappedKey: Uint8Array },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  reply.headers({
    'accept-ranges': 'bytes',
    // Revalidated at each use, so that a signed-out browser shows nothing from its cache.
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag: served.etag,
  });
  if (isKnownTo(ifNoneMatch, served.etag)) return reply.status(304).send();
  const answer = rangeStands(single(ifRange), served.etag)
    ? answerRange(range, served.bytes)
    : answerRange(undefined, served.bytes);
  if (answer.kind === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${served.bytes}`).send();
  }
  const [start, end] = answer.kind === 'part' ? [answer.start, answer.end] : [0, served.bytes];
  reply.headers({
    'content-type': served.mimeType,
    'content-disposition': contentDisposition(served.disposition, served.fileName),
    'content-length': end - start,
  });
  if (answer.kind === 'part') {
    reply.status(206).header('content-range', `bytes ${start}-${end - 1}/${served.bytes}`);
  }
  if (request.method === 'HEAD') return reply.send();
  const vault = new FamilyVault(ctx.app.blobs, await heldFamilyKey(ctx, keeper));
  return reply.send(readableOf(await vault.open(served.key), start, end));
}

type Found = Awaited<ReturnType<typeof findStored>>;

/** With the key of its family, in one query: a player requests many short ranges. */
async function findStored(ctx: RequestContext, recordingId: string) {
  const row = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([
      ...wordsColumns,
      'storedAs',
      'createdBy',
      'heldForAuthor',
      'audience',
      'audienceBefore',
      'state',
      'infectedBy',
      'mimeType',
      'bytes',
      'sha256',
      'displayMimeType',
      'displayBytes',
      'drawnEdit',
    ])
    .select(wrappedKeyOf('recordings.family_id').as('wrappedKey'))
    .where('id', '=', recordingId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Where uploads are scanned, nobody gets one before, nor one in which something was found. */
function requireCleared(ctx: RequestContext, row: Found): StoredRecording {
  const { sha256, state } = row;
  if (sha256 === null) throw new AppError('WRONG_STATE', { words: memoryWords.stillArriving });
  refuseInfected(row);
  if (ctx.app.virusScanner && state === 'PROCESSING') {
    throw new AppError('WRONG_STATE', { words: memoryWords.beingScanned });
  }
  return { ...row, sha256 };
}

/** Reads at the pace of the client, and closes the file however the read ends. */
function readableOf(opened: OpenObject, start: number, end: number): Readable {
  const content = opened.object.content(start, end);
  return new Readable({
    highWaterMark: 1024 * 1024,
    read() {
      content.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error('read failed')),
      );
    },
    destroy(error, done) {
      content
        .return(undefined)
        .then(() => opened.close())
        .then(
          () => done(error),
          () => done(error),
        );
    },
  });
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
