import type { Locator, Page } from '@playwright/test';

/** The Analytics place of the console. */
export class AnalyticsPlace {
  constructor(readonly page: Page) {}

  get reach(): Locator {
    return this.page.getByLabel('Period');
  }

  get unit(): Locator {
    return this.page.getByLabel('Group by');
  }

  figure(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true }).first();
  }

  async showTable(title: string): Promise<void> {
    await this.page
      .getByRole('group', { name: `${title} as` })
      .getByRole('button', { name: 'Table' })
      .click();
  }

  /** What arrow keys move over the points of a chart. */
  points(title: string): Locator {
    return this.figure(title).getByRole('slider', { name: `${title}, point by point` });
  }

  downloadPng(title: string): Locator {
    return this.page.getByRole('button', { name: `Download ${title} as a PNG picture` });
  }

  downloadCsv(title: string): Locator {
    return this.page.getByRole('button', { name: `Download ${title} as CSV` });
  }
}
