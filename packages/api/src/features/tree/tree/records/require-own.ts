import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import type { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { canChangeRecord } from '#features/tree/tree/tree.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * A contributor undoes connections of people or unions that they added.
 * @throws AppError FORBIDDEN when the actor may change none of these
 */
export function requireOwn(
  { actor }: Pick<RequestContext, 'actor'>,
  set: EditSet,
  ids: readonly string[],
): void {
  const rows = ids.map((id) => set.rowOf(id));
  if (rows.some((row) => row !== null && canChangeRecord(actor, row))) return;
  throw new AppError('FORBIDDEN', { words: words.notOwn });
}
