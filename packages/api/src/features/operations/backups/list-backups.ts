import { backupFileName, backupListPage } from '@infinite/schema/catalogue/backups';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { BackupEntity, type StoredBackup } from '#features/operations/backups/backup.entity.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tables } from '#platform/database/tables.ts';
import { idOf, type ListPage } from '#platform/graphql/connection.ts';

export interface BackupFacts extends Pick<
  StoredBackup,
  | ('id' | 'state' | 'requestedAt' | 'finishedAt' | 'bytes' | 'rows' | 'tables' | 'problem')
  | ('run' | 'place' | 'objects' | 'mediaBytes' | 'keyId' | 'sampleKind')
  | ('verifiedAt' | 'verifiedBy')
> {
  /** Username. */
  readonly requestedBy: string | null;
  /** 0 to 1 while it is written; the total is the planner's estimate. */
  readonly progress: number;
  readonly fileName: string;
}

/** Newest first; ids sort by creation time. */
export async function listBackups(
  ctx: RequestContext,
  request: { first?: number | null; after?: string | null },
): Promise<ListPage<BackupFacts>> {
  const { first, max } = backupListPage;
  const size = Math.min(Math.max(request.first ?? first, 1), max);
  let query = selected(ctx)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (request.after) query = query.where('id', '<', cursor(request.after));
  const rows = await query.execute();
  const nodes = rows.slice(0, size).map(factsOf);
  return { nodes, hasNextPage: rows.length > size, cursorOf: idOf };
}

/** @throws AppError NOT_FOUND */
export async function findBackup(ctx: RequestContext, id: string): Promise<BackupFacts> {
  const row = z.guid().safeParse(id).success
    ? await selected(ctx).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return factsOf(row);
}

export async function lastProvenBackup(ctx: RequestContext): Promise<BackupFacts | null> {
  const row = await selected(ctx)
    .where('state', '=', 'DONE')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? factsOf(row) : null;
}

function selected(ctx: RequestContext) {
  return tables(ctx.em, BackupEntity)
    .selectFrom('backups')
    .selectAll()
    .select(usernameOf('backups.requested_by').as('requester'));
}

type Row = StoredBackup & { requester: string | null };

function factsOf({ requester, ...backup }: Row): BackupFacts {
  return {
    ...backup,
    requestedBy: requester,
    progress: backup.rowsDone / Math.max(backup.rowsExpected, backup.rowsDone, 1),
    fileName: backupFileName(backup.requestedAt.toString()),
  };
}

function cursor(after: string): string {
  const parsed = z.guid().safeParse(after);
  if (!parsed.success) throw new AppError('INVALID_INPUT', { fields: { after: 'unknown' } });
  return parsed.data;
}
