import { clearStorage } from '#features/memories/clear-storage.job.ts';
import { forgetAbandonedTakes } from '#features/memories/forget-abandoned-takes.ts';
import { prepareRecording } from '#features/memories/processing/prepare-recording.job.ts';
import { RecordingEntity } from '#features/memories/recording.entity.ts';
import { RecordingResolver } from '#features/memories/recording.resolver.ts';
import { removeStrayObjects } from '#features/memories/stray-objects.sweep.ts';
import { rousePreparations } from '#features/memories/rouse-preparations.ts';
import { mediaDamaged, scrubTooOld } from '#features/memories/scrub/scrub.alarms.ts';
import { scrubStorage } from '#features/memories/scrub/scrub.sweep.ts';
import { serveMedia } from '#features/memories/streaming/media.rest.ts';
import { serveUploads } from '#features/memories/uploads/uploads.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { RecordingEntity } from '#features/memories/recording.entity.ts';
export {
  Recording,
  RecordingKind,
  RecordingState,
  recordingType,
} from '#features/memories/recording.types.ts';
export {
  findVisibleRecording,
  recordingsByIds,
  type ShownRecording,
} from '#features/memories/find-recordings.ts';
export { removeRecordingsOf } from '#features/memories/remove-recordings-of.ts';
export { keepFile } from '#features/memories/keep-file.ts';
export { peaksOf } from '#features/memories/peaks.loader.ts';
export { guardRecordings, type RecordingGuard } from '#features/memories/recording-guards.ts';
export { verifyBeforeNeeded, type NeededSoon } from '#features/memories/scrub/needed-soon.ts';
export { bytesAnswers, streamHeaders } from '#features/memories/streaming/stream-contract.ts';
export {
  folderOf as folderOfRecording,
  originalKey as originalOfRecording,
} from '#features/memories/blob-keys.ts';
export { streamRecording } from '#features/memories/streaming/stream-recording.ts';
export type { Rendition } from '#features/memories/streaming/rendition.ts';

export const memoriesFeature = defineFeature({
  name: 'memories',
  entities: [RecordingEntity],
  resolvers: [RecordingResolver],
  jobs: [prepareRecording, clearStorage],
  sweeps: [forgetAbandonedTakes, rousePreparations, removeStrayObjects, scrubStorage],
  alarms: [mediaDamaged, scrubTooOld],
  rest: async (server) => {
    await serveUploads(server);
    await serveMedia(server);
  },
});
