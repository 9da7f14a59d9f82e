import { PassThrough, Writable, type Readable } from 'node:stream';
import { treeFileQuery, type TreeFileQuery } from '@infinite/schema/tree/tree-file.input';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '#platform/context.ts';
import { contentDisposition } from '#features/recordings/recordings/index.ts';
import { writeArchive } from '#features/tree/gedcom/export/write-archive.ts';
import { textSink } from '#features/tree/gedcom/export/text-sink.ts';
import {
  wantedFile,
  writeTreeFile,
  type WantedFile,
} from '#features/tree/gedcom/export/write-tree-file.ts';
import { route } from '#platform/http/route-contract.ts';

/** GEDCOM 7 registers these media types (section 6); 5.5.1 has none of its own. */
const mediaTypes = {
  '7.0': 'text/vnd.familysearch.gedcom; charset=utf-8; version=7.0',
  '5.5.1': 'text/vnd.familysearch.gedcom; charset=utf-8; version=5.5.1',
  gedzip: 'application/vnd.familysearch.gedcom+zip',
} as const;

/** The tree as a file of genealogy programs. */
export function serveTreeFile(server: FastifyInstance): void {
  route(
    server,
    {
      method: 'GET',
      path: '/api/tree/file',
      tag: 'Family tree',
      summary: 'The tree as GEDCOM 7.0, GEDCOM 5.5.1 or GEDZIP',
      description:
        'Streamed. The details of living people are withheld unless the owner or an editor asks for them; a program also needs the scope tree:living. GEDZIP holds the voices, photos and documents as they were given, and transcripts as WebVTT. What breaks off was not whole: ask again.',
      access: 'member',
      query: treeFileQuery,
      answers: {
        200: {
          says: 'The file, to be saved under its name.',
          media: 'text/vnd.familysearch.gedcom',
          headers: { 'Content-Disposition': 'With a name for the file.' },
        },
      },
      refusals: ['FORBIDDEN', 'INVALID_INPUT', 'RATE_LIMITED'],
    },
    async ({ ctx, query, request }, reply) => {
      const wanted = await wantedFile(ctx, query);
      const date = ctx.clock.now().toString().slice(0, 10);
      const extension = query.format === 'gedzip' ? 'gdz' : 'ged';
      reply
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'content-disposition': contentDisposition(
            'attachment',
            `family-tree-${date}.${extension}`,
          ),
        })
        .type(mediaTypes[query.format]);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(contentOf(ctx, wanted, query.format));
    },
  );
}

/** A stream that fails breaks the connection, so that half a file is not taken for a whole one. */
function contentOf(
  ctx: RequestContext,
  wanted: WantedFile,
  format: TreeFileQuery['format'],
): Readable {
  const out = new PassThrough();
  const written =
    format === 'gedzip'
      ? writeArchive(ctx, wanted, Writable.toWeb(out))
      : writeTreeFile(ctx, wanted, { version: format, sink: textSink(out) }).then(() => out.end());
  written.catch((error: unknown) => {
    // A reader who went away is no error of ours.
    if (!out.destroyed) ctx.app.log.error({ err: error }, 'a file of a tree broke off');
    out.destroy(error instanceof Error ? error : new Error('broken off', { cause: error }));
  });
  return out;
}
