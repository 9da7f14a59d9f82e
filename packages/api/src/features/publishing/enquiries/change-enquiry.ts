import { inboxInputWords as words } from '@infinite/schema/words/inbox.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { EnquiryEntity, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { lockEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The enquiry, held until the transaction ends, if it is still as the caller saw it.
 * @throws AppError NOT_FOUND | CONFLICT
 */
export async function lockUnchanged(
  ctx: RequestContext,
  { id, version }: { id: string; version: number },
): Promise<Enquiry> {
  const enquiry = await lockEnquiry(ctx, id);
  if (enquiry.version !== version) throw new AppError('CONFLICT', { words: words.changed });
  return enquiry;
}

type Changes = Partial<
  Pick<Enquiry, 'answeredAt' | 'closedAt' | 'assigneeId' | 'lastAt' | 'lastInAt'>
> & { readonly answeredBy?: Enquiry['answeredBy'] };

/** Stores a change as the next version. */
export async function changeEnquiry(
  ctx: RequestContext,
  id: string,
  changes: Changes,
): Promise<void> {
  await tables(ctx.em, EnquiryEntity)
    .updateTable('enquiries')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
