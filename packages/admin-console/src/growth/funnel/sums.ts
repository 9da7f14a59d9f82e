import type { GrowthFunnelQuery } from '@infinite/schema/generated/graphql';

export type FunnelRow = GrowthFunnelQuery['growthFunnel']['rows'][number];
export type FunnelStep = GrowthFunnelQuery['growthFunnel']['steps'][number];

/** Each step's number in all the rows. */
export function sumsOf(rows: readonly FunnelRow[], steps: readonly unknown[]): number[] {
  return steps.map((_, step) => rows.reduce((sum, { counts }) => sum + (counts[step] ?? 0), 0));
}

/** '12.5 %', or a dash where there is nothing to take a part of. */
export function partOf(count: number, whole: number | undefined): string {
  return whole ? `${((count / whole) * 100).toFixed(1)} %` : '–';
}
