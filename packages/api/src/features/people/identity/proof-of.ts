import type { Temporal } from 'temporal-polyfill';
import { SessionEntity } from '#features/people/identity/session.entity.ts';
import { UserEntity } from '#features/people/identity/user.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** When a person proved the address, and the password on this device. */
export interface Proof {
  readonly emailVerifiedAt: Temporal.Instant | null;
  readonly passwordProvenAt: Temporal.Instant | null;
}

/** In one statement. */
export async function proofOf(
  em: EntityManager,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Proof | undefined> {
  return tables(em, SessionEntity, UserEntity)
    .selectFrom('sessions')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['sessions.passwordProvenAt', 'users.emailVerifiedAt'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}
