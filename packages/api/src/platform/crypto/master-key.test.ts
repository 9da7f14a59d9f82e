import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  forgetRetiredKey,
  makeMasterKey,
  prepareNextKey,
  promoteNextKey,
  readMasterKeys,
} from '#platform/crypto/master-key.ts';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'infinite-key-'));
const read = (dataDir: string) =>
  readMasterKeys({ dataDir, masterKey: undefined, masterKeysBefore: [] });

describe('the master key', () => {
  it('is made once, readable by its owner alone, and is the same at the next start', async () => {
    const dataDir = await newFolder();
    expect(read(dataDir)).toBeUndefined();
    const [first, twin] = await Promise.all([makeMasterKey(dataDir), makeMasterKey(dataDir)]);
    expect(twin.key.equals(first.key)).toBe(true);
    const file = path.join(dataDir, 'keys', 'master.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64').equals(first.key)).toBe(true);
    expect(read(dataDir)).toEqual({ current: first, others: [] });
  });

  it('names the damaged file instead of continuing with another key', async () => {
    const dataDir = await newFolder();
    await makeMasterKey(dataDir);
    await writeFile(path.join(dataDir, 'keys', 'master.key'), 'torn');
    expect(() => read(dataDir)).toThrow('master.key');
  });

  it('gives way to the next one, which stays the same when a rotation is begun twice', async () => {
    const dataDir = await newFolder();
    const before = await makeMasterKey(dataDir);
    const next = await prepareNextKey(dataDir);
    expect(await prepareNextKey(dataDir)).toEqual(next);
    expect(read(dataDir)).toEqual({ current: before, others: [next] });
    await promoteNextKey(dataDir, before.id);
    expect(read(dataDir)?.current).toEqual(before);
    await promoteNextKey(dataDir, next.id);
    await promoteNextKey(dataDir, next.id);
    expect(read(dataDir)).toEqual({ current: next, others: [before] });
    await forgetRetiredKey(dataDir, before.id);
    expect(read(dataDir)).toEqual({ current: next, others: [] });
    expect(await readdir(path.join(dataDir, 'keys'))).toEqual(['master.key']);
  });

  it('of the environment comes with those before it', () => {
    const text = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    const keys = readMasterKeys({
      dataDir: '/nowhere',
      masterKey: text(1),
      masterKeysBefore: [text(2), text(3)],
    });
    expect(keys?.current.key[0]).toBe(1);
    expect(keys?.others.map(({ key }) => key[0])).toEqual([2, 3]);
  });
});
