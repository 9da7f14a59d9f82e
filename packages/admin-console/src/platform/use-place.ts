import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { changedQuery, type ConsoleLocation } from './console-location.ts';
import { usePlatform } from './platform-context.tsx';

export interface Place {
  /** Opens a place afresh: what the other place had in the address goes. */
  open(tab: ConsolePlaceName): void;
  /** Null when the address does not name it. */
  get(name: string): string | null;
  /** A step that 'back' undoes; null removes a name. */
  go(changes: Record<string, string | null>): void;
  /** The same with a whole query in place of what is there. */
  push(query: string): void;
  /** The same without a step, for what is typed or filtered. */
  adjust(changes: Record<string, string | null>): void;
}

/** The place in the console as the address tells it, so that a link or a reload leads back. */
export function usePlace(): Place {
  const { location } = usePlatform();
  const query = useSyncExternalStore(location.subscribe, location.read, noQuery);
  const params = useMemo(() => new URLSearchParams(query), [query]);
  const get = useCallback((name: string) => params.get(name), [params]);
  const go = useCallback(
    (changes: Record<string, string | null>) =>
      step(location, changedQuery(location.read(), changes)),
    [location],
  );
  const adjust = useCallback(
    (changes: Record<string, string | null>) =>
      location.replace(changedQuery(location.read(), changes)),
    [location],
  );
  const open = useCallback(
    (tab: ConsolePlaceName) => step(location, changedQuery('', { tab })),
    [location],
  );
  const push = useCallback((next: string) => step(location, next), [location]);
  return useMemo(() => ({ open, get, go, push, adjust }), [open, get, go, push, adjust]);
}

/** A tab is chosen by the press and by the focus that follows; 'back' undoes both at once. */
function step(location: ConsoleLocation, query: string): void {
  if (query !== location.read()) location.push(query);
}

const noQuery = () => '';
