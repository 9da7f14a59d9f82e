import type { Page } from '@playwright/test';
import { faultsOf, type AxeQuestion } from './axe.ts';

/** A width in which and colors in which somebody reads a page. */
export interface Look {
  readonly width: 360 | 768 | 1280 | 1440;
  readonly colorScheme: 'light' | 'dark';
}

export const looks: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];

/** Changes how a page is looked at without loading it again; drawn when it settles. */
export async function lookAs(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A change of colors is drawn with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * What axe finds in one of the four looks of a page that is asked about in each. What stands on a
 * page, and how large, is the same in both color schemes of a width, so that the second is asked
 * about colors alone.
 */
export async function faultsIn(
  page: Page,
  look: Look,
  question: AxeQuestion = {},
): Promise<string[]> {
  await lookAs(page, look);
  return faultsOf(page, { ...question, colorsOnly: look.colorScheme === 'dark' });
}

/** Pixels by which the page is wider than its window. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
