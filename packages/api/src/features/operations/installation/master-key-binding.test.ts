import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp, type App } from '#app.ts';
import { loadConfig } from '#config/config.ts';
import { newContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { NothingToRotateTo, rotateMasterKey } from '#features/operations/installation/index.ts';
import { rewrapKeys } from '#features/operations/installation/rewrap-keys.ts';
import { wrapKey, wrappedUnder } from '#platform/crypto/wrapped-key.ts';
import { StartRefused } from '#platform/errors/start-refused.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let folder: string;
const opened: App[] = [];
beforeEach(async () => {
  test = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'infinite-binding-'));
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.stop();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Another process on the same database. */
async function startBeside(env: Record<string, string>): Promise<App> {
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env });
  const app = await createApp(config, test.databaseUrl, { clock: test.clock });
  opened.push(app);
  await app.start();
  return app;
}

async function refusalOf(env: Record<string, string>): Promise<string> {
  const error: unknown = await startBeside(env).catch((problem: unknown) => problem);
  if (!(error instanceof StartRefused)) throw new Error('it started', { cause: error });
  return `${error.message} ${error.wayOut}`;
}

const text = (key: Buffer) => key.toString('base64');
const keyOf = (app: App, familyId: string) =>
  familyKey(newContext(app, { kind: 'system', job: 'test' }), familyId);
const wrappedOf = async (familyId: string) => {
  const rows = await test.app.orm.em
    .getConnection()
    .execute<{ wrapped_key: Buffer }[]>('select wrapped_key from families where id = ?', [
      familyId,
    ]);
  return rows[0]?.wrapped_key ?? Buffer.alloc(0);
};

describe('a database whose master key is lost or another one (D8)', () => {
  it('refuses to start on an empty data folder, says the way out, and makes no new key', async () => {
    await signUpMember(test);
    const refusal = await refusalOf({});
    expect(refusal).toContain(`belongs to the master key ${test.app.keys.current.id}`);
    expect(refusal).toContain('keys restore');
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses to start with a wrong MASTER_KEY and names both keys', async () => {
    await signUpMember(test);
    const refusal = await refusalOf({ MASTER_KEY: text(randomBytes(32)) });
    expect(refusal).toContain(test.app.keys.current.id);
    expect(refusal).toContain('MASTER_KEY holds k');
  });

  it('refuses a key check that was copied from another database', async () => {
    const connection = test.app.orm.em.getConnection();
    await connection.execute(`update installation set id = '0197a000-0000-7000-8000-00000000000a'`);
    const refusal = await refusalOf({ DATA_DIR: test.dataDir });
    expect(refusal).toContain('was altered');
  });

  it('of before there were checks is bound to the key that opens its families, and to no other', async () => {
    const { familyId } = await signUpMember(test);
    const connection = test.app.orm.em.getConnection();
    await connection.execute('delete from key_checks');
    await connection.execute('delete from installation');
    expect(await refusalOf({})).toContain('holds families');
    expect(await refusalOf({ MASTER_KEY: text(randomBytes(32)) })).toContain('No family');
    const app = await startBeside({ DATA_DIR: test.dataDir });
    expect(await keyOf(app, familyId)).toHaveLength(32);
    expect(await connection.execute('select key_id from key_checks')).toEqual([
      { key_id: app.keys.current.id },
    ]);
  });

  it('that is empty makes one key, also when two processes start together', async () => {
    const connection = test.app.orm.em.getConnection();
    await connection.execute('delete from key_checks');
    await connection.execute('delete from installation');
    const [one, two] = await Promise.all([startBeside({}), startBeside({})]);
    expect(one.keys.current.id).toBe(two.keys.current.id);
  });
});

