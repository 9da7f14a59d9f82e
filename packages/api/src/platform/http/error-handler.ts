import type { ServerResponse } from 'node:http';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { inReadersLanguage } from '@infinite/schema/words/locale';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import {
  fieldsInLanguage,
  refusalBody,
  type RefusalBody,
} from '#platform/errors/translate-error.ts';
import { readerOfRequest } from '#platform/http/reader-of-request.ts';

/** Fastify's own refusals (a body too large, not JSON …) in the product's words. */
function refusalOfFramework(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 413:
      return new AppError('TOO_LARGE', { cause: error });
    case 416:
      return new AppError('RANGE_UNSATISFIABLE', { cause: error });
    case 415:
      return new AppError('UNSUPPORTED_MEDIA', { cause: error });
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? new AppError('INVALID_INPUT', { cause: error })
        : undefined;
  }
}

const internal = new AppError('INTERNAL');

/** What a route may have said of the content that it then could not send. */
const ofTheContent = ['content-length', 'content-disposition', 'etag'];

/**
 * Maps a thrown error to a response; an unknown one is logged and becomes 'internal'. A refused
 * key also sets the WWW-Authenticate header (RFC 6750, section 3).
 */
export function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): RefusalBody {
  void reply.type('application/json; charset=utf-8');
  const refusal = error instanceof AppError ? error : refusalOfFramework(error);
  void reply.status(refusal?.status ?? 500);
  for (const name of ofTheContent) reply.removeHeader(name);
  // With 416 it says how long the content is (RFC 9110, section 15.5.17); of a static file the
  // framework says it in the error.
  const length = headersOf(error)['Content-Range'];
  if (refusal?.code !== 'RANGE_UNSATISFIABLE') reply.removeHeader('content-range');
  else if (length) void reply.header('content-range', length);
  if (refusal?.status === 401 && request.headers.authorization !== undefined) {
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  }
  if (refusal?.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', refusal.retryAfterSeconds);
  }
  const { message, ...body } = refusalBody(refusal ?? internal);
  if (!refusal) request.log.error({ err: error }, 'a request failed');
  return forReader(readerOfRequest(request), () =>
    fieldsInLanguage({ ...body, message: inReadersLanguage(message) }),
  );
}

function headersOf(error: Error): Readonly<Record<string, string | undefined>> {
  // http-errors, which @fastify/send throws, document headers of an error.
  return 'headers' in error ? (error.headers as Record<string, string>) : {};
}

/** The one translator from a thrown error to an HTTP answer. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>(async (error, request, reply) =>
    reply.send(refusalOf(error, request, reply)),
  );
  server.setNotFoundHandler((request, reply) =>
    reply.send(refusalOf(new AppError('NOT_FOUND') as FastifyError & AppError, request, reply)),
  );
}

/** An invalid or overlong address: refused before there is a route and its handlers. */
export function refuseAddress(response: ServerResponse): void {
  const refusal = new AppError('INVALID_INPUT', { words: 'This address is not in order.' });
  response
    .writeHead(refusal.status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(refusalBody(refusal)));
}
