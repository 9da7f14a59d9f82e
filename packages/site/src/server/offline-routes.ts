import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sharedQuery, sharedTooEarly, sharePath } from '#offline/shared-files.ts';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { isNoneMatch } from './send-kept-page.ts';

/** The service worker, and what a phone meets that shares something before the worker is there. */
export async function serveOfflineRoutes(
  server: FastifyInstance,
  distFolder: string,
): Promise<void> {
  const worker = await readFile(path.join(distFolder, 'client', 'sw.js'));
  const etag = `"${createHash('sha256').update(worker).digest('base64url').slice(0, 22)}"`;
  server.get('/sw.js', async (request, reply) => {
    // Asked again each time: an old worker would keep an old page.
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (isNoneMatch(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type('text/javascript; charset=utf-8').send(worker);
  });
  await server.register(async (share) => {
    share.removeAllContentTypeParsers();
    share.addContentTypeParser('*', (_request, payload, done) => {
      // Read to its end and dropped, so that the answer is heard; the page says what to do.
      payload.resume();
      payload.on('end', () => done(null));
      payload.on('error', done);
    });
    share.post(sharePath, async (_request, reply) =>
      reply.redirect(`${voiceRecordingsPath}?${sharedQuery}=${sharedTooEarly}`, 303),
    );
  });
}
