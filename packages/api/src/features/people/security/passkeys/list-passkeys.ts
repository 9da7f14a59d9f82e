import type { RequestContext } from '#platform/context.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** The passkeys of an account, oldest first; `passkeyLimits.perAccount` of them at most. */
export function passkeysOf(ctx: RequestContext, userId: string) {
  return tables(ctx.em, PasskeyEntity)
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
