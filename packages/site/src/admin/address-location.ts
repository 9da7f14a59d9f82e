import type { ConsoleLocation } from '@infinite/admin-console/platform/console-location';

const listeners = new Set<() => void>();

const hrefOf = (query: string): string => window.location.pathname + (query && `?${query}`);

/** The place in the console, in the query of the address. */
export const addressLocation: ConsoleLocation = {
  read: () => window.location.search.slice(1),
  hrefOf,
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

function change(how: 'pushState' | 'replaceState', query: string): void {
  window.history[how](window.history.state, '', hrefOf(query));
  for (const listener of listeners) listener();
}
