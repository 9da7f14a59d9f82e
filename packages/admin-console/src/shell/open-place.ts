import {
  consoleTabNames,
  growthPlaceNames,
  type ConsolePlaceName,
  type GrowthPlaceName,
} from '@infinite/schema/catalogue/admin';
import { usePlace } from '#platform/use-place.ts';

const placeNames: readonly ConsolePlaceName[] = [...consoleTabNames, ...growthPlaceNames];

/** The place that the address tells, else the one this address of the console stands for. */
export function useOpenPlace(initial: ConsolePlaceName): ConsolePlaceName {
  const told = usePlace().get('tab');
  return placeNames.find((name) => name === told) ?? initial;
}

export const isGrowthPlace = (name: ConsolePlaceName): name is GrowthPlaceName =>
  growthPlaceNames.some((place) => place === name);
