import type {
  BackupProblemName,
  BackupProofName,
  BackupStateName,
} from '@infinite/schema/catalogue/backups';
import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const BackupEntity = defineEntity({
  name: 'StoredBackup',
  tableName: 'backups',
  properties: {
    id: p.uuid().primary(),
    state: p.text().$type<BackupStateName>(),
    requestedBy: p.uuid().nullable(),
    requestedAt: instant(),
    startedAt: instant().nullable(),
    /** By the database's own clock: it shows whether the worker still runs, not when work is due. */
    touchedAt: instant().defaultRaw('clock_timestamp()'),
    finishedAt: instant().nullable(),
    rowsDone: p.bigint('number').default(0),
    /** By the planner's estimate. */
    rowsExpected: p.bigint('number').default(0),
    bytes: p.bigint('number').nullable(),
    tables: p.integer().nullable(),
    rows: p.bigint('number').nullable(),
    manifestSha256: p.text().fieldName('manifest_sha256').nullable(),
    verifiedAt: instant().nullable(),
    verifiedBy: p.text().$type<BackupProofName>().nullable(),
    problem: p.text().$type<BackupProblemName>().nullable(),
    /** The attempt that may write to this row; it fences off an earlier attempt that still runs. */
    run: p.uuid().nullable(),
    /** Backups from before there was a target are in the storage. */
    place: p.text().$type<'STORAGE' | 'TARGET'>().default('TARGET'),
    keyId: p.text().nullable(),
    objects: p.integer().nullable(),
    mediaBytes: p.bigint('number').nullable(),
    /** The kind of recording that was decrypted to prove it; null when there was none yet. */
    sampleKind: p.text().$type<RecordingKindName>().nullable(),
  },
});

export type StoredBackup = RowOf<typeof BackupEntity>;
