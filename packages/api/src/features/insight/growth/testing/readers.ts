import type { OpenedPage } from '#features/insight/visitors/index.ts';

/** The browser of a reader. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** A page that a reader opened; their address distinguishes them from others. */
export const viewOf = (ip: string, view: Partial<OpenedPage> = {}): OpenedPage => ({
  ip,
  userAgent: browser,
  referrer: undefined,
  url: '/',
  unmarked: false,
  session: null,
  shown: null,
  ...view,
});
