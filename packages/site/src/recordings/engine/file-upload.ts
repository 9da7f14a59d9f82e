import { megabyte } from '@infinite/schema/catalogue/media';
import { newTakeId } from './new-take-id.ts';
import { rememberedUpload, rememberUpload, forgetUpload } from './remembered-uploads.ts';
import { recordingIdOf } from './recording-id-of.ts';
import { signInAgain, type SignIn } from './sign-in-again.ts';
import { TusSender, type ByteSource, type SendingState } from './tus-sender.ts';

export type FileKind = 'VOICE' | 'VIDEO' | 'PHOTO' | 'FILE';

export interface FileUploadOptions extends SignIn {
  endpoint: string;
  file: File;
  onSent(bytes: number): void;
  onState(state: SendingState): void;
  signal: AbortSignal;
}

/** Why a file is not even sent. */
export type FileProblem = 'empty' | 'too-large';

export function kindOfFile({ type }: { type: string }): FileKind {
  if (type.startsWith('audio/')) return 'VOICE';
  if (type.startsWith('video/')) return 'VIDEO';
  return type.startsWith('image/') ? 'PHOTO' : 'FILE';
}

export function problemOfFile(file: { size: number }, limitMb: number): FileProblem | null {
  if (file.size === 0) return 'empty';
  return file.size > limitMb * megabyte ? 'too-large' : null;
}

/**
 * Sends a file that exists already. After a reload the same file chosen again goes on where it
 * stopped. Settles with the recording's id.
 */
export async function uploadFile(options: FileUploadOptions): Promise<string> {
  const { file, memberId } = options;
  const known = rememberedUpload(memberId, file);
  const takeId = known?.takeId ?? newTakeId();
  const recordingId = await sendFile({
    ...options,
    content: file,
    name: file.name,
    type: file.type,
    kind: kindOfFile(file),
    takeId,
    uploadUrl: known?.uploadUrl ?? null,
    onUploadUrl: async (uploadUrl) => rememberUpload(memberId, file, { takeId, uploadUrl }),
  });
  forgetUpload(memberId, file);
  return recordingId;
}

export interface FileSending extends Omit<FileUploadOptions, 'file'> {
  content: Blob;
  name: string;
  type: string;
  kind: FileKind;
  /** The same id finds what arrived of it before. */
  takeId: string;
  uploadUrl: string | null;
  /** Where it belongs; the page's family if not said. */
  familyId?: string;
  onUploadUrl(url: string): Promise<void>;
  fetch?: typeof fetch;
}

/** Sends the content of a file, or what is missing of it. Settles with the recording's id. */
export async function sendFile(sending: FileSending): Promise<string> {
  const { endpoint, uploadUrl, familyId, onUploadUrl, onSent, onState, kind, takeId } = sending;
  const sender = new TusSender({
    endpoint,
    uploadUrl,
    familyId,
    metadata: {
      kind,
      filename: sending.name,
      filetype: sending.type,
      takeId,
      origin: 'uploaded',
    },
    onUploadUrl,
    onSent,
    onState,
    onSignInNeeded: () => signInAgain(sending),
    fetch: sending.fetch,
  });
  return recordingIdOf(await sender.send(sourceOf(sending.content), sending.signal));
}

function sourceOf(file: Blob): ByteSource {
  return {
    totalBytes: file.size,
    async read(offset, atMost) {
      const end = Math.min(file.size, offset + atMost);
      return { bytes: file.slice(offset, end), last: end === file.size };
    },
  };
}
