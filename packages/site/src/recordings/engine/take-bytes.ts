import type { Take } from './take.ts';

/** Reads a take's bytes from `offset` on, at most `atMost`; empty at its end. */
export interface TakeReader {
  read(takeId: string, offset: number, atMost: number): Promise<Blob>;
}

/** What the recorder heard and the journal could not take: the end of one take, in memory alone. */
export class HeldSound implements TakeReader {
  constructor(
    private readonly journal: TakeReader,
    private readonly takeId: string,
    /** Bytes of the take that the journal has. */
    private readonly from: number,
    private readonly held: Blob,
  ) {}

  async read(takeId: string, offset: number, atMost: number): Promise<Blob> {
    if (takeId !== this.takeId) return this.journal.read(takeId, offset, atMost);
    if (offset >= this.from) {
      const start = offset - this.from;
      return this.held.slice(start, start + atMost);
    }
    return this.journal.read(takeId, offset, Math.min(atMost, this.from - offset));
  }
}

const pieceBytes = 1024 * 1024;

/** The take piece by piece, so that hours of it never lie in memory together. */
export async function* piecesOf(
  reader: TakeReader,
  take: Pick<Take, 'id' | 'bytes'>,
): AsyncGenerator<Blob> {
  for (let offset = 0; offset < take.bytes;) {
    const piece = await reader.read(take.id, offset, Math.min(pieceBytes, take.bytes - offset));
    if (piece.size === 0) return;
    offset += piece.size;
    yield piece;
  }
}

/** The take as one file, to be listened to before (or without) the server. */
export async function fileOfTake(
  reader: TakeReader,
  take: Pick<Take, 'id' | 'bytes' | 'mimeType'>,
): Promise<Blob> {
  const parts: Blob[] = [];
  // Blobs of blobs: the browser keeps them on the disk, so that hours do not fill the memory.
  for await (const piece of piecesOf(reader, take)) parts.push(piece);
  return new Blob(parts, { type: take.mimeType });
}
