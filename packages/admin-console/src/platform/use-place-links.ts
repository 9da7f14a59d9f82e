import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { useMemo, type MouseEvent } from 'react';
import { changedQuery } from './console-location.ts';
import { usePlatform } from './platform-context.tsx';
import { usePlace } from './use-place.ts';

/** What an `<a>` to a place of the console needs. */
export interface PlaceLink {
  readonly href: string;
  onClick(event: MouseEvent<HTMLElement>): void;
}

export interface PlaceLinks {
  /** To another place; what this one has in the address is dropped. */
  open(tab: ConsolePlaceName): PlaceLink;
  /** With some names of the address changed; null removes one. */
  to(changes: Record<string, string | null>): PlaceLink;
}

/**
 * Links with real addresses: a plain click goes there within the console, every other one is the
 * browser's business (a new tab, a copied address), and the application's (a new window).
 */
export function usePlaceLinks(): PlaceLinks {
  const { location } = usePlatform();
  const { push } = usePlace();
  return useMemo(() => {
    const linkTo = (query: () => string): PlaceLink => ({
      href: location.hrefOf(query()),
      onClick: (event) => {
        // The site's router listens to the document, and would load the whole page again.
        event.stopPropagation();
        if (!isPlain(event)) return;
        event.preventDefault();
        push(query());
      },
    });
    return {
      open: (tab) => linkTo(() => changedQuery('', { tab })),
      to: (changes) => linkTo(() => changedQuery(location.read(), changes)),
    };
  }, [location, push]);
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
