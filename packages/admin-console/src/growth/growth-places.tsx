import { defaultConsoleTab, type GrowthPlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { growthWords as words } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { usePlace } from '#platform/use-place.ts';
import { TabGuard } from '../shell/tab-guard.tsx';
import { growthPlaces } from './registered-places.tsx';

/**
 * The part 'Growth': a bar of its places, and the one that is open. A bar of buttons and no tabs:
 * focus alone opens a tab, and the five documented ones are the panel's.
 */
export function GrowthPlaces({ shown }: { shown: GrowthPlaceName }) {
  const place = usePlace();
  const open = growthPlaces.find(({ value }) => value === shown) ?? growthPlaces[0];
  const label = open?.label ?? words.part;
  useEffect(() => {
    document.title = adminConsoleWords.titleOf(label);
  }, [label]);
  return (
    <>
      <nav
        aria-label={words.navigation}
        className="flex flex-wrap items-center gap-x-1 border-b border-rule pt-3"
      >
        <Button
          size="sm"
          variant="quiet"
          className="me-2"
          onClick={() => place.open(defaultConsoleTab)}
        >
          <Icon as={ArrowLeft} />
          {words.back}
        </Button>
        {growthPlaces.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-current={value === open?.value ? 'page' : undefined}
            onClick={() => place.open(value)}
            className={clsx(
              '-mb-px min-h-12 cursor-pointer border-b-3 px-4 py-2 font-semibold whitespace-nowrap focus-visible:-outline-offset-3',
              value === open?.value
                ? 'border-accent text-accent'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </nav>
      {open ? (
        <div key={open.value} className="pt-5">
          <TabGuard>
            <Suspense
              fallback={<Spinner label={adminConsoleWords.tabLoading} className="text-accent" />}
            >
              <open.Screen />
            </Suspense>
          </TabGuard>
        </div>
      ) : null}
    </>
  );
}
