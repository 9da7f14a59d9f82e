import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import { isApiScope, type ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import type { Temporal } from 'temporal-polyfill';
import type { AppContext, Member } from '#context.ts';
import { kindOfKey } from '#features/integrations/api-keys/key-format.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface KeyRow {
  id: string;
  name: string;
  user_id: string;
  family_id: string;
  scopes: string[];
  expired: boolean;
  revoked: boolean;
  /** `last_used_at` is to be written. */
  stale: boolean;
  /** Whoever stands behind the key may still use it. */
  standing: boolean;
}

/** The key in an Authorization header; undefined for another scheme, which is not for us. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer(?: +(.*))?$/i.exec(authorization ?? '')?.[1]?.trim() ?? undefined;
}

/**
 * Who acts with this key: its member, narrowed to its scopes. A personal key never carries the
 * administrator's role; a service key ends with the role of whoever made it.
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
  if (!row.standing) throw new AppError('KEY_STOPPED');
  if (row.stale) noteUse(app, row.id, now);
  return {
    kind: 'member',
    userId: row.user_id,
    sessionId: null,
    role: kind === 'service' ? 'admin' : 'member',
    familyId: row.family_id,
    key: { id: row.id, name: row.name, kind, scopes: new Set(row.scopes.filter(isApiScope)) },
  };
}

async function findKey(
  app: AppContext,
  kind: ApiKeyKindName,
  secret: string,
  now: Temporal.Instant,
): Promise<KeyRow | undefined> {
  const rows = await app.orm.em.getConnection().execute<KeyRow[]>(
    `select k.id, k.name, k.user_id, k.family_id, k.scopes,
            coalesce(k.expires_at <= ?, false) as expired,
            k.revoked_at is not null as revoked,
            coalesce(k.last_used_at < ?, true) as stale,
            u.suspended_at is null and u.deleted_at is null
              and case k.kind when 'service' then u.role = 'admin' else m.user_id is not null end
              as standing
       from api_keys k
       join users u on u.id = k.user_id
       left join memberships m on m.user_id = k.user_id and m.family_id = k.family_id
      where k.key_hash = ? and k.kind = ?`,
    [
      now.toString(),
      now.subtract({ seconds: apiKeyLimits.touchEverySeconds }).toString(),
      hashToken(secret),
      kind,
    ],
  );
  return rows[0];
}

/** Beside the request, which does not wait for it: when it fails, the next use notes it. */
function noteUse(app: AppContext, id: string, now: Temporal.Instant): void {
  app.orm.em
    .getConnection()
    .execute(
      `update api_keys set last_used_at = ?::timestamptz
        where id = ? and (last_used_at is null or last_used_at < ?::timestamptz)`,
      [now.toString(), id, now.toString()],
    )
    .catch((error: unknown) => app.log.warn({ err: error }, 'noting the use of an API key'));
}
