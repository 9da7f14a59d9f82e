import type { RenamePasskeyInput } from '@infinite/schema/accounts/passkey.input';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Gives one of the person's own passkeys another name. It opens nothing, so no password is asked for;
 * the security log keeps both names, because mails named the former one.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function renamePasskey(
  ctx: RequestContext,
  { id, name }: RenamePasskeyInput,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, PasskeyEntity);
    const former = await db
      .selectFrom('passkeys')
      .select('name')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!former) throw new AppError('NOT_FOUND');
    if (former.name === name) return;
    await db.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
    const detail = `${former.name} → ${name}`;
    await recordSecurityEvent(ctx, { kind: 'PASSKEY_RENAMED', userId, detail });
  });
}
