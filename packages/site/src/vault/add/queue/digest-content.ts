import { Sha256 } from '#recordings/engine/sha256.ts';

/** The browser's own digest wants all of it in memory; more is read in pieces. */
const wholeAtMost = 32 * 1024 * 1024;
const pieceBytes = 4 * 1024 * 1024;

/** SHA-256 of a file, in hexadecimal. */
export async function digestContent(content: Blob): Promise<string> {
  // `subtle` is closed at addresses without https.
  if (content.size <= wholeAtMost && globalThis.crypto?.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const hash = new Sha256();
  for (let at = 0; at < content.size; at += pieceBytes) {
    hash.update(new Uint8Array(await content.slice(at, at + pieceBytes).arrayBuffer()));
  }
  return hash.hex();
}
