import { createHmac, randomInt } from 'node:crypto';
import { authenticatorCodes } from '@infinite/schema/catalogue/auth';
import { plainRecoveryCode } from '@infinite/schema/accounts/second-factor.input';
import type { RequestContext } from '#platform/context.ts';
import { RecoveryCodeEntity } from '#features/people/security/second-factor/recovery-code.entity.ts';
import { tables } from '#platform/database/tables.ts';

// Without 0, 1, i, l, o and u, which are read as one another.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const groups = 3;
const groupLength = 4;

/** Replaces the codes of the account. They are shown once; only keyed hashes are stored. */
export async function replaceRecoveryCodes(ctx: RequestContext, userId: string): Promise<string[]> {
  const codes = Array.from({ length: authenticatorCodes.recoveryCodes }, newCode);
  const createdAt = ctx.clock.now();
  await deleteRecoveryCodes(ctx, userId);
  await tables(ctx.em, RecoveryCodeEntity)
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(ctx, userId, code), createdAt })))
    .execute();
  return codes;
}

export async function deleteRecoveryCodes(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(RecoveryCodeEntity, { userId });
}

/** True once for each code: the update decides which of two concurrent uses wins. */
export async function spendRecoveryCode(
  ctx: RequestContext,
  userId: string,
  code: string,
): Promise<boolean> {
  const codeHash = hashOf(ctx, userId, code);
  const usedAt = ctx.clock.now();
  const used = await ctx.em.nativeUpdate(
    RecoveryCodeEntity,
    { userId, codeHash, usedAt: null },
    { usedAt },
  );
  return used === 1;
}

export async function recoveryCodesLeft(ctx: RequestContext, userId: string): Promise<number> {
  return ctx.em.count(RecoveryCodeEntity, { userId, usedAt: null });
}

function newCode(): string {
  const sign = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, sign).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Keyed, because 58 bits could be searched if the table alone were stolen. */
function hashOf(ctx: RequestContext, userId: string, code: string): string {
  return createHmac('sha256', ctx.app.keys.keyFor('recovery codes'))
    .update(`${userId}\n${plainRecoveryCode(code)}`)
    .digest('hex');
}
