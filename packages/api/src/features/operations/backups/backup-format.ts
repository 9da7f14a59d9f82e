import { z } from 'zod';

/**
 * A backup is a tar archive, compressed with zstd, sealed under a key of the installation
 * (`platform/crypto/sealed-format.ts`, object name `backup`). In the archive, in this order:
 *
 *     backup.json                  what it is, and which migrations its tables come from
 *     tables/<name>/000001.copy    COPY text of the table, cut into pieces of a few megabytes
 *     …                            tables in an order in which each finds what it refers to
 *     manifest.json                per table: columns, rows, bytes, SHA-256; and the sequences
 */
export const backupSealName = 'backup';
export const backupKeyPurpose = 'database backups';

export const backupHead = z.object({
  format: z.literal('infinite-connections backup'),
  version: z.literal(1),
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
});
export type BackupHead = z.output<typeof backupHead>;

const tableEntry = z.object({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)).min(1),
  rows: z.number().int().min(0),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type TableEntry = z.output<typeof tableEntry>;

export const backupManifest = z.object({
  tables: z.array(tableEntry),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** Tables that are no part of what is kept: counters of the moment, and the list of backups. */
export const leftOut = ['schema_migrations', 'rate_limit_hits', 'backups'];

export const pieceName = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, '0')}.copy`;

/** The table a piece belongs to; undefined for anything else in the archive. */
export function tableOfPiece(name: string): string | undefined {
  return /^tables\/([a-z_][a-z0-9_]*)\/\d{6}\.copy$/.exec(name)?.[1];
}

/** The backup is not whole, was altered, or is of a form or version this program cannot read. */
export class BackupBroken extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`backup: ${what}`, options);
    this.name = 'BackupBroken';
  }
}

export const copyOut = (table: string, columns: readonly string[]) =>
  `copy ${columnsOf(table, columns)} to stdout`;

export const copyIn = (table: string, columns: readonly string[]) =>
  `copy ${columnsOf(table, columns)} from stdin`;

function columnsOf(table: string, columns: readonly string[]): string {
  return `public.${table} (${columns.map((name) => `"${name}"`).join(', ')})`;
}
