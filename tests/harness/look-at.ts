import type { Page } from '@playwright/test';
import { faultsIn, lookAs, looks, sidewaysOf } from './looks.ts';
import { expect } from './product-test.ts';

/** No fault that axe finds and no scrolling sideways, narrow and wide, light and dark. */
export async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
}
