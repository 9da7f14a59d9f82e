import { createHash } from 'node:crypto';
import {
  copyOut,
  pieceName,
  type BackupHead,
  type BackupManifest,
  type TableEntry,
} from '#features/operations/backups/backup-format.ts';
import {
  describeSequences,
  describeTables,
  type TableShape,
} from '#features/operations/backups/describe-tables.ts';
import type { TarFile } from '#platform/archive/tar.ts';
import type { Snapshot } from '#platform/database/snapshot.ts';

/** Bytes of a table in one file of the archive: what is held in memory at a time. */
const pieceBytes = 4 * 1024 * 1024;

export interface BackupProgress {
  /** Rows of all tables, as the planner reckons. */
  expected(rows: number): void;
  passed(rows: number): void;
}

/**
 * The files of the archive: all tables as they were in one snapshot, piece by piece.
 * @returns the manifest, which is the last file too
 */
export async function* backupFiles(
  snapshot: Snapshot,
  takenAt: Date,
  progress: BackupProgress,
): AsyncGenerator<TarFile, BackupManifest> {
  const json = (name: string, value: object) => ({
    name,
    content: Buffer.from(JSON.stringify(value, null, 2)),
  });
  yield json('backup.json', await headOf(snapshot, takenAt));
  const shapes = await describeTables(snapshot);
  progress.expected(shapes.reduce((sum, { rowsExpected }) => sum + rowsExpected, 0));
  const tables: TableEntry[] = [];
  for (const shape of shapes) {
    tables.push(yield* tableFiles(snapshot, shape, progress));
  }
  const manifest = { tables, sequences: await describeSequences(snapshot) };
  yield json('manifest.json', manifest);
  return manifest;
}

async function headOf(snapshot: Snapshot, takenAt: Date): Promise<BackupHead> {
  const [server] = await snapshot.rows<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    format: 'infinite-connections backup',
    version: 1,
    takenAt: takenAt.toISOString(),
    postgres: server?.version ?? 'unknown',
    migrations: await snapshot.migrations(),
  };
}

async function* tableFiles(
  snapshot: Snapshot,
  { name, columns }: TableShape,
  progress: BackupProgress,
): AsyncGenerator<TarFile, TableEntry> {
  const sha256 = createHash('sha256');
  const entry = { name, columns: [...columns], rows: 0, bytes: 0 };
  let held: Buffer[] = [];
  let heldBytes = 0;
  let piece = 0;
  const source = snapshot.copy(copyOut(name, columns));
  for await (const chunk of source as AsyncIterable<Buffer>) {
    sha256.update(chunk);
    entry.bytes += chunk.length;
    progress.passed(source.rows - entry.rows);
    entry.rows = source.rows;
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes < pieceBytes) continue;
    yield { name: pieceName(name, (piece += 1)), content: Buffer.concat(held) };
    held = [];
    heldBytes = 0;
  }
  if (heldBytes > 0) yield { name: pieceName(name, piece + 1), content: Buffer.concat(held) };
  return { ...entry, sha256: sha256.digest('hex') };
}
