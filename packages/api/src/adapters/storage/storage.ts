import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import type { BlobStore } from '#adapters/storage/port.ts';
import { parseS3Address } from '#adapters/storage/s3-address.ts';

interface StorageConfig {
  readonly storageUrl: string | undefined;
  readonly dataDir: string;
}

/** The storage that STORAGE_URL names, or files in DATA_DIR/media. */
export function createBlobStore({ storageUrl, dataDir }: StorageConfig): Promise<BlobStore> {
  return blobStoreAt(storageUrl, path.join(dataDir, 'media'));
}

interface BackupConfig {
  readonly backupUrl: string | undefined;
  readonly dataDir: string;
}

/** The place that BACKUP_URL names, or files in DATA_DIR/backups. */
export function createBackupStore({ backupUrl, dataDir }: BackupConfig): Promise<BlobStore> {
  return blobStoreAt(backupUrl, path.join(dataDir, 'backups'));
}

/** Where backups go, for people; never with credentials. */
export function backupPlaceName({ backupUrl, dataDir }: BackupConfig): string {
  return placeName(backupUrl, path.join(dataDir, 'backups'));
}

/** The storage at a `file:` or `s3:` address, or files in `folder` without an address. */
export async function blobStoreAt(url: string | undefined, folder: string): Promise<BlobStore> {
  if (!url) return new FileBlobStore(folder);
  if (!url.startsWith('s3:')) return new FileBlobStore(fileURLToPath(url));
  const address = parseS3Address(url);
  if (!address) throw new Error('not the address of an S3-shaped storage');
  // The client is large, and most installations keep files.
  const { S3BlobStore } = await import('#adapters/storage/s3-store.ts');
  return new S3BlobStore(address);
}

/** Whether `url` is one that `blobStoreAt` takes. */
export function isStorageUrl(url: string): boolean {
  if (url.startsWith('s3:')) return parseS3Address(url) !== undefined;
  if (!URL.canParse(url) || new URL(url).protocol !== 'file:') return false;
  try {
    return path.isAbsolute(fileURLToPath(url));
  } catch {
    return false;
  }
}

/** Where the storage is, for people; never with credentials. */
export function storageName({ storageUrl, dataDir }: StorageConfig): string {
  return placeName(storageUrl, path.join(dataDir, 'media'));
}

/** The same for any address of `blobStoreAt`. */
export function placeName(url: string | undefined, folder: string): string {
  if (!url) return folder;
  const s3 = url.startsWith('s3:') ? parseS3Address(url) : undefined;
  if (!s3) return url.startsWith('file:') ? fileURLToPath(url) : 'an address that is not valid';
  const at = s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ` in ${s3.region}`;
  return `s3://${s3.bucket}/${s3.prefix}${at}`;
}
