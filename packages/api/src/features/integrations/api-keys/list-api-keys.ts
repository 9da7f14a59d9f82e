import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { ApiKeyEntity, type ApiKeyRow } from '#features/integrations/api-keys/api-key.entity.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface ListedKey extends Pick<
  ApiKeyRow,
  'id' | 'name' | 'hint' | 'scopes' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
> {
  /** Username. */
  readonly madeBy: string;
}

interface ListRequest {
  first?: number | null;
  after?: string | null;
}

/** Keys that are not revoked, newest first: the member's own, or the product's. */
export async function listApiKeys(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  { first, after }: ListRequest,
): Promise<{ keys: ListedKey[]; hasNextPage: boolean }> {
  const { userId } = requirePerson(ctx);
  const size = Math.min(Math.max(first ?? apiKeyLimits.listPage, 1), apiKeyLimits.listPageMax);
  let query = tables(ctx.em, ApiKeyEntity)
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .select(usernameOf('api_keys.user_id').$notNull().as('madeBy'))
    .where('kind', '=', kind)
    .where('revokedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (kind === 'personal') query = query.where('userId', '=', userId);
  if (after) query = query.where('id', '<', placeOf(after));
  const rows = await query.execute();
  return { keys: rows.slice(0, size), hasNextPage: rows.length > size };
}

function placeOf(after: string): string {
  const place = z.guid().safeParse(after);
  if (place.success) return place.data;
  const words = apiKeyWords.badCursor;
  throw new AppError('INVALID_INPUT', { words, fields: { after: words } });
}
