import { addFact, changeFact, removeFact } from '@infinite/gedcom/edit/edit-facts';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { treeLimits as limits, treeRateLimits } from '@infinite/schema/catalogue/tree';
import type { TreeChangeKindName } from '@infinite/schema/catalogue/tree';
import { factAt, factInput, factTag } from '@infinite/schema/tree/fact.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import { factEdit, withAnnotations } from '#features/tree/tree/facts/changed-facts.ts';
import { EditSet, recordFrom } from '#features/tree/tree/people/edit-set.ts';
import { edited } from '#features/tree/tree/records/edit-record.ts';
import { lockRecord } from '#features/tree/tree/records/lock-record.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { unionName } from '#features/tree/tree/records/union-name.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** A record that is changed, and the version that the change was made on. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Adds an event or attribute to a person or a union.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED
 */
export async function addTreeFact(
  ctx: RequestContext,
  of: RecordVersion,
  request: { tag: string; input: unknown },
): Promise<void> {
  const tag = parseInput(factTag, request.tag);
  const fields = parseInput(factInput, request.input);
  const edit = factEdit(fields);
  await changeRecord(ctx, of, { kind: 'FACT_ADDED', fact: () => tag }, (record) => {
    if ((record.children?.length ?? 0) >= limits.facts) {
      throw new AppError('INVALID_INPUT', { words: words.tooManyFacts });
    }
    const added = addFact(record, tag, edit);
    return withAnnotations(added.record, added.path, fields);
  });
}

/** @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED */
export async function changeTreeFact(
  ctx: RequestContext,
  of: RecordVersion,
  request: { at: number; input: unknown },
): Promise<void> {
  const at = parseInput(factAt, request.at);
  const fields = parseInput(factInput, request.input);
  const edit = factEdit(fields);
  await changeRecord(ctx, of, { kind: 'FACT_CHANGED', fact: tagAt(at) }, (record) =>
    withAnnotations(changeFact(record, [at], edit), [at], fields),
  );
}

/** @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED */
export async function removeTreeFact(
  ctx: RequestContext,
  of: RecordVersion,
  request: { at: number },
): Promise<void> {
  const at = parseInput(factAt, request.at);
  await changeRecord(ctx, of, { kind: 'FACT_REMOVED', fact: tagAt(at) }, (record) =>
    removeFact(record, [at]),
  );
}

const tagAt = (at: number) => (record: GedcomRecord) => record.children?.[at]?.tag ?? '';

/**
 * Changes what one person or union says.
 * @param what `fact` gives the tag of the fact that the history names
 */
export async function changeRecord(
  ctx: RequestContext,
  { id, version }: RecordVersion,
  what: {
    kind: TreeChangeKindName;
    fact?: (record: GedcomRecord) => string;
    only?: 'INDI' | 'FAM';
  },
  edit: (record: GedcomRecord) => GedcomRecord,
): Promise<void> {
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    const row = await lockRecord(ctx, familyId, {
      ...{ id, version },
      kinds: what.only ? [what.only] : ['INDI', 'FAM'],
    });
    const set = new EditSet(new Map([[id, row]]));
    const before = recordFrom(row);
    set.put(edited(() => edit(set.get(id))));
    if (set.edits.length === 0) return;
    const values = {
      name: row.kind === 'FAM' ? await unionName(ctx, familyId, before) : nameOf(set.get(id)),
      ...(what.fact && { fact: words.factName(what.fact(before)) }),
    };
    await changeTree(ctx, { familyId, madeBy: userId, kind: what.kind, values }, set.edits);
  });
}
