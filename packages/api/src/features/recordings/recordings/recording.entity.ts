import type {
  RecordingAudienceName,
  RecordingKindName,
  RecordingOriginName,
  RecordingStateName,
} from '@infinite/schema/catalogue/media';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/**
 * A voice, a video, a photo or a file as it was uploaded, and what preparing it found. `mimeType`, `bytes`
 * and `sha256` are those of the original; the display form is another stored object.
 */
export const RecordingEntity = defineEntity({
  name: 'Recording',
  tableName: 'recordings',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    createdBy: p.uuid(),
    /** The client's own id of the take or of the chosen file. */
    takeId: p.uuid(),
    /** In sample families: the recording whose stored bytes this one shows. Null for its own. */
    storedAs: p.uuid().nullable(),
    kind: p.text().$type<RecordingKindName>(),
    state: p.text().$type<RecordingStateName>(),
    origin: p.text().$type<RecordingOriginName>(),
    /** What a recipient said to its author; not among the family's until they keep it. */
    heldForAuthor: p.boolean().default(false),
    audience: p.text().$type<RecordingAudienceName>().default('FAMILY'),
    /** While it is in the trash, `audience` is NOBODY, so that no list has to know of the trash. */
    trashedAt: instant().nullable(),
    /** What `audience` is again when it is restored; null outside the trash. */
    audienceBefore: p.text().$type<RecordingAudienceName>().nullable(),
    /** Empty where none was given; see `titleOf`. */
    title: p.text(),
    /** Plain words of rows that are not sealed yet; see `recording-words.ts`. */
    note: p.text().nullable(),
    fileName: p.text().default(''),
    sealedNote: p.blob().$type<Uint8Array>().strictNullable(),
    sealedFileName: p.blob().$type<Uint8Array>().strictNullable(),
    claimedType: p.text(),
    mimeType: p.text().default('application/octet-stream'),
    bytes: p.bigint('number').default(0),
    /** Null until all of it has arrived and was put together. */
    sha256: p.text().nullable(),
    durationMs: p.integer().nullable(),
    /** The waveform; read only when asked for. */
    peaks: p.array<number>().columnType('smallint[]').nullable().lazy(),
    silent: p.boolean().default(false),
    problem: p.text().nullable(),
    /** The name of the malware that a scanner found; nobody gets its bytes then. */
    infectedBy: p.text().nullable(),
    trimStartMs: p.integer().nullable(),
    trimEndMs: p.integer().nullable(),
    /** Null when the original itself is shown. */
    displayMimeType: p.text().nullable(),
    displayBytes: p.bigint('number').nullable(),
    /** The version of the edit that the forms of a photo show; 0 for as the file has it. */
    drawnEdit: p.integer().default(0),
    /** Of preparing it; each that ends without an answer counts against its content. */
    attempts: p.smallint().default(0),
    /** The release of the preparation that read it last; see `preparations.ts`. */
    preparation: p.smallint().default(0),
    /** When its stored objects are due to be read back; null for at once. */
    verifyAt: instant().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});
