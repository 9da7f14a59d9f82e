import {
  consolePlaceNames,
  consoleTabNames,
  growthPlaceNames,
  type ConsolePlaceName,
  type ConsoleTabName,
  type GrowthPlaceName,
} from '@infinite/schema/catalogue/admin';
import { useMemo } from 'react';
import { usePlace } from '#platform/use-place.ts';

/** Views that moved from a documented tab to a place of their own; mails and bookmarks name them. */
const moved: Readonly<Record<string, ConsolePlaceName>> = {
  'content enquiries': 'inbox',
  'content reviews': 'inbox',
  'database jobs': 'operations',
  'database storage': 'operations',
  'database health': 'operations',
  'database deliveries': 'operations',
};

/**
 * The place that an address opens.
 * @param initial the one that this address of the console stands for when it names none
 */
export function placeAt(query: URLSearchParams, initial: ConsolePlaceName): ConsolePlaceName {
  const tab = query.get('tab');
  const named = consolePlaceNames.find((name) => name === tab) ?? initial;
  return moved[`${named} ${query.get('view')}`] ?? named;
}

/** The place that is open. */
export function useOpenPlace(initial: ConsolePlaceName): ConsolePlaceName {
  const { get } = usePlace();
  return useMemo(() => {
    const query = new URLSearchParams();
    for (const name of ['tab', 'view']) {
      const value = get(name);
      if (value !== null) query.set(name, value);
    }
    return placeAt(query, initial);
  }, [get, initial]);
}

export const isConsoleTab = (name: ConsolePlaceName): name is ConsoleTabName =>
  consoleTabNames.some((tab) => tab === name);

export const isGrowthPlace = (name: ConsolePlaceName): name is GrowthPlaceName =>
  growthPlaceNames.some((place) => place === name);
