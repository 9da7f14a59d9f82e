import type { LegacyAreaName } from '@infinite/schema/catalogue/home';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

export interface LegacyArea {
  readonly name: LegacyAreaName;
  readonly count: number;
}

/** Counts areas of the family in view; leaves out what the actor may not see. */
type CountAreas = (ctx: RequestContext) => Promise<readonly LegacyArea[]>;

export const legacyAreaCounts = defineExtensionPoint<CountAreas>('counts of legacy areas');
