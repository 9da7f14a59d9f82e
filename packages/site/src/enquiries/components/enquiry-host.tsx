import { useEffect } from 'react';

/** Brings the enquiries of a page to life where there are any; without it they are plain forms. */
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
