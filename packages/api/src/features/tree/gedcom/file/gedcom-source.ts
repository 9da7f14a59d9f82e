import type { RequestContext } from '#platform/context.ts';
import { isArchive, openArchive, type Archive } from '#features/tree/gedcom/archive/open-archive.ts';
import { StoredFile } from '#features/tree/gedcom/file/stored-file.ts';
import { ImportRefused } from '#features/tree/gedcom/run-import-job.ts';
import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';

/** The GEDCOM of an uploaded file, by itself or in an archive. */
export interface GedcomSource {
  /** Bytes of the GEDCOM. */
  readonly bytes: number;
  /** Reads it from its beginning; each piece is good until the next one is asked for. */
  open(): AsyncIterable<Uint8Array>;
  /** Null for a file without media. */
  readonly archive: Archive | null;
  close(): Promise<void>;
}

/**
 * What a file is, its content decides; its name is not asked.
 * @throws ArchiveRefused, ImportRefused
 */
export async function openSource(
  ctx: RequestContext,
  owner: { readonly id: string; readonly familyId: string },
): Promise<GedcomSource> {
  const file = await StoredFile.of(ctx, owner);
  try {
    if (!isArchive(await file.read(0, 4))) return checked(plain(file));
    const archive = await openArchive(file);
    return checked({
      bytes: archive.gedcom.bytes,
      open: () => archive.gedcom.content(),
      archive,
      close: async () => {
        await archive.close();
        await file.close();
      },
    });
  } catch (error) {
    await file.close();
    throw error;
  }
}

function plain(file: StoredFile): GedcomSource {
  return {
    bytes: file.bytes,
    open: () => file.content(),
    archive: null,
    close: () => file.close(),
  };
}

function checked(source: GedcomSource): GedcomSource {
  if (source.bytes > treeFileLimits.gedcomBytes) throw new ImportRefused('ARCHIVE_TOO_LARGE');
  return source;
}
