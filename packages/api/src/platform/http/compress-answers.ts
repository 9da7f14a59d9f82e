import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '@infinite/schema/http/accepted-encoding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RecentBytes } from './recent-bytes.ts';

type Compressed = Exclude<Encoding, 'identity'>;

const smallest = 1024;
const text =
  /^(?:text\/|application\/(?:json|manifest\+json|graphql|[a-z.-]+\+(?:json|xml)|xml|javascript)\b|image\/svg)/;

/**
 * Compresses text of which a copy in the clear exists for everyone: answers that are `public`, and
 * answers to a caller without cookies. An answer to a session stays as it is, since its length
 * after compression would tell what of the request's text it repeats (the BREACH attack).
 */
export function compressAnswers(server: FastifyInstance): void {
  const recent = new RecentBytes(16 * 2 ** 20);
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(request, reply, payload)) return payload;
    addVary(reply);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const tag = reply.getHeader('etag');
    const key = typeof tag === 'string' ? `${encoding} ${tag}` : undefined;
    const body =
      (key === undefined ? undefined : recent.get(key)) ?? (await compressed(payload, encoding));
    if (key !== undefined) recent.set(key, body);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    // The same content in other bytes (RFC 9110, section 8.8.1).
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
    return body;
  });
}

function isCompressible(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  if (payload.length < smallest || reply.hasHeader('content-encoding')) return false;
  if (!text.test(String(reply.getHeader('content-type') ?? ''))) return false;
  const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
  const isAnonymous =
    request.headers.cookie === undefined && request.headers.authorization === undefined;
  return isPublic || isAnonymous;
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/\baccept-encoding\b/i.test(vary)) return;
  reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}

const withGzip = promisify(gzip);
const withBrotli = promisify(brotliCompress);

/** Levels at which compressing costs less than sending the rest over a slow line. */
function compressed(payload: string | Buffer, encoding: Compressed): Promise<Buffer> {
  if (encoding === 'gzip') return withGzip(payload, { level: 6 });
  return withBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
