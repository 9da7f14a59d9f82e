import type { ConsoleTabName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Spinner } from '@infinite/ui/spinner';
import { Tabs } from '@infinite/ui/tabs';
import { Suspense, useEffect } from 'react';
import { usePlace } from '#platform/use-place.ts';
import { TabGuard } from './tab-guard.tsx';
import { consoleTabs } from './tabs.tsx';

/** The five places; which one shows stands in the address. */
export function PanelTabs({ shown }: { shown: ConsoleTabName }) {
  const place = usePlace();
  useEffect(() => {
    document.title = words.titleOf(words.tabs[shown]);
    // 'Back' changed the place: the focus must not stay on a tab that is open no more, since a tab
    // opens when it gets the focus again.
    if (document.activeElement?.matches('[role="tab"][data-state="inactive"]')) {
      document.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
    }
  }, [shown]);
  return (
    <Tabs<ConsoleTabName>
      label={words.tabsLabel}
      value={shown}
      onChange={(tab) => place.open(tab)}
      tabs={consoleTabs.map(({ value, label, Screen }) => ({
        value,
        label,
        content: (
          <TabGuard>
            <Suspense fallback={<Spinner label={words.tabLoading} className="text-accent" />}>
              <Screen />
            </Suspense>
          </TabGuard>
        ),
      }))}
    />
  );
}
