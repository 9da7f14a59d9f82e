import { megabyte } from '@infinite/schema/catalogue/media';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import type { Structure } from '@infinite/gedcom/structure';
import { fileLimitMb } from '#features/recordings/recordings/index.ts';
import { checkMedia } from '#features/tree/gedcom/analysis/check-media.ts';
import {
  mediaOfRecord,
  type MediaReference,
} from '#features/tree/gedcom/analysis/media-of-record.ts';
import { appendProblems } from '#features/tree/gedcom/analysis/problem-sink.ts';
import { entryPathOf } from '#features/tree/gedcom/archive/entry-path.ts';
import type { GedcomSource } from '#features/tree/gedcom/file/gedcom-source.ts';
import { readRecords } from '#features/tree/gedcom/file/read-records.ts';
import { transcriptsIn } from '#features/tree/gedcom/import/transcripts-in.ts';
import { holdMedia } from '#features/tree/gedcom/import/hold-media.ts';
import type { ImportProgress } from '#features/tree/gedcom/import-progress.ts';
import type { MemberContext } from '#features/tree/gedcom/importer.ts';
import type { TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';

export interface BroughtMedia {
  /** By path in the archive. */
  readonly recordings: ReadonlyMap<string, string>;
  /** Those that nobody sees yet. */
  readonly held: readonly string[];
  /** What the archive says is spoken in those, as WebVTT, by the recordings' ids. */
  readonly transcripts: ReadonlyMap<string, string>;
  /** What a FILE structure says in the tree: its recording, where it has become one. */
  payloadOf(file: Structure): string | undefined;
}

/** Makes items of the archive's media, if the member wants them. */
export async function bringMedia(
  ctx: MemberContext,
  owner: TreeImport,
  source: GedcomSource,
  progress: ImportProgress,
): Promise<BroughtMedia> {
  const { archive } = source;
  if (!archive || !owner.withMedia) {
    return {
      ...{ recordings: new Map(), held: [], transcripts: new Map() },
      payloadOf: payloads(new Map()),
    };
  }
  const references = await referencesOf(source, progress);
  const limit = (await fileLimitMb(ctx)) * megabyte;
  const { wanted } = checkMedia(references, archive, limit);
  const held = await holdMedia(ctx, owner, { archive, wanted }, (share) => progress.at(share * 50));
  await appendProblems(
    ctx,
    owner.id,
    [...held.problems].map(([path, why]) => ({
      ...{ line: 0, code: 'media-left-out', structure: 'OBJE.FILE' },
      text: why === 'broken' ? treeFileWords.mediaBroken(path) : treeFileWords.mediaTooLarge(path),
    })),
  );
  return {
    recordings: held.recordings,
    held: held.made,
    transcripts: await transcriptsIn(archive, references, held),
    payloadOf: payloads(held.recordings),
  };
}

async function referencesOf(
  source: GedcomSource,
  progress: ImportProgress,
): Promise<MediaReference[]> {
  const references: MediaReference[] = [];
  const { records } = await readRecords(
    source,
    () => undefined,
    () => progress.at(0),
  );
  for await (const record of records) references.push(...mediaOfRecord(record));
  return references;
}

/** Only what this import made is named as a recording: a file cannot name those of other families. */
function payloads(recordings: ReadonlyMap<string, string>) {
  return ({ payload = '' }: Structure): string => {
    const at = entryPathOf(payload);
    const made = at.kind === 'inside' ? recordings.get(at.path) : undefined;
    if (made !== undefined) return `recording:${made}`;
    return payload.replaceAll('\0', '').replace(/^recording:/, 'media/');
  };
}
