import { megabyte } from '@infinite/schema/catalogue/media';
import type { MediaReference } from '#features/tree/gedcom/analysis/media-of-record.ts';
import { entryPathOf } from '#features/tree/gedcom/archive/entry-path.ts';
import {
  ArchiveRefused,
  type Archive,
  type ArchiveFile,
} from '#features/tree/gedcom/archive/open-archive.ts';
import type { HeldMedia } from '#features/tree/gedcom/import/hold-media.ts';

/** Hours of speech are a few hundred kilobytes; all of them lie in memory until the tree is written. */
const transcriptAtMost = 2 * megabyte;
const allAtMost = 50 * megabyte;

/**
 * The transcripts that an archive has of the recordings that were made of it. A recording that the family had before
 * keeps its own.
 */
export async function transcriptsIn(
  archive: Archive,
  references: readonly MediaReference[],
  { recordings, made }: Pick<HeldMedia, 'recordings' | 'made'>,
): Promise<Map<string, string>> {
  const own = new Set(made);
  const transcripts = new Map<string, string>();
  let bytes = 0;
  for (const { payload, transcript } of references) {
    const recordingId = recordings.get(pathIn(payload) ?? '') ?? '';
    const file = archive.files.get(pathIn(transcript ?? '') ?? '');
    if (!file || !own.has(recordingId) || transcripts.has(recordingId)) continue;
    bytes += file.bytes;
    if (file.bytes > transcriptAtMost || bytes > allAtMost) continue;
    const text = await textOf(file);
    if (text !== null) transcripts.set(recordingId, text);
  }
  return transcripts;
}

function pathIn(payload: string): string | null {
  const at = entryPathOf(payload);
  return at.kind === 'inside' ? at.path : null;
}

/** Null for one that is damaged: the voice is worth more than its text. */
async function textOf(file: ArchiveFile): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of file.content()) pieces.push(piece.slice());
  } catch (error) {
    if (error instanceof ArchiveRefused) return null;
    throw error;
  }
  return Buffer.concat(pieces).toString('utf8').replaceAll('\0', '');
}
