import { useEffect } from 'react';

/** Brings 'Load More Articles' to life where there is one; without it the button is a plain form. */
export function LoadMoreHost(): null {
  useEffect(() => {
    if (!document.querySelector('form[data-load-more]')) return;
    let end: (() => void) | undefined;
    let ended = false;
    void import('#blog/load-more.ts').then(({ serveLoadMore }) => {
      if (!ended) end = serveLoadMore();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, []);
  return null;
}
