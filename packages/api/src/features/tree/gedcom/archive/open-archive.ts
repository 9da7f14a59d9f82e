import { Reader, ZipReader, type Entry, type FileEntry } from '@zip.js/zip.js';
import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import { safePath } from '#features/tree/gedcom/archive/entry-path.ts';
import type { StoredFile } from '#features/tree/gedcom/file/stored-file.ts';

/** Why an archive is not read at all. */
export class ArchiveRefused extends Error {
  constructor(
    readonly problem: 'NO_GEDCOM_IN_ARCHIVE' | 'ARCHIVE_BROKEN' | 'ARCHIVE_TOO_LARGE',
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'ArchiveRefused';
  }
}

/** A media file of an archive. */
export interface ArchiveFile {
  readonly path: string;
  /** Expanded, as the archive claims; reading more fails. */
  readonly bytes: number;
  content(): AsyncIterable<Uint8Array>;
}

/** A name that is not opened, and why. */
export interface RefusedEntry {
  readonly name: string;
  readonly why: 'path' | 'link' | 'encrypted' | 'twice';
}

export interface Archive {
  readonly gedcom: ArchiveFile;
  /** By path. */
  readonly files: ReadonlyMap<string, ArchiveFile>;
  readonly refused: readonly RefusedEntry[];
  close(): Promise<void>;
}

const gedcomName = 'gedcom.ged';
const suspicious = 1024 * 1024;

/** Whether a file begins as a ZIP archive does. */
export const isArchive = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5) && head.length >= 4;

/**
 * A GEDZIP file (FamilySearch GEDCOM 7.0.14, section 4): `gedcom.ged` anywhere in it, and what it refers to.
 * @throws ArchiveRefused
 */
export async function openArchive(file: StoredFile): Promise<Archive> {
  const zip = new ZipReader(new StoredReader(file), {
    useWebWorkers: false,
    // Names without the flag of UTF-8 are read as such too: GEDZIP allows no other.
    filenameEncoding: 'utf-8',
  });
  const refused: RefusedEntry[] = [];
  const files = new Map<string, ArchiveFile>();
  let count = 0;
  let expanded = 0;
  try {
    for await (const entry of zip.getEntriesGenerator({
      // Names that lead outside are left out by `safePath`, and the rest is read.
      filenameValidation: 'tolerant',
    })) {
      count += 1;
      expanded += entry.uncompressedSize;
      if (count > treeFileLimits.archiveEntries || expanded > treeFileLimits.expandedBytes) {
        throw new ArchiveRefused('ARCHIVE_TOO_LARGE');
      }
      if (entry.directory) continue;
      const path = safePath(entry.filename);
      const why = whyRefused(entry, path.kind);
      if (why || path.kind !== 'inside') {
        refused.push({ name: entry.filename.slice(0, 300), why: why ?? 'path' });
      } else if (files.has(path.path)) refused.push({ name: path.path, why: 'twice' });
      else files.set(path.path, archiveFile(entry, path.path));
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('ARCHIVE_BROKEN', { cause: error });
  }
  const gedcom = files.get(gedcomName) ?? onlyGedcom(files);
  if (!gedcom) throw new ArchiveRefused('NO_GEDCOM_IN_ARCHIVE');
  files.delete(gedcom.path);
  return { gedcom, files, refused, close: () => zip.close() };
}

/** Programs also pack a tree under its own name. */
function onlyGedcom(files: ReadonlyMap<string, ArchiveFile>): ArchiveFile | undefined {
  const named = [...files.values()].filter(({ path }) => /^[^/]+\.ged$/i.test(path));
  return named.length === 1 ? named[0] : undefined;
}

/** Upper half of the external attributes: the mode of Unix. */
const isLink = ({ externalFileAttributes = 0 }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

function whyRefused(entry: Entry, kind: string): RefusedEntry['why'] | undefined {
  if (kind !== 'inside') return 'path';
  if (isLink(entry)) return 'link';
  return entry.encrypted ? 'encrypted' : undefined;
}

function archiveFile(entry: FileEntry, path: string): ArchiveFile {
  const { uncompressedSize: bytes, compressedSize } = entry;
  return {
    path,
    bytes,
    async *content() {
      if (bytes > suspicious && bytes > compressedSize * treeFileLimits.expansion) {
        throw new ArchiveRefused('ARCHIVE_TOO_LARGE');
      }
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const written = entry
        .getData(writable, { checkSignature: true })
        .catch(async (error: unknown) => {
          // Otherwise the reader would wait for more.
          await writable.abort(error).catch(() => undefined);
          throw new ArchiveRefused('ARCHIVE_BROKEN', { cause: error });
        });
      written.catch(() => undefined);
      let at = 0;
      try {
        for await (const piece of readable) {
          at += piece.byteLength;
          // What the archive claims is not believed: it is counted.
          if (at > bytes) throw new ArchiveRefused('ARCHIVE_TOO_LARGE');
          yield piece;
        }
      } catch (error) {
        if (error instanceof ArchiveRefused) throw error;
        throw new ArchiveRefused('ARCHIVE_BROKEN', { cause: error });
      }
      await written;
      if (at !== bytes) throw new ArchiveRefused('ARCHIVE_BROKEN');
    },
  };
}

class StoredReader extends Reader<StoredFile> {
  readonly #file: StoredFile;

  constructor(file: StoredFile) {
    super(file);
    this.#file = file;
    this.size = file.bytes;
  }

  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.#file.read(index, index + length);
  }
}
