import { createSource } from '@infinite/gedcom/edit/create-records';
import { setText } from '@infinite/gedcom/edit/structure-edits';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { textBelow } from '@infinite/gedcom/structure-queries';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import type { TreeChangeKindName } from '@infinite/schema/catalogue/tree';
import { sourceInput, type SourceFields } from '@infinite/schema/tree/source.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import type { RecordVersion } from '#features/tree/tree/facts/change-facts.ts';
import { heardSource } from '#features/tree/tree/heard/heard-media.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { findRecord } from '#features/tree/tree/records/find-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { lockRecord } from '#features/tree/tree/records/lock-record.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Adds a source, and its repository by name: one of the tree with this name, or a new one.
 * @param input see `sourceInput`
 * @returns its id
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED
 */
export async function addTreeSource(ctx: RequestContext, input: unknown): Promise<string> {
  const fields = parseInput(sourceInput, input);
  return write(ctx, 'SOURCE_ADDED', fields.title, async (ctx, familyId) => {
    const set = new EditSet();
    const id = newId();
    const source = createSource(id, fields);
    set.add(await withRepository(ctx, familyId, { set, source, name: fields.repository }));
    return [set, id];
  });
}

/** @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED */
export async function changeTreeSource(
  ctx: RequestContext,
  of: RecordVersion,
  input: unknown,
): Promise<void> {
  const fields = parseInput(sourceInput, input);
  await write(ctx, 'SOURCE_CHANGED', fields.title, async (ctx, familyId) => {
    const row = await lockRecord(ctx, familyId, { ...of, kinds: ['SOUR'] });
    await refuseRecording(ctx, row);
    const set = new EditSet(new Map([[row.id, row]]));
    const source = withFields(set.get(row.id), fields);
    set.put(await withRepository(ctx, familyId, { set, source, name: fields.repository }));
    return [set, row.id];
  });
}

/**
 * Removes a source that nothing cites.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED; WRONG_STATE while facts cite it
 */
export async function removeTreeSource(ctx: RequestContext, of: RecordVersion): Promise<void> {
  const { familyId } = requireRight(ctx, 'addToTree');
  const found = await findRecord(ctx, familyId, { id: of.id, kinds: ['SOUR'] });
  const { recording, isHidden } = await heardSource(ctx, found.id);
  // The history is read by all: what it says must not name a recording.
  const title = recording || isHidden ? words.sourceRecording : titleOf(found.structure);
  await write(ctx, 'SOURCE_REMOVED', title, async (ctx) => {
    const row = await lockRecord(ctx, familyId, { ...of, kinds: ['SOUR'] });
    const [uses] = await rowsOf(
      ctx.em,
      sql<{ count: number }>`
        select count(*) as count from tree_citations
        where family_id = ${familyId} and source_id = ${row.id}`,
    );
    if (uses && uses.count > 0) {
      throw new AppError('WRONG_STATE', { words: words.sourceUsed(uses.count) });
    }
    const set = new EditSet(new Map([[row.id, row]]));
    set.remove(row.id);
    return [set, row.id];
  });
}

/** Title and teller of a recording stay in the vault, which knows who may read them. */
async function refuseRecording(ctx: RequestContext, row: TreeRecord): Promise<void> {
  const { recording, isHidden } = await heardSource(ctx, row.id);
  if (isHidden || (recording && titleOf(row.structure) === '')) {
    throw new AppError('WRONG_STATE', { words: words.sourceIsRecording });
  }
}

const titleOf = (source: { tag: string }): string => textBelow(source, 'TITL') ?? '';

function withFields(source: GedcomRecord, fields: SourceFields): GedcomRecord {
  const titled = setText(source, 'TITL', fields.title);
  return setText(setText(titled, 'AUTH', fields.author), 'PUBL', fields.publication);
}

/** Points to the repository with this name; '' leaves those that are there. */
async function withRepository(
  ctx: RequestContext,
  familyId: string,
  { set, source, name }: { set: EditSet; source: GedcomRecord; name: string },
): Promise<GedcomRecord> {
  if (name === '') return source;
  const [known] = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select id from tree_records
      where family_id = ${familyId} and kind = 'REPO' and removed_at is null
        and structure @> ${JSON.stringify({ children: [{ tag: 'NAME', payload: name }] })}::jsonb
      order by id limit 1`,
  );
  const id = known?.id ?? newId();
  if (!known) set.add({ tag: 'REPO', xref: id, children: [{ tag: 'NAME', payload: name }] });
  const children = source.children ?? [];
  if (children.some(({ tag, pointer }) => tag === 'REPO' && pointer === id)) return source;
  const others = children.filter(({ tag }) => tag !== 'REPO');
  return { ...source, children: [...others, { tag: 'REPO', pointer: id }] };
}

async function write<Result>(
  ctx: RequestContext,
  kind: TreeChangeKindName,
  name: string,
  edit: (ctx: RequestContext, familyId: string) => Promise<[EditSet, Result]>,
): Promise<Result> {
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const [set, result] = await edit(ctx, familyId);
    await changeTree(ctx, { familyId, madeBy: userId, kind, values: { name } }, set.edits);
    return result;
  });
}
