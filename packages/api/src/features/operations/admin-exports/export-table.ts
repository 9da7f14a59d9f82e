import { finished, type Readable } from 'node:stream';
import type { ExportKind } from '@infinite/schema/catalogue/admin';
import { exportFileName, exportStallMinutes } from '@infinite/schema/catalogue/exports';
import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { newContext, type RequestContext } from '#platform/context.ts';
import { exportSources } from '#features/operations/admin-exports/export-columns.ts';
import { narrowedUsers } from '#features/operations/admin-exports/narrowed-users.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import type { CopyRows } from '#platform/database/copy-rows.ts';
import { Snapshot } from '#platform/database/snapshot.ts';

/** Tells Excel that the text is UTF-8; without it every accent is garbled. */
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

export interface TableExport {
  readonly fileName: string;
  /** Records after the header, counted in the snapshot that is exported. */
  readonly rows: number;
  /** Ends whole or fails; destroying it ends the query and its connection. */
  readonly csv: Readable;
}

/**
 * A table as CSV, of one moment, in memory of a few blocks however long it is. The caller has
 * checked that an administrator asks.
 */
export async function exportTable(
  ctx: RequestContext,
  kind: ExportKind,
  options: { bom: boolean; users?: UserFilterInput | null },
): Promise<TableExport> {
  const from = sourceOf(ctx, kind, options.users ?? null);
  const snapshot = await Snapshot.open(ctx.app.databaseUrl, `export ${kind}`);
  try {
    const counted = await snapshot.rows<{ count: string }>(`select count(*) from ${from}`);
    const rows = Number(counted[0]?.count);
    await recordAudit(ctx, {
      action: 'export.download',
      subject: { kind: 'export', name: kind },
      after: { rows },
    });
    const csv = snapshot.copy(copyOf(kind, from), {
      crlf: true,
      prefix: options.bom ? byteOrderMark : undefined,
      expectedRows: rows + 1,
    });
    finished(csv, (error) => {
      void snapshot.close();
      if (error) void noteCutOff(ctx, kind, { sent: Math.max(0, csv.rows - 1), rows }, error);
    });
    endWhenStalled(csv);
    const day = ctx.clock.now().toString().slice(0, 10);
    return { fileName: exportFileName(kind, day), rows, csv };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** The rows of a kind; of the users only those that the filter leaves. */
function sourceOf(ctx: RequestContext, kind: ExportKind, users: UserFilterInput | null): string {
  const { from } = exportSources[kind];
  return kind === 'users' && users ? `${from} and ${narrowedUsers(ctx.em, users)}` : from;
}

/** The log says how much of an export left when it was stopped or its connection broke. */
async function noteCutOff(
  ctx: RequestContext,
  kind: ExportKind,
  after: { sent: number; rows: number },
  error: Error,
): Promise<void> {
  ctx.app.log.warn({ err: error, kind, ...after }, 'an export ended early');
  try {
    await recordAudit(newContext(ctx.app, ctx.actor), {
      action: 'export.cut-off',
      subject: { kind: 'export', name: kind },
      after,
    });
  } catch (failure) {
    ctx.app.log.error({ err: failure, kind }, 'the end of an export could not be logged');
  }
}

function copyOf(kind: ExportKind, from: string): string {
  const { columns } = exportSources[kind];
  const list = Object.entries(columns).map(([name, value]) => `${value} as "${name}"`);
  return `copy (select ${list.join(', ')} from ${from}) to stdout (format csv, header)`;
}

/** A client that stops reading without disconnecting would hold the snapshot open indefinitely. */
function endWhenStalled(csv: CopyRows): void {
  let seen = -1;
  const watch = setInterval(() => {
    if (csv.rows === seen) csv.destroy(new Error('nobody takes the rest'));
    seen = csv.rows;
  }, exportStallMinutes * 60_000);
  csv.once('close', () => clearInterval(watch));
}
