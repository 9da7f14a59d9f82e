import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import type { RequestContext } from '#platform/context.ts';
import { openWords } from '#features/people/families/index.ts';
import { canCancelTreeImport, canDecideTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import type { TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import type { TreeImportType } from '#features/tree/gedcom/tree-import.types.ts';

export type ShownImport = TreeImportType;

/** Call only for what the actor may see. */
export async function showImport(ctx: RequestContext, row: TreeImport): Promise<ShownImport> {
  return {
    id: row.id,
    fileName: await fileNameOf(ctx, row),
    state: row.state,
    length: row.length,
    received: row.received,
    summary: row.summary,
    problemCount: row.problemCount,
    matchCount: row.matchCount,
    progress: row.progress,
    problem: row.problem && treeFileWords.problem[row.problem],
    problemCode: row.problem,
    changeId: row.changeId,
    mayDecide: canDecideTreeImport(ctx.actor, row),
    mayCancel: canCancelTreeImport(ctx.actor, row),
    createdAt: row.createdAt,
  };
}

export function fileNameOf(
  ctx: RequestContext,
  { id, familyId, sealedFileName }: TreeImport,
): Promise<string> {
  return openWords(ctx, familyId, { kind: 'tree-file-name', row: id }, sealedFileName);
}
