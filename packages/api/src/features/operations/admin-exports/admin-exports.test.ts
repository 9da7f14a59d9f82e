import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userLimits } from '@infinite/schema/catalogue/users';
import { SelectUsersToExportDocument } from '@infinite/schema/generated/graphql';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRecords } from '#features/operations/admin-exports/testing/csv-records.ts';
import { newId } from '#platform/database/id.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
let port: number;
beforeAll(async () => {
  test = await createTestApp({ now: '2041-05-04T23:30:00Z' });
  admin = await signUpMember(test, { role: 'admin' });
  await test.server.listen({ port: 0, host: '127.0.0.1' });
  port = (test.server.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

const ask = (kind: string, cookie?: string) =>
  test.server.inject({
    url: `/api/admin/export/${kind}`,
    headers: cookie ? { cookie } : {},
  });
const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

describe('who may export', () => {
  it('refuses a visitor with 401 and a member with 403', async () => {
    expect((await ask('users')).statusCode).toBe(401);
    const member = await signUpMember(test);
    expect((await ask('users', member.cookie)).statusCode).toBe(403);
  });

  it('answers an unknown kind with 404 and the names of those there are', async () => {
    const answer = await ask('passwords', admin.cookie);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('users, memories') });
  });
});

describe('an export', () => {
  it('is a CSV of RFC 4180 under the documented name, with the number of its records', async () => {
    const answer = await ask('users', admin.cookie);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="users-export-2041-05-04.csv"',
      'cache-control': 'private, no-store',
    });
    const [header, ...rows] = csvRecords(answer.rawPayload);
    expect(header?.slice(0, 5)).toEqual([
      'id',
      'username',
      'email',
      'subscriptionPlan',
      'createdAt',
    ]);
    expect(rows).toHaveLength(Number(answer.headers['x-export-rows']));
    const own = rows.find(([id]) => id === admin.userId);
    expect(own?.slice(2, 6)).toEqual([admin.email, 'free', '2041-05-04 23:30:00', 'admin']);
    expect(answer.rawPayload.subarray(-2).toString()).toBe('\r\n');
  });

  it('stands in the audit log, with who made it and how many records it had', async () => {
    await run(`delete from recordings`);
    await ask('memories', admin.cookie);
    const [line] = await run(`select * from audit_events where subject_name = 'memories'`);
    expect(line).toMatchObject({
      action: 'export.download',
      actor_id: admin.userId,
      after: { rows: 0 },
    });
  });

  it('K14: one that is stopped has a second line that says how much of it left', async () => {
    await run(
      `insert into users (id, email, email_key, username, username_key, created_at)
       select i, repeat('e', 600) || i, i::text, repeat('n', 60), i::text, now()
       from (select gen_random_uuid() as i from generate_series(1, 12000)) as made`,
    );
    const answered = Promise.withResolvers<IncomingMessage>();
    get(
      { port, path: '/api/admin/export/users', headers: { cookie: admin.cookie } },
      answered.resolve,
    ).on('error', () => undefined);
    (await answered.promise).destroy();
    await expect
      .poll(() => run(`select after from audit_events where action = 'export.cut-off'`), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    const [line] = await run(`select after from audit_events where action = 'export.cut-off'`);
    const left = line?.['after'] as { sent: number; rows: number } | undefined;
    expect(left?.sent).toBeLessThan(left?.rows ?? 0);
    await run(`delete from users where username like 'nnnn%'`);
  });

  it('K7: leaves by the filters of the list only what the list shows', async () => {
    const wanted = await signUpMember(test);
    await signUpMember(test);
    const ids = async (query: string) =>
      csvRecords((await ask(`users?${query}`, admin.cookie)).rawPayload)
        .slice(1)
        .map(([id]) => id);
    expect(await ids(`search=${encodeURIComponent(wanted.email)}`)).toEqual([wanted.userId]);
    expect(await ids('role=admin')).toEqual([admin.userId]);
    expect(await ids(`role=admin&search=${encodeURIComponent("x') or true --")}`)).toEqual([]);
    expect((await ask('users?plan=gold', admin.cookie)).statusCode).toBe(400);
  });

  describe('of chosen accounts', () => {
    const select = async (ids: string[], cookie = admin.cookie) =>
      graphql(test, SelectUsersToExportDocument, { ids }, cookie);
    const chosen = async (selection: string, cookie = admin.cookie) => {
      const answer = await ask(`users?selection=${selection}`, cookie);
      return { status: answer.statusCode, raw: answer.rawPayload, answer };
    };
    const idsIn = (raw: Buffer) =>
      csvRecords(raw)
        .slice(1)
        .map(([id]) => id)
        .sort();

    it('holds those alone, as many as a bulk act takes', async () => {
      const [ann, bob] = [await signUpMember(test), await signUpMember(test)];
      const others = Array.from({ length: userLimits.bulkMax - 2 }, () => newId());
      const made = await select([ann.userId, bob.userId, ...others]);
      expect(made.errors).toEqual([]);
      const { raw, answer } = await chosen(made.data!.selectUsersToExport);
      expect(idsIn(raw)).toEqual([ann.userId, bob.userId].sort());
      expect(answer.headers['x-export-rows']).toBe('2');
    });

    it.each([
      ['of nobody', []],
      ['of what is no id', ['1']],
      ['of more than that', Array.from({ length: userLimits.bulkMax + 1 }, () => newId())],
    ])('%s is refused with words', async (_, ids) => {
      const { errors } = await select(ids);
      expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    });

    it('is only for administrators, and for the one who chose', async () => {
      const member = await signUpMember(test);
      expect((await select([member.userId], member.cookie)).errors[0]?.extensions?.code).toBe(
        'FORBIDDEN',
      );
      const made = await select([member.userId]);
      const second = await signUpMember(test, { role: 'admin' });
      expect((await chosen(made.data!.selectUsersToExport, second.cookie)).status).toBe(404);
      await run(`update users set role = 'member' where id = ?`, [second.userId]);
    });

    it('expires after an hour, says so, and never exports everybody instead', async () => {
      const made = await select([admin.userId]);
      await run(`update export_selections set made_at = made_at - interval '61 minutes'`);
      const { answer } = await chosen(made.data!.selectUsersToExport);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining('expired') });
      expect((await chosen('1')).status).toBe(400);
      await select([admin.userId]);
      expect(await run('select count(*)::int as n from export_selections')).toEqual([{ n: 1 }]);
    });
  });

  it('is of the audit log, too: as CSV and as JSON Lines, with the filters of its list', async () => {
    await ask('messages', admin.cookie);
    const csv = await ask(`audit?group=DATA&search=messages&actorId=${admin.userId}`, admin.cookie);
    const [header, ...rows] = csvRecords(csv.rawPayload);
    expect(header?.slice(0, 4)).toEqual(['at', 'actorId', 'actorName', 'action']);
    expect(rows.map((row) => [row[3], row[6]])).toContainEqual(['export.download', 'messages']);
    expect(rows).toHaveLength(Number(csv.headers['x-export-rows']));
    await run(
      `insert into audit_events (at, actor_name, action, subject_kind, subject_name, reason)
       values (now(), 'x', 'user.suspend', 'user', 'zed', ?)`,
      ['"quoted" \\ and\na line\t=1'],
    );
    const json = await ask(`audit?format=json&search=zed`, admin.cookie);
    expect(json.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-export-2041-05-04.jsonl"',
    });
    const lines = json.body.trimEnd().split('\n');
    expect(lines).toHaveLength(Number(json.headers['x-export-rows']));
    expect(lines.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual([
      '"quoted" \\ and\na line\t=1',
    ]);
    const hostile = encodeURIComponent("x') or true --");
    const none = csvRecords((await ask(`audit?search=${hostile}`, admin.cookie)).rawPayload);
    expect(none).toHaveLength(1);
  });

  it('answers HEAD without making one', async () => {
    const answer = await test.server.inject({
      method: 'HEAD',
      url: '/api/admin/export/users',
      headers: { cookie: admin.cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-export-rows']).toBeUndefined();
  });

  it('begins with a byte order mark, unless the asker wants none', async () => {
    expect((await ask('users', admin.cookie)).rawPayload.subarray(0, 5).toString('hex')).toBe(
      'efbbbf6964',
    );
    const plain = await ask('users?bom=0', admin.cookie);
    expect(plain.rawPayload.subarray(0, 3).toString()).toBe('id,');
  });

  it('gives back every text as it was, and none that a spreadsheet takes for a formula', async () => {
    const awkward = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc
        .tuple(
          fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', `'`, '"', ',', '\\.'),
          fc.string({ unit: 'binary', maxLength: 20 }),
        )
        .map((parts) => parts.join('')),
      fc.constantFrom('a\nb', 'a\r\nb', '"', '""', ',', ' ', '', 'Inês 👩🏽‍🦳', '=1+1', '\\.'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(awkward, { minLength: 1, maxLength: 40 }), async (texts) => {
        // PostgreSQL keeps no zero and no half of a surrogate pair.
        const names = texts.map((text) => text.replaceAll('\0', '').toWellFormed());
        const ids = names.map(() => newId());
        await run(
          `insert into users (id, email, email_key, username, username_key, created_at)
           select t.id, t.id::text, t.id::text, t.name, t.id::text, now()
           from jsonb_to_recordset(?::jsonb) as t (id uuid, name text)`,
          [JSON.stringify(ids.map((id, at) => ({ id, name: names[at] })))],
        );
        const rows = csvRecords((await ask('users', admin.cookie)).rawPayload);
        const exported = new Map(rows.map(([id, name = '']) => [id, name]));
        for (const [at, id] of ids.entries()) {
          const cell = exported.get(id) ?? 'missing';
          expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
          expect(cell.replace(/^'/, '')).toBe(names[at]);
        }
        await run(`delete from users where id = any(?::uuid[])`, [`{${ids.join()}}`]);
      }),
      { numRuns: 25 },
    );
  });

  it('holds of messages and memories their figures, never what they say or whom they are for', async () => {
    const member = await signUpMember(test);
    const secret = 'only-for-ines';
    const id = await armMessage(test, member, {
      title: secret,
      body: secret,
      recipients: [`${secret}@example.org`],
    });
    await run(
      `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title, note,
         file_name, claimed_type, bytes, sha256, created_at, updated_at)
       values (?, ?, ?, ?, 'VOICE', 'READY', 'recorded', ?, ?, ?, 'audio/webm', 1234, 'ab12', ?, ?)`,
      [newId(), member.familyId, member.userId, newId(), secret, secret, secret, 'now', 'now'],
    );
    const messages = await ask('messages', admin.cookie);
    expect(messages.body).not.toContain(secret);
    expect(
      csvRecords(messages.rawPayload)
        .find((row) => row[0] === id)
        ?.slice(1, 10),
    ).toEqual(
      // The first of May at nine in Lisbon, as `armMessage` leaves it.
      [member.userId, member.familyId, 'SCHEDULED', 'DATE', expect.any(String), '1', '0', '0', '0'],
    );
    const memories = await ask('memories', admin.cookie);
    expect(memories.body).not.toContain(secret);
    expect(csvRecords(memories.rawPayload).at(-1)?.slice(1, 9)).toEqual([
      member.userId,
      member.familyId,
      'VOICE',
      'READY',
      'recorded',
      'application/octet-stream',
      '1234',
      'ab12',
    ]);
  });
});

describe('a long export', () => {
  beforeAll(() =>
    run(`insert into users (id, email, email_key, username, username_key, created_at)
         select uuidv7(), 'u' || n || '@example.org', 'long' || n, repeat('x', 200) || n, 'long' || n, now()
         from generate_series(1, 60000) n`),
  );

  it('waits for a slow reader, ends its query when the reader leaves, and leaks no connection', async () => {
    const before = await connections();
    const answer = await open();
    await once(answer, 'readable');
    answer.read(1000);
    // Held back by the reader, the query is under way and stays so.
    expect(await exportsRunning()).toBe(1);
    answer.destroy();
    await until(async () => (await exportsRunning()) === 0);
    await until(async () => (await connections()) <= before);
  });

  it('that fails halfway breaks the download instead of ending it', async () => {
    const answer = await open();
    await once(answer, 'readable');
    await run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'export users' and datname = current_database()`,
    );
    let bytes = 0;
    const reading = async () => {
      for await (const piece of answer as AsyncIterable<Buffer>) bytes += piece.length;
    };
    await expect(reading()).rejects.toThrow('aborted');
    expect(answer.complete).toBe(false);
    expect(bytes).toBeGreaterThan(0);
    await until(async () => (await exportsRunning()) === 0);
  });

  it('is of one moment: what changes meanwhile is not in it', async () => {
    const answer = await open();
    await once(answer, 'readable');
    const late = await signUpMember(test);
    const pieces: Buffer[] = [];
    for await (const piece of answer as AsyncIterable<Buffer>) pieces.push(piece);
    const rows = csvRecords(Buffer.concat(pieces));
    expect(rows.length - 1).toBe(Number(answer.headers['x-export-rows']));
    expect(rows.some(([id]) => id === late.userId)).toBe(false);
  });
});

function open(): Promise<IncomingMessage> {
  return new Promise((fulfil, reject) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path: '/api/admin/export/users',
        headers: { cookie: admin.cookie },
      },
      fulfil,
    ).on('error', reject);
  });
}

async function exportsRunning(): Promise<number> {
  const rows = await run(
    `select 1 from pg_stat_activity
     where application_name = 'export users' and state <> 'idle' and datname = current_database()`,
  );
  return rows.length;
}

/** Of this database, seen from outside of it. */
async function connections(): Promise<number> {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'export%'`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((next) => setTimeout(next, 50));
}
