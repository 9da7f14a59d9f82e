import type { TreeMatchDecisionName } from '@infinite/schema/catalogue/tree-files';
import { decideMatchesInput } from '@infinite/schema/tree/tree-file.input';
import type { RequestContext } from '#platform/context.ts';
import { lockImport, requireState } from '#features/tree/gedcom/find-import.ts';
import { canDecideTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import { TreeImportMatchEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, WRONG_STATE unless the file waits for its confirmation */
export async function decideMatches(
  ctx: RequestContext,
  id: string,
  decisions: unknown,
): Promise<void> {
  const parsed = parseInput(decideMatchesInput, decisions);
  await inTransaction(ctx, async (ctx) => {
    requireState(await lockImport(ctx, id, canDecideTreeImport), 'READY');
    const byDecision = Map.groupBy(parsed, ({ decision }) => decision);
    for (const [decision, matches] of byDecision) {
      await tables(ctx.em, TreeImportMatchEntity)
        .updateTable('tree_import_matches')
        .set({ decision })
        .where('importId', '=', id)
        .where(
          'ordinal',
          'in',
          matches.map(({ match }) => match),
        )
        .execute();
    }
  });
}

/** The same decision about everybody of the list. @throws AppError as `decideMatches` */
export async function decideAllMatches(
  ctx: RequestContext,
  id: string,
  decision: TreeMatchDecisionName,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    requireState(await lockImport(ctx, id, canDecideTreeImport), 'READY');
    await tables(ctx.em, TreeImportMatchEntity)
      .updateTable('tree_import_matches')
      .set({ decision })
      .where('importId', '=', id)
      .execute();
  });
}
