import type { ReactElement } from 'react';
import { qrCode } from '@infinite/schema/qr/qr-code';

/** Light modules around the code, which scanners need (ISO/IEC 18004, 6.3.8). */
const quiet = 4;

/** A text as a QR code, dark on white in both themes; nothing for a text that is too long. */
export function QrPicture({ text, label }: { text: string; label: string }): ReactElement | null {
  const rows = qrCode(text);
  if (!rows) return null;
  const size = rows.length + 2 * quiet;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-60 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
