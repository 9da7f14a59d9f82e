import { useEffect } from 'react';

/** Hydrates the enquiry forms of a page; without scripts they are plain forms. */
export function EnquiryHost(): null {
  useEffect(() => {
    if (!document.querySelector('[data-enquiry]')) return;
    let end: (() => void) | undefined;
    let ended = false;
    void import('#enquiries/serve-enquiries.ts').then(({ serveEnquiries }) => {
      if (!ended) end = serveEnquiries();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, []);
  return null;
}
