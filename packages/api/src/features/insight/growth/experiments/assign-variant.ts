/**
 * Which of `variants` a reader sees: by a salted hash of what every request has, so that it needs no
 * cookie and is the same in every process. It stays the same for the whole experiment, unless the
 * reader's address or browser changes. Murmur3's mixing (A. Appleby) is enough: it has to be even and
 * fast, and nobody can attack a hash that is not stored.
 */
export function assignVariant(
  salt: string,
  reader: { readonly ip: string; readonly userAgent: string },
  variants: number,
): number {
  const hash = mix(absorb(absorb(absorb(0x811c9dc5, salt), reader.ip), reader.userAgent));
  return Math.floor((hash / 2 ** 32) * variants);
}

/** FNV-1a over the text and an end mark. */
function absorb(state: number, text: string): number {
  let hash = state;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return Math.imul(hash ^ 0xff00, 0x01000193);
}

function mix(state: number): number {
  let hash = state;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
