import type { CreateKeyInput } from '@infinite/schema/api-keys/api-key.input';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import type { RequestContext } from '#platform/context.ts';
import type { ApiKeyRow } from '#features/integrations/api-keys/api-key.entity.ts';
import { storeKey } from '#features/integrations/api-keys/store-key.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { requireRecentPassword } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Makes a key; its secret is returned here and never again.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, EMAIL_UNCONFIRMED, PASSWORD_NEEDED, WRONG_STATE when
 * there are too many
 */
export async function createApiKey(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  { name, scopes, expiresInDays: days }: CreateKeyInput,
): Promise<{ secret: string; apiKey: ApiKeyRow }> {
  const { userId, familyId } = await requireRecentPassword(ctx);
  if (kind === 'personal') requireRight(ctx, 'seeRecordings');
  const expiresAt = days === null ? null : ctx.clock.now().add({ hours: days * 24 });
  return inTransaction(ctx, async (ctx) => {
    const made = await storeKey(ctx, { kind, userId, familyId, name, scopes, expiresAt });
    const { apiKey } = made;
    if (kind === 'service') {
      await recordAudit(ctx, {
        action: 'serviceKey.create',
        subject: { kind: 'serviceKey', id: apiKey.id, name },
        after: {
          hint: apiKey.hint,
          scopes: apiKey.scopes.join(' '),
          expiresAt: expiresAt?.toString() ?? null,
        },
      });
    }
    return made;
  });
}
