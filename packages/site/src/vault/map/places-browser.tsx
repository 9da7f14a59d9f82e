import { Button } from '@infinite/ui/button';
import { useRef, useState, type ReactElement } from 'react';
import { useWidth } from '#vault/grid/use-width.ts';
import { mapWords as words } from './map.en.ts';
import { wholeWorld, within, type MapView, type Size } from './map-view.ts';
import { PlacesList } from './places-list.tsx';
import { PlacesMap } from './places-map.tsx';
import { usePlaces, type MapPlace } from './use-places.ts';

/** The places of the vault: a map where scripts run, and beside it a list of what it shows. */
export function PlacesBrowser({ first }: { first: readonly MapPlace[] }): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const measured = useWidth(room);
  const [chosen, setChosen] = useState<MapView | null>(null);
  const { places, failed, read } = usePlaces(first);
  const size: Size | null = measured && sizeFor(measured.width);
  const view = size && (chosen ? within(chosen, size) : wholeWorld(size));
  const onView = (next: MapView) => {
    if (!size) return;
    setChosen(next);
    read(next, size);
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        {/* As high as the map that comes, so that nothing moves. */}
        <div ref={room} className="aspect-4/3 max-h-[560px] w-full lg:aspect-16/10">
          {view && size ? <PlacesMap {...{ places, view, size, onView }} /> : null}
        </div>
        {failed && view ? (
          <p role="alert" className="mt-2 mb-0 flex flex-wrap items-center gap-3">
            {words.notLoaded}
            <Button size="sm" onClick={() => onView(view)}>
              {words.again}
            </Button>
          </p>
        ) : null}
        <p className="mt-2 mb-0 text-xs text-ink-soft">{words.source}</p>
      </div>
      <PlacesList places={places} />
    </div>
  );
}

/** The same measures as the room that is kept for it. */
function sizeFor(width: number): Size {
  const ratio = matchMedia('(width >= 64rem)').matches ? 10 / 16 : 3 / 4;
  return { width, height: Math.min(560, Math.round(width * ratio)) };
}
