import { backupFileName, backupListPage } from '@infinite/schema/catalogue/backups';
import type { Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#context.ts';
import type { BackupTables } from '#features/operations/backups/backup-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { idOf, type ListPage } from '#platform/graphql/connection.ts';

export interface BackupFacts extends Pick<
  Selectable<BackupTables['backups']>,
  'id' | 'state' | 'tables' | 'problem' | 'run' | 'place' | 'objects'
> {
  readonly requestedBy: string | null;
  readonly requestedAt: Temporal.Instant;
  readonly finishedAt: Temporal.Instant | null;
  /** 0 to 1 while it is written; rows as the planner reckons. */
  readonly progress: number;
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly verifiedAt: Temporal.Instant | null;
  readonly verifiedBy: Selectable<BackupTables['backups']>['verified_by'];
  readonly mediaBytes: number | null;
  readonly keyId: string | null;
  readonly sampleKind: Selectable<BackupTables['backups']>['sample_kind'];
  readonly fileName: string;
}

/** Newest first; ids sort by the moment of their making. */
export async function listBackups(
  ctx: RequestContext,
  request: { first?: number | null; after?: string | null },
): Promise<ListPage<BackupFacts>> {
  const { first, max } = backupListPage;
  const size = Math.min(Math.max(request.first ?? first, 1), max);
  let query = selected(ctx)
    .orderBy('backups.id', 'desc')
    .limit(size + 1);
  if (request.after) query = query.where('backups.id', '<', cursor(request.after));
  const rows = await query.execute();
  const nodes = rows.slice(0, size).map(factsOf);
  return { nodes, hasNextPage: rows.length > size, cursorOf: idOf };
}

/** @throws AppError NOT_FOUND */
export async function findBackup(ctx: RequestContext, id: string): Promise<BackupFacts> {
  const row = z.guid().safeParse(id).success
    ? await selected(ctx).where('backups.id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return factsOf(row);
}

export async function lastProvenBackup(ctx: RequestContext): Promise<BackupFacts | null> {
  const row = await selected(ctx)
    .where('state', '=', 'DONE')
    .orderBy('backups.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? factsOf(row) : null;
}

function selected(ctx: RequestContext) {
  return ctx.em
    .getKysely<BackupTables & { users: { id: string; username: string } }>()
    .selectFrom('backups')
    .leftJoin('users', 'users.id', 'backups.requested_by')
    .selectAll('backups')
    .select('users.username');
}

function factsOf(
  row: Selectable<BackupTables['backups']> & { username: string | null },
): BackupFacts {
  const { id, state, tables, problem, run, place, objects } = row;
  const requestedAt = instantFrom(row.requested_at);
  const expected = Math.max(Number(row.rows_expected), Number(row.rows_done), 1);
  return {
    id,
    state,
    tables,
    problem,
    run,
    place,
    objects,
    requestedBy: row.username,
    requestedAt,
    finishedAt: row.finished_at === null ? null : instantFrom(row.finished_at),
    progress: Number(row.rows_done) / expected,
    bytes: row.bytes === null ? null : Number(row.bytes),
    rows: row.rows === null ? null : Number(row.rows),
    verifiedAt: row.verified_at === null ? null : instantFrom(row.verified_at),
    verifiedBy: row.verified_by,
    mediaBytes: row.media_bytes === null ? null : Number(row.media_bytes),
    keyId: row.key_id,
    sampleKind: row.sample_kind,
    fileName: backupFileName(requestedAt.toString()),
  };
}

function cursor(after: string): string {
  const parsed = z.guid().safeParse(after);
  if (!parsed.success) throw new AppError('INVALID_INPUT', { fields: { after: 'unknown' } });
  return parsed.data;
}
