import { Sha256 } from './sha256.ts';
import type { Take } from './take.ts';
import { piecesOf, type TakeReader } from './take-bytes.ts';

/** SHA-256 of a take as this device has it. */
export async function digestOfTake(
  reader: TakeReader,
  take: Pick<Take, 'id' | 'bytes'>,
): Promise<string> {
  const hash = new Sha256();
  // Each piece is a read of its own, so that the page stays responsive.
  for await (const piece of piecesOf(reader, take)) {
    hash.update(new Uint8Array(await piece.arrayBuffer()));
  }
  return hash.hex();
}
