import { portraitLimits } from '@infinite/schema/catalogue/media';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { setFamilyPicture } from '#features/recordings/family-pictures/change-family-picture.ts';
import { findFamilyPicture } from '#features/recordings/family-pictures/find-family-picture.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isKnownTo } from '#platform/http/byte-range.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = portraitLimits.megabytes * 1024 * 1024;

/** The picture of a family: sent as it is, answered to its members alone. */
export async function serveFamilyPictures(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/media/families/:id',
      tag: 'Families',
      summary: 'The picture of a family, for its members',
      access: 'anyone',
      params: z.object({ id: z.string().max(100).describe('Id of the family.') }),
      answers: {
        200: { says: 'The picture; asked for again each time.', media: 'image/webp' },
        304: { says: 'What the caller has is still true.' },
      },
      refusals: ['UNAUTHENTICATED', 'NOT_FOUND'],
    },
    async ({ ctx, params, request }, reply) => {
      if (!z.guid().safeParse(params.id).success) throw new AppError('NOT_FOUND');
      const { version, open } = await findFamilyPicture(ctx, params.id);
      const etag = `"${version}"`;
      reply.headers({
        // Revalidated each time, so that nothing shows it to somebody who was removed.
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag,
      });
      if (isKnownTo(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const picture = await open();
      return reply
        .type('image/webp')
        .header('content-length', picture.length)
        .send(request.method === 'HEAD' ? undefined : picture);
    },
  );
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    route(
      scope,
      {
        method: 'PUT',
        path: '/api/family/picture',
        tag: 'Families',
        summary: 'Set the picture of the family in view',
        description:
          'JPEG, PNG, WebP or HEIC, detected by content. It is drawn again, square and without metadata.',
        access: 'member',
        bodyMedia: 'application/octet-stream',
        bodyLimit,
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        answers: {
          200: {
            says: 'It is kept.',
            json: z.object({ path: z.string().describe('Of the picture.') }),
          },
        },
        refusals: ['FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'RATE_LIMITED'],
      },
      async ({ ctx, body }) => {
        return {
          path: await setFamilyPicture(ctx, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
        };
      },
    );
  });
}
