import { MemoryLocker, Server, type DataStore, type ServerOptions } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { errorCodes, type ErrorCode } from '@infinite/schema/catalogue/error-codes';
import { megabyte, refusalHeader } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { uploadContracts } from '#features/recordings/recordings/uploads/upload-contracts.ts';
import { newId } from '#platform/database/id.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { described } from '#platform/http/route-contract.ts';

type Metadata = Readonly<Record<string, string | null | undefined>> | undefined;

/** What one kind of upload adds to the protocol. */
export interface TusRoutes {
  readonly path: string;
  /** Acts for the caller of one request. */
  readonly storeFor: (ctx: RequestContext) => DataStore;
  /** Megabytes that an upload may have by what it says of itself. */
  readonly limitMb: (ctx: RequestContext, metadata: Metadata) => Promise<number>;
  /** The same of one that has begun. */
  readonly limitOf: (
    ctx: RequestContext,
    id: string,
  ) => Promise<{ readonly mb: number; readonly bytes: number }>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Resumable uploads, protocol tus 1.0.0. The last segment of an upload's address is its id. */
export async function serveTus(server: FastifyInstance, routes: TusRoutes): Promise<void> {
  // A newer request for an upload asks the older one in this process to end; across processes
  // the row's offset decides.
  const locker = new MemoryLocker();
  await server.register(async (scope) => {
    // The body stays a stream: it is sealed as it arrives.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );
    for (const contract of uploadContracts(routes.path)) {
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
          const tus = tusServerFor(request.ctx, routes, locker, refuse);
          await tus.handle(request.raw, reply.raw);
        },
      });
    }
  });
}

/** Names the code of a refusal in a header: the body of a tus response is plain words. */
type Refuse = (code: ErrorCode) => void;

function tusServerFor(
  ctx: RequestContext,
  routes: TusRoutes,
  locker: MemoryLocker,
  refuse: Refuse,
): Server {
  let limitMb = 0;
  return new Server({
    path: routes.path,
    datastore: routes.storeFor(ctx),
    locker,
    relativeLocation: true,
    allowedOrigins: [ctx.app.config.publicOrigin],
    namingFunction: async (_request, metadata) => {
      limitMb = await routes.limitMb(ctx, metadata);
      return newId();
    },
    getFileIdFromRequest: (_request, last) => (last && uuid.test(last) ? last : undefined),
    maxSize: async (request, id) => {
      if (request.method === 'POST' || id === null) return limitMb * megabyte;
      const limit = await routes.limitOf(ctx, id);
      limitMb = limit.mb;
      return limit.bytes;
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
