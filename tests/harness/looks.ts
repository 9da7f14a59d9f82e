import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A width in which and colors in which somebody reads a page. */
export interface Look {
  readonly width: 360 | 1280;
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
 * What axe finds on the page as it is looked at now. It runs in the page itself: our pages hold no
 * frame of another origin, for which axe would open a second page each time.
 */
export async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Pixels by which the page is wider than its window. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
