import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Spinner } from '@infinite/ui/spinner';
import { Suspense, useEffect } from 'react';
import { isConsoleTab, isGrowthPlace } from './open-place.ts';
import { screenOf } from './place-screens.tsx';
import { tabId } from './side-entries.ts';
import { TabGuard } from './tab-guard.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The open place: the panel of its tab, or a region of its own name. */
export function OpenScreen({ shown }: { shown: ConsolePlaceName }) {
  const { label, Screen } = screenOf(shown);
  const place = useKeptFocus();
  useEffect(() => {
    document.title = words.titleOf(label);
  }, [label]);
  const role = isConsoleTab(shown)
    ? ({ role: 'tabpanel', 'aria-labelledby': tabId(shown) } as const)
    : ({ role: 'region', 'aria-label': label } as const);
  return (
    <div {...role} data-keeps-focus="" ref={place} tabIndex={-1} className="focus:outline-none">
      {/* The four places of Growth share one line of links, which keeps the focus. */}
      <TabGuard key={isGrowthPlace(shown) ? 'growth' : shown}>
        <Suspense fallback={<Spinner label={words.tabLoading} className="text-accent" />}>
          <Screen shown={shown} />
        </Suspense>
      </TabGuard>
    </div>
  );
}
