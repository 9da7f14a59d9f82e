import type { Rect } from '../layout/layout.ts';

/** Pairs of boxes that share area, as text; found along sorted left edges. */
export function overlapsOf(boxes: readonly Rect[]): string[] {
  const found: string[] = [];
  const sorted = [...boxes].sort((a, b) => a.x - b.x);
  for (const [place, box] of sorted.entries()) {
    for (let next = place + 1; next < sorted.length; next += 1) {
      const other = sorted[next] as Rect;
      if (other.x >= box.x + box.w - 1e-6) break;
      if (other.y < box.y + box.h - 1e-6 && box.y < other.y + other.h - 1e-6) {
        found.push(`${JSON.stringify(box)} and ${JSON.stringify(other)}`);
      }
    }
  }
  return found;
}
