import { shifted, sideBySide, single, stacked, type Cluster } from './cluster.ts';
import type { Fork } from './grow.ts';

/**
 * The partners of a union and all ancestors beyond them; its origin is the point between the first two partners,
 * where the line to their child begins.
 */
export function forkCluster(fork: Fork, breadth: number, gap: number): Cluster {
  const { cluster, shifts } = sideBySide(
    fork.partners.map(({ place, fork: beyond }) => {
      const row = single(breadth, (middle) => {
        place.middle = middle;
      });
      return stacked(row, beyond && forkCluster(beyond, breadth, gap), 0);
    }),
    gap,
  );
  return shifted(cluster, -(shifts[1] ?? 0) / 2);
}
