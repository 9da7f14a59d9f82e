/** The page that the service worker keeps on the device. */
export const offlinePath = '/offline';
