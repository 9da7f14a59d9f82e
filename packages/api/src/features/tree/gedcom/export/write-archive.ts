import { Readable } from 'node:stream';
import { TextReader, ZipWriter } from '@zip.js/zip.js';
import type { FiledMedia } from '#features/tree/gedcom/export/media-in-file.ts';
import { vttOf } from '#features/tree/gedcom/export/transcripts-of.ts';
import { writeTreeFile, type WantedFile } from '#features/tree/gedcom/export/write-tree-file.ts';
import { originalOfRecording, openVault } from '#features/recordings/recordings/index.ts';
import type { RequestContext } from '#platform/context.ts';

/**
 * Writes a GEDZIP file (FamilySearch GEDCOM 7.0.14, section 4): the tree in GEDCOM 7, and the voices, photos and
 * documents of it as they were given, with transcripts as WebVTT.
 */
export async function writeArchive(
  ctx: RequestContext,
  wanted: WantedFile,
  out: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = new ZipWriter(out, { useWebWorkers: false, keepOrder: true });
  const media = await addTree(ctx, wanted, zip);
  const vault = await openVault(ctx, wanted.familyId);
  const seen = new Set<string>();
  for (const { recording, path, transcriptPath } of media) {
    if (seen.has(recording.id)) continue;
    seen.add(recording.id);
    const content = webStream(vault.read(originalOfRecording(recording.id)));
    // What was packed once does not get smaller.
    await zip.add(path, content, { level: 0 });
    const vtt = transcriptPath === null ? null : await vttOf(ctx, recording.id);
    if (vtt !== null && transcriptPath !== null) await zip.add(transcriptPath, new TextReader(vtt));
  }
  await zip.close();
}

async function addTree(
  ctx: RequestContext,
  wanted: WantedFile,
  zip: ZipWriter<unknown>,
): Promise<FiledMedia[]> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pieces = writable.getWriter();
  const encoder = new TextEncoder();
  const added = zip.add('gedcom.ged', readable);
  try {
    const media = await writeTreeFile(ctx, wanted, {
      version: '7.0',
      sink: (text) => pieces.write(encoder.encode(text)),
    });
    await pieces.close();
    await added;
    return media;
  } catch (error) {
    added.catch(() => undefined);
    await pieces.abort(error).catch(() => undefined);
    throw error;
  }
}

const webStream = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  // Node's types of web streams and those of browsers differ in name only.
  Readable.toWeb(
    Readable.from(copied(pieces), { objectMode: false }),
  ) as ReadableStream<Uint8Array>;

/** The vault's pieces are good only until the next one is asked for. */
async function* copied(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield piece.slice();
}
