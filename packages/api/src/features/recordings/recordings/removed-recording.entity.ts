import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A recording that was removed on purpose; what is stored of it may go. */
export const RemovedRecordingEntity = defineEntity({
  name: 'RemovedRecording',
  tableName: 'removed_recordings',
  properties: { recordingId: p.uuid().primary(), removedAt: instant() },
});
