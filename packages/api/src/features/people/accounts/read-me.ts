import { displayName } from '@infinite/schema/accounts/session-user';
import { Role, type Me } from '#features/people/accounts/account.types.ts';
import { sessionAccountOf } from '#features/people/accounts/session-account.ts';
import { familyAs } from '#features/people/families/index.ts';
import { selectUsers } from '#features/people/identity/index.ts';
import type { Member } from '#platform/context.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Of the signed-in person; the family is read by those who ask for it. */
export type MeRow = Omit<Me, 'family'> & Partial<Pick<Me, 'family'>>;

/** The signed-in person as the statement of their session found them, or else by `readMe`. */
export async function meOfRequest(ctx: { em: EntityManager }, actor: Member): Promise<MeRow> {
  const account = sessionAccountOf(actor);
  // When a sample ends stands with its family.
  if (!account || actor.sample) return readMe(ctx, actor.userId, actor.familyId);
  return {
    ...account,
    id: actor.userId,
    displayName: displayName(account),
    role: actor.role === 'admin' ? Role.ADMIN : Role.MEMBER,
    sampleUntil: null,
  };
}

/** The person and the family they work in, in one statement. */
export async function readMe(
  ctx: { em: EntityManager },
  userId: string,
  familyId: string,
): Promise<Me> {
  const [row] = await runMe(ctx.em, '', { userId, familyId }, (places) => meOf(ctx.em, places));
  if (!row) throw new AppError('NOT_FOUND');
  return {
    id: row.id,
    username: row.username,
    displayName: displayName(row),
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    role: row.role === 'admin' ? Role.ADMIN : Role.MEMBER,
    timeZone: row.timeZone,
    family: { id: familyId, name: row.familyName },
    sampleUntil: row.sampleUntil,
  };
}

function meOf(
  em: EntityManager,
  { userId, familyId }: Readonly<Record<'userId' | 'familyId', string>>,
) {
  return selectUsers(em)
    .modifyFront(asPrepared)
    .innerJoin(familyAs('family', familyId), (join) => join.onTrue())
    .where('users.id', '=', userId)
    .select(['users.id', 'username', 'email', 'role', 'timeZone', 'emailVerifiedAt'])
    .select(['family.name as familyName', 'family.sampleUntil']);
}

const runMe = compiledOnce<Awaited<ReturnType<ReturnType<typeof meOf>['execute']>>[number]>();
