import type { AccountRole } from '@infinite/schema/catalogue/staff';
import { newContext, type Actor, type RequestContext } from '#platform/context.ts';
import { resolveSession, sessionCookie } from '#features/people/accounts/index.ts';
import { familyKeyOwner } from '#features/people/families/index.ts';
import { newToken } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/id.ts';
import type { TestApp } from '#testing/test-app.ts';

export interface TestMember {
  readonly userId: string;
  readonly familyId: string;
  readonly email: string;
  /** Value of the Cookie header. */
  readonly cookie: string;
  /** A context of this member, as a request of theirs would have. */
  ctx(): Promise<RequestContext>;
}

/** A test that moves the clock by decades stays signed in, with its password just typed. */
const farAway = '9000-01-01T00:00:00Z';

/** A username without digits: a subject leaves out a name that looks like a telephone number. */
export function memberName(userId: string): string {
  return `m${userId.replaceAll(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))}`;
}

interface MemberOptions {
  /** When the session proved its password; always just now if not said. */
  passwordProvenAt?: string;
  /** The address is not confirmed yet. */
  unconfirmed?: true;
  email?: string;
  role?: AccountRole;
  timeZone?: string;
  /** Joins this family instead of a new one. */
  familyId?: string;
  familyRole?: 'owner' | 'editor' | 'contributor' | 'viewer';
}

/** A verified member with a family and a session, written straight into the tables. */
export async function signUpMember(
  test: TestApp,
  options: MemberOptions = {},
): Promise<TestMember> {
  const userId = newId();
  const familyId = options.familyId ?? newId();
  const email = options.email ?? `member-${userId}@example.org`;
  const now = test.app.clock.now().toString();
  const run = (sql: string, values: unknown[]) =>
    test.app.orm.em.getConnection().execute(sql, values);
  await run(
    `insert into users (id, email, email_key, username, username_key, role, time_zone, email_verified_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      userId,
      email,
      email.toLowerCase(),
      memberName(userId),
      memberName(userId),
      options.role ?? 'member',
      options.timeZone ?? 'Europe/Lisbon',
      options.unconfirmed ? null : now,
      now,
    ],
  );
  if (!options.familyId) {
    await run(`insert into families (id, name, wrapped_key, created_at) values (?, ?, ?, ?)`, [
      familyId,
      'The Test family',
      test.app.keys.newKey(familyKeyOwner(familyId)).wrapped,
      now,
    ]);
  }
  await run(`insert into memberships (family_id, user_id, role, created_at) values (?, ?, ?, ?)`, [
    familyId,
    userId,
    options.familyRole ?? (options.familyId ? 'editor' : 'owner'),
    now,
  ]);
  const token = await startTestSession(test, { userId, familyId }, options.passwordProvenAt);
  return {
    userId,
    familyId,
    email,
    cookie: `${sessionCookie}=${token}`,
    ctx: async () => newContext(test.app, await actorOf(test, token)),
  };
}

function actorOf(test: TestApp, token: string): Promise<Actor> {
  return resolveSession(test.app, token);
}

/** Another session of the same member. @returns the value of its Cookie header */
export async function signInAgain(test: TestApp, member: TestMember): Promise<string> {
  return `${sessionCookie}=${await startTestSession(test, member)}`;
}

async function startTestSession(
  test: TestApp,
  { userId, familyId }: Pick<TestMember, 'userId' | 'familyId'>,
  passwordProvenAt = farAway,
): Promise<string> {
  const { token, hash } = newToken();
  const now = test.app.clock.now().toString();
  await test.app.orm.em.getConnection().execute(
    `insert into sessions (id, user_id, family_id, token_hash, created_at, last_used_at, expires_at,
       password_proven_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [newId(), userId, familyId, hash, now, now, farAway, passwordProvenAt],
  );
  return token;
}
