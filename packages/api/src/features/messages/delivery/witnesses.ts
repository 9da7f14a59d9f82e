import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BlobMissing, type BlobStore } from '#adapters/storage/port.ts';

/** The progress of sending: the newest ledger line of a real family, and the epoch of the hold. */
const markShape = z.object({
  epoch: z.string().regex(/^\d+$/),
  seq: z.string().regex(/^\d+$/).nullable(),
  id: z.guid().nullable(),
});
export type Mark = z.output<typeof markShape>;

/** A record of the progress of sending outside the database. */
export interface Witness {
  readonly name: 'dataDir' | 'storage';
  /** Null without a readable mark. */
  read(): Promise<Mark | null>;
  write(mark: Mark): Promise<void>;
}

/** Key in the storage. It lies outside every family's folder. */
const storageMarkKey = 'witness/delivery-mark';

export function storageWitness(blobs: BlobStore): Witness {
  return {
    name: 'storage',
    read: async () => {
      const reader = await blobs.open(storageMarkKey).catch((error: unknown) => {
        if (error instanceof BlobMissing) return null;
        throw error;
      });
      if (!reader) return null;
      const bytes = await reader.read(0, reader.bytes).finally(() => reader.close());
      return parse(bytes.toString('utf8'));
    },
    write: async (mark) => {
      await blobs.put(storageMarkKey, once(Buffer.from(JSON.stringify(mark))));
    },
  };
}

export function dataDirWitness(dataDir: string): Witness {
  const file = path.join(dataDir, 'delivery-mark.json');
  return {
    name: 'dataDir',
    read: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? null : parse(text);
    },
    write: (mark) => writeWhole(file, JSON.stringify(mark)),
  };
}

function parse(text: string): Mark | null {
  try {
    return markShape.parse(JSON.parse(text));
  } catch (error) {
    // An unreadable mark counts as none.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Two sweeps of one process may write at the same time; each renames its own file.
  const unfinished = `${file}.${randomUUID()}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
