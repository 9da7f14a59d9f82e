import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#context.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { AppError } from '#platform/errors/app-error.ts';

type DatabaseInstant = Date | string;

interface KeyTables {
  api_keys: {
    id: string;
    kind: ApiKeyKindName;
    user_id: string;
    name: string;
    hint: string;
    scopes: string[];
    created_at: DatabaseInstant;
    expires_at: DatabaseInstant | null;
    last_used_at: DatabaseInstant | null;
    revoked_at: DatabaseInstant | null;
  };
  users: { id: string; username: string };
}

export interface ListedKey {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: string[];
  readonly createdAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant | null;
  readonly lastUsedAt: Temporal.Instant | null;
  readonly madeBy: string;
}

interface ListRequest {
  first?: number | null;
  after?: string | null;
}

/** Keys that were not revoked, newest first: the member's own, or those of the product. */
export async function listApiKeys(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  { first, after }: ListRequest,
): Promise<{ keys: ListedKey[]; hasNextPage: boolean }> {
  const { userId } = requirePerson(ctx);
  const size = Math.min(Math.max(first ?? apiKeyLimits.listPage, 1), apiKeyLimits.listPageMax);
  let query = ctx.em
    .getKysely<KeyTables>()
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.kind', '=', kind)
    .where('api_keys.revoked_at', 'is', null)
    .orderBy('api_keys.id', 'desc')
    .limit(size + 1)
    .select(['api_keys.id', 'api_keys.name', 'hint', 'scopes', 'username'])
    .select(['api_keys.created_at', 'expires_at', 'last_used_at']);
  if (kind === 'personal') query = query.where('api_keys.user_id', '=', userId);
  if (after) query = query.where('api_keys.id', '<', placeOf(after));
  const rows = await query.execute();
  const keys = rows.slice(0, size).map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    createdAt: instantFrom(row.created_at),
    expiresAt: row.expires_at === null ? null : instantFrom(row.expires_at),
    lastUsedAt: row.last_used_at === null ? null : instantFrom(row.last_used_at),
    madeBy: row.username,
  }));
  return { keys, hasNextPage: rows.length > size };
}

function placeOf(after: string): string {
  const place = z.guid().safeParse(after);
  if (place.success) return place.data;
  const words = apiKeyWords.badCursor;
  throw new AppError('INVALID_INPUT', { words, fields: { after: words } });
}
