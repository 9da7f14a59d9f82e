import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import { newContext } from '#platform/context.ts';
import { backupToFile, restoreFromFile } from '#features/operations/backups/backup-files.ts';
import { archiveKey } from '#features/operations/backups/media-manifest.ts';
import { noteCutOffSweep } from '#features/operations/backups/jobs/note-cut-off.sweep.ts';
import { compareWithManifest, restoreBackup } from '#features/operations/backups/restore-backup.ts';
import { SealedObject } from '#platform/crypto/open-sealed.ts';
import { newId } from '#platform/database/id.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { emptyDatabase } from '#testing/empty-database.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

class FillingDisk extends FileBlobStore {
  full = false;
  override put(key: string, content: AsyncIterable<Uint8Array>) {
    return super.put(key, this.full ? this.#until(content) : content);
  }
  async *#until(content: AsyncIterable<Uint8Array>) {
    for await (const piece of content) {
      yield piece.subarray(0, 100);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
  }
}

let folder: string;
let blobs: FillingDisk;
let test: TestApp;
let admin: TestMember;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'infinite-backups-'));
  blobs = new FillingDisk(path.join(folder, 'target'));
  test = await createTestApp({ backups: blobs, now: '2041-05-04T23:30:00Z' });
  admin = await signUpMember(test, { role: 'admin' });
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

interface Row {
  id: string;
  state: string;
  problem: string | null;
  verifiedBy: string | null;
  verifiedAt: string | null;
  rows: number | null;
  bytes: number | null;
  url: string | null;
  fileName: string;
}
const fields = '{ id state problem verifiedBy verifiedAt rows bytes url fileName }';

async function ask(): Promise<string> {
  const { data, errors } = await graphql<{ requestBackup: { id: string } }, object>(
    test,
    `
      mutation {
        requestBackup {
          id
        }
      }
    `,
    {},
    admin.cookie,
  );
  expect(errors).toEqual([]);
  return data?.requestBackup.id ?? '';
}

async function made(): Promise<Row> {
  const id = await ask();
  await drainJobs(test, 'make-backup');
  return listed(id);
}

async function archiveOf(id: string): Promise<string> {
  const connection = test.app.orm.em.getConnection();
  const rows = await connection.execute<{ run: string }[]>('select run from backups where id = ?', [
    id,
  ]);
  return archiveKey(rows[0]?.run ?? id);
}

async function listed(id: string): Promise<Row> {
  const { data } = await graphql<{ backups: { nodes: Row[] } }, object>(
    test,
    `{ backups { nodes ${fields} } }`,
    {},
    admin.cookie,
  );
  const found = data?.backups.nodes.find((one) => one.id === id);
  if (!found) throw new Error('not listed');
  return found;
}

const awkward = 'Inês 👩🏽‍🦳\t\\N\\.\r\n"quoted", \\x00 \u2028';

describe('a backup', () => {
  it('restored into an empty database is the same, table by table and byte by byte', async () => {
    const member = await signUpMember(test);
    await armMessage(test, member, { title: awkward, body: awkward.repeat(2000) });
    const row = await made();
    expect(row).toMatchObject({ state: 'DONE', verifiedBy: 'RESTORED', problem: null });
    expect(row.verifiedAt).toBe('2041-05-04T23:30:00Z');
    const target = await emptyDatabase();
    const source = await blobs.open(await archiveOf(row.id));
    const manifest = await restoreBackup(test.app.keys, source, target.url);
    await compareWithManifest(target.url, manifest);
    expect(manifest.tables.find(({ name }) => name === 'messages')?.rows).toBe(1);
    const restored = await target.ask<{ title: string; body: string }>('select * from messages');
    expect(restored).toMatchObject([{ title: awkward, body: awkward.repeat(2000) }]);
    // The ledger's counter goes on where it stood.
    const at = `select last_value from delivery_events_seq_seq`;
    const [counter] = await test.app.orm.em.getConnection().execute<{ last_value: number }[]>(at);
    expect(await target.ask(at)).toEqual([{ last_value: String(counter?.last_value) }]);
    await source.close();
    await target.drop();
  });

  it('does not overwrite a database that somebody uses', async () => {
    const { id } = await made();
    const source = await blobs.open(await archiveOf(id));
    await expect(restoreBackup(test.app.keys, source, test.databaseUrl)).rejects.toThrow(
      'not empty',
    );
    await source.close();
  });

  it('altered in one byte is found out before a row of it counts', async () => {
    const { id } = await made();
    const reader = await blobs.open(await archiveOf(id));
    const bytes = await reader.read(0, reader.bytes);
    await reader.close();
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    const target = await emptyDatabase();
    const broken = {
      bytes: bytes.length,
      read: async (a: number, b: number) => bytes.subarray(a, b),
    };
    await expect(restoreBackup(test.app.keys, broken, target.url)).rejects.toThrow('not authentic');
    const users = await target.ask<{ there: boolean }>(
      `select to_regclass('users') is not null as there`,
    );
    if (users[0]?.there) expect(await target.ask('select 1 from users')).toEqual([]);
    await target.drop();
  });

  it('can be opened by hand: a tar of zstd under the seal, readable by any tar', async () => {
    const { id } = await made();
    const reader = await blobs.open(await archiveOf(id));
    const sealed = await SealedObject.open(
      test.app.keys.keyOfMaster('database backups'),
      'backup',
      reader,
    );
    const tar = await buffer(Readable.from(sealed.content()).pipe(createZstdDecompress()));
    await reader.close();
    await writeFile(path.join(folder, 'by-hand.tar'), tar);
    const names = execFileSync('tar', ['-tf', path.join(folder, 'by-hand.tar')]).toString();
    expect(names.split('\n')[0]).toBe('backup.json');
    expect(names).toContain('tables/users/000001.copy');
    expect(names.trim().endsWith('manifest.json')).toBe(true);
    expect(names).not.toContain('rate_limit_hits');
  });

  it('holds no readable word of a letter', async () => {
    await armMessage(test, await signUpMember(test), { body: 'a-word-of-the-letter' });
    const { id } = await made();
    const reader = await blobs.open(await archiveOf(id));
    expect((await reader.read(0, reader.bytes)).includes('a-word-of-the-letter')).toBe(false);
    await reader.close();
  });

  it('on a full disk says so and leaves no half file', async () => {
    blobs.full = true;
    const row = await made();
    expect(row).toMatchObject({ state: 'FAILED', problem: 'DISK_FULL', url: null, bytes: null });
    expect(await readdir(path.join(folder, 'target', '.unfinished'))).toEqual([]);
    expect(await blobs.stat(await archiveOf(row.id))).toBeNull();
    blobs.full = false;
    expect(await made()).toMatchObject({ state: 'DONE' });
  });

  it('requested twice at once runs once', async () => {
    const ids = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(ids).size).toBe(1);
  });

  it('of before there was a target goes by the same rule, and can be downloaded until then', async () => {
    const connection = test.app.orm.em.getConnection();
    for (let n = 1; n <= 8; n += 1) {
      const id = newId();
      await test.app.blobs.put(`backups/${id}`, Readable.from([Buffer.from(`old ${n}`)]));
      await connection.execute(
        `insert into backups (id, state, place, requested_at) values (?, 'DONE', 'STORAGE', ?)`,
        [id, `2041-04-0${n}T00:00:00Z`],
      );
    }
    await made();
    const left = await connection.execute<{ id: string }[]>(
      `select id from backups where place = 'STORAGE' order by requested_at`,
    );
    expect(left).toHaveLength(7);
    const url = `/api/admin/backups/${left[0]?.id}`;
    const download = await test.server.inject({ url, headers: { cookie: admin.cookie } });
    expect(download.payload).toBe('old 2');
    let stored = 0;
    for await (const { key } of test.app.blobs.list('backups')) stored += key ? 1 : 0;
    expect(stored).toBe(7);
  });
});

