import type { Page } from '@playwright/test';
import { isBackground } from '../../harness/failing-proxy.ts';
import type { PlaceShell } from './every-place.ts';

/** The console in a browser: its API fails at the browser's own network. */
export const placesInBrowser = (page: Page): PlaceShell => ({
  page,
  open: async (query) => void (await page.goto(`/admin?${query}`)),
  fail: async (how) => {
    await page.unroute('**/graphql');
    if (how === 'error') {
      await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'no' }));
    }
    if (how === 'background') {
      await page.route('**/graphql', (route) =>
        isBackground(route.request().postData() ?? '')
          ? route.fulfill({ status: 500, body: 'no' })
          : route.fallback(),
      );
    }
    if (how === 'offline') await page.route('**/graphql', (route) => route.abort());
  },
});
