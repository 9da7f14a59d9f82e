import type { Page } from '@playwright/test';

/** Paths of the scripts that a page has asked for, in their order; call it before the page is opened. */
export function scriptsOf(page: Page): () => string[] {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) paths.add(pathname);
  });
  return () => [...paths];
}
