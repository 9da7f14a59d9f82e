import type { RequestContext } from '#platform/context.ts';
import { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { requireTypedPassword } from '#features/people/security/require-recent-password.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * One of one's own; it opens nothing from now on.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, NOT_FOUND
 */
export async function removePasskey(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = await requireTypedPassword(ctx);
  await inTransaction(ctx, async (ctx) => {
    const removed = await tables(ctx.em, PasskeyEntity)
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new AppError('NOT_FOUND');
    const detail = removed.name;
    await recordSecurityEvent(ctx, { kind: 'PASSKEY_REMOVED', userId, detail });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'passkeyRemoved', userId, detail });
  });
}
