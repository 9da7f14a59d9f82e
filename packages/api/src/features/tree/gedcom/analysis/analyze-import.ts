import { megabyte } from '@infinite/schema/catalogue/media';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { publishLive } from '#features/notices/live/index.ts';
import { fileLimitMb } from '#features/recordings/recordings/index.ts';
import { checkMedia } from '#features/tree/gedcom/analysis/check-media.ts';
import { findMatches } from '#features/tree/gedcom/analysis/find-matches.ts';
import { mediaOfRecord, type MediaReference } from '#features/tree/gedcom/analysis/media-of-record.ts';
import { ProblemSink } from '#features/tree/gedcom/analysis/problem-sink.ts';
import { Summary } from '#features/tree/gedcom/analysis/summarize.ts';
import { openSource, type GedcomSource } from '#features/tree/gedcom/file/gedcom-source.ts';
import { readRecords } from '#features/tree/gedcom/file/read-records.ts';
import { ImportProgress } from '#features/tree/gedcom/import-progress.ts';
import type { MemberContext } from '#features/tree/gedcom/importer.ts';
import {
  TreeImportEntity,
  type ImportSummary,
  type TreeImport,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Reads a whole file and stores what its preview shows. The tree is not changed. */
export async function analyzeImport(ctx: MemberContext, owner: TreeImport): Promise<void> {
  const source = await openSource(ctx, owner);
  try {
    const progress = new ImportProgress(ctx, owner);
    const sink = new ProblemSink(ctx, owner.id);
    await sink.start();
    const matcher = await findMatches(ctx, owner);
    const { summary, references } = await readAll(source, sink, progress, (record) =>
      matcher.add(record),
    );
    const limit = (await fileLimitMb(ctx)) * megabyte;
    const media = checkMedia(references, source.archive, limit);
    media.problems.forEach(sink.report);
    await sink.flush(1);
    const matchCount = await matcher.store();
    await store(ctx, owner, {
      summary: summary({ mediaFiles: media.wanted.length, mediaBytes: media.bytes }),
      problemCount: sink.count,
      matchCount,
    });
  } finally {
    await source.close();
  }
}

async function readAll(
  source: GedcomSource,
  sink: ProblemSink,
  progress: ImportProgress,
  each: (record: GedcomRecord) => void,
) {
  const { survey, records } = await readRecords(source, sink.report, (share) =>
    progress.at(share * 95),
  );
  const summary = new Summary();
  const references: MediaReference[] = [];
  for await (const record of records) {
    summary.add(record);
    references.push(...mediaOfRecord(record));
    each(record);
    await sink.flush();
  }
  return {
    references,
    summary: (media: Pick<ImportSummary, 'mediaFiles' | 'mediaBytes'>) => summary.of(survey, media),
  };
}

async function store(
  ctx: MemberContext,
  { id, familyId }: TreeImport,
  found: Pick<TreeImport, 'summary' | 'problemCount' | 'matchCount'>,
): Promise<void> {
  await tables(ctx.em, TreeImportEntity)
    .updateTable('tree_imports')
    .set({ ...found, state: 'READY', progress: 0, attempts: 0, updatedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'ANALYZING')
    .execute();
  await publishLive(ctx.em, { to: { familyId }, kind: 'tree-import', id });
}
