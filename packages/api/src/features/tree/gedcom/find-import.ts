import type { TreeImportStateName } from '@infinite/schema/catalogue/tree-files';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import { z } from 'zod';
import type { Actor, RequestContext } from '#platform/context.ts';
import { canSeeTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import { TreeImportEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

const isId = (id: string): boolean => z.guid().safeParse(id).success;

/** The row, without a check of who asks. */
export async function importById(
  ctx: Pick<RequestContext, 'em'>,
  id: string,
): Promise<TreeImport | undefined> {
  if (!isId(id)) return undefined;
  return tables(ctx.em, TreeImportEntity)
    .selectFrom('tree_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws AppError NOT_FOUND for what the actor may not see, FORBIDDEN for what they may not do with it */
export async function findImport(
  ctx: RequestContext,
  id: string,
  may: (actor: Actor, subject: TreeImport) => boolean = canSeeTreeImport,
): Promise<TreeImport> {
  const found = await importById(ctx, id);
  if (!found || !canSeeTreeImport(ctx.actor, found)) throw new AppError('NOT_FOUND');
  if (!may(ctx.actor, found)) throw new AppError('FORBIDDEN');
  return found;
}

/** The same, held until the transaction ends. */
export async function lockImport(
  ctx: RequestContext,
  id: string,
  may: (actor: Actor, subject: TreeImport) => boolean,
): Promise<TreeImport> {
  await findImport(ctx, id, may);
  return tables(ctx.em, TreeImportEntity)
    .selectFrom('tree_imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @throws AppError WRONG_STATE */
export function requireState(found: TreeImport, ...states: readonly TreeImportStateName[]): void {
  if (states.includes(found.state)) return;
  throw new AppError('WRONG_STATE', { words: treeFileWords.wrongState[found.state] });
}
