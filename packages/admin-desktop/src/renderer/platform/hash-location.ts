import type { ConsoleLocation } from '@infinite/admin-console/platform/console-location';
import type { Destination } from '#ipc/channels.ts';

const listeners = new Set<() => void>();

/** The place in the console, in the hash of the address: a reload leads back to it. */
export const hashLocation: ConsoleLocation = {
  read: () => window.location.hash.slice(1),
  hrefOf: (query) => `#${query}`,
  push: (query) => change('pushState', query),
  replace: (query) => change('replaceState', query),
  subscribe: (listener) => {
    listeners.add(listener);
    window.addEventListener('popstate', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('popstate', listener);
    };
  },
};

/** Where the menu, a notification or a deep link leads. */
export function goTo({ tab, params }: Destination): void {
  hashLocation.push(new URLSearchParams({ tab, ...params }).toString());
}

function change(how: 'pushState' | 'replaceState', query: string): void {
  window.history[how](null, '', `#${query}`);
  for (const listener of listeners) listener();
}
