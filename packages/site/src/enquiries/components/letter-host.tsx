import { useEffect } from 'react';

/** Brings the letters of a page to life where there are any; without it they are plain forms. */
export function LetterHost(): null {
  useEffect(() => {
    if (!document.querySelector('[data-letter]')) return;
    let end: (() => void) | undefined;
    let ended = false;
    void import('#enquiries/serve-letters.ts').then(({ serveLetters }) => {
      if (!ended) end = serveLetters();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, []);
  return null;
}
