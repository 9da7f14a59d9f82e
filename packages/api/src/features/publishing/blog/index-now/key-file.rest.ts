import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/context.ts';
import { route } from '#platform/http/route-contract.ts';

/** Proves to search engines that the key is this site's; served only when there is a key. */
export async function keyFileRest(server: FastifyInstance, app: AppContext): Promise<void> {
  const key = app.config.indexNowKey;
  if (key === undefined) return;
  route(
    server,
    {
      method: 'GET',
      path: `/${key}.txt`,
      tag: 'Public site',
      access: 'anyone',
      summary: 'The key of IndexNow',
      answers: { 200: { says: 'The key.', media: 'text/plain' } },
    },
    (_, reply) => reply.type('text/plain; charset=utf-8').send(key),
  );
}
