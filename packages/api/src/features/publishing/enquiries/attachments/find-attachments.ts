import { memoryWords } from '@infinite/schema/words/recordings.en';
import { z } from 'zod';
import {
  EnquiryAttachmentEntity,
  type EnquiryAttachment,
} from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** By message, each in the order of its email. */
export async function attachmentsOf(
  ctx: RequestContext,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EnquiryAttachment[]>> {
  requireStaff(ctx, 'enquiries.read');
  if (messageIds.length === 0) return new Map();
  const rows = await tables(ctx.em, EnquiryAttachmentEntity)
    .selectFrom('enquiry_attachments')
    .selectAll()
    .where('messageId', 'in', [...messageIds])
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ messageId }) => messageId);
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
