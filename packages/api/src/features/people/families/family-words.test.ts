import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import {
  leaveFamilies,
  openWords,
  sealWords,
  type WordsOf,
} from '#features/people/families/index.ts';
import { destroyEndedKeys } from '#features/people/users/index.ts';
import { rotateMasterKey } from '#features/operations/installation/index.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { armMessage } from '#testing/armed-message.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
const noteOf = (row: string): WordsOf => ({ kind: 'recording-note', row });
const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<{ id: string }[]>(sql, values);

describe('words sealed for a family', () => {
  it('open for that family, row and kind alone', async () => {
    const [one, other] = [await signUpMember(test), await signUpMember(test)];
    const row = randomUUID();
    const sealed = await sealWords(ctx(), one.familyId, noteOf(row), 'In the garden');
    const open = (familyId: string, words: WordsOf) => openWords(ctx(), familyId, words, sealed);
    expect(await open(one.familyId, noteOf(row))).toBe('In the garden');
    await expect(open(other.familyId, noteOf(row))).rejects.toThrow(SealBroken);
    await expect(open(one.familyId, noteOf(randomUUID()))).rejects.toThrow(SealBroken);
    await expect(open(one.familyId, { kind: 'thanks', row })).rejects.toThrow(SealBroken);
    expect(await sealWords(ctx(), one.familyId, noteOf(row), '')).toBeNull();
    expect(await openWords(ctx(), one.familyId, noteOf(row), null)).toBe('');
  });

  it('still open after the master key was rotated', async () => {
    const { familyId } = await signUpMember(test);
    const row = randomUUID();
    const sealed = await sealWords(ctx(), familyId, noteOf(row), 'In the garden');
    await rotateMasterKey(test.app);
    expect(await openWords(ctx(), familyId, noteOf(row), sealed)).toBe('In the garden');
  });

  it('open after a query for the key failed once, as in a transaction that broke', async () => {
    const { familyId } = await signUpMember(test);
    const row = randomUUID();
    const sealed = await sealWords(ctx(), familyId, noteOf(row), 'In the garden');
    const request = ctx();
    const broken = inTransaction(request, async (tx) => {
      await expect(
        tx.em.getConnection().execute('select 1 / 0', [], 'all', tx.em.getTransactionContext()),
      ).rejects.toThrow('zero');
      return openWords(tx, familyId, noteOf(row), sealed);
    });
    await expect(broken).rejects.toThrow('aborted');
    expect(await openWords(request, familyId, noteOf(row), sealed)).toBe('In the garden');
  });

  it('never open again once the key of the family was destroyed', async () => {
    const { familyId, userId } = await signUpMember(test);
    const row = randomUUID();
    const sealed = await sealWords(ctx(), familyId, noteOf(row), 'In the garden');
    await destroyEndedKeys(ctx(), await leaveFamilies(ctx(), userId));
    await expect(openWords(ctx(), familyId, noteOf(row), sealed)).rejects.toThrow('destroyed');
  });
});

describe('the sweep that seals', () => {
  it('leaves what does not open as it is, and seals the rest, however many rows there are', async () => {
    const members = [await signUpMember(test), await signUpMember(test)];
    const [first, last] = members.toSorted((a, b) => (a.familyId < b.familyId ? -1 : 1));
    // More than one batch of words that cannot be sealed comes first.
    const broken = await armMessage(test, first!, { body: 'A letter without a key' });
    await run(
      `insert into messages (family_id, id, author_id, client_id, body, created_at, updated_at)
       select family_id, gen_random_uuid(), author_id, gen_random_uuid()::text, body, created_at,
         updated_at
       from messages, generate_series(1, 600) where id = ?`,
      [broken],
    );
    await run(`update families set wrapped_key = '\\xff' where id = ?`, [first!.familyId]);
    await armMessage(test, last!, { body: 'The peonies are yours' });
    const forged = await armMessage(test, last!, { body: '' });
    await run(
      `update messages set sealed_body = decode('01' || repeat('00', 40), 'hex') where id = ?`,
      [forged],
    );

    await runSweeps(test, 'seal-bodies');

    expect(await findInDatabase(test, 'peonies')).toEqual([]);
    const plain = await run(`select id from messages where body <> ''`);
    expect(plain).toHaveLength(601);
    const kept = await run(`select id from messages where sealed_body < '\\x02'`);
    expect(kept).toEqual([{ id: forged }]);
  });
});
