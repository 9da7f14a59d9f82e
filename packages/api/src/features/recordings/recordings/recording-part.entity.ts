import { defineEntity, p } from '@mikro-orm/core';

/** A sealed object that holds some bytes of a recording that is still arriving. */
export const RecordingPartEntity = defineEntity({
  name: 'RecordingPart',
  tableName: 'recording_parts',
  properties: {
    recordingId: p.uuid().primary(),
    /** The offset of its first byte. */
    start: p.bigint('number').primary(),
    bytes: p.bigint('number'),
    blobKey: p.text(),
  },
});
