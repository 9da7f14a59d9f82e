import type { RequestContext } from '#platform/context.ts';
import {
  findRecord,
  treeReader,
  treeSubjects,
  type TreeReader,
  type TreeRecord,
  type TreeSubject,
} from '#features/tree/tree/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface FoundSubject {
  readonly reader: TreeReader;
  readonly record: TreeRecord;
  readonly subject: TreeSubject;
}

/**
 * An individual or union of the family in view, and what the actor may see of it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function findSubject(ctx: RequestContext, id: string): Promise<FoundSubject> {
  const reader = await treeReader(ctx);
  const record = await findRecord(ctx, reader.familyId, { id, kinds: ['INDI', 'FAM'] });
  const subject = (await treeSubjects(ctx, reader, [record.id])).get(record.id);
  if (!subject) throw new AppError('NOT_FOUND');
  return { reader, record, subject };
}
