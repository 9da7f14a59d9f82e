import {
  consoleTabNames,
  growthPlaceNames,
  type ConsolePlaceName,
} from '@infinite/schema/catalogue/admin';
import type { StaffRole } from '@infinite/schema/catalogue/staff';
import { mayOpenPlace } from '@infinite/schema/catalogue/staff-places';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { growthWords } from '@infinite/schema/words/growth.en';
import {
  Activity,
  ChartColumn,
  Code,
  Database,
  Inbox,
  Newspaper,
  Settings,
  Sprout,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { isGrowthPlace } from './open-place.ts';

export interface SideEntry {
  readonly opens: ConsolePlaceName;
  readonly label: string;
  readonly icon: LucideIcon;
}

const { tabs, sidePlaces } = adminConsoleWords;

/** The side bar, top to bottom. The five documented tabs keep their documented order among it. */
const sideEntries: readonly SideEntry[] = [
  { opens: 'users', label: tabs.users, icon: Users },
  { opens: 'content', label: tabs.content, icon: Newspaper },
  { opens: 'inbox', label: sidePlaces.inbox, icon: Inbox },
  { opens: growthPlaceNames[0], label: growthWords.part, icon: Sprout },
  { opens: 'analytics', label: tabs.analytics, icon: ChartColumn },
  { opens: 'operations', label: sidePlaces.operations, icon: Activity },
  { opens: 'developers', label: sidePlaces.developers, icon: Code },
  { opens: 'settings', label: tabs.settings, icon: Settings },
  { opens: 'database', label: tabs.database, icon: Database },
];

/** The entries that a role opens; the one of Growth opens the first of its places that it may. */
export function entriesOf(role: StaffRole): readonly SideEntry[] {
  return sideEntries.flatMap((entry) => {
    const places = isGrowthPlace(entry.opens) ? growthPlaceNames : [entry.opens];
    const opens = places.find((place) => mayOpenPlace(role, place));
    return opens ? [{ ...entry, opens }] : [];
  });
}

/** Whether the entry stands for the place that is open; Growth stands for four. */
export const standsFor = ({ opens }: SideEntry, shown: ConsolePlaceName): boolean =>
  isGrowthPlace(opens) ? isGrowthPlace(shown) : opens === shown;

export const tabId = (place: ConsolePlaceName): string => `console-tab-${place}`;

/** The ids of the tabs, which a tab list names as its own wherever they stand. */
export const tabIdsOf = (role: StaffRole): string =>
  consoleTabNames
    .filter((tab) => mayOpenPlace(role, tab))
    .map(tabId)
    .join(' ');
