import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { IncomingBytes, openVault } from '#features/recordings/recordings/index.ts';
import { analyzeImportJob } from '#features/tree/gedcom/analysis/analyze-import.job.ts';
import { newPartKey } from '#features/tree/gedcom/file/import-keys.ts';
import {
  TreeImportEntity,
  TreeImportPartEntity,
  type TreeImport,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A long request is made safe each time so much of it has arrived. */
const partBytes = 4 * 1024 * 1024;

/**
 * Adds what arrives to the file, sealed part by part; a row says that a part counts. With its last byte, the
 * analysis is enqueued.
 * @returns the new offset
 * @throws AppError CONFLICT when another request has moved the upload in the meantime
 */
export async function appendToImport(
  ctx: RequestContext,
  owner: TreeImport,
  body: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const vault = await openVault(ctx, owner.familyId);
  const incoming = new IncomingBytes(body);
  let at = offset;
  while (at < owner.length && (await incoming.hasMore())) {
    const key = newPartKey(owner.id);
    const before = incoming.taken;
    await vault.put(key, incoming.portion(Math.min(partBytes, owner.length - at)));
    const bytes = incoming.taken - before;
    try {
      await countPart(ctx, owner, { start: at, bytes, blobKey: key });
    } catch (error) {
      // A refusal comes before COMMIT; after any other error the folder is removed with the import.
      if (error instanceof AppError) await ctx.app.blobs.remove(key);
      throw error;
    }
    at += bytes;
  }
  if (incoming.failure) throw incoming.failure;
  return at;
}

interface Part {
  readonly start: number;
  readonly bytes: number;
  readonly blobKey: string;
}

async function countPart(ctx: RequestContext, owner: TreeImport, part: Part): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const received = part.start + part.bytes;
    const isWhole = received === owner.length;
    const counted = await tables(ctx.em, TreeImportEntity)
      .updateTable('tree_imports')
      .set({
        received,
        updatedAt: ctx.clock.now(),
        ...(isWhole ? { state: 'ANALYZING' as const } : {}),
      })
      .where('id', '=', owner.id)
      .where('state', '=', 'UPLOADING')
      // The part counts only if the upload still stands where this request began.
      .where('received', '=', part.start)
      .returning('id')
      .executeTakeFirst();
    if (!counted) throw new AppError('CONFLICT', { words: memoryWords.uploadElsewhere });
    await tables(ctx.em, TreeImportPartEntity)
      .insertInto('tree_import_parts')
      .values({ importId: owner.id, ...part })
      .execute();
    if (!isWhole) return;
    const { familyId: group } = owner;
    await ctx.jobs.enqueue(ctx, analyzeImportJob, { importId: owner.id }, { group });
  });
}