describe('rotating the master key', () => {
  it('wraps every key again without touching what it seals, while another process runs', async () => {
    const members = [await signUpMember(test), await signUpMember(test)];
    const [first] = members;
    if (!first) throw new Error('nobody');
    const before = test.app.keys.current.id;
    const keys = await Promise.all(members.map(({ familyId }) => keyOf(test.app, familyId)));
    const links = test.app.keys.keyFor('links');
    const cli = await startBeside({ DATA_DIR: test.dataDir });
    const rotation = await rotateMasterKey(cli);
    expect(rotation).toMatchObject({ from: before, to: cli.keys.current.id, rewrapped: 2 });
    expect(rotation.to).not.toBe(before);
    expect(wrappedUnder(await wrappedOf(first.familyId))).toBe(rotation.to);
    // The process that was running learns of the key when it meets it.
    for (const [n, { familyId }] of members.entries()) {
      expect((await keyOf(test.app, familyId)).equals(keys[n] ?? Buffer.alloc(0))).toBe(true);
    }
    const next = await startBeside({ DATA_DIR: test.dataDir });
    expect(next.keys.current.id).toBe(rotation.to);
    expect(next.keys.keyFor('links').equals(links)).toBe(true);
    const files = await readdir(path.join(test.dataDir, 'keys'));
    expect(files.toSorted()).toEqual(['master.key', `master.retired-${before}.key`]);
  });

  it('that was cut off is completed under the same key by the next start', async () => {
    const { familyId } = await signUpMember(test);
    const former = test.app.keys.current;
    const cli = await startBeside({ DATA_DIR: test.dataDir });
    const { to } = await rotateMasterKey(cli);
    // As if it had been killed after the new key became active: nothing wrapped again, files as before.
    const old = wrapKey(former, `family:${familyId}`, await keyOf(cli, familyId));
    await test.app.orm.em
      .getConnection()
      .execute('update families set wrapped_key = ? where id = ?', [old, familyId]);
    await cp(path.join(test.dataDir, 'keys'), path.join(folder, 'keys'), { recursive: true });
    const at = (name: string) => path.join(folder, 'keys', name);
    await rename(at('master.key'), at('master.next.key'));
    await rename(at(`master.retired-${former.id}.key`), at('master.key'));
    const next = await startBeside({});
    expect(next.keys.current.id).toBe(to);
    expect(wrappedUnder(await wrappedOf(familyId))).toBe(to);
    expect((await readdir(path.join(folder, 'keys'))).toSorted()).toEqual([
      'master.key',
      `master.retired-${former.id}.key`,
    ]);
  });

  it('goes to a new MASTER_KEY, with the former one in MASTER_KEY_PREVIOUS until it is done', async () => {
    const { familyId } = await signUpMember(test);
    const [former, next] = [text(test.app.keys.current.key), text(randomBytes(32))];
    const before = test.app.keys.current.id;
    const both = { MASTER_KEY: next, MASTER_KEY_PREVIOUS: former };
    const cli = await startBeside(both);
    expect(cli.keys.current.id).toBe(before);
    const { to } = await rotateMasterKey(cli);
    await expect(rotateMasterKey(cli)).rejects.toThrow(NothingToRotateTo);
    const alone = await startBeside({ MASTER_KEY: next });
    expect(alone.keys.current.id).toBe(to);
    expect(await keyOf(alone, familyId)).toHaveLength(32);
  });

  it('refuses to go on without the former key while something needs it', async () => {
    const { familyId } = await signUpMember(test);
    const former = test.app.keys.current;
    const old = await wrappedOf(familyId);
    const next = text(randomBytes(32));
    const cli = await startBeside({ MASTER_KEY: next, MASTER_KEY_PREVIOUS: text(former.key) });
    await rotateMasterKey(cli);
    await test.app.orm.em
      .getConnection()
      .execute('update families set wrapped_key = ? where id = ?', [old, familyId]);
    expect(await refusalOf({ MASTER_KEY: next })).toContain(
      `only under the master key ${former.id}`,
    );
  });

  it('leaves one damaged key as it is and says so, and wraps all others', async () => {
    const [hurt, whole] = [await signUpMember(test), await signUpMember(test)];
    const damaged = Buffer.from(await wrappedOf(hurt.familyId));
    damaged.writeUInt8(damaged.readUInt8(30) ^ 1, 30);
    await test.app.orm.em
      .getConnection()
      .execute('update families set wrapped_key = ? where id = ?', [damaged, hurt.familyId]);
    const cli = await startBeside({ DATA_DIR: test.dataDir });
    const { from, rewrapped, broken } = await rotateMasterKey(cli);
    expect({ rewrapped, broken: [...broken] }).toEqual({ rewrapped: 1, broken: [[from, 1]] });
    expect(await keyOf(cli, whole.familyId)).toHaveLength(32);
    expect((await rewrapKeys(cli)).rewrapped).toBe(0);
  });
});
