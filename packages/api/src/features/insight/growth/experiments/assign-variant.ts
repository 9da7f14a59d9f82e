/**
 * Which of `variants` openings a reader sees: by a salted hash of what every request brings, so
 * that no cookie is needed and each process says the same. It holds for as long as the reader's
 * address and browser stay, and the experiment. Murmur3's mixing (A. Appleby) suffices: it need be
 * even and quick, and nothing is kept that could be guessed.
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
