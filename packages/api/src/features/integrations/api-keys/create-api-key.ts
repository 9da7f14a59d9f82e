import type { CreateKeyInput } from '@infinite/schema/api-keys/api-key.input';
import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { ApiKeyEntity } from '#features/integrations/api-keys/api-key.entity.ts';
import type { ListedKey } from '#features/integrations/api-keys/list-api-keys.ts';
import { newApiKey } from '#features/integrations/api-keys/key-format.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import {
  recordSecurityEvent,
  requireRecentPassword,
  sendSecurityMail,
} from '#features/people/security/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes a key; its secret is returned here and never again.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, EMAIL_UNCONFIRMED, PASSWORD_NEEDED, WRONG_STATE when
 * there are too many
 */
export async function createApiKey(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  input: CreateKeyInput,
): Promise<{ secret: string; apiKey: Omit<ListedKey, 'madeBy'> & { userId: string } }> {
  const { userId, familyId } = await requireRecentPassword(ctx);
  if (kind === 'personal') requireRight(ctx, 'seeRecordings');
  const { secret, hash, hint } = newApiKey(kind);
  const now = ctx.clock.now();
  const days = input.expiresInDays;
  const apiKey = {
    id: newId(),
    kind,
    userId,
    familyId,
    name: input.name,
    keyHash: hash,
    hint,
    scopes: input.scopes,
    createdAt: now,
    expiresAt: days === null ? null : now.add({ hours: days * 24 }),
    lastUsedAt: null,
    revokedAt: null,
  };
  await inTransaction(ctx, async (ctx) => {
    await refuseTooMany(ctx, kind, userId);
    await ctx.em.insert(ApiKeyEntity, apiKey);
    const detail = apiKey.name;
    await recordSecurityEvent(ctx, { kind: 'KEY_CREATED', userId, detail });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'keyCreated', userId, detail });
    if (kind === 'service') {
      await recordAudit(ctx, {
        action: 'serviceKey.create',
        subject: { kind: 'serviceKey', id: apiKey.id, name: apiKey.name },
        after: {
          hint,
          scopes: apiKey.scopes.join(' '),
          expiresAt: apiKey.expiresAt?.toString() ?? null,
        },
      });
    }
  });
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
