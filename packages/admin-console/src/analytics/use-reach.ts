import {
  analyticsRanges,
  analyticsUnits,
  defaultAnalytics,
  type AnalyticsRangeName,
  type AnalyticsUnitName,
} from '@infinite/schema/catalogue/analytics';
import { usePlace } from '#platform/use-place.ts';

export interface Reach {
  readonly range: AnalyticsRangeName;
  readonly unit: AnalyticsUnitName;
  setRange(range: string): void;
  setUnit(unit: string): void;
}

// The keys are exactly these names.
export const rangeNames = Object.keys(analyticsRanges) as AnalyticsRangeName[];

/** How far back and by what, as the address tells it. */
export function useReach(): Reach {
  const place = usePlace();
  return {
    range: rangeNames.find((name) => name === place.get('range')) ?? defaultAnalytics.range,
    unit: analyticsUnits.find((name) => name === place.get('unit')) ?? defaultAnalytics.unit,
    setRange: (range) => place.adjust({ range }),
    setUnit: (unit) => place.adjust({ unit }),
  };
}
