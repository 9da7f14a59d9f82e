import { useEffect } from 'react';

/** Brings the newsletter's boxes of a page to life; without it they are plain forms. */
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
