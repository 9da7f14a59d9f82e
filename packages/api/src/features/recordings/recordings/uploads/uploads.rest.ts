import { MemoryLocker, Server, type ServerOptions } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { errorCodes, type ErrorCode } from '@infinite/schema/catalogue/error-codes';
import { megabyte, refusalHeader } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { TakeStore } from '#features/recordings/recordings/uploads/take-store.ts';
import { uploadContracts } from '#features/recordings/recordings/uploads/upload-contracts.ts';
import { claimedLimitMb } from '#features/recordings/recordings/uploads/size-limits.ts';
import { ownTake } from '#features/recordings/recordings/uploads/take.ts';
import { newId } from '#platform/database/id.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { described } from '#platform/http/route-contract.ts';

const uploadsPath = '/media/uploads';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Resumable uploads, protocol tus 1.0.0. The last segment of an upload's address is its recording's id. */
export async function serveUploads(server: FastifyInstance): Promise<void> {
  // A newer request for an upload asks the older one in this process to end; across processes
  // the row's offset decides (see `appendToTake`).
  const locker = new MemoryLocker();
  await server.register(async (scope) => {
    // The body stays a stream: it is sealed as it arrives.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );
    for (const contract of uploadContracts(uploadsPath)) {
      scope.route({
        ...described(contract),
        method: contract.method,
        url: contract.path,
        handler: async (request, reply) => {
          requireMember(request.ctx);
          reply.hijack();
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value);
          }
          const refuse: Refuse = (code) => reply.raw.setHeader(refusalHeader, code);
          await tusServerFor(request.ctx, locker, refuse).handle(request.raw, reply.raw);
        },
      });
    }
  });
}

/** Names the code of a refusal in a header: the body of a tus response is plain words. */
type Refuse = (code: ErrorCode) => void;

function tusServerFor(ctx: RequestContext, locker: MemoryLocker, refuse: Refuse): Server {
  let limitMb = 0;
  return new Server({
    path: uploadsPath,
    datastore: new TakeStore(ctx),
    locker,
    relativeLocation: true,
    allowedOrigins: [ctx.app.config.publicOrigin],
    namingFunction: async (_request, metadata) => {
      limitMb = await claimedLimitMb(ctx, {
        kind: metadata?.['kind'],
        origin: metadata?.['origin'],
      });
      return newId();
    },
    getFileIdFromRequest: (_request, last) => (last && uuid.test(last) ? last : undefined),
    maxSize: async (request, id) => {
      if (request.method === 'POST' || id === null) return limitMb * megabyte;
      const take = await ownTake(ctx, id);
      limitMb = await claimedLimitMb(ctx, take);
      // What was begun within an older limit may be finished.
      return Math.max(limitMb * megabyte, take.length ?? 0);
    },
    onResponseError: (_request, error) => answerTo(error, ctx, { limitMb, refuse }),
  });
}

type AnswerTo = NonNullable<ServerOptions['onResponseError']>;

function answerTo(
  error: Parameters<AnswerTo>[1],
  ctx: RequestContext,
  { limitMb, refuse }: { limitMb: number; refuse: Refuse },
): { status_code: number; body: string } | undefined {
  if (error instanceof AppError) {
    refuse(error.code);
    return { status_code: error.status, body: error.words };
  }
  if ('status_code' in error) {
    return error.status_code === 413
      ? { status_code: 413, body: memoryWords.tooLarge(limitMb) }
      : undefined;
  }
  ctx.app.log.error({ err: error }, 'an upload failed');
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) {
    return { status_code: 503, body: memoryWords.storageFull };
  }
  return { status_code: 500, body: errorCodes.INTERNAL.words };
}
