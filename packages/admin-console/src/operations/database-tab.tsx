import { databaseConsoleWords as words } from '#operations/operations.en.ts';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { DeliveriesPlace } from './deliveries-place.tsx';
import { ExportsPlace } from './exports-place.tsx';
import { HealthPlace } from './health-place.tsx';
import { JobsPlace } from './jobs-place.tsx';
import { StoragePlace } from './storage-place.tsx';

const places: Record<keyof typeof words.places, ComponentType> = {
  exports: ExportsPlace,
  jobs: JobsPlace,
  storage: StoragePlace,
  health: HealthPlace,
  deliveries: DeliveriesPlace,
};
const names = ['exports', 'jobs', 'storage', 'health', 'deliveries'] as const;

/** The database and what runs on it: five places, named in the address. */
export function DatabaseTab() {
  const place = usePlace();
  const links = usePlaceLinks();
  const here = names.find((name) => name === place.get('view')) ?? 'exports';
  const Screen = places[here];
  return (
    <>
      <h2 className="only-read-aloud">{words.heading}</h2>
      <nav aria-label={words.placesLabel} className="-mx-2 flex flex-wrap gap-x-2 pb-4">
        {names.map((name) => (
          <a
            key={name}
            aria-current={name === here ? 'page' : undefined}
            {...links.to({ view: name, after: null, show: null })}
            className={clsx(
              'inline-flex min-h-10 items-center rounded-sm px-2 text-base',
              name === here
                ? 'font-semibold text-ink underline decoration-2 underline-offset-8'
                : 'text-accent no-underline hover:underline',
            )}
          >
            {words.places[name]}
          </a>
        ))}
      </nav>
      <Screen />
    </>
  );
}
