import type { ConsoleTabName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { lazy, type ComponentType } from 'react';

interface ConsoleTab {
  readonly value: ConsoleTabName;
  readonly label: string;
  /** Its code comes when it is first opened. */
  readonly Screen: ComponentType;
}

const { tabs: labels } = adminConsoleWords;

/** The five places, in their documented order. */
export const consoleTabs: readonly ConsoleTab[] = [
  {
    value: 'users',
    label: labels.users,
    Screen: lazy(() => import('#users/users-tab.tsx').then((m) => ({ default: m.UsersTab }))),
  },
  {
    value: 'content',
    label: labels.content,
    Screen: lazy(() => import('#content/content-tab.tsx').then((m) => ({ default: m.ContentTab }))),
  },
  {
    value: 'analytics',
    label: labels.analytics,
    Screen: lazy(() =>
      import('#analytics/analytics-tab.tsx').then((m) => ({ default: m.AnalyticsTab })),
    ),
  },
  {
    value: 'settings',
    label: labels.settings,
    Screen: lazy(() =>
      import('#settings/settings-tab.tsx').then((m) => ({ default: m.SettingsTab })),
    ),
  },
  {
    value: 'database',
    label: labels.database,
    Screen: lazy(() =>
      import('#operations/database-tab.tsx').then((m) => ({ default: m.DatabaseTab })),
    ),
  },
];
