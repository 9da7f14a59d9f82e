import type { RecordingKindName, RecordingOriginName } from '@infinite/schema/catalogue/media';
import { titleFor } from '@infinite/schema/recordings/recording.input';
import type { RequestContext } from '#platform/context.ts';
import { openWords, sealWords, type WordsKind } from '#features/people/families/index.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';

/** Of a select of `recordings`: what `titleOf`, `noteOf` and `fileNameOf` need. */
export const wordsColumns = [
  'id',
  'familyId',
  'kind',
  'origin',
  'title',
  'note',
  'sealedNote',
  'fileName',
  'sealedFileName',
] as const;

/** The words of a recording as a row holds them: sealed, or plain until the sweep seals them. */
export interface StoredWords {
  readonly id: string;
  readonly familyId: string;
  readonly kind: RecordingKindName;
  readonly origin: RecordingOriginName;
  /** Empty where none was given. */
  readonly title: string;
  readonly note: string | null;
  readonly sealedNote: Uint8Array | null;
  readonly fileName: string;
  readonly sealedFileName: Uint8Array | null;
}

/**
 * The title of a recording, or the name of its file where none was given, which is why that name is
 * stored once and sealed. Call only after the policy allowed the access.
 */
export async function titleOf(ctx: RequestContext, row: StoredWords): Promise<string> {
  const { title, kind, origin } = row;
  if (title !== '') return title;
  const filename = origin === 'uploaded' ? await fileNameOf(ctx, row) : '';
  return titleFor({ title, filename, kind, origin });
}

/** The author's note, null for none. Call only after the policy allowed the access. */
export async function noteOf(ctx: RequestContext, row: StoredWords): Promise<string | null> {
  const { sealedNote: sealed, note } = row;
  return sealed === null ? note : openOf(ctx, row, 'recording-note', sealed);
}

/** What the file was called, '' if unknown. Call only after the policy allowed the access. */
export async function fileNameOf(ctx: RequestContext, row: StoredWords): Promise<string> {
  const { sealedFileName: sealed, fileName: plain } = row;
  return sealed === null ? plain : ((await openOf(ctx, row, 'recording-file-name', sealed)) ?? '');
}

/**
 * Null for words that were altered or moved: a damaged note must not block the recording, nor the
 * letter that carries it.
 */
async function openOf(
  ctx: RequestContext,
  { id, familyId: family }: StoredWords,
  kind: WordsKind,
  sealed: Uint8Array,
): Promise<string | null> {
  try {
    return await openWords(ctx, family, { kind, row: id }, sealed);
  } catch (error) {
    if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.error({ err: error, recording: id, kind }, 'words of a recording do not open');
    return null;
  }
}

interface Recording {
  readonly id: string;
  readonly familyId: string;
}

export function sealNote(
  ctx: RequestContext,
  { id, familyId }: Recording,
  note: string,
): Promise<Buffer | null> {
  return sealWords(ctx, familyId, { kind: 'recording-note', row: id }, note);
}

export function sealFileName(
  ctx: RequestContext,
  { id, familyId }: Recording,
  fileName: string,
): Promise<Buffer | null> {
  return sealWords(ctx, familyId, { kind: 'recording-file-name', row: id }, fileName);
}
