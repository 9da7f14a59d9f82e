import type { Locator, Page } from '@playwright/test';

/** What the application shows around the console: first screen, servers, files. */
export class DesktopPage {
  constructor(readonly page: Page) {}

  get firstRun(): Locator {
    return this.page.getByRole('heading', { name: 'Which server is yours?' });
  }

  get address(): Locator {
    return this.page.getByRole('textbox', { name: 'Server address' });
  }

  /** The form of the first screen, and of the dialog. */
  async connect(address: string, name = ''): Promise<void> {
    await this.address.fill(address);
    await this.page.getByRole('textbox', { name: 'Name on this computer' }).fill(name);
    await this.page.getByRole('button', { name: 'Connect', exact: true }).click();
  }

  get signIn(): Locator {
    return this.page.getByRole('heading', { name: 'Admin sign-in' });
  }

  get files(): Locator {
    return this.page.getByRole('region', { name: 'Files of this session' });
  }

  file(label: string): Locator {
    return this.files.getByRole('listitem').filter({ hasText: label }).first();
  }

  async openDialog(name: 'Servers' | 'Files and schedules'): Promise<Locator> {
    await this.page.getByRole('button', { name, exact: true }).click();
    return this.page.getByRole('dialog', { name, exact: true });
  }
}
