import type { VersionStateName } from '@infinite/schema/catalogue/versions';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The files that recipients get of a recording with one trim. */
export const RecordingVersionEntity = defineEntity({
  name: 'RecordingVersion',
  tableName: 'recording_versions',
  properties: {
    id: p.uuid().primary(),
    recordingId: p.uuid(),
    startMs: p.integer().default(0),
    endMs: p.integer().nullable(),
    state: p.text().$type<VersionStateName>().default('WAITING'),
    problem: p.text().nullable(),
    attempts: p.smallint().default(0),
    /** The program that made it. */
    engine: p.text().nullable(),
    durationMs: p.integer().nullable(),
    peaks: p.array<number>().columnType('smallint[]').nullable(),
    mainType: p.text().nullable(),
    mainBytes: p.bigint('number').nullable(),
    mp3Bytes: p.bigint('number').fieldName('mp3_bytes').nullable(),
    posterBytes: p.bigint('number').nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});
