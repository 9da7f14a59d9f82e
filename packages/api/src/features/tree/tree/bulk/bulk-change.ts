import { addCitation } from '@infinite/gedcom/edit/edit-annotations';
import { addFact, changeFact, removeFact } from '@infinite/gedcom/edit/edit-facts';
import { deathTags } from '@infinite/gedcom/living/life-years';
import { readFacts } from '@infinite/gedcom/read/facts';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { treeLimits as limits, treeRateLimits } from '@infinite/schema/catalogue/tree';
import { bulkInput, type BulkRequest } from '@infinite/schema/tree/bulk.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { findRecord, liveRecordsOf, lockTree } from '#features/tree/tree/records/find-records.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** What became of a change of many. */
export interface BulkReport {
  /** By which it is undone; null where nothing changed. */
  readonly changeId: string | null;
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly words: string }[];
  /** More records have the place: ask again. */
  readonly isMore: boolean;
}

type Edit = (record: GedcomRecord) => GedcomRecord | string;

/**
 * One act on up to 1,000 records. One that is refused says why, and the others are changed.
 * @param input see `bulkInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function bulkChangeTree(ctx: RequestContext, input: unknown): Promise<BulkReport> {
  const request = parseInput(bulkInput, input);
  const { familyId, userId } = requireRight(ctx, 'mergeTree');
  await ctx.app.rateLimit.take('tree-bulk', userId, treeRateLimits.bulk);
  return inTransaction(ctx, async (ctx) => {
    await lockTree(ctx, familyId);
    const { edits, refused, isMore } = await planned(ctx, familyId, request);
    const report = { changed: edits.length, refused, isMore };
    if (edits.length === 0) return { ...report, changeId: null };
    const values = { count: edits.length.toLocaleString('en-US') };
    const change = { familyId, madeBy: userId, kind: 'BULK_CHANGED', values } as const;
    return { ...report, changeId: (await changeTree(ctx, change, edits)).id };
  });
}

/**
 * What `bulkChangeTree` would do now. Nothing is changed.
 * @param input see `bulkInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function previewBulkChange(ctx: RequestContext, input: unknown): Promise<BulkReport> {
  const request = parseInput(bulkInput, input);
  const { familyId, userId } = requireRight(ctx, 'mergeTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  const { edits, refused, isMore } = await planned(ctx, familyId, request);
  return { changeId: null, changed: edits.length, refused, isMore };
}

async function planned(ctx: RequestContext, familyId: string, request: BulkRequest) {
  if (request.kind === 'SOURCE') {
    await findRecord(ctx, familyId, { id: request.sourceId, kinds: ['SOUR'] });
  }
  const asked = request.kind === 'PLACE' ? await recordsAt(ctx, familyId, request) : request.ids;
  const ids = [...new Set(asked)].slice(0, limits.bulk);
  const set = new EditSet(await liveRecordsOf(ctx, familyId, ids));
  const edit = editOf(request);
  const refused: { id: string; words: string }[] = [];
  for (const id of ids) {
    const result = set.has(id) ? edit(set.get(id)) : words.notPerson;
    if (typeof result === 'string') refused.push({ id, words: result });
    else set.put(result);
  }
  return { edits: set.edits, refused, isMore: asked.length > ids.length };
}

function editOf(request: BulkRequest): Edit {
  switch (request.kind) {
    case 'PLACE':
      return (record) => withPlace(record, request);
    case 'DECEASED':
      return asDeceased;
    case 'LIVING':
      return asLiving;
    case 'SOURCE':
      return (record) =>
        isPersonOrUnion(record)
          ? addCitation(record, [], { source: request.sourceId })
          : words.notPerson;
  }
}

const isPersonOrUnion = ({ tag }: GedcomRecord): boolean => tag === 'INDI' || tag === 'FAM';

const factsOf = (record: GedcomRecord) => readFacts(record, record.tag === 'FAM' ? 'FAM' : 'INDI');

function withPlace(
  record: GedcomRecord,
  { from, to, latitude, longitude }: BulkRequest & { kind: 'PLACE' },
): GedcomRecord {
  const coordinates =
    latitude === null || latitude === undefined || longitude === null || longitude === undefined
      ? undefined
      : { latitude, longitude };
  return factsOf(record)
    .filter(({ place }) => place?.text === from)
    .reduce(
      (next, { path, tag, value }) =>
        changeFact(next, path, {
          // A count is checked again with each change of its fact.
          ...(tag === 'NCHI' || tag === 'NMR' ? { value } : {}),
          place: { text: to === '' ? from : to, ...(coordinates && { coordinates }) },
        }),
      record,
    );
}

const isDeath = (tag: string): boolean => (deathTags as readonly string[]).includes(tag);

function asDeceased(record: GedcomRecord): GedcomRecord | string {
  if (record.tag !== 'INDI') return words.notPerson;
  const died = factsOf(record).some(({ tag }) => isDeath(tag));
  return died ? words.deceasedAlready : addFact(record, 'DEAT', {}).record;
}

/** A death without a word beside it is taken back; one that says when or where stays. */
function asLiving(record: GedcomRecord): GedcomRecord | string {
  if (record.tag !== 'INDI') return words.notPerson;
  const deaths = factsOf(record).filter(({ tag }) => isDeath(tag));
  if (deaths.length === 0) return words.livingAlready;
  const bare = ({ path }: (typeof deaths)[number]) =>
    (record.children?.[path[0] ?? -1]?.children?.length ?? 0) === 0;
  if (!deaths.every(bare)) return words.deathRecorded;
  return deaths.toReversed().reduce((next, { path }) => removeFact(next, path), record);
}

/** One more than are changed at once. Where the name stays, those that have the coordinates already are left out. */
async function recordsAt(
  ctx: RequestContext,
  familyId: string,
  { from, to, latitude, longitude }: BulkRequest & { kind: 'PLACE' },
): Promise<string[]> {
  const keepsName = to === '' || to === from;
  const elsewhere = sql`(latitude is distinct from ${latitude ?? null}::double precision
    or longitude is distinct from ${longitude ?? null}::double precision)`;
  const rows = await rowsOf(
    ctx.em,
    sql<{ recordId: string }>`
      select distinct record_id from tree_events
      where family_id = ${familyId} and place = ${from} ${keepsName ? sql`and ${elsewhere}` : sql``}
      order by record_id limit ${limits.bulk + 1}`,
  );
  return rows.map(({ recordId }) => recordId);
}
