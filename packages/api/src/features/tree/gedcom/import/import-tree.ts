import { publishLive } from '#features/notices/live/index.ts';
import { keepHeldVoice } from '#features/recordings/recordings/index.ts';
import { closeChange, openChange, writeRecords } from '#features/tree/tree/index.ts';
import { keepGivenTranscript } from '#features/vault/transcripts/index.ts';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { openSource, type GedcomSource } from '#features/tree/gedcom/file/gedcom-source.ts';
import { readRecords } from '#features/tree/gedcom/file/read-records.ts';
import { bringMedia, type BroughtMedia } from '#features/tree/gedcom/import/bring-media.ts';
import { BatchWriter } from '#features/tree/gedcom/import/batch-writer.ts';
import { MergePlan } from '#features/tree/gedcom/import/merge-plan.ts';
import { RecordIds } from '#features/tree/gedcom/import/record-ids.ts';
import { ImportCanceled, ImportProgress } from '#features/tree/gedcom/import-progress.ts';
import type { MemberContext } from '#features/tree/gedcom/importer.ts';
import { fileNameOf } from '#features/tree/gedcom/show-import.ts';
import { TreeImportEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Records of the tree that are changed at a time. */
const batch = 1000;

/**
 * Brings a confirmed file into the tree: its media first, which nobody sees yet, then all records in one
 * transaction. Killed or canceled at any moment, it leaves the tree as it was; run again, it starts over.
 */
export async function importTree(ctx: MemberContext, owner: TreeImport): Promise<void> {
  const source = await openSource(ctx, owner);
  try {
    const progress = new ImportProgress(ctx, owner);
    const media = await bringMedia(ctx, owner, source, progress);
    const from = media.recordings.size > 0 ? 50 : 0;
    await inTransaction(ctx, async (tx) => {
      const work = { ...tx, actor: ctx.actor };
      const changeId = await writeTree(work, owner, { source, media, progress, from });
      // Before they are shown: a recording that has a transcript needs none.
      for (const [id, vtt] of media.transcripts) {
        await keepGivenTranscript(work, { id, familyId: owner.familyId }, vtt);
      }
      for (const id of media.held) await keepHeldVoice(work, id);
      await finish(work, owner, changeId);
    });
  } finally {
    await source.close();
  }
}

interface Work {
  readonly source: GedcomSource;
  readonly media: BroughtMedia;
  readonly progress: ImportProgress;
  /** The percentage where reading begins. */
  readonly from: number;
}

async function writeTree(
  ctx: MemberContext,
  owner: TreeImport,
  { source, media, progress, from }: Work,
): Promise<string> {
  const { familyId, createdBy: madeBy, id: importId } = owner;
  const values = { file: await fileNameOf(ctx, owner) };
  const change = await openChange(ctx, { familyId, madeBy, kind: 'IMPORTED', values, importId });
  const plan = await MergePlan.of(ctx, owner, source);
  const ids = new RecordIds(plan.known);
  const writer = new BatchWriter((edits) => writeRecords(ctx, change, edits));
  try {
    const { records } = await readRecords(source, ignore, (share) =>
      progress.at(from + share * (95 - from)),
    );
    let person: string | null = null;
    for await (const record of records) {
      const { id, xref, structure } = ids.identify(record, media.payloadOf);
      if (xref !== null && plan.takes(xref, structure)) {
        if (plan.waiting >= batch) await writer.addAll(await plan.edits(ctx));
        continue;
      }
      if (record.tag === 'INDI') person ??= id;
      await writer.add({ id, xref, kind: record.tag, structure, was: null });
    }
    await writer.end();
    await writer.addAll(await plan.edits(ctx));
    await writer.end();
    await progress.at(97);
    await closeChange(ctx, change, { touched: null, person, addsPeople: true });
    return change.id;
  } finally {
    await writer.settled();
  }
}

/** The report was written when the file was analyzed. */
const ignore = (): void => undefined;

async function finish(ctx: MemberContext, owner: TreeImport, changeId: string): Promise<void> {
  const { id, familyId } = owner;
  const done = await tables(ctx.em, TreeImportEntity)
    .updateTable('tree_imports')
    .set({ state: 'DONE', changeId, progress: 100, updatedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'IMPORTING')
    .returning('id')
    .executeTakeFirst();
  // Canceled a moment ago: the transaction takes everything back.
  if (!done) throw new ImportCanceled();
  await ctx.jobs.enqueue(ctx, clearImportJob, { importId: id });
  await publishLive(ctx.em, { to: { familyId }, kind: 'tree-import', id });
}
