import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { actorIn } from '#features/people/families/index.ts';
import { contentDisposition } from '#features/recordings/recordings/index.ts';
import { findImport, importById } from '#features/tree/gedcom/find-import.ts';
import { problemsAsText } from '#features/tree/gedcom/list-problems.ts';
import { fileNameOf } from '#features/tree/gedcom/show-import.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

/** What of a file was changed or left out, to keep. */
export function serveReport(server: FastifyInstance): void {
  route(
    server,
    {
      method: 'GET',
      path: '/api/tree/imports/:id/report.txt',
      tag: 'Family tree',
      summary: 'What of an imported file was changed or left out',
      description: 'Plain text, a line each. An import of another family is not found.',
      access: 'member',
      params: z.object({ id: z.string().max(100).describe('Id of the import.') }),
      answers: {
        200: {
          says: 'The report.',
          media: 'text/plain',
          headers: { 'Content-Disposition': 'With a name for the file.' },
        },
      },
      refusals: ['NOT_FOUND'],
    },
    async ({ ctx, params }, reply) => {
      const found = await findForReader(ctx, params.id);
      const stem = (await fileNameOf(ctx, found)).replace(/\.[^.]{1,5}$/, '') || 'family-tree';
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'content-disposition': contentDisposition('attachment', `${stem}-report.txt`),
        })
        .type('text/plain; charset=utf-8')
        .send(Readable.from(problemsAsText(ctx, found), { objectMode: false }));
    },
  );
}

/** A link sends no family: the role counts in the import's own. */
async function findForReader(ctx: RequestContext, id: string) {
  const row = await importById(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  return findImport({ ...ctx, actor: await actorIn(ctx, row.familyId) }, id);
}
