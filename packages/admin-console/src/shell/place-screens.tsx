import type {
  ConsolePlaceName,
  ConsoleTabName,
  SidePlaceName,
} from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { lazy, type ComponentType } from 'react';
import { GrowthPlaces } from '#growth/growth-places.tsx';
import { growthPlaces } from '#growth/registered-places.tsx';
import { isGrowthPlace } from './open-place.ts';

interface PlaceScreen {
  readonly label: string;
  /** Its code comes when it is first opened. */
  readonly Screen: ComponentType<{ shown: ConsolePlaceName }>;
}

const { tabs, sidePlaces } = adminConsoleWords;

const screens: Record<ConsoleTabName | SidePlaceName, PlaceScreen> = {
  users: {
    label: tabs.users,
    Screen: lazy(() => import('#users/users-tab.tsx').then((m) => ({ default: m.UsersTab }))),
  },
  content: {
    label: tabs.content,
    Screen: lazy(() => import('#content/content-tab.tsx').then((m) => ({ default: m.ContentTab }))),
  },
  analytics: {
    label: tabs.analytics,
    Screen: lazy(() =>
      import('#analytics/analytics-tab.tsx').then((m) => ({ default: m.AnalyticsTab })),
    ),
  },
  settings: {
    label: tabs.settings,
    Screen: lazy(() =>
      import('#settings/system-settings-form.tsx').then((m) => ({ default: m.SystemSettingsForm })),
    ),
  },
  database: {
    label: tabs.database,
    Screen: lazy(() =>
      import('#operations/database-tab.tsx').then((m) => ({ default: m.DatabaseTab })),
    ),
  },
  inbox: {
    label: sidePlaces.inbox,
    Screen: lazy(() => import('#inbox/inbox-place.tsx').then((m) => ({ default: m.InboxPlace }))),
  },
  operations: {
    label: sidePlaces.operations,
    Screen: lazy(() =>
      import('#operations/operations-place.tsx').then((m) => ({ default: m.OperationsPlace })),
    ),
  },
  developers: {
    label: sidePlaces.developers,
    Screen: lazy(() =>
      import('#integrations/developers-place.tsx').then((m) => ({ default: m.DevelopersPlace })),
    ),
  },
};

/** The screen of a place and its name. */
export function screenOf(place: ConsolePlaceName): PlaceScreen {
  if (!isGrowthPlace(place)) return screens[place];
  const label = growthPlaces.find(({ value }) => value === place)?.label ?? '';
  return { label, Screen: GrowthPlaces };
}
