import { consolePlaceNames, type ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from '../../harness/axe.ts';
import { keyboardFaults } from '../../harness/keyboard-reach.ts';
import { sidewaysOf } from '../../harness/looks.ts';
import { ConsolePage } from './console-page.ts';

/** A shell of the console: a browser, or the application. */
export interface PlaceShell {
  readonly page: Page;
  /** Loads the console again, at this query. */
  open(query: string): Promise<void>;
  /** From now on the API answers with an error, or not at all; null puts it back. */
  fail(how: 'error' | 'offline' | null): Promise<void>;
}

const widths = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

/** Where a place reads nothing at first, the view in it that does. */
const read: Partial<Record<ConsolePlaceName, string>> = { content: '&view=posts' };

/** What holds in every place of the console, in whichever shell and state it is. */
export class EveryPlace {
  readonly panel: ConsolePage;
  readonly page: Page;

  constructor(readonly shell: PlaceShell) {
    this.page = shell.page;
    this.panel = new ConsolePage(shell.page, (query = '') => shell.open(query));
  }

  /** The open place, whatever its name. */
  get screen(): Locator {
    return this.page.locator('main').locator('[role="tabpanel"], [role="region"][tabindex="-1"]');
  }

  get retry(): Locator {
    return this.screen.getByRole('button', { name: 'Try again' }).first();
  }

  async open(place: ConsolePlaceName, more = ''): Promise<void> {
    await this.shell.open(`tab=${place}${more}`);
    await this.panel.heading.waitFor();
    await this.settled();
  }

  /** Such as 'tab=users', from the address in a browser and from its hash in the application. */
  async openTab(): Promise<string> {
    const { search, hash } = new URL(this.page.url());
    return /tab=\w+/.exec(search || hash)?.[0] ?? '';
  }

  async settled(): Promise<void> {
    await this.screen.waitFor();
    await expect(this.page.locator('.animate-spin')).toHaveCount(0);
  }

  /** Every width in both colors: nothing beside the window, nothing that axe finds. */
  async looksRight(state: string, looked: readonly (readonly [number, number])[] = widths) {
    for (const [width, height] of widths) {
      await this.page.setViewportSize({ width, height });
      await drawn(this.page);
      expect.soft(await sidewaysOf(this.page), `${state}, ${width} px: sideways`).toBe(0);
      if (!looked.some(([seen]) => seen === width)) continue;
      expect.soft(await faultsOf(this.page), `${state}, ${width} px`).toEqual([]);
    }
    // What stands on a page is the same in both colors of a width, which here is the last one.
    await this.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await drawn(this.page);
    const faults = await faultsOf(this.page, { colorsOnly: true });
    expect.soft(faults, `${state}, dark`).toEqual([]);
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  async everyPlaceLooksRight(state: string): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const place of consolePlaceNames) {
      await this.open(place);
      await expect.soft(this.page.getByRole('alert'), `${place}, ${state}`).toHaveCount(0);
      await this.looksRight(`${place}, ${state}`);
    }
  }

  /** A clear sentence and a button that works, whatever went wrong. */
  async everyPlaceFailsClearly(how: 'error' | 'offline', words: RegExp): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const place of consolePlaceNames) {
      // The specification (section 4) has its defaults and no message there (admin-settings.spec.ts).
      if (place === 'settings') continue;
      await this.shell.fail(how);
      await this.open(place, read[place]);
      const alert = this.screen.getByRole('alert').first();
      await expect.soft(alert, `${place}, ${how}`).toContainText(words);
      await this.looksRight(`${place}, ${how}`, how === 'error' ? [[360, 740]] : []);
      await this.shell.fail(null);
      // A screen of several parts has a button for each.
      await expect(async () => {
        if ((await this.retry.count()) > 0) await this.retry.click({ timeout: 1_000 });
        await expect(this.screen.getByRole('alert')).toHaveCount(0, { timeout: 1_000 });
      }, `${place}: Try again`).toPass({ timeout: 20_000 });
      await this.settled();
    }
  }

  /** Every control is reached by Tab and shows it. */
  async everyPlaceByKeyboard(): Promise<void> {
    // A page that still scrolls to what has the focus does not show it yet.
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await this.page.setViewportSize({ width: 1440, height: 900 });
    for (const place of consolePlaceNames) {
      await this.open(place);
      expect.soft(await keyboardFaults(this.page), place).toEqual([]);
    }
  }

  /** The side bar's links by Enter: the place opens and the focus stays somewhere real. */
  async everyLinkKeepsTheFocus(): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.open(consolePlaceNames[0] ?? 'users');
    const links = this.panel.places.locator('a');
    const count = await links.count();
    expect(count).toBeGreaterThan(7);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      await link.focus();
      await this.page.keyboard.press('Enter');
      await expect(link).toHaveAttribute('href', new RegExp(`${await this.openTab()}$`));
      await this.settled();
      await expect(this.page.locator(':focus'), `after link ${index}`).toHaveCount(1);
    }
  }
}

/** A change of size or colors is drawn with the next frame. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
