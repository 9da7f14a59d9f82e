import { randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import {
  BlobMissing,
  checkKey,
  type BlobReader,
  type BlobStore,
  type ListedBlob,
} from '#adapters/storage/port.ts';

/** Where files are written first: no key starts with a dot, so no reader sees one. */
const unfinishedFolder = '.unfinished';

/** Objects as files below one folder, which several processes on one machine may share. */
export class FileBlobStore implements BlobStore {
  readonly #root: string;
  readonly #unfinished: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
    this.#unfinished = path.join(this.#root, unfinishedFolder);
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    const target = this.#pathOf(key);
    const folder = path.dirname(target);
    await this.#makeFolder(this.#unfinished);
    const unfinished = path.join(this.#unfinished, randomUUID());
    try {
      const bytes = await writeDurably(unfinished, content);
      // Created late, so that removing a folder during a write is not undone.
      await this.#makeFolder(folder);
      await rename(unfinished, target);
      await syncFolder(folder);
      return { bytes };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<BlobReader> {
    const handle = await open(this.#pathOf(key), 'r').catch((error: unknown) => {
      throw isAbsent(error) ? new BlobMissing(key) : error;
    });
    return new FileReader(handle, (await handle.stat()).size);
  }

  async stat(key: string): Promise<{ bytes: number } | null> {
    try {
      return { bytes: (await stat(this.#pathOf(key))).size };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await unlink(this.#pathOf(key)).catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
    });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#pathOf(folder), { recursive: true, force: true });
  }

  async *list(folder: string): AsyncGenerator<ListedBlob> {
    const root = folder === '' ? this.#root : this.#pathOf(folder);
    const entries = await opendir(root).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    for await (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        yield* this.list(key);
      } else if (entry.isFile()) {
        const found = await stat(this.#pathOf(key)).catch((error: unknown) => {
          if (isAbsent(error)) return null;
          throw error;
        });
        if (!found) continue;
        const modifiedAt = Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs));
        yield { key, bytes: found.size, modifiedAt };
      }
    }
  }

  async check(): Promise<void> {
    await this.#makeFolder(this.#unfinished);
    const probe = path.join(this.#unfinished, randomUUID());
    await (await open(probe, 'wx', 0o600)).close();
    await unlink(probe);
  }

  async space(): Promise<{ freeBytes: number; totalBytes: number }> {
    await this.#makeFolder(this.#root);
    const { bavail, blocks, bsize } = await statfs(this.#root);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  async removeUnfinished(untouchedSeconds: number): Promise<number> {
    const before = Date.now() - untouchedSeconds * 1000;
    let removed = 0;
    for (const name of await readdir(this.#unfinished).catch(() => [])) {
      const file = path.join(this.#unfinished, name);
      const found = await stat(file).catch(() => undefined);
      if (!found || found.mtimeMs >= before) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  #pathOf(key: string): string {
    checkKey(key);
    return path.join(this.#root, ...key.split('/'));
  }

  /** A file survives a power cut only if its parent folders do. */
  async #makeFolder(folder: string): Promise<void> {
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (firstMade === undefined) return;
    for (let made = folder; made.length >= firstMade.length; made = path.dirname(made)) {
      await syncFolder(path.dirname(made));
    }
  }
}

class FileReader implements BlobReader {
  readonly #handle: FileHandle;
  readonly bytes: number;

  constructor(handle: FileHandle, bytes: number) {
    this.#handle = handle;
    this.bytes = bytes;
  }

  async read(start: number, end: number, room?: Buffer): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(end, this.bytes) - start);
    const buffer = room?.subarray(0, wanted) ?? Buffer.allocUnsafeSlow(wanted);
    let filled = 0;
    while (filled < wanted) {
      const { bytesRead } = await this.#handle.read(
        buffer,
        filled,
        wanted - filled,
        start + filled,
      );
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return filled === wanted ? buffer : buffer.subarray(0, filled);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

async function writeDurably(file: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const piece of content) {
      await handle.writeFile(piece);
      bytes += piece.byteLength;
    }
    await handle.sync();
    return bytes;
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
