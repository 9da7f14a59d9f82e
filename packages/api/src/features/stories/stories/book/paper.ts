import type { BookSizeName } from '@infinite/schema/catalogue/stories';

/** Points of a millimeter. */
export const mm = 72 / 25.4;

const cut = { A5: [148, 210], A4: [210, 297] } as const satisfies Record<BookSizeName, object>;

/** What a printer cuts off on each side, so that a colored page reaches its edge. */
const bleedOfPrinters = 3 * mm;

/** A page and where its text stands, in points. */
export interface Paper {
  readonly size: BookSizeName;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly margins: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  readonly bodySize: number;
}

export function paperOf(size: BookSizeName, withBleed: boolean): Paper {
  const [width, height] = cut[size];
  const bleed = withBleed ? bleedOfPrinters : 0;
  const side = (size === 'A5' ? 17 : 25) * mm + bleed;
  return {
    size,
    width: width * mm + 2 * bleed,
    height: height * mm + 2 * bleed,
    bleed,
    margins: { left: side, right: side, top: side, bottom: side + 5 * mm },
    bodySize: size === 'A5' ? 9.5 : 11,
  };
}

export const textWidth = ({ width, margins }: Paper): number =>
  width - margins.left - margins.right;

/** Where the text of a page ends. */
export const textEnd = ({ height, margins }: Paper): number => height - margins.bottom;
