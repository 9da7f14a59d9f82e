import { databaseConsoleWords as words } from '@infinite/schema/words/database-console.en';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { usePlace } from '#platform/use-place.ts';
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
  const here = names.find((name) => name === place.get('view')) ?? 'exports';
  const Screen = places[here];
  return (
    <>
      <h2 className="only-read-aloud">{words.heading}</h2>
      <nav aria-label={words.placesLabel} className="-mx-2 flex flex-wrap gap-x-2 pb-4">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === here ? 'page' : undefined}
            onClick={() => place.go({ view: name, after: null, show: null })}
            className={clsx(
              'min-h-10 cursor-pointer rounded-sm border-0 bg-transparent px-2 text-base',
              name === here
                ? 'font-semibold text-ink underline decoration-2 underline-offset-8'
                : 'text-accent hover:underline',
            )}
          >
            {words.places[name]}
          </button>
        ))}
      </nav>
      <Screen />
    </>
  );
}
