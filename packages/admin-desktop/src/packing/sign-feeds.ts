import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import { publicKeyText, signUpdate } from '#main/updates/update-signature.ts';

/**
 * Signs every `latest*.yml` of a folder of installers, in place. Run it where the private key is
 * kept, on all that will be published together.
 * @param pem the text of UPDATE_PRIVATE_KEY, or the path of its file
 * @returns the names of the feeds, and the public key that has to be built in
 */
export async function signFeeds(
  folder: string,
  pem: string,
): Promise<{ feeds: string[]; publicKey: string }> {
  const key = createPrivateKey(pem.includes('BEGIN') ? pem : await readFile(pem, 'utf8'));
  const feeds = (await readdir(folder)).filter((name) => /^latest.*\.yml$/.test(name));
  for (const name of feeds) {
    const file = join(folder, name);
    await writeFile(file, signedFeed(name, await readFile(file, 'utf8'), key));
  }
  return { feeds, publicKey: publicKeyText(key) };
}

/** The feed with its signature as one more line; an earlier signature is replaced. */
export function signedFeed(name: string, text: string, key: KeyObject): string {
  const bare = text.replaceAll(/^signature:.*\n?/gm, '').trimEnd();
  // As the application will read it.
  const update = parseUpdateInfo(bare, name, new URL(`file:///${name}`));
  return `${bare}\nsignature: ${signUpdate(name, update, key)}\n`;
}

/** A new pair of keys: the private one as PEM, the public one as UPDATE_PUBLIC_KEY takes it. */
export function newKeys(): { privatePem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: publicKeyText(privateKey),
  };
}
