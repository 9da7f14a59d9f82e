import { createCipheriv, randomBytes } from 'node:crypto';
import {
  chunkBytes,
  chunkNonce,
  deriveSecrets,
  makeHeader,
  saltBytes,
  type ObjectSecrets,
} from '#platform/crypto/sealed-format.ts';

/**
 * Seals `content` as it passes, keeping one chunk in memory. `name` must be given again to open it.
 * The salt is random, so sealing the same content twice gives different bytes and no nonce repeats.
 */
export async function* seal(
  ownerKey: Uint8Array,
  name: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const header = makeHeader(randomBytes(saltBytes));
  const secrets = deriveSecrets(ownerKey, name, header);
  yield header;
  let index = 0;
  let held: Buffer | undefined;
  for await (const chunk of inChunks(content)) {
    // One chunk is held back, because the last must be sealed as the last.
    if (held) yield sealChunk(secrets, index++, false, held);
    held = chunk;
  }
  yield sealChunk(secrets, index, true, held ?? Buffer.alloc(0));
}

function sealChunk(secrets: ObjectSecrets, index: number, last: boolean, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secrets.key, chunkNonce(secrets, index, last));
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Cuts what arrives in pieces of any size into full chunks and a rest. */
async function* inChunks(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of content) {
    let rest = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    while (held + rest.length >= chunkBytes) {
      const wanted = chunkBytes - held;
      yield Buffer.concat([...pieces, rest.subarray(0, wanted)]);
      rest = rest.subarray(wanted);
      pieces = [];
      held = 0;
    }
    if (rest.length > 0) pieces.push(rest);
    held += rest.length;
  }
  if (held > 0) yield Buffer.concat(pieces);
}
