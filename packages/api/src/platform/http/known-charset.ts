import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';

const jsonWithCharset = /^application\/(?:[\w.+-]+\+)?json\s*;.*?charset\s*=\s*"?([^\s;"]+)/i;

/** JSON is UTF-8 (RFC 8259, section 8.1). Another charset would be decoded to different text. */
export function refuseOtherCharsets(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const charset = jsonWithCharset.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset)) done();
    else done(new AppError('UNSUPPORTED_MEDIA', { log: 'JSON in another charset' }));
  });
}
