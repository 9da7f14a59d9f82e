import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import { isApiScope, type ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { AppContext, Member } from '#platform/context.ts';
import { ApiKeyEntity } from '#features/integrations/api-keys/api-key.entity.ts';
import { kindOfKey } from '#features/integrations/api-keys/key-format.ts';
import { isMember, standingSql } from '#features/people/families/index.ts';
import { isActive, isActiveAdmin } from '#features/people/identity/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The key in an Authorization header; undefined for another scheme, which is not for us. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer(?: +(.*))?$/i.exec(authorization ?? '')?.[1]?.trim() ?? undefined;
}

/**
 * Who acts with this key: its member, narrowed to its scopes. A personal key never carries the
 * administrator's role; a service key works as long as its maker is an administrator.
 * @throws AppError KEY_UNKNOWN, KEY_REVOKED, KEY_EXPIRED, KEY_STOPPED
 */
export async function resolveKey(app: AppContext, secret: string): Promise<Member> {
  const kind = kindOfKey(secret);
  if (!kind) throw new AppError('KEY_UNKNOWN');
  const now = app.clock.now();
  const row = await findKey(app, kind, secret, now);
  if (!row) throw new AppError('KEY_UNKNOWN');
  if (row.revoked) throw new AppError('KEY_REVOKED');
  if (row.expired) throw new AppError('KEY_EXPIRED');
  if (!row.usable) throw new AppError('KEY_STOPPED');
  if (row.stale) noteUse(app, row.id, now);
  return {
    kind: 'member',
    userId: row.userId,
    sessionId: null,
    role: kind === 'service' ? 'admin' : 'member',
    familyId: row.familyId,
    familyRole: row.standing ?? 'none',
    key: { id: row.id, name: row.name, kind, scopes: new Set(row.scopes.filter(isApiScope)) },
  };
}

function findKey(app: AppContext, kind: ApiKeyKindName, secret: string, now: Temporal.Instant) {
  const touchedBefore = now.subtract({ seconds: apiKeyLimits.touchEverySeconds });
  return tables(app.orm.em.fork(), ApiKeyEntity)
    .selectFrom('api_keys as k')
    .select(['k.id', 'k.name', 'k.userId', 'k.familyId', 'k.scopes'])
    .select(({ ref }) => [
      sql<boolean>`coalesce(${ref('k.expiresAt')} <= ${now}, false)`.as('expired'),
      sql<boolean>`${ref('k.revokedAt')} is not null`.as('revoked'),
      // Its last use is to be noted again.
      sql<boolean>`coalesce(${ref('k.lastUsedAt')} < ${touchedBefore}, true)`.as('stale'),
      holderMayUse.as('usable'),
      sql<FamilyStanding | null>`${sql.raw(standingSql('k.family_id', 'k.user_id'))}`.as(
        'standing',
      ),
    ])
    .where('k.keyHash', '=', hashToken(secret))
    .where('k.kind', '=', kind)
    .executeTakeFirst();
}

/** A service key needs an active administrator, a personal key an active member of its family. */
const holderMayUse = sql<boolean>`case k.kind
  when 'service' then ${isActiveAdmin('k.user_id')}
  else ${isActive('k.user_id')} and ${isMember('k.family_id', 'k.user_id')} end`;

/** In the background: the request does not wait, and after a failure the next use notes it. */
function noteUse(app: AppContext, id: string, now: Temporal.Instant): void {
  tables(app.orm.em.fork(), ApiKeyEntity)
    .updateTable('api_keys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', now)]))
    .execute()
    .catch((error: unknown) => app.log.warn({ err: error }, 'noting the use of an API key'));
}
