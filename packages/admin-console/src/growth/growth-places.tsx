import { defaultConsoleTab, type GrowthPlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { growthWords as words } from '@infinite/schema/words/growth.en';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Spinner } from '@infinite/ui/spinner';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { TabGuard } from '../shell/tab-guard.tsx';
import { growthPlaces } from './registered-places.tsx';

/**
 * The part 'Growth': a bar of its places, and the one that is open. A bar of links and no tabs:
 * focus alone opens a tab, and the five documented ones are the panel's.
 */
export function GrowthPlaces({ shown }: { shown: GrowthPlaceName }) {
  const links = usePlaceLinks();
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
        <LinkButton size="sm" variant="quiet" className="me-2" {...links.open(defaultConsoleTab)}>
          <Icon as={ArrowLeft} />
          {words.back}
        </LinkButton>
        {growthPlaces.map(({ value, label }) => (
          <a
            key={value}
            aria-current={value === open?.value ? 'page' : undefined}
            {...links.open(value)}
            className={clsx(
              '-mb-px inline-flex min-h-12 items-center border-b-3 px-4 py-2 font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-3',
              value === open?.value
                ? 'border-accent text-accent'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </a>
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
