import type { RequestContext } from '#platform/context.ts';
import {
  DocumentTextEntity,
  type StoredDocumentText,
} from '#features/insights/document-texts/document-text.entity.ts';
import type { DocumentPiece } from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';

/** None of these asks who the actor is. */

/** @param lock keeps others from changing it until the transaction ends */
export async function readText(
  ctx: RequestContext,
  recordingId: string,
  { lock = false } = {},
): Promise<StoredDocumentText | undefined> {
  const query = tables(ctx.em, DocumentTextEntity)
    .selectFrom('document_texts')
    .selectAll()
    .where('recordingId', '=', recordingId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Makes the row, or changes the one that is there. */
export async function putText(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
  columns: Partial<StoredDocumentText> & Pick<StoredDocumentText, 'state'>,
): Promise<void> {
  const changed = { ...columns, touchedAt: ctx.clock.now() };
  await tables(ctx.em, DocumentTextEntity)
    .insertInto('document_texts')
    .values({ recordingId: id, familyId, ...changed })
    .onConflict((conflict) => conflict.column('recordingId').doUpdateSet(changed))
    .execute();
}

export async function forgetText(ctx: RequestContext, recordingId: string): Promise<void> {
  await tables(ctx.em, DocumentTextEntity)
    .deleteFrom('document_texts')
    .where('recordingId', '=', recordingId)
    .execute();
}

/** What documents say that the actor may see, by their ids. */
export async function piecesOf(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<Map<string, readonly DocumentPiece[]>> {
  if (recordingIds.length === 0) return new Map();
  const rows = await tables(ctx.em, DocumentTextEntity)
    .selectFrom('document_texts')
    .select(['recordingId', 'pieces'])
    .where('recordingId', 'in', [...recordingIds])
    .execute();
  return new Map(rows.map(({ recordingId, pieces }) => [recordingId, pieces]));
}
