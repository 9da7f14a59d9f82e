import { finished, type Readable } from 'node:stream';
import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import type { ExportKind } from '@infinite/schema/catalogue/admin';
import {
  exportFileName,
  exportStallMinutes,
  type ExportFormat,
} from '@infinite/schema/catalogue/exports';
import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { newContext, type RequestContext } from '#platform/context.ts';
import { exportSources } from '#features/operations/admin-exports/export-columns.ts';
import {
  narrowedAuditLines,
  narrowedUsers,
} from '#features/operations/admin-exports/narrowed-rows.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import type { CopyRows } from '#platform/database/copy-rows.ts';
import { Snapshot } from '#platform/database/snapshot.ts';

/** Tells Excel that the text is UTF-8; without it every accent is garbled. */
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

export interface TableExport {
  readonly fileName: string;
  /** The number of records in the exported snapshot, without the header line of a CSV file. */
  readonly rows: number;
  /** Ends whole or fails; destroying it ends the query and its connection. */
  readonly text: Readable;
}

interface ExportOptions {
  readonly bom: boolean;
  readonly format: ExportFormat;
  readonly users?: UserFilterInput | null;
  readonly audit: AuditFilterInput;
}

/**
 * A table as CSV or JSON Lines, of one moment, in memory of a few blocks however long it is. The
 * caller has checked that an administrator asks.
 */
export async function exportTable(
  ctx: RequestContext,
  kind: ExportKind,
  options: ExportOptions,
): Promise<TableExport> {
  const from = sourceOf(ctx, kind, options);
  const isCsv = options.format === 'csv';
  const snapshot = await Snapshot.open(ctx.app.databaseUrl, `export ${kind}`);
  try {
    const counted = await snapshot.rows<{ count: string }>(`select count(*) from ${from}`);
    const rows = Number(counted[0]?.count);
    await recordAudit(ctx, {
      action: 'export.download',
      subject: { kind: 'export', name: kind },
      after: { rows },
    });
    const headers = isCsv ? 1 : 0;
    const text = snapshot.copy(isCsv ? csvOf(kind, from) : jsonOf(kind, from), {
      crlf: isCsv,
      prefix: isCsv && options.bom ? byteOrderMark : undefined,
      expectedRows: rows + headers,
    });
    finished(text, (error) => {
      void snapshot.close();
      const sent = Math.max(0, text.rows - headers);
      if (error) void noteCutOff(ctx, kind, { sent, rows }, error);
    });
    endWhenStalled(text);
    const day = ctx.clock.now().toString().slice(0, 10);
    return { fileName: exportFileName(kind, day, options.format), rows, text };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** The rows of a kind; of users and of the audit log only those that the filter leaves. */
function sourceOf(ctx: RequestContext, kind: ExportKind, options: ExportOptions): string {
  if (kind === 'audit') return narrowedAuditLines(ctx, options.audit);
  const { from } = exportSources[kind];
  const { users } = options;
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

function selectOf(kind: ExportKind, from: string): string {
  const { columns } = exportSources[kind];
  const list = Object.entries(columns).map(([name, value]) => `${value} as "${name}"`);
  return `select ${list.join(', ')} from ${from}`;
}

const csvOf = (kind: ExportKind, from: string): string =>
  `copy (${selectOf(kind, from)}) to stdout (format csv, header)`;

/**
 * An object a line. The text format would escape every backslash; CSV with a delimiter and a quote
 * that JSON itself escapes leaves the objects as they are.
 */
const jsonOf = (kind: ExportKind, from: string): string =>
  `copy (select row_to_json(rows) from (${selectOf(kind, from)}) rows)
   to stdout (format csv, delimiter e'\\x01', quote e'\\x02')`;

/** A client that stops reading without disconnecting would hold the snapshot open indefinitely. */
function endWhenStalled(csv: CopyRows): void {
  let seen = -1;
  const watch = setInterval(() => {
    if (csv.rows === seen) csv.destroy(new Error('nobody takes the rest'));
    seen = csv.rows;
  }, exportStallMinutes * 60_000);
  csv.once('close', () => clearInterval(watch));
}
