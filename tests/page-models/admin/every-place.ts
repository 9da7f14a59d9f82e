import { consolePlaceNames, type ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { defaultSettings } from '@infinite/schema/catalogue/settings';
import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from '../../harness/axe.ts';
import { keyboardFaults } from '../../harness/keyboard-reach.ts';
import { sidewaysOf } from '../../harness/looks.ts';
import { ConsolePage } from './console-page.ts';
import { SettingsPlace } from './settings-place.ts';

/** A shell of the console: a browser, or the application. */
export interface PlaceShell {
  readonly page: Page;
  /** Loads the console again, at this query. */
  open(query: string): Promise<void>;
  /**
   * From now on the API answers with an error, not at all, or not to what the console asks by
   * itself; null puts it back.
   */
  fail(how: Failure | 'background' | null): Promise<void>;
}

type Failure = 'error' | 'offline';
type Width = (typeof widths)[number];

const widths = [1440, 768, 360] as const;
const heights: Record<Width, number> = { 1440: 900, 768: 1024, 360: 740 };

/** Where a place reads nothing at first, the view in it that does. */
const read: Partial<Record<ConsolePlaceName, string>> = { content: '&view=posts' };

/** The views of a place that hold lists; the first one alone by default. */
const full: Partial<Record<ConsolePlaceName, readonly string[]>> = {
  users: ['', '&view=audit'],
  content: ['&view=posts'],
  inbox: ['', '&view=reviews', '&view=canned'],
  operations: ['', '&view=jobs'],
  email: ['', '&view=subscribers'],
};

const failures: Record<Failure, RegExp> = {
  error: /could not be (read|loaded)/i,
  offline: /connection|reach|could not be/i,
};

/** Stored before a place fails, so that what was read differs from the defaults. */
export const storedFileSize = 101;

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

  /**
   * Nothing is beside the window in any width, and axe finds nothing in those that are looked at:
   * a list is a table from 640 px on and cards below.
   */
  async looksRight(state: string, looked: readonly Width[]): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: heights[width] });
      await drawn(this.page);
      expect.soft(await sidewaysOf(this.page), `${state}, ${width} px: sideways`).toBe(0);
      if (!looked.includes(width)) continue;
      expect.soft(await faultsOf(this.page), `${state}, ${width} px`).toEqual([]);
    }
    // What stands on a page is the same in both colors of a width, which here is the last one.
    await this.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await drawn(this.page);
    const faults = await faultsOf(this.page, { colorsOnly: true });
    expect.soft(faults, `${state}, dark`).toEqual([]);
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  /** A place as it is opened: in every width and color, and every control by Tab. */
  async emptyPlace(place: ConsolePlaceName): Promise<void> {
    await this.open(place);
    await expect.soft(this.page.getByRole('alert'), place).toHaveCount(0);
    await this.looksRight(`${place}, empty`, widths);
    // A page that still scrolls to what has the focus does not show it yet.
    await this.page.setViewportSize({ width: 1440, height: heights[1440] });
    await drawn(this.page);
    expect.soft(await keyboardFaults(this.page), place).toEqual([]);
  }

  async fullPlace(place: ConsolePlaceName): Promise<void> {
    for (const view of full[place] ?? ['']) {
      await this.open(place, view);
      const state = `${place}${view}, full`;
      await expect.soft(this.page.getByRole('alert'), state).toHaveCount(0);
      // The side bar, all that 768 px change beside the width of the columns, was seen empty.
      await this.looksRight(state, [1440, 360]);
    }
  }

  /** A clear sentence and a button that leads to the place by keyboard, whatever went wrong. */
  async failingPlace(place: ConsolePlaceName): Promise<void> {
    for (const [how, words] of Object.entries(failures) as [Failure, RegExp][]) {
      await this.shell.fail(how);
      await this.open(place, read[place]);
      const state = `${place}, ${how}`;
      if (place === 'settings') await this.showsDefaults();
      else await expect.soft(this.screen.getByRole('alert').first(), state).toContainText(words);
      // The two differ in a sentence.
      if (how === 'error') await this.looksRight(state, [360]);
      // Else the console would notice by itself that the server answers, without a press.
      await this.shell.fail('background');
      await (place === 'settings' ? this.readSettingsAgain() : this.tryAgain(state));
      await this.shell.fail(null);
    }
  }

  /** One answer is enough: what else failed is then read again without a press. */
  private async tryAgain(state: string): Promise<void> {
    await this.retry.focus();
    await this.page.keyboard.press('Enter');
    await expect(this.screen.getByRole('alert'), `${state}: Try again`).toHaveCount(0);
    await this.settled();
    await this.expectFocusInPlace(state);
  }

  /** The specification (sections 4 and 8) has its defaults there and no message. */
  private async showsDefaults(): Promise<void> {
    await expect(this.screen.getByRole('alert')).toHaveCount(0);
    await expect(this.settings.maxFileSize).toHaveValue(String(defaultSettings.maxFileSize));
  }

  private async readSettingsAgain(): Promise<void> {
    await this.settings.refresh.focus();
    await this.page.keyboard.press('Enter');
    await expect(this.settings.maxFileSize).toHaveValue(String(storedFileSize));
    await expect(this.settings.refresh).toBeFocused();
  }

  private get settings(): SettingsPlace {
    return new SettingsPlace(this.page);
  }

  /** On something in the open place, or on the place itself; never lost to the page. */
  private async expectFocusInPlace(state: string): Promise<void> {
    const isInside = () =>
      this.screen.evaluate((place) => place.contains(document.activeElement)).catch(() => false);
    await expect.poll(isInside, `${state}: the focus after Try again`).toBe(true);
  }

  /** The side bar's links by Enter: the place opens and the focus stays somewhere real. */
  async everyLinkKeepsTheFocus(): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: heights[1440] });
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