describe('a backup whose worker died', () => {
  it('is reported as cut off, and blocks no other', async () => {
    const connection = test.app.orm.em.getConnection();
    const id = await ask();
    await connection.execute(
      `update backups set state = 'WRITING', touched_at = now() - interval '1 hour' where id = ?`,
      [id],
    );
    await noteCutOffSweep.run(newContext(test.app, { kind: 'system', job: 'test' }));
    expect(await listed(id)).toMatchObject({ state: 'FAILED', problem: 'CUT_OFF' });
    expect(await ask()).not.toBe(id);
  });
});

describe('a backup into a file of the operator’s', () => {
  it('is proven before it has its name, and is restored from there', async () => {
    const file = path.join(folder, 'mine.icbackup');
    const { proof } = await backupToFile(test.app, file);
    expect(proof).toBe('RESTORED');
    const target = await emptyDatabase();
    await restoreFromFile(test.app.keys, file, target.url);
    expect(await target.ask('select id from users')).toEqual([{ id: admin.userId }]);
    await target.drop();
  });

  it('D12: restored from a file, its rows and the hold on sending appear together', async () => {
    const file = path.join(folder, 'mine.icbackup');
    await backupToFile(test.app, file);
    const target = await emptyDatabase();
    await restoreFromFile(test.app.keys, file, target.url);
    // Nothing else has run: this is what the restoring transaction left.
    expect(
      await target.ask('select held, reason, since is not null as dated from delivery_hold'),
    ).toEqual([
      { held: true, dated: true, reason: expect.stringContaining('restored from a backup') },
    ]);
    await target.drop();
  });

  it('cut off at its end is refused, and leaves the database without an account', async () => {
    const file = path.join(folder, 'mine.icbackup');
    const { bytes } = await backupToFile(test.app, file);
    await truncate(file, bytes - 1000);
    const target = await emptyDatabase();
    await expect(restoreFromFile(test.app.keys, file, target.url)).rejects.toThrow();
    const [made] = await target.ask<{ there: boolean }>(
      `select to_regclass('users') is not null as there`,
    );
    if (made?.there) expect(await target.ask('select 1 from users')).toEqual([]);
    await target.drop();
  });
});

describe('the download of a backup', () => {
  it('is the stored file, for administrators, and resumes where it stopped', async () => {
    const { id, url, fileName, bytes } = await made();
    const get = (headers: Record<string, string>) =>
      test.server.inject({ url: url ?? '', headers });
    expect(fileName).toBe('infinite-connections-backup-2041-05-04-2330.icbackup');
    expect((await get({})).statusCode).toBe(401);
    expect((await get({ cookie: (await signUpMember(test)).cookie })).statusCode).toBe(403);
    const whole = await get({ cookie: admin.cookie });
    expect(whole.headers['content-disposition']).toContain(fileName);
    expect(whole.rawPayload).toHaveLength(bytes ?? -1);
    const rest = await get({ cookie: admin.cookie, range: 'bytes=100-', 'if-range': `"${id}"` });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true);
    const beyond = await get({ cookie: admin.cookie, range: `bytes=${bytes}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes}`]);
    expect(beyond.json()).toMatchObject({ code: 'RANGE_UNSATISFIABLE' });
    expect(beyond.headers).not.toHaveProperty('content-disposition');
  });
});
