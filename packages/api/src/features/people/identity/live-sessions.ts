import type { Temporal } from 'temporal-polyfill';
import { SessionEntity, type Session } from '#features/people/identity/session.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

export type LiveSession = Pick<Session, 'id' | 'device' | 'timeZone' | 'createdAt' | 'lastUsedAt'>;

/** The user's sessions that have not ended, most recently used first; at most 100. */
export async function liveSessionsOf(
  em: EntityManager,
  userId: string,
  now: Temporal.Instant,
): Promise<LiveSession[]> {
  return tables(em, SessionEntity)
    .selectFrom('sessions')
    .select(['id', 'device', 'timeZone', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
