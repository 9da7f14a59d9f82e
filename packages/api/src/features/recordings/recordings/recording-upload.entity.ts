import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** How much of a recording has arrived, of how much; it ends when the original is sealed. */
export const RecordingUploadEntity = defineEntity({
  name: 'RecordingUpload',
  tableName: 'recording_uploads',
  properties: {
    recordingId: p.uuid().primary(),
    /** In bytes; null while a live recording does not know its length yet. */
    length: p.bigint('number').nullable(),
    received: p.bigint('number').default(0),
    lastReceivedAt: instant(),
  },
});
