import type { MapPlacePartsFragment } from '@infinite/schema/generated/graphql';
import { PlacesInVaultDocument } from '@infinite/schema/generated/operations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { listZoom } from './list-zoom.ts';
import { areaOf, type MapView, type Size } from './map-view.ts';

export type MapPlace = MapPlacePartsFragment;

/** A map that is moved asks when it rests. */
const pauseMilliseconds = 150;

/** The places within a view, read again when it rests elsewhere. @param first what the page brought */
export function usePlaces(first: readonly MapPlace[]) {
  const [places, setPlaces] = useState(first);
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = useCallback((view: MapView, size: Size) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const turn = (asked.current += 1);
      const answer = await ask(PlacesInVaultDocument, {
        area: areaOf(view, size),
        zoom: Math.max(view.zoom, listZoom),
      });
      // An answer that was overtaken is of another view.
      if (turn !== asked.current) return;
      setFailed(answer.kind !== 'data');
      if (answer.kind === 'data') setPlaces(answer.data.placesInVault);
    }, pauseMilliseconds);
  }, []);
  return { places, failed, read };
}
