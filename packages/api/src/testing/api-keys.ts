import {
  scopesOf,
  type ApiKeyKindName,
  type ApiScope,
} from '@infinite/schema/catalogue/api-scopes';
import { newApiKey } from '#features/integrations/api-keys/key-format.ts';
import { newId } from '#platform/database/id.ts';
import type { TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

export interface TestKey {
  readonly id: string;
  readonly secret: string;
  /** Header of a request with this key. */
  readonly headers: { authorization: string };
}

interface KeyOptions {
  kind?: ApiKeyKindName;
  scopes?: readonly ApiScope[];
  /** ISO 8601 in UTC; null for a key without an end. */
  expiresAt?: string | null;
}

/** A key of the member, written straight into the table; with every scope if none is named. */
export async function giveKey(
  test: TestApp,
  member: Pick<TestMember, 'userId' | 'familyId'>,
  { kind = 'personal', scopes = scopesOf(kind), expiresAt = null }: KeyOptions = {},
): Promise<TestKey> {
  const { secret, hash, hint } = newApiKey(kind);
  const id = newId();
  await test.app.orm.em.getConnection().execute(
    `insert into api_keys (id, kind, user_id, family_id, name, key_hash, hint, scopes, created_at, expires_at)
     values (?, ?, ?, ?, 'a key', ?, ?, string_to_array(?, ' '), ?, ?)`,
    [
      id,
      kind,
      member.userId,
      member.familyId,
      hash,
      hint,
      scopes.join(' '),
      test.app.clock.now().toString(),
      expiresAt,
    ],
  );
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
