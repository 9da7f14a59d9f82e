import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '#features/operations/audit/index.ts';
import { backupPlace } from '#features/operations/backups/backup-place.ts';
import { findBackup } from '#features/operations/backups/list-backups.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { answerRange, rangeStands } from '#platform/http/byte-range.ts';
import { route } from '#platform/http/route-contract.ts';

/** Read at a time. */
const pieceBytes = 256 * 1024;

/** The sealed file as it is stored; a download that broke off goes on by Range. */
export async function serveBackups(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/backups/:id',
      tag: 'Administration',
      summary: 'A backup as a sealed file',
      description:
        'Encrypted with a key derived from MASTER_KEY; docs/operations.md describes the restore.',
      access: { staff: 'exports' },
      params: z.object({ id: z.string() }),
      refusals: ['NOT_FOUND', 'RANGE_UNSATISFIABLE'],
      answers: {
        200: { says: 'The file', media: 'application/octet-stream' },
        206: { says: 'A range of it', media: 'application/octet-stream' },
      },
    },
    async ({ ctx, params, request }, reply) => {
      const backup = await findBackup(ctx, params.id);
      const { store, key } = backupPlace(ctx.app, backup);
      const stored = backup.state === 'DONE' ? await store.stat(key) : null;
      if (!stored) throw new AppError('NOT_FOUND');
      const etag = `"${backup.id}"`;
      const ifRange = [request.headers['if-range']].flat()[0];
      const asked = rangeStands(ifRange, etag) ? request.headers.range : undefined;
      const range = answerRange(asked, stored.bytes);
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${backup.fileName}"`,
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        etag,
      });
      if (range.kind === 'unsatisfiable') {
        reply.header('content-range', `bytes */${stored.bytes}`);
        throw new AppError('RANGE_UNSATISFIABLE');
      }
      const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, stored.bytes];
      if (range.kind === 'part') {
        reply.status(206).header('content-range', `bytes ${start}-${end - 1}/${stored.bytes}`);
      }
      reply.header('content-length', end - start);
      if (request.method === 'HEAD') return reply.send();
      if (start === 0) {
        await recordAudit(ctx, {
          action: 'backup.download',
          subject: { kind: 'backup', id: backup.id, name: backup.fileName },
        });
      }
      const reader = await store.open(key);
      return reply.send(Readable.from(pieces(reader, start, end), { objectMode: false }));
    },
  );
}

async function* pieces(
  reader: { read(start: number, end: number): Promise<Buffer>; close(): Promise<void> },
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  try {
    for (let at = start; at < end; at += pieceBytes) {
      yield await reader.read(at, Math.min(end, at + pieceBytes));
    }
  } finally {
    await reader.close();
  }
}
