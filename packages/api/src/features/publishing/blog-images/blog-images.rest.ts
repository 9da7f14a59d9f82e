import { blogImageAnswer, blogImageInput } from '@infinite/schema/blog/blog-image.input';
import { blogImageLimits } from '@infinite/schema/catalogue/newsroom';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveImage } from '#features/publishing/blog-images/serve-image.rest.ts';
import { uploadImage } from '#features/publishing/blog-images/upload-image.ts';
import { route } from '#platform/http/route-contract.ts';

const shown = {
  method: ['GET', 'HEAD'],
  tag: 'Blog',
  access: 'anyone',
  answers: {
    200: { says: 'The picture; any cache may keep it.', media: 'image/*' },
    304: { says: 'The caller has it already.' },
  },
  refusals: ['NOT_FOUND'],
} as const;
const id = z.string().max(100).describe('Of the picture.');

/** Images of articles: public to read, uploaded by administrators. */
export async function serveBlogImages(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      ...shown,
      path: '/blog-images/:id',
      summary: 'A picture of an article, as JPEG or PNG',
      params: z.object({ id }),
    },
    ({ ctx, params, request }, reply) =>
      serveImage(ctx, { id: params.id, width: null }, request, reply),
  );
  route(
    server,
    {
      ...shown,
      path: '/blog-images/:id/:file',
      summary: 'A picture of an article, as WebP in one of its widths',
      params: z.object({ id, file: z.string().max(20).describe('Such as 960.webp.') }),
    },
    ({ ctx, params, request }, reply) => {
      // Any other name maps to a width that no image has.
      const width = Number(/^(\d{1,5})\.webp$/.exec(params.file)?.[1] ?? 0);
      return serveImage(ctx, { id: params.id, width }, request, reply);
    },
  );
  route(
    server,
    {
      method: 'POST',
      path: '/api/admin/blog-images',
      tag: 'Blog',
      summary: 'Upload a picture for articles',
      description:
        'The type is detected by content. The picture is re-encoded without metadata; SVG is refused.',
      access: { staff: 'content.write' },
      body: blogImageInput,
      // Base64 adds a third; the rest is for the other fields.
      bodyLimit: Math.ceil(blogImageLimits.megabytes * 1.4 * 1024 * 1024),
      answers: { 201: { says: 'It is kept.', json: blogImageAnswer } },
      refusals: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    },
    async ({ ctx, body }) => {
      const { id, src, name, alt, width, height } = await uploadImage(ctx, body);
      return { id, src, name, alt, width, height };
    },
  );
}
