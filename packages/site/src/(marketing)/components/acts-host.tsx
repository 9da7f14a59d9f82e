import { useEffect } from 'react';

/** What a page drawn on the server alone may hold, and the script that brings it to life. */
const acts = [
  {
    where: '[data-sample-tree]',
    load: () => import('#(marketing)/acts/sample-tree.ts'),
  },
  {
    where: '[data-overlays]',
    load: () => import('#(marketing)/acts/overlays.ts'),
  },
] as const;

/** Brings trees and overlays to life where there are any; without it they are links and text. */
export function ActsHost(): null {
  useEffect(() => {
    for (const { where, load } of acts) {
      const places = document.querySelectorAll<HTMLElement>(where);
      if (places.length === 0) continue;
      void load().then(({ enliven }) => {
        for (const place of places) enliven(place);
        document.documentElement.dataset.enlivened = '';
      });
    }
  }, []);
  return null;
}
