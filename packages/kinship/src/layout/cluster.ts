/**
 * A part of a chart that moves as a whole: its outline by level (0 is its own row, higher numbers lie further from
 * it), and how to place it once its position is known. Positions are along the row, relative to its own origin.
 */
export interface Cluster {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly place: (origin: number) => void;
}

/** One box, around its middle. */
export function single(breadth: number, place: (middle: number) => void): Cluster {
  return { left: [-breadth / 2], right: [breadth / 2], place };
}

/**
 * Puts clusters side by side, as close as their outlines let them at every level, so that nothing overlaps and a
 * deep narrow branch fits beside a short wide one. The origin of the result is the origin of the first.
 */
export function sideBySide(
  clusters: readonly Cluster[],
  gap: number,
): { cluster: Cluster; shifts: readonly number[] } {
  const left: number[] = [];
  const right: number[] = [];
  const shifts: number[] = [];
  for (const cluster of clusters) {
    let shift = shifts.length === 0 ? 0 : -Infinity;
    for (let level = 0; level < Math.min(right.length, cluster.left.length); level += 1) {
      shift = Math.max(shift, number(right[level]) + gap - number(cluster.left[level]));
    }
    for (let level = 0; level < cluster.left.length; level += 1) {
      if (level >= left.length) left[level] = number(cluster.left[level]) + shift;
      right[level] = number(cluster.right[level]) + shift;
    }
    shifts.push(shift);
  }
  const place = (origin: number) => {
    for (const [position, cluster] of clusters.entries()) {
      cluster.place(origin + number(shifts[position]));
    }
  };
  return { cluster: { left, right, place }, shifts };
}

/** A row of boxes with a part beyond it, one level further from the row. */
export function stacked(row: Cluster, beyond: Cluster | null, shift: number): Cluster {
  if (beyond === null) return row;
  return {
    left: [number(row.left[0]), ...beyond.left.map((edge) => edge + shift)],
    right: [number(row.right[0]), ...beyond.right.map((edge) => edge + shift)],
    place: (origin) => {
      row.place(origin);
      beyond.place(origin + shift);
    },
  };
}

/** The same part seen from another origin. */
export function shifted(cluster: Cluster, by: number): Cluster {
  return {
    left: cluster.left.map((edge) => edge + by),
    right: cluster.right.map((edge) => edge + by),
    place: (origin) => {
      cluster.place(origin + by);
    },
  };
}

function number(value: number | undefined): number {
  return value ?? 0;
}
