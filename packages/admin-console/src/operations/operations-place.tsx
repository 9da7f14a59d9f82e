import { databaseConsoleWords as words } from '#operations/operations.en.ts';
import type { ComponentType } from 'react';
import { SubPlaces } from '#components/sub-places.tsx';
import { useMay } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { useWaiting } from '../shell/waiting.ts';
import { CheckupPlace } from './checkup-place.tsx';
import { DeliveriesPlace } from './deliveries-place.tsx';
import { HealthPlace } from './health-place.tsx';
import { JobsPlace } from './jobs-place.tsx';
import { StoragePlace } from './storage-place.tsx';

type View = keyof typeof words.places;

const screens: Record<View, ComponentType> = {
  checkup: CheckupPlace,
  health: HealthPlace,
  deliveries: DeliveriesPlace,
  jobs: JobsPlace,
  storage: StoragePlace,
};
const views = [
  'checkup',
  'health',
  'deliveries',
  'jobs',
  'storage',
] as const satisfies readonly View[];

/** Whether everything runs, and what to do where it does not. */
export function OperationsPlace() {
  const place = usePlace();
  const links = usePlaceLinks();
  const may = useMay();
  const open = views.filter((view) =>
    may(view === 'deliveries' ? 'deliveries.read' : 'operations.read'),
  );
  const here = open.find((view) => view === place.get('view')) ?? open[0] ?? 'deliveries';
  const { alarms, failedDeliveries, deadLetters } = useWaiting();
  const waiting = {
    ...{ checkup: 0, health: alarms, deliveries: failedDeliveries },
    ...{ jobs: deadLetters, storage: 0 },
  };
  const Screen = screens[here];
  return (
    <>
      <SubPlaces
        label={words.placesLabel}
        places={open.map((view) => ({
          key: view,
          label: words.places[view],
          link: links.to({ tab: 'operations', view, after: null, show: null }),
          current: view === here,
          waiting: waiting[view],
        }))}
      />
      <h2 className="only-read-aloud">{words.operations}</h2>
      <Screen />
    </>
  );
}
