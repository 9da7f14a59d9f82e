import type {
  TreeImportProblemName,
  TreeImportStateName,
} from '@infinite/schema/catalogue/tree-files';
import { sql } from 'kysely';
import { BlobMissing } from '#adapters/storage/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { ArchiveRefused } from '#features/tree/gedcom/archive/open-archive.ts';
import { failImport, ImportCanceled } from '#features/tree/gedcom/import-progress.ts';
import { actAsImporter, type MemberContext } from '#features/tree/gedcom/importer.ts';
import { TreeImportEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { SealBroken } from '#platform/crypto/sealed-format.ts';

/** A file that keeps killing its worker is given up after so many tries. */
const attemptsAtMost = 4;

/** The file brings nothing, and another attempt would not either. */
export class ImportRefused extends Error {
  constructor(readonly problem: TreeImportProblemName) {
    super(problem);
  }
}

/**
 * Runs a step of an import for its member, while the import is in the state for it. What it says about the file
 * ends the import; an error of ours is tried again, a few times.
 */
export async function runImportJob(
  ctx: RequestContext,
  importId: string,
  state: TreeImportStateName,
  work: (ctx: MemberContext, owner: TreeImport) => Promise<void>,
): Promise<void> {
  const owner = await tables(ctx.em, TreeImportEntity)
    .updateTable('tree_imports')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', importId)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  if (!owner) return;
  const acting = await actAsImporter(ctx, owner);
  if (!acting) return failImport(ctx, owner, 'NOT_ALLOWED');
  if (owner.attempts > attemptsAtMost) return failImport(ctx, owner, 'BROKEN');
  try {
    await work(acting, owner);
  } catch (error) {
    if (error instanceof ImportCanceled) return;
    const problem = problemOf(error);
    if (problem === null && owner.attempts < attemptsAtMost) throw error;
    if (problem === null) ctx.app.log.error({ err: error, importId }, 'a tree was not imported');
    await failImport(ctx, owner, problem ?? 'BROKEN');
  }
}

/** Null for an error of ours. */
function problemOf(error: unknown): TreeImportProblemName | null {
  if (error instanceof ImportRefused || error instanceof ArchiveRefused) return error.problem;
  if (error instanceof BlobMissing || error instanceof SealBroken) return 'FILE_GONE';
  if (!(error instanceof AppError)) return null;
  if (error.code === 'PLAN_FULL') return 'NO_ROOM';
  if (error.code === 'CONFLICT') return 'TREE_CHANGED';
  return error.code === 'INVALID_INPUT' ? 'TOO_MANY_PEOPLE' : null;
}
