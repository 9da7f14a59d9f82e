import { useEffect } from 'react';

/** Hydrates the newsletter boxes of a page; without scripts they are plain forms. */
export function NewsletterHost(): null {
  useEffect(() => {
    if (!document.querySelector('form[data-newsletter]')) return;
    let end: (() => void) | undefined;
    let ended = false;
    void import('#newsletter/newsletter-forms.ts').then(({ serveNewsletterForms }) => {
      if (!ended) end = serveNewsletterForms();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, []);
  return null;
}
