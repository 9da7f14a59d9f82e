import { SessionEntity } from '#features/people/identity/session.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** The family of the session that the user used last; undefined before the first sign-in. */
export async function lastFamilyOf(em: EntityManager, userId: string): Promise<string | undefined> {
  const row = await tables(em, SessionEntity)
    .selectFrom('sessions')
    .select('familyId')
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.familyId;
}

/** The pages that this session opens from now on show this family. */
export async function moveSession(
  em: EntityManager,
  { sessionId, familyId }: { sessionId: string; familyId: string },
): Promise<void> {
  await tables(em, SessionEntity)
    .updateTable('sessions')
    .set({ familyId })
    .where('id', '=', sessionId)
    .execute();
}

/** Moves all sessions of a user out of a family that they left. */
export async function moveSessionsOf(
  em: EntityManager,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await tables(em, SessionEntity)
    .updateTable('sessions')
    .set({ familyId: to })
    .where('userId', '=', userId)
    .where('familyId', '=', from)
    .execute();
}
