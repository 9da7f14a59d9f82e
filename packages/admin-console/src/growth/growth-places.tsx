import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { growthWords as words } from '@infinite/schema/words/growth.en';
import { Spinner } from '@infinite/ui/spinner';
import { Suspense } from 'react';
import { SubPlaces } from '#components/sub-places.tsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { TabGuard } from '../shell/tab-guard.tsx';
import { growthPlaces } from './registered-places.tsx';

/** The four places of Growth, of which one is open. */
export function GrowthPlaces({ shown }: { shown: ConsolePlaceName }) {
  const links = usePlaceLinks();
  const open = growthPlaces.find(({ value }) => value === shown);
  return (
    <>
      <SubPlaces
        label={words.navigation}
        places={growthPlaces.map(({ value, label }) => ({
          key: value,
          label,
          link: links.open(value),
          current: value === shown,
        }))}
      />
      {open ? (
        <TabGuard key={open.value}>
          <Suspense
            fallback={<Spinner label={adminConsoleWords.tabLoading} className="text-accent" />}
          >
            <open.Screen />
          </Suspense>
        </TabGuard>
      ) : null}
    </>
  );
}
