import { useEffect } from 'react';
import * as voice from '#(marketing)/acts/voice.ts';

/** Interactive parts of server-rendered pages, each with the script that hydrates it. */
const acts = [
  {
    where: '[data-sample-tree]',
    load: () => import('#(marketing)/acts/sample-tree.ts'),
  },
  {
    where: '[data-overlays]',
    load: () => import('#(marketing)/acts/overlays.ts'),
  },
  {
    where: '[data-voice]',
    // So small that a file of its own would weigh more.
    load: () => Promise.resolve(voice),
  },
] as const;

/** Hydrates trees and overlays where present; without scripts they are links and text. */
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
