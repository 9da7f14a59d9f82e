import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import type { TreeChangeRow } from '#features/tree/tree/changes/tree-change.entity.ts';
import { peopleOf } from '#features/collaboration/subjects/index.ts';

type Told = Pick<TreeChangeRow, 'kind' | 'wordsValues' | 'madeBy'>;

/** What was done, without who did it: 'added the birth of Rose Field'. */
export function changeInWords({ kind, wordsValues }: Pick<Told, 'kind' | 'wordsValues'>): string {
  return words.changes[kind](wordsValues);
}

/** Each with who did it: 'Ann changed Rose Field'. */
export async function changesInWords(
  ctx: RequestContext,
  familyId: string,
  changes: readonly Told[],
): Promise<string[]> {
  const person = await peopleOf(
    ctx,
    familyId,
    changes.flatMap(({ madeBy }) => madeBy ?? []),
  );
  return changes.map((change) => {
    const who = change.madeBy === null ? words.lastKnown : person(change.madeBy).name;
    return `${who} ${changeInWords(change)}`;
  });
}
