const headSize = 6;
const entrySize = 16;

/** An .ico file of square PNG pictures, each smaller than 256 pixels. */
export function iconFile(pictures: readonly { size: number; body: Buffer }[]): Buffer {
  const head = Buffer.alloc(headSize + entrySize * pictures.length);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, body }] of pictures.entries()) {
    const at = headSize + entrySize * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // Color planes.
    head.writeUInt16LE(32, at + 6); // Bits a pixel.
    head.writeUInt32LE(body.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += body.length;
  }
  return Buffer.concat([head, ...pictures.map(({ body }) => body)]);
}
