import type { RequestContext } from '#platform/context.ts';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { staleRefusal } from '#features/tree/tree/changes/stale-refusal.ts';
import { findRecord, lockTree } from '#features/tree/tree/records/find-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { canChangeRecord } from '#features/tree/tree/tree.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Holds the tree and reads a record that the actor may change, in the version that they saw.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT with what changed since
 */
export async function lockRecord(
  ctx: RequestContext,
  familyId: string,
  { id, version, kinds }: { id: string; version: number; kinds: readonly string[] },
): Promise<TreeRecord> {
  await lockTree(ctx, familyId);
  const record = await findRecord(ctx, familyId, { id, kinds });
  if (!canChangeRecord(ctx.actor, record)) throw new AppError('FORBIDDEN', { words: words.notOwn });
  if (record.version !== version) throw await staleRefusal(ctx, record, version);
  return record;
}
