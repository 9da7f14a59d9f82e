import { exportSelectionMinutes } from '@infinite/schema/catalogue/exports';
import { exportRefusalWords } from '@infinite/schema/words/admin-exports.en';
import { ExportSelectionEntity } from '#features/operations/admin-exports/export-selection.entity.ts';
import { requireAdmin, type RequestContext } from '#platform/context.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Stores which accounts the next export holds, for as long as it may take to type the password.
 * @returns what GET /api/admin/export/users takes as `selection`
 */
export async function storeSelection(
  ctx: RequestContext,
  userIds: readonly string[],
): Promise<string> {
  const { userId } = requireAdmin(ctx);
  const id = newId();
  await inTransaction(ctx, async (ctx) => {
    const selections = tables(ctx.em, ExportSelectionEntity);
    await selections
      .deleteFrom('export_selections')
      .where('madeAt', '<=', expiredBy(ctx))
      .execute();
    await selections
      .insertInto('export_selections')
      .values({ id, madeBy: userId, madeAt: ctx.clock.now(), userIds: [...new Set(userIds)] })
      .execute();
  });
  return id;
}

/** @throws AppError NOT_FOUND where it expired or somebody else made it */
export async function readSelection(ctx: RequestContext, id: string): Promise<string[]> {
  const { userId } = requireAdmin(ctx);
  const row = await tables(ctx.em, ExportSelectionEntity)
    .selectFrom('export_selections')
    .select('userIds')
    .where('id', '=', id)
    .where('madeBy', '=', userId)
    .where('madeAt', '>', expiredBy(ctx))
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { words: exportRefusalWords.selectionGone });
  return row.userIds;
}

const expiredBy = ({ clock }: RequestContext) =>
  clock.now().subtract({ minutes: exportSelectionMinutes });
