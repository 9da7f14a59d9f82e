import { qrCode } from '@infinite/schema/qr/qr-code';
import type { Pages } from '#features/stories/stories/book/set-text.ts';

/** Light modules around a code, which scanners need (ISO/IEC 18004, 6.3.8). */
const quiet = 4;

/** An address as a QR code of sharp squares, in a square of this side. */
export function drawCode(
  pages: Pages,
  address: string,
  place: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const rows = qrCode(address);
  if (!rows) throw new Error('an address is too long for a code');
  const module = place.side / (rows.length + 2 * quiet);
  pages.rect(place.x, place.y, place.side, place.side).fill('white');
  for (const [row, darks] of rows.entries()) {
    for (const [column, dark] of darks.entries()) {
      if (!dark) continue;
      const [x, y] = [place.x + (column + quiet) * module, place.y + (row + quiet) * module];
      pages.rect(x, y, module, module);
    }
  }
  // One path, so that no seams show between the modules.
  pages.fill('black');
}
