import type { Locator, Page } from '@playwright/test';

type Place = 'Is everything well?' | 'Jobs' | 'Storage' | 'Health' | 'Deliveries';

/** The Database tab and the place Operations of the console, in a browser or in the application. */
export class DatabasePlace {
  constructor(readonly page: Page) {}

  get places(): Locator {
    return this.page.getByRole('navigation', { name: 'Places of Operations' });
  }

  async choose(name: Place): Promise<void> {
    // A number of what waits may follow the name.
    await this.places.getByRole('link', { name }).click();
    await this.places.locator('[aria-current=page]', { hasText: name }).waitFor();
  }

  exportButton(kind: 'Memories' | 'Messages' | 'Users'): Locator {
    return this.page.getByRole('button', { name: `Export ${kind}`, exact: true });
  }

  get backup(): Locator {
    return this.page.getByRole('button', { name: 'Backup Database' });
  }

  get lastProven(): Locator {
    return this.page.getByText('Last proven backup:');
  }

  table(label: string): Locator {
    return this.page.getByRole('table', { name: label });
  }

  row(label: string, text: string): Locator {
    return this.table(label).getByRole('row').filter({ hasText: text });
  }

  /** A part on the Health place, by its name. */
  part(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  figure(label: string): Locator {
    return this.page.getByRole('group', { name: label, exact: true });
  }

  /** The sentence about all checks. */
  get verdict(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Checked at' });
  }

  /** A check of 'Is everything well?', by its name. */
  check(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  get rule(): Locator {
    return this.page.getByRole('dialog', { name: 'Schedule and retention of backups' });
  }

  get confirmation(): Locator {
    return this.page.getByRole('alertdialog');
  }
}
