import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { ApiKeyEntity, type ApiKeyRow } from '#features/integrations/api-keys/api-key.entity.ts';
import { newApiKey } from '#features/integrations/api-keys/key-format.ts';
import { recordSecurityEvent, sendSecurityMail } from '#features/people/security/index.ts';
import { newId } from '#platform/database/id.ts';
import { AppError } from '#platform/errors/app-error.ts';

export type NewKey = Pick<
  ApiKeyRow,
  'kind' | 'userId' | 'familyId' | 'name' | 'scopes' | 'expiresAt'
>;

/**
 * Stores a key and notifies its owner; call it in a transaction. The secret is returned here and
 * never again.
 * @throws AppError WRONG_STATE when there are too many
 */
export async function storeKey(
  ctx: RequestContext,
  given: NewKey,
): Promise<{ secret: string; apiKey: ApiKeyRow }> {
  const { kind, userId, name: detail } = given;
  await refuseTooMany(ctx, kind, userId);
  const { secret, hash, hint } = newApiKey(kind);
  const apiKey = {
    id: newId(),
    ...given,
    keyHash: hash,
    hint,
    createdAt: ctx.clock.now(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await ctx.em.insert(ApiKeyEntity, apiKey);
  await recordSecurityEvent(ctx, { kind: 'KEY_CREATED', userId, detail });
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'keyCreated', userId, detail });
  return { secret, apiKey };
}

/** Two at once count one after the other, so that together they cannot pass the limit. */
async function refuseTooMany(ctx: RequestContext, kind: ApiKeyKindName, userId: string) {
  const lock = `api-keys:${kind === 'personal' ? userId : 'product'}`;
  await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(ctx.em.getKysely());
  const held = await ctx.em.count(ApiKeyEntity, {
    kind,
    revokedAt: null,
    // One that has run out opens nothing, and is no reason to refuse another.
    $or: [{ expiresAt: null }, { expiresAt: { $gt: ctx.clock.now() } }],
    ...(kind === 'personal' ? { userId } : {}),
  });
  if (held >= apiKeyLimits.perOwner) {
    throw new AppError('WRONG_STATE', { words: apiKeyWords.tooMany });
  }
}
