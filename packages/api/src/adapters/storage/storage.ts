import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import type { BlobStore } from '#adapters/storage/port.ts';

/** The storage that STORAGE_URL names, or files in DATA_DIR/media. */
export function createBlobStore(config: {
  readonly storageUrl: string | undefined;
  readonly dataDir: string;
}): BlobStore {
  if (config.storageUrl) return new FileBlobStore(fileURLToPath(config.storageUrl));
  return new FileBlobStore(path.join(config.dataDir, 'media'));
}
