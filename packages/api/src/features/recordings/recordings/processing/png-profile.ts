import { crc32, deflateSync } from 'node:zlib';

/** Signature and IHDR, after which iCCP may stand (PNG, third edition, 5.6). */
const headBytes = 33;

/** The PNG with an ICC profile for its pixels, which sharp can only read from a file. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  // Name, end of name, compression method 0, profile (11.3.2.3).
  const content = Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]);
  const typed = Buffer.concat([Buffer.from('iCCP', 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([png.subarray(0, headBytes), length, typed, check, png.subarray(headBytes)]);
}
