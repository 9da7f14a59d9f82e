import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** What a feed (`latest*.yml`) says of a version, as far as it decides what is installed. */
export interface AnnouncedUpdate {
  version: string;
  files: readonly { url: string; sha512: string; size?: number | undefined }[];
  /** A second installer that only some Windows builds know. It is not signed, so it is refused. */
  packages?: unknown;
  /** Ed25519 over `updateStatement`, in base64. */
  signature?: unknown;
}

/** The name of the feed that electron-updater reads on this system. */
export function feedName(platform: string, arch: string): string {
  if (platform === 'win32') return 'latest.yml';
  if (platform === 'darwin') return 'latest-mac.yml';
  return arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${arch}.yml`;
}

/** The text that is signed. It names the feed, so that the answer of one cannot be given for another. */
export function updateStatement(feed: string, { version, files }: AnnouncedUpdate): Buffer {
  const signed = files.map(({ url, sha512, size }) => [url, sha512, size ?? null]);
  return Buffer.from(JSON.stringify(['infinite-connections-update', 1, feed, version, signed]));
}

/** @returns the signature in base64 */
export const signUpdate = (feed: string, update: AnnouncedUpdate, key: KeyObject): string =>
  sign(null, updateStatement(feed, update), key).toString('base64');

/** Whether one of the keys signed exactly what the feed announces. */
export function isSigned(
  feed: string,
  update: AnnouncedUpdate,
  keys: readonly KeyObject[],
): boolean {
  const { signature, packages, files } = update;
  if (typeof signature !== 'string' || packages !== undefined) return false;
  // Without `files` electron-updater would use older fields, which are not signed.
  if (!Array.isArray(files) || files.length === 0) return false;
  const statement = updateStatement(feed, update);
  const bytes = Buffer.from(signature, 'base64');
  return keys.some((key) => verify(null, statement, key, bytes));
}

/**
 * The keys of UPDATE_PUBLIC_KEY: one or several, separated by commas, each the base64 of an Ed25519
 * key in SPKI form (the middle line of its PEM file). Several allow a change of keys.
 * @throws {Error} when one of them is not such a key
 */
export function parsePublicKeys(text: string): KeyObject[] {
  return text.split(',').map((part) => {
    const der = Buffer.from(part.trim(), 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not an Ed25519 key');
    return key;
  });
}

export const publicKeyText = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
