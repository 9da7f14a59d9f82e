import { isOpen, type AnnouncedFeature } from '#catalogue/open-features.ts';

/** Stands beside everything that is named before it is open. */
export const buildingMark = 'we are building this';

/** A line of a list that names a feature: marked for as long as the feature is not open. */
export function announced(feature: AnnouncedFeature, line: string): string {
  return isOpen(feature) ? line : `${line} (${buildingMark})`;
}

/** A sentence that is true today: `open` once the feature is open, `until` before. */
export function whenOpen(feature: AnnouncedFeature, open: string, until: string): string {
  return isOpen(feature) ? open : until;
}
