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
import { prepareVersion } from '#features/memories/versions/prepare-version.job.ts';
import { rouseVersions } from '#features/memories/versions/rouse-versions.sweep.ts';
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
export {
  dropHeldVoice,
  holdVoice,
  keepHeldVoice,
  type HeldVoice,
} from '#features/memories/held-voices.ts';
export { headBytes, isSound } from '#features/memories/processing/recognise.ts';
export { describeMediaEngine } from '#features/memories/processing/describe-engine.ts';
export { removeRecordingsOf } from '#features/memories/remove-recordings-of.ts';
export { keepFile } from '#features/memories/keep-file.ts';
export { peaksOf } from '#features/memories/peaks.loader.ts';
export { guardRecordings, type RecordingGuard } from '#features/memories/recording-guards.ts';
export { verifyBeforeNeeded, type NeededSoon } from '#features/memories/scrub/needed-soon.ts';
export {
  bytesAnswers,
  streamHeaders,
  versionPart,
} from '#features/memories/streaming/stream-contract.ts';
export {
  folderOf as folderOfRecording,
  originalKey as originalOfRecording,
} from '#features/memories/blob-keys.ts';
export { streamRecording } from '#features/memories/streaming/stream-recording.ts';
export { streamVersion, type VersionPart } from '#features/memories/streaming/stream-version.ts';
export { prepareVersion } from '#features/memories/versions/prepare-version.job.ts';
export { makePostponed, postponeVersion } from '#features/memories/versions/postpone-versions.ts';
export { requestVersions } from '#features/memories/versions/request-versions.ts';
export {
  onVersionSettled,
  type VersionListener,
} from '#features/memories/versions/version-listeners.ts';
export { copyFormsOf } from '#features/memories/versions/copies-of.ts';
export {
  currentVersions,
  versionsByIds,
  type Version,
} from '#features/memories/versions/find-versions.ts';
export {
  RecordingCopy,
  RecordingVersion,
  RecordingVersionState,
  versionType,
  type VersionPaths,
} from '#features/memories/versions/version.types.ts';
export type { Rendition } from '#features/memories/streaming/rendition.ts';

export const memoriesFeature = defineFeature({
  name: 'memories',
  entities: [RecordingEntity],
  resolvers: [RecordingResolver],
  jobs: [prepareRecording, prepareVersion, clearStorage],
  sweeps: [
    forgetAbandonedTakes,
    rousePreparations,
    rouseVersions,
    removeStrayObjects,
    scrubStorage,
  ],
  alarms: [mediaDamaged, scrubTooOld],
  rest: async (server) => {
    await serveUploads(server);
    await serveMedia(server);
  },
});
