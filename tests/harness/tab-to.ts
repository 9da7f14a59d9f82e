import type { Locator, Page } from '@playwright/test';

const MOST_PRESSES = 120;

/** Presses Tab until the element has the focus; fails when the keyboard never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    );
    if (focused) return;
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
