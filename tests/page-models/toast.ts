import type { Locator, Page } from '@playwright/test';

/**
 * The toast with these words. Its words stand a second time, hidden, for about a second, where
 * screen readers announce them: searching the page for a text would now and then find two.
 */
export const toastOn = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ hasText: words });
