import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawings } from '#features/publishing/blog/shipped/pictures/drawings.ts';
import { shippedPictures } from '#features/publishing/blog/shipped/pictures/picture-paths.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

const tags = new Map(
  shippedPictures.map((name) => [
    name,
    `"${createHash('sha256').update(drawings[name]).digest('base64url').slice(0, 22)}"`,
  ]),
);

/** The pictures that come with the articles; their addresses stay, so caches ask now and then. */
export async function picturesRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/blog/pictures/:file',
      tag: 'Public site',
      access: 'anyone',
      summary: 'A picture that ships with the blog',
      params: z.object({ file: z.string().max(100).describe("Such as 'two-chairs.svg'.") }),
      headers: z.object({ 'if-none-match': z.string().optional() }),
      answers: {
        200: { says: 'The drawing.', media: 'image/svg+xml' },
        304: { says: 'The caller has it already.' },
      },
      refusals: ['NOT_FOUND'],
    },
    async ({ params: { file }, headers }, reply) => {
      const name = shippedPictures.find((known) => file === `${known}.svg`);
      if (!name) throw new AppError('NOT_FOUND');
      const etag = tags.get(name) ?? '';
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(drawings[name]);
    },
  );
}
