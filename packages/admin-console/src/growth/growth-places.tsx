import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { mayOpenPlace } from '@infinite/schema/catalogue/staff-places';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { growthWords as words } from '@infinite/schema/words/growth.en';
import { Spinner } from '@infinite/ui/spinner';
import { Suspense } from 'react';
import { SubPlaces } from '#components/sub-places.tsx';
import { useStaffRole } from '#platform/platform-context.tsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { TabGuard } from '../shell/tab-guard.tsx';
import { growthPlaces } from './registered-places.tsx';

/** The four places of Growth, of which one is open. */
export function GrowthPlaces({ shown }: { shown: ConsolePlaceName }) {
  const links = usePlaceLinks();
  const role = useStaffRole();
  const open = growthPlaces.find(({ value }) => value === shown);
  return (
    <>
      <SubPlaces
        label={words.navigation}
        places={growthPlaces
          .filter(({ value }) => mayOpenPlace(role, value))
          .map(({ value, label }) => ({
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
