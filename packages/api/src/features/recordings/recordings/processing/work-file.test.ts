import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import { WorkFile } from '#features/recordings/recordings/processing/work-file.ts';

/** Takes every piece a turn later, so that the writer has to wait. */
class SlowStore extends FileBlobStore {
  override put(key: string, content: AsyncIterable<Uint8Array>) {
    return super.put(key, slowly(content));
  }
}

async function* slowly(content: AsyncIterable<Uint8Array>) {
  for await (const piece of content) {
    await new Promise(setImmediate);
    yield piece;
  }
}

describe('a work file', () => {
  let folder: string;
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'infinite-work-'));
    warnings.length = 0;
    process.on('warning', note);
  });
  afterEach(async () => {
    process.off('warning', note);
    await rm(folder, { recursive: true });
  });

  it('takes a long recording through a slow storage without gathering listeners', async () => {
    const file = new WorkFile(new FamilyVault(new SlowStore(folder), randomBytes(32)), 'work/a');
    const piece = randomBytes(1_500_000);
    for (let count = 0; count < 24; count += 1) await file.append(piece);
    await file.close();
    let bytes = 0;
    for await (const read of file.content()) bytes += read.length;
    expect(bytes).toBe(24 * piece.length);
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  });
});
