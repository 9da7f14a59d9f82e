import type { Page } from '@playwright/test';

/** What Playwright itself writes where a page wants a service worker that the journey does not allow. */
const ofPlaywright = 'Service Worker registration blocked by Playwright';

/** Collects the errors and warnings that the page writes to its console from now on. */
export function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (line) => {
    const text = line.text();
    if (['error', 'warning'].includes(line.type()) && text !== ofPlaywright) said.push(text);
  });
  return said;
}
