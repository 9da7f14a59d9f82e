import type { ReactElement } from 'react';
import { areaPath } from '#vault/paths.ts';
import { mapWords as words } from './map.en.ts';
import { placeName } from './place-name.ts';
import type { MapPlace } from './use-places.ts';

/** What a list shows of the places of a view, those with the most items first. */
const shown = 50;

/** The places that a map shows, as links in an order. */
export function PlacesList({ places }: { places: readonly MapPlace[] }): ReactElement {
  return (
    <section aria-label={words.list} className="min-w-0">
      <h2 className="m-0 mb-2 text-xl">{words.list}</h2>
      <p role="status" className="only-read-aloud">
        {words.inView(places.length)}
      </p>
      {places.length === 0 ? <p className="m-0 text-ink-soft">{words.none}</p> : null}
      <ol className="m-0 list-none p-0">
        {places.slice(0, shown).map((place) => (
          <li key={`${place.latitude} ${place.longitude}`} className="border-b border-rule">
            <a
              href={areaPath(place)}
              className="flex min-h-11 items-center justify-between gap-4 py-2 text-ink no-underline hover:underline"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{placeName(place)}</span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                {words.count(place.count)}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {places.length > shown ? (
        <p className="mt-2 mb-0 text-sm text-ink-soft">{words.more(places.length - shown)}</p>
      ) : null}
    </section>
  );
}
