import { Readable } from 'node:stream';
import { bookSizes, storyRateLimits } from '@infinite/schema/catalogue/stories';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { actorIn } from '#features/people/families/index.ts';
import { contentDisposition } from '#features/recordings/recordings/index.ts';
import { paperOf } from '#features/stories/stories/book/paper.ts';
import { printedBook } from '#features/stories/stories/book/printed-book.ts';
import { readBook } from '#features/stories/stories/book/read-book.ts';
import { findStory, storyById } from '#features/stories/stories/find-story.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

/** A story as pages to print. */
export function serveBooks(server: FastifyInstance): void {
  route(
    server,
    {
      method: 'GET',
      path: '/api/stories/:id/book.pdf',
      tag: 'Stories',
      summary: 'A story as a book to print',
      access: 'anyone',
      description: 'With what the caller may see of it. A story of another family is not found.',
      params: z.object({ id: z.string().max(100).describe('Id of the story.') }),
      query: z.object({
        size: z.enum(bookSizes).default('A5').describe('Of a page as it is cut.'),
        bleed: z
          .enum(['yes', 'no'])
          .default('no')
          .describe('3 mm more on each side, for printers that cut.'),
      }),
      answers: {
        200: {
          says: 'The book.',
          media: 'application/pdf',
          headers: { 'Content-Disposition': 'With a name for the file.' },
        },
      },
      refusals: ['UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'],
    },
    async ({ ctx, params, query }, reply) => {
      const [reader, story] = await findForReader(ctx, params.id);
      await ctx.app.rateLimit.take('books', requirePerson(ctx).userId, storyRateLimits.books);
      const book = await readBook(reader, story);
      const paper = paperOf(query.size, query.bleed === 'yes');
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'content-disposition': contentDisposition('attachment', `${story.title}.pdf`),
        })
        .type('application/pdf')
        .send(Readable.from(printedBook(book, paper), { objectMode: false }));
    },
  );
}

/** A link sends no family: the role counts in the story's own. */
async function findForReader(ctx: RequestContext, id: string) {
  requirePerson(ctx);
  const row = await storyById(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  const reader = { ...ctx, actor: await actorIn(ctx, row.familyId) };
  return [reader, await findStory(reader, id)] as const;
}
