import type { Locator, Page } from '@playwright/test';

/** The shell of members' pages: where to go, and the account. */
export class MemberShell {
  constructor(readonly page: Page) {}

  /** Waits until the page has come to life. */
  readonly ready = async (): Promise<void> => {
    await this.page.locator('html[data-mounted]').waitFor();
  };

  get root(): Locator {
    return this.page.getByRole('banner');
  }

  get entries(): Locator {
    return this.root.getByRole('navigation', { name: 'Main' });
  }

  entry(name: string): Locator {
    return this.entries.getByRole('link', { name, exact: true });
  }

  get account(): Locator {
    // The button of a disclosure: its role in the browser has no name in ARIA.
    return this.root.locator('summary');
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name, exact: true });
  }

  /** With the number of unread notices in its name. */
  get bell(): Locator {
    return this.root.getByRole('link', { name: /^Notifications/ });
  }

  get signOut(): Locator {
    return this.root.getByRole('button', { name: 'Sign Out' });
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** Opens the account menu and follows one of its links. */
  async openFromAccount(name: string): Promise<void> {
    await this.account.click();
    await this.link(name).click();
  }
}

/** Opens a member's page, and waits until it has come to life. */
export async function openForMember(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}
