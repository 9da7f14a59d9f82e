import { sealedChunkBytes } from '#platform/crypto/sealed-format.ts';

/** Sixteen sealed chunks: long reads keep the disk and the cipher busy in turn. */
export const readRoomBytes = 16 * sealedChunkBytes;

/** Kept for the next reader; more than these are left to the garbage collector. */
const mostKept = 16;
const free: Buffer[] = [];

/**
 * Memory for sealed bytes on their way to the cipher. A fresh megabyte a read is touched page by
 * page and thrown away; a borrowed one stays warm. It never holds anything that was opened.
 */
export function borrowReadRoom(): Buffer {
  return free.pop() ?? Buffer.allocUnsafeSlow(readRoomBytes);
}

/** Call once nothing reads from them nor writes to them any more. */
export function giveBackReadRoom(rooms: readonly (Buffer | undefined)[]): void {
  for (const room of rooms) if (room && free.length < mostKept) free.push(room);
}
