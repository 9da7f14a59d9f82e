import {
  consoleTabNames,
  defaultConsoleTab,
  growthPlaceNames,
  sidePlaceNames,
  type ConsolePlaceName,
} from './admin.ts';
import { hasRight, type StaffRight, type StaffRole } from './staff.ts';

/** Which rights open a place of the console; one of them is enough. */
const rightsOfPlace: Readonly<Record<ConsolePlaceName, readonly StaffRight[]>> = {
  users: ['users.read'],
  content: ['content.read'],
  analytics: ['figures'],
  settings: ['settings.read'],
  database: ['operations.read'],
  experiments: ['figures'],
  funnel: ['figures'],
  seo: ['figures'],
  email: ['newsletter.read'],
  inbox: ['enquiries.read', 'content.read'],
  operations: ['operations.read', 'deliveries.read'],
  developers: ['developers'],
};

export function mayOpenPlace(role: StaffRole, place: ConsolePlaceName): boolean {
  return rightsOfPlace[place].some((right) => hasRight(role, right));
}

/**
 * Where a role begins: an address that stands for the console as a whole opens its first place.
 * The other addresses name what they open, so they are refused where the role does not include it.
 */
export function firstPlaceOf(role: StaffRole, initial: ConsolePlaceName): ConsolePlaceName {
  if (initial !== defaultConsoleTab || mayOpenPlace(role, initial)) return initial;
  const places = [...consoleTabNames, ...sidePlaceNames, ...growthPlaceNames];
  return places.find((place) => mayOpenPlace(role, place)) ?? initial;
}
