import { commentable } from '#features/collaboration/subjects/index.ts';
import { commentedRecordings } from '#features/recordings/recordings/commented-recordings.ts';
import { countSources } from '#features/insight/analytics/index.ts';
import { signUpSteps } from '#features/insight/growth/index.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import {
  countedRecordings,
  recordedStep,
} from '#features/recordings/recordings/counted-recordings.ts';
import { forgetAbandonedTakes } from '#features/recordings/recordings/forget-abandoned-takes.ts';
import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { RecordingResolver } from '#features/recordings/recordings/recording.resolver.ts';
import { PhotoFormsEntity } from '#features/recordings/recordings/photo-forms.entity.ts';
import { RecordingPartEntity } from '#features/recordings/recordings/recording-part.entity.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { RemovedRecordingEntity } from '#features/recordings/recordings/removed-recording.entity.ts';
import { ObjectCheckEntity } from '#features/recordings/recordings/scrub/object-check.entity.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { removeStrayObjects } from '#features/recordings/recordings/stray-objects.sweep.ts';
import { requeuePreparations } from '#features/recordings/recordings/requeue-preparations.ts';
import { mediaDamaged, scrubTooOld } from '#features/recordings/recordings/scrub/scrub.alarms.ts';
import { scrubStorage } from '#features/recordings/recordings/scrub/scrub.sweep.ts';
import { sealRecordingWords } from '#features/recordings/recordings/seal-recording-words.sweep.ts';
import { serveMedia } from '#features/recordings/recordings/streaming/media.rest.ts';
import { serveUploads } from '#features/recordings/recordings/uploads/uploads.rest.ts';
import { prepareAgain } from '#features/recordings/recordings/processing/prepare-again.job.ts';
import { redrawPhoto } from '#features/recordings/recordings/processing/redraw-photo.job.ts';
import { prepareEarlier } from '#features/recordings/recordings/prepare-earlier.sweep.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { requeueVersions } from '#features/recordings/recordings/versions/requeue-versions.sweep.ts';
import { emptyTrash } from '#features/recordings/recordings/trash/empty-trash.sweep.ts';
import { TrashResolver } from '#features/recordings/recordings/trash/trash.resolver.ts';
import { countedKept, spaceOfFamily } from '#features/recordings/recordings/kept-by-family.ts';
import { keptSpace, legacyAreaCounts } from '#features/insight/home/index.ts';
import { defineFeature } from '#platform/feature.ts';

export { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
export {
  Recording,
  RecordingKind,
  RecordingState,
  recordingType,
} from '#features/recordings/recordings/recording.types.ts';
export {
  fileNameOfRecording,
  findVisibleRecording,
  recordingsByIds,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
export {
  dropHeldVoice,
  holdFile,
  holdVoice,
  keepHeldVoice,
  unusedHeldVoices,
  type HeldVoice,
} from '#features/recordings/recordings/held-voices.ts';
export {
  headBytes,
  isPicture,
  isSound,
  recognise,
} from '#features/recordings/recordings/processing/recognise.ts';
export { makePortrait } from '#features/recordings/recordings/processing/make-portrait.ts';
export {
  samplesOf,
  SoundUnreadable,
} from '#features/recordings/recordings/processing/samples-of.ts';
export type { DocumentPiece } from '#features/recordings/recordings/processing/read-document.ts';
export { textOf } from '#features/recordings/recordings/processing/text-of.ts';
export { describeMediaEngine } from '#features/recordings/recordings/processing/describe-engine.ts';
export {
  sealedPlaceholders,
  sealedRecordingWords,
} from '#features/recordings/recordings/sealed-columns.ts';
export {
  changeAudience,
  giveRecordings,
  removePrivateRecordingsOf,
  removeUnneeded,
  visibleAmong,
} from '#features/recordings/recordings/recording-audience.ts';
export { sealedTextsOf } from '#features/recordings/recordings/sealed-texts.ts';
export { deleteRecording } from '#features/recordings/recordings/delete-recording.ts';
export { isInTrash } from '#features/recordings/recordings/trash/is-in-trash.ts';
export { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
export {
  sameOriginals,
  visibleByContent,
} from '#features/recordings/recordings/recordings-by-content.ts';
export { familyRecordings } from '#features/recordings/recordings/family-recordings.ts';
export { findDocuments, textTypes } from '#features/recordings/recordings/find-documents.ts';
export {
  canChangeRecording,
  canDeleteRecording,
  canDescribeRecording,
} from '#features/recordings/recordings/recording.policy.ts';
export {
  recordingPrepared,
  type PreparedListener,
  type PreparedRecording,
} from '#features/recordings/recordings/prepared-listeners.ts';
export { photoEditInEffect, type PhotoEdit } from '#features/recordings/recordings/photo-edit.ts';
export { storedForms } from '#features/recordings/recordings/keep-forms.ts';
export { redrawPhoto } from '#features/recordings/recordings/processing/redraw-photo.job.ts';
export type { Looks } from '#features/recordings/recordings/processing/draw-forms.ts';
export type { FileFacts } from '#features/recordings/recordings/processing/file-facts.ts';
export { addedBy, seenInLists } from '#features/recordings/recordings/seen-in-lists.ts';
export { RecordingConnection } from '#features/recordings/recordings/recording.types.ts';
export { removeRecordingsOf } from '#features/recordings/recordings/remove-recordings-of.ts';
export {
  bytesOfFamily,
  countFamiliesWithRecordings,
  familyHasRecordings,
  countRecordings,
  recordingUseIn,
  recordingUseOf,
  bytesAddedSince,
  storageByKind,
  type RecordingUse,
} from '#features/recordings/recordings/recording-figures.ts';
export {
  familyOfRecording,
  holdRecordings,
  lockRecording,
} from '#features/recordings/recordings/lock-recordings.ts';
export {
  deleteSampleRecordings,
  originalsOfFamily,
  randomOriginals,
  randomProvable,
  type ProvableRecording,
} from '#features/recordings/recordings/stored-originals.ts';
export {
  storageByFamily,
  type FamilyStorage,
} from '#features/recordings/recordings/storage-by-family.ts';
export { exportedRecordings } from '#features/recordings/recordings/exported-recordings.ts';
export { openVault } from '#features/recordings/recordings/open-vault.ts';
export { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
export { sealOriginal } from '#features/recordings/recordings/processing/seal-original.ts';
export { IncomingBytes } from '#features/recordings/recordings/uploads/incoming-bytes.ts';
export { requireRoom } from '#features/recordings/recordings/uploads/plan-room.ts';
export { fileLimitMb } from '#features/recordings/recordings/uploads/size-limits.ts';
export { serveTus } from '#features/recordings/recordings/uploads/tus-routes.ts';
export { keepFile } from '#features/recordings/recordings/keep-file.ts';
export { peaksOf } from '#features/recordings/recordings/peaks.loader.ts';
export {
  recordingGuards,
  type RecordingGuard,
} from '#features/recordings/recordings/recording-guards.ts';
export {
  recordingsNeededSoon,
  type NeededSoon,
} from '#features/recordings/recordings/scrub/needed-soon.ts';
export {
  bytesAnswers,
  streamHeaders,
  versionPart,
} from '#features/recordings/recordings/streaming/stream-contract.ts';
export {
  folderOf as folderOfRecording,
  originalKey as originalOfRecording,
} from '#features/recordings/recordings/blob-keys.ts';
export { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
export {
  contentDisposition,
  safeFileName,
} from '#features/recordings/recordings/streaming/content-disposition.ts';
export { displayPicture } from '#features/recordings/recordings/streaming/display-picture.ts';
export { streamRecording } from '#features/recordings/recordings/streaming/stream-recording.ts';
export {
  streamVersion,
  type VersionPart,
} from '#features/recordings/recordings/streaming/stream-version.ts';
export { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
export {
  makePostponed,
  postponeVersion,
} from '#features/recordings/recordings/versions/postpone-versions.ts';
export { requestVersions } from '#features/recordings/recordings/versions/request-versions.ts';
export { versionOf } from '#features/recordings/recordings/versions/version.loader.ts';
export {
  versionSettled,
  type VersionListener,
} from '#features/recordings/recordings/versions/version-listeners.ts';
export { copyFormsOf } from '#features/recordings/recordings/versions/copies-of.ts';
export {
  hasFailed,
  hasUnreadyVersion,
  lockUnreadyVersions,
  versionIdsOf,
} from '#features/recordings/recordings/versions/promised-versions.ts';
export {
  currentVersions,
  versionsByIds,
  type Version,
} from '#features/recordings/recordings/versions/find-versions.ts';
export {
  RecordingCopy,
  RecordingVersion,
  RecordingVersionState,
  versionType,
  type VersionPaths,
} from '#features/recordings/recordings/versions/version.types.ts';
export type { Rendition } from '#features/recordings/recordings/streaming/rendition.ts';

export const recordingsFeature = defineFeature({
  name: 'recordings',
  entities: [
    RecordingEntity,
    RecordingUploadEntity,
    RecordingPartEntity,
    PhotoFormsEntity,
    RecordingVersionEntity,
    RemovedRecordingEntity,
    ObjectCheckEntity,
  ],
  resolvers: [RecordingResolver, TrashResolver],
  jobs: [prepareRecording, prepareAgain, redrawPhoto, prepareVersion, clearStorage],
  sweeps: [
    forgetAbandonedTakes,
    requeuePreparations,
    prepareEarlier,
    requeueVersions,
    removeStrayObjects,
    emptyTrash,
    scrubStorage,
    sealRecordingWords,
  ],
  alarms: [mediaDamaged, scrubTooOld],
  rest: async (server) => {
    await serveUploads(server);
    await serveMedia(server);
  },
  extensions: [
    countSources.with(countedRecordings),
    signUpSteps.with(recordedStep),
    commentable.with(commentedRecordings),
    legacyAreaCounts.with(countedKept),
    keptSpace.with(spaceOfFamily),
  ],
});
