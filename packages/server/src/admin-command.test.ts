import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { signUpMember } from '@infinite/api/testing/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCommand } from '#admin-command.ts';

describe('cli admin', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ADMIN_SECOND_FACTOR: 'required' } });
  });
  afterAll(() => test.close());

  const run = async (...words: string[]): Promise<string> => {
    const said: string[] = [];
    const command = adminCommand(
      (line) => said.push(line),
      (work) => work(test.app),
    );
    await command.parseAsync(words, { from: 'user' });
    return said.join('\n');
  };

  it('prints a link that sets the password of an account', async () => {
    const { email } = await signUpMember(test);
    expect(await run('link', email)).toMatch(/\/reset-password\/[\w-]{43}\n\(works once, until /);
    await expect(run('link', 'nobody@example.org')).rejects.toThrow('No account has the address');
  });

  it('removes the second factor and the passkeys of an account, for a lost phone', async () => {
    const { userId, email } = await signUpMember(test, { role: 'admin' });
    const execute = (sql: string) => test.app.orm.em.getConnection().execute(sql, [userId]);
    await execute(
      `insert into authenticators (user_id, sealed_secret, created_at, confirmed_at)
       values (?, '', now(), now())`,
    );
    await execute(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values (gen_random_uuid(), ?, 'lost', '', 0, '', 'Lost phone', now())`,
    );
    const said = await run('remove-second-factor', email);
    expect(said).toContain('signs in with the password alone again');
    expect(said).toContain('is asked to set a second factor up');
    expect(await execute('select 1 from authenticators where user_id = ?')).toEqual([]);
    expect(await execute('select 1 from passkeys where user_id = ?')).toEqual([]);
    await expect(run('remove-second-factor', 'nobody@example.org')).rejects.toThrow(
      'No account has the address',
    );
  });
});
