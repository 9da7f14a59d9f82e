import {
  auditFilterOf,
  exportParams,
  exportQuery,
  userFilterOf,
} from '@infinite/schema/admin-exports/export.input';
import { exportFiles, exportRowsHeader } from '@infinite/schema/catalogue/exports';
import type { FastifyInstance } from 'fastify';
import { readSelection } from '#features/operations/admin-exports/export-selections.ts';
import { exportTable } from '#features/operations/admin-exports/export-table.ts';
import {
  recordSecurityEvent,
  requireRecentPassword,
  sendSecurityMail,
} from '#features/people/security/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { sendBlocks } from '#platform/http/send-blocks.ts';
import { route } from '#platform/http/route-contract.ts';

/** The documented export (specification, section 7). */
export async function serveExports(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/export/:kind',
      tag: 'Administration',
      summary: 'Users, memories, messages, subscribers or the audit log as CSV or JSON Lines',
      description:
        'RFC 4180 in UTF-8 with a byte order mark, streamed. Instants are UTC, as spreadsheets read them; a cell that begins like a formula has an apostrophe before it. `format=json` writes an object a line instead. What breaks off was not whole: ask again. It takes an administrator who is signed in and typed the password within the last ten minutes (confirmPassword); no API key opens it.',
      access: 'admin',
      params: exportParams,
      query: exportQuery,
      before: ({ params }) => {
        const known = exportParams.safeParse(params);
        if (!known.success) {
          throw new AppError('NOT_FOUND', { words: known.error.issues[0]?.message });
        }
      },
      refusals: ['NOT_FOUND', 'EMAIL_UNCONFIRMED', 'PASSWORD_NEEDED'],
      answers: {
        200: {
          says: 'The file, to be saved as {kind}-export-{YYYY-MM-DD}.csv, or .jsonl',
          media: 'text/csv',
          headers: { [exportRowsHeader]: 'How many records follow the header of the file' },
        },
      },
    },
    async ({ ctx, params, query, request }, reply) => {
      const { userId } = await requireRecentPassword(ctx);
      const { format = 'csv', selection } = query;
      reply.headers({
        'cache-control': 'private, no-store',
        'content-type': exportFiles[format].media,
        'x-content-type-options': 'nosniff',
      });
      // Its answer would cost a whole export and tell nothing.
      if (request.method === 'HEAD') return reply.send();
      const ids = selection ? await readSelection(ctx, selection) : undefined;
      const { fileName, rows, text } = await exportTable(ctx, params.kind, {
        bom: query.bom !== '0',
        format,
        users: userFilterOf(query, ids),
        audit: auditFilterOf(query),
      });
      const detail = `${fileName}, ${rows} rows`;
      await recordSecurityEvent(ctx, { kind: 'EXPORT', userId, detail });
      await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'exportMade', userId, detail });
      reply.headers({
        'content-disposition': `attachment; filename="${fileName}"`,
        [exportRowsHeader]: rows,
      });
      return sendBlocks(reply, text);
    },
  );
}
