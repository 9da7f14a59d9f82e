import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import type { EnquiryAttachment } from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import {
  attachmentKey,
  attachmentVault,
} from '#features/publishing/enquiries/attachments/attachment-vault.ts';
import { removeAttachments } from '#features/publishing/enquiries/attachments/remove-attachments.job.ts';
import { headBytes, recognise } from '#features/recordings/recordings/index.ts';
import type { RequestContext } from '#platform/context.ts';
import { newId } from '#platform/database/id.ts';

/** A file as it lies in an email. */
export interface MailFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Its row, before there is a message. */
export type StoredAttachment = Omit<EnquiryAttachment, 'messageId'>;

const unclaimedAfterSeconds = 3600;

/**
 * Seals the files of an email into the storage; archives are stored as they are and never unpacked.
 * Empty files, and those after the first `attachmentsStored`, are only named. It runs before the
 * transaction of the email: what no row names after an hour is removed.
 */
export async function storeAttachments(
  ctx: RequestContext,
  files: readonly MailFile[],
): Promise<StoredAttachment[]> {
  const rows = await Promise.all(files.map((file, position) => rowOf(ctx, file, position)));
  const stored = rows.filter(({ state }) => state !== 'LEFT_OUT');
  if (stored.length === 0) return rows;
  const ids = stored.map(({ id }) => id);
  const startAfterSeconds = unclaimedAfterSeconds;
  await ctx.jobs.enqueue(ctx, removeAttachments, { ids }, { startAfterSeconds });
  const vault = attachmentVault(ctx.app);
  for (const { id, position } of stored) {
    await vault.put(attachmentKey(id), once(files[position]?.content ?? new Uint8Array()));
  }
  return rows;
}

async function rowOf(
  ctx: RequestContext,
  { name, content }: MailFile,
  position: number,
): Promise<StoredAttachment> {
  const isStored = content.length > 0 && position < inboxLimits.attachmentsStored;
  return {
    id: newId(),
    position,
    name,
    type: await recognise(Buffer.from(content.subarray(0, headBytes))),
    bytes: content.length,
    state: !isStored ? 'LEFT_OUT' : ctx.app.virusScanner ? 'WAITING' : 'CLEAN',
    infectedBy: null,
  };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}
