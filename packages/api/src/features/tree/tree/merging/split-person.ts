import { moveMember, splitIndividual } from '@infinite/gedcom/edit/split-individual';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { splitInput } from '@infinite/schema/tree/merge.input';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { readInto } from '#features/tree/tree/people/empty-union.ts';
import { edited } from '#features/tree/tree/records/edit-record.ts';
import { lockRecord } from '#features/tree/tree/records/lock-record.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Makes two people of a record that turned out to be about both.
 * @param input see `splitInput`
 * @returns the id of the new person
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED
 */
export async function splitTreePerson(ctx: RequestContext, input: unknown): Promise<string> {
  const { id, version, at, unionIds } = parseInput(splitInput, input);
  const { familyId, userId } = requireRight(ctx, 'mergeTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockRecord(ctx, familyId, { id, version, kinds: ['INDI'] });
    const set = new EditSet(new Map([[id, row]]));
    const record = set.get(id);
    const linkIndexes = (record.children ?? []).flatMap(({ tag, pointer }, index) =>
      (tag === 'FAMS' || tag === 'FAMC') && pointer && unionIds.includes(pointer) ? [index] : [],
    );
    const indexes = [...new Set([...at, ...linkIndexes])];
    const made = newId();
    const parts = edited(() =>
      splitIndividual(
        record,
        made,
        indexes.map((index) => [index]),
      ),
    );
    await readInto(ctx, familyId, { set, ids: [...parts.asPartner, ...parts.asChild] });
    set.put(parts.keep);
    set.add(parts.split);
    const move = (unions: readonly string[], role: 'partner' | 'child') => {
      for (const union of unions.filter((each) => set.has(each))) {
        set.change(union, (structure) => moveMember(structure, role, id, made));
      }
    };
    move(parts.asPartner, 'partner');
    move(parts.asChild, 'child');
    const values = { name: nameOf(parts.keep), other: nameOf(parts.split) };
    await changeTree(ctx, { familyId, madeBy: userId, kind: 'SPLIT', values }, set.edits);
    return made;
  });
}
