import { useEffect } from 'react';

/** Hydrates 'Load More Articles' where present; without scripts the button is a plain form. */
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
