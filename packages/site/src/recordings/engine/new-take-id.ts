/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is closed at addresses without https,
 * where a file can still be uploaded.
 */
export function newTakeId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = new DataView(crypto.getRandomValues(new Uint8Array(16)).buffer);
  bytes.setUint8(6, (bytes.getUint8(6) & 0x0f) | 0x40);
  bytes.setUint8(8, (bytes.getUint8(8) & 0x3f) | 0x80);
  const hex = [...new Uint8Array(bytes.buffer)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
