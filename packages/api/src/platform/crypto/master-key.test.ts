import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMasterKey } from '#platform/crypto/master-key.ts';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'infinite-key-'));

describe('the master key', () => {
  it('is made once, readable by its owner alone, and is the same at the next start', async () => {
    const dataDir = await newFolder();
    const [first, twin] = await Promise.all([
      loadMasterKey({ dataDir, masterKey: undefined }),
      loadMasterKey({ dataDir, masterKey: undefined }),
    ]);
    expect(twin.equals(first)).toBe(true);
    const file = path.join(dataDir, 'keys', 'master.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64').equals(first)).toBe(true);
  });

  it('says which file is damaged instead of going on with another key', async () => {
    const dataDir = await newFolder();
    await loadMasterKey({ dataDir, masterKey: undefined });
    await writeFile(path.join(dataDir, 'keys', 'master.key'), 'torn');
    await expect(loadMasterKey({ dataDir, masterKey: undefined })).rejects.toThrow('master.key');
  });
});
