import type {
  LibraryRecordingFragment,
  RecordingsQuery,
  UnfinishedTakesQuery,
} from '@infinite/schema/generated/graphql';
import {
  DeleteRecordingDocument,
  EraseRecordingDocument,
  KeepUnfinishedTakeDocument,
  LabelVoiceDocument,
  MeDocument,
  RecordingByIdDocument,
  RecordingDigestDocument,
  RecordingsDocument,
  UnfinishedTakesDocument,
  UpdateRecordingDocument,
  UploadLimitDocument,
} from '@infinite/schema/generated/operations';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { execute } from '@infinite/api-client/execute';
import { isRefusal } from '@infinite/api-client/refusal';
import type { TakeWords } from './engine/take.ts';
import { SignInNeeded } from './engine/tus-request.ts';

/** A recording as the library shows it. */
export type LibraryRecording = LibraryRecordingFragment;
export type RecordingsPage = RecordingsQuery['recordings'];

/** What the library lists, on the server's first page and every further one. */
export const listedInLibrary = {
  kinds: ['VOICE', 'VIDEO'],
  first: recorderCatalogue.libraryPage,
} satisfies {
  kinds: LibraryRecording['kind'][];
  first: number;
};

export async function loadRecordings(after: string | null): Promise<RecordingsPage> {
  return (await askServer(() => execute(RecordingsDocument, { ...listedInLibrary, after })))
    .recordings;
}

export async function loadRecording(id: string): Promise<LibraryRecording | null> {
  return (await askServer(() => execute(RecordingByIdDocument, { id }))).recording;
}

export async function updateRecording(
  id: string,
  input: Partial<TakeWords>,
): Promise<LibraryRecording> {
  return (await askServer(() => execute(UpdateRecordingDocument, { id, input }))).updateRecording;
}

export async function labelVoice(recordingId: string, childId: string | null): Promise<void> {
  await askServer(() => execute(LabelVoiceDocument, { recordingId, childId }));
}

export async function deleteRecording(id: string): Promise<void> {
  await askServer(() => execute(DeleteRecordingDocument, { id }));
}

/** Erases what is in the trash. */
export async function eraseRecording(id: string): Promise<void> {
  await askServer(() => execute(EraseRecordingDocument, { id }));
}

/** Takes of which only a part has arrived, whatever device they come from. */
export type UnfinishedTake = UnfinishedTakesQuery['unfinishedTakes'][number];

export async function loadUnfinishedTakes(): Promise<UnfinishedTake[]> {
  return (await askServer(() => execute(UnfinishedTakesDocument, {}))).unfinishedTakes;
}

/** Ends such a take where it broke off. */
export async function keepUnfinishedTake(id: string): Promise<LibraryRecording> {
  return (await askServer(() => execute(KeepUnfinishedTakeDocument, { id }))).keepUnfinishedTake;
}

export async function describeRecording(
  recordingId: string,
  { title, ...rest }: TakeWords,
): Promise<void> {
  // Without a title of the member's own, the server's ('Voice recording') stays.
  await updateRecording(recordingId, title === '' ? rest : { title, ...rest });
}

/**
 * SHA-256 of what the server stored, in hexadecimal; null while it is still putting it together,
 * 'gone' when there is no such recording.
 */
export async function loadDigest(id: string): Promise<string | null> {
  const { recording } = await askServer(() => execute(RecordingDigestDocument, { id }));
  return recording ? recording.sha256 : 'gone';
}

/** Megabytes that a chosen file may have; an administrator sets it. */
export async function loadUploadLimitMb(): Promise<number> {
  return (await askServer(() => execute(UploadLimitDocument, {}))).uploadLimitMb;
}

/** Who is signed in now; null for nobody. */
export async function loadMemberId(): Promise<string | null> {
  return (await execute(MeDocument, {})).me?.id ?? null;
}

/** @throws SignInNeeded when the session has ended, any other error when it may be tried again */
export async function askServer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isRefusal(error, 'UNAUTHENTICATED')) throw new SignInNeeded();
    throw error;
  }
}
