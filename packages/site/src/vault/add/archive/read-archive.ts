import {
  BlobReader,
  configure,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ChosenFile } from '../queue/new-entry.ts';
import { keptPath, type KeptPath } from './kept-path.ts';
import { isPhotoDetails } from './photo-details.ts';
import { PhotoLists } from './photo-lists.ts';
import { readSidecar, Sidecars } from './sidecars.ts';

/** `broken`: it is no archive, or not all of it. `locked`: some of it needs a password. */
export type ArchiveProblem = 'broken' | 'locked' | 'too-many' | 'nothing';

export interface ReadArchive {
  readonly files: readonly ChosenFile[];
  readonly problem: ArchiveProblem | null;
}

/** A larger archive comes in several parts; more entries than this are an attack. */
const entriesAtMost = 100_000;

// Decompressed by the browser itself, which works off the page's thread.
configure({ useWebWorkers: false });

/** The files of a .zip archive. Only its table of contents is read; each file is, when its turn comes. */
export async function readArchive(archive: Blob): Promise<ReadArchive> {
  const files: ChosenFile[] = [];
  const sidecars = new Sidecars<FileEntry>();
  const lists = new PhotoLists(async (entry: FileEntry) => (await contentOf(entry)).text());
  let isLocked = false;
  let count = 0;
  try {
    // Names are words for the reader here: nothing is unpacked to a path.
    const options = { filenameValidation: 'tolerant' } as const;
    for await (const entry of new ZipReader(
      new BlobReader(archive),
      options,
    ).getEntriesGenerator()) {
      count += 1;
      if (count > entriesAtMost) return { files: [], problem: 'too-many' };
      const path = entry.directory ? null : keptPath(entry.filename);
      if (!entry.directory && isSidecar(entry)) sidecars.add(entry.filename, entry);
      if (!entry.directory && isList(entry)) lists.add(entry.filename, entry);
      if (entry.directory || !path) continue;
      if (entry.encrypted) isLocked = true;
      else files.push(fileOf(entry, path, { sidecars, lists }));
    }
  } catch {
    return { files: [], problem: 'broken' };
  }
  if (isLocked) return { files, problem: 'locked' };
  return { files, problem: files.length === 0 ? 'nothing' : null };
}

/** A larger one is none. */
const sidecarAtMost = 256 * 1024;

const isSidecar = ({ filename, uncompressedSize, encrypted }: FileEntry): boolean =>
  filename.endsWith('.json') && uncompressedSize <= sidecarAtMost && !encrypted;

/** A row of a photo has some 200 bytes. */
const listAtMost = 32 * 1024 * 1024;

const isList = ({ filename, uncompressedSize, encrypted }: FileEntry): boolean =>
  isPhotoDetails(filename) && uncompressedSize <= listAtMost && !encrypted;

interface Said {
  readonly sidecars: Sidecars<FileEntry>;
  readonly lists: PhotoLists<FileEntry>;
}

function fileOf(entry: FileEntry, path: KeptPath, { sidecars, lists }: Said): ChosenFile {
  return {
    ...path,
    size: entry.uncompressedSize,
    lastModified: entry.lastModDate.getTime(),
    isInArchive: true,
    content: () => contentOf(entry),
    facts: async () => {
      const sidecar = sidecars.of(entry.filename);
      if (sidecar) return readSidecar(await (await contentOf(sidecar)).text());
      return lists.of(entry.filename);
    },
  };
}

/** @throws Error when it is damaged, or more than the table of contents says: a bomb never unfolds */
async function contentOf(entry: FileEntry): Promise<Blob> {
  let left = entry.uncompressedSize;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      left -= piece.length;
      if (left < 0) throw new Error('an entry is larger than its archive says');
      out.enqueue(piece);
    },
  });
  const content = new Response(counted.readable).blob();
  const [blob] = await Promise.all([
    content,
    entry.getData(counted.writable, { checkCrc32: true }),
  ]);
  if (left !== 0) throw new Error('an entry is smaller than its archive says');
  return blob;
}
