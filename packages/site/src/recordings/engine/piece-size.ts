import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

/** How much the next request carries, by how long the last ones took. */
export class PieceSize {
  private size: number = recorderCatalogue.pieceBytes.first;

  get bytes(): number {
    return this.size;
  }

  /** A request of `bytes` was answered; small ones say nothing about the line. */
  took(ms: number, bytes: number): void {
    const { most } = recorderCatalogue.pieceBytes;
    if (ms > recorderCatalogue.pieceSlowMs) this.shrink();
    else if (ms < recorderCatalogue.pieceFastMs && bytes >= this.size) {
      this.size = Math.min(most, this.size * 2);
    }
  }

  shrink(): void {
    this.size = Math.max(recorderCatalogue.pieceBytes.least, this.size / 2);
  }
}
