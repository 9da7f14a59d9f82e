import { memoryWords } from '@infinite/schema/words/recordings.en';
import { z } from 'zod';
import {
  EnquiryAttachmentEntity,
  type EnquiryAttachment,
} from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A file as staff sees it in a thread. */
export interface ShownAttachment extends Pick<
  EnquiryAttachment,
  'id' | 'name' | 'type' | 'bytes' | 'state'
> {
  /** Where to download it; null for what cannot be. */
  readonly path: string | null;
}

/** By message, each in the order of its email. */
export async function attachmentsOf(
  ctx: RequestContext,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownAttachment[]>> {
  requireStaff(ctx, 'enquiries.read');
  if (messageIds.length === 0) return new Map();
  const rows = await tables(ctx.em, EnquiryAttachmentEntity)
    .selectFrom('enquiry_attachments')
    .selectAll()
    .where('messageId', 'in', [...messageIds])
    .orderBy('position')
    .execute();
  const shown = rows.map((row) => ({
    ...row,
    path: row.state === 'CLEAN' ? `/api/admin/enquiry-attachments/${row.id}` : null,
  }));
  return Map.groupBy(shown, ({ messageId }) => messageId);
}

/**
 * One whose content may be read.
 * @throws AppError NOT_FOUND; WRONG_STATE before it was scanned, and where malware was found
 */
export async function openAttachment(ctx: RequestContext, id: string): Promise<EnquiryAttachment> {
  requireStaff(ctx, 'enquiries.read');
  const found = z.guid().safeParse(id).success
    ? await tables(ctx.em, EnquiryAttachmentEntity)
        .selectFrom('enquiry_attachments')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!found || found.state === 'LEFT_OUT' || found.state === 'NAME_ONLY') {
    throw new AppError('NOT_FOUND');
  }
  if (found.infectedBy !== null) {
    throw new AppError('WRONG_STATE', { words: memoryWords.problem.infected(found.infectedBy) });
  }
  if (found.state === 'WAITING') {
    throw new AppError('WRONG_STATE', { words: memoryWords.beingScanned });
  }
  return found;
}
