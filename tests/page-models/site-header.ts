import type { Locator, Page } from '@playwright/test';

/** The head of every page, on a wide screen or behind the menu button of a narrow one. */
export class SiteHeader {
  constructor(readonly page: Page) {}

  /** Waits until the page has come to life. */
  readonly ready = async (): Promise<void> => {
    await this.page.locator('html[data-mounted]').waitFor();
  };

  get root(): Locator {
    return this.page.getByRole('banner');
  }

  get openMenuButton(): Locator {
    return this.root.getByLabel('Open the menu');
  }

  get signInOrUp(): Locator {
    return this.root.getByRole('button', { name: 'Sign In / Sign Up' });
  }

  get signOut(): Locator {
    return this.root.getByRole('button', { name: 'Sign Out' });
  }

  get dashboard(): Locator {
    return this.root.getByRole('link', { name: 'Dashboard' });
  }

  menu(name: string): Locator {
    // The button of a disclosure: its role in the browser has no name in ARIA.
    return this.root.locator('summary').filter({ hasText: name });
  }

  /** The disclosure that the menu's button opens and closes. */
  disclosure(name: string): Locator {
    return this.root.locator('details').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name });
  }

  /** Presses 'Sign In / Sign Up', wherever the width of the screen puts it. */
  async openAuthModal(): Promise<void> {
    await this.ready();
    if (await this.openMenuButton.isVisible()) await this.openMenuButton.click();
    await this.signInOrUp.click();
  }
}
