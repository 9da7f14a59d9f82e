import { sideBySide, stacked, type Cluster } from './cluster.ts';
import type { Place, Stem, StemFamily } from './grow.ts';
import type { Measures } from './layout.ts';

/** One union of a person as it stands in the row: where its partners are, and where its children hang. */
export interface Bond {
  readonly family: StemFamily;
  /** Middles of the partners, relative to the person. */
  readonly middles: readonly number[];
  /** Where the lines to the children begin, relative to the person. */
  readonly mark: number;
  /** The first partner is the person's neighbor in the row. */
  readonly adjacent: boolean;
}

/**
 * The unions of a person in one row: the first partner to the left when there are several unions, all others to the
 * right in the order of the unions.
 */
export function bondsOf({ families }: Stem, { w, gapX }: Measures): Bond[] {
  const step = w + gapX;
  const coupled = families.filter(({ partners }) => partners.length > 0);
  let onLeft = coupled.length > 1 ? coupled[0] : undefined;
  let taken = 0;
  return families.map((family) => {
    if (family.partners.length === 0) return { family, middles: [], mark: 0, adjacent: false };
    if (family === onLeft) {
      onLeft = undefined;
      const middles = family.partners.map((_, position) => -(position + 1) * step);
      return { family, middles, mark: -step / 2, adjacent: true };
    }
    const first = taken;
    taken += family.partners.length;
    const middles = family.partners.map((_, position) => (first + position + 1) * step);
    return { family, middles, mark: (first + 0.5) * step, adjacent: first === 0 };
  });
}

/** A person, the partners beside and all descendants below; its origin is the middle of the person's box. */
export function stemCluster(stem: Stem, measures: Measures): Cluster {
  const { w, gapX } = measures;
  const bonds = bondsOf(stem, measures);
  const row: { place: Place; middle: number }[] = [{ place: stem.place, middle: 0 }];
  for (const { family, middles } of bonds) {
    for (const [position, place] of family.partners.entries()) {
      row.push({ place, middle: middles[position] ?? 0 });
    }
  }
  const own: Cluster = {
    left: [Math.min(...row.map(({ middle }) => middle)) - w / 2],
    right: [Math.max(...row.map(({ middle }) => middle)) + w / 2],
    place: (origin) => {
      for (const { place, middle } of row) place.middle = origin + middle;
    },
  };
  const parental = bonds.filter(({ family }) => family.children.length > 0);
  if (parental.length === 0) return own;
  const children = parental.flatMap(({ family }) => family.children);
  const { cluster, shifts } = sideBySide(
    children.map((child) => stemCluster(child, measures)),
    gapX,
  );
  const marks = parental.reduce((sum, { mark }) => sum + mark, 0) / parental.length;
  return stacked(own, cluster, marks - (shifts.at(-1) ?? 0) / 2);
}
