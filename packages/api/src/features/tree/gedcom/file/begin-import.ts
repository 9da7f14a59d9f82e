import { megabyte } from '@infinite/schema/catalogue/media';
import { treeFileLimits, treeFileRateLimits } from '@infinite/schema/catalogue/tree-files';
import type { TreeFileMetadata } from '@infinite/schema/tree/tree-file.input';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { lockFamily, requireRight, sealWords } from '#features/people/families/index.ts';
import { fileLimitMb } from '#features/recordings/recordings/index.ts';
import { TreeImportEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { canDecideTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes room for a file of a tree, or finds what arrived of it before.
 * @throws AppError FORBIDDEN, INVALID_INPUT, TOO_LARGE, LIMIT_REACHED
 */
export async function beginImport(
  ctx: RequestContext,
  id: string,
  metadata: TreeFileMetadata,
  length: number | null,
): Promise<TreeImport> {
  const known = await ownImport(ctx, metadata.takeId);
  if (known) {
    if (!canDecideTreeImport(ctx.actor, known)) throw new AppError('FORBIDDEN');
    return known;
  }
  const { familyId, userId } = requireRight(ctx, 'importTree');
  if (length === null) throw new AppError('INVALID_INPUT', { words: treeFileWords.lengthNeeded });
  if (length === 0) throw new AppError('INVALID_INPUT', { words: memoryWords.emptyFile });
  const limitMb = await fileLimitMb(ctx);
  if (length > limitMb * megabyte) {
    throw new AppError('TOO_LARGE', { words: memoryWords.tooLarge(limitMb) });
  }
  await ctx.app.rateLimit.take('tree-imports', userId, treeFileRateLimits.imports);
  const of = { kind: 'tree-file-name', row: id } as const;
  const sealedFileName = await sealWords(ctx, familyId, of, metadata.filename);
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    await requireFewOpen(ctx, familyId);
    const now = ctx.clock.now();
    await tables(ctx.em, TreeImportEntity)
      .insertInto('tree_imports')
      .values({
        id,
        familyId,
        createdBy: userId,
        clientId: metadata.takeId,
        state: 'UPLOADING',
        sealedFileName,
        length,
        createdAt: now,
        updatedAt: now,
      })
      // Two requests for one file at the same moment: one makes it, the other finds it.
      .onConflict((conflict) => conflict.columns(['createdBy', 'clientId']).doNothing())
      .execute();
    const made = await ownImport(ctx, metadata.takeId);
    if (!made) throw new Error('an import that was just begun is not there');
    return made;
  });
}

async function ownImport(ctx: RequestContext, clientId: string): Promise<TreeImport | undefined> {
  return tables(ctx.em, TreeImportEntity)
    .selectFrom('tree_imports')
    .selectAll()
    .where('createdBy', '=', requireMember(ctx).userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

async function requireFewOpen(ctx: RequestContext, familyId: string): Promise<void> {
  const open = await tables(ctx.em, TreeImportEntity)
    .selectFrom('tree_imports')
    .select('id')
    .where('familyId', '=', familyId)
    .where('state', 'in', ['UPLOADING', 'ANALYZING', 'READY', 'IMPORTING'])
    .limit(treeFileLimits.openAtOnce)
    .execute();
  if (open.length < treeFileLimits.openAtOnce) return;
  throw new AppError('WRONG_STATE', { words: treeFileWords.tooManyOpen });
}
