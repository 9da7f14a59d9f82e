import type { Locator, Page } from '@playwright/test';

/** The place of the accounts: the list, one account, the audit log. */
export class UsersPlace {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Users' });
  }

  get rows(): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }

  /** The row in which the text stands. */
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** What stands under a head of the table, row by row. */
  async column(head: string): Promise<string[]> {
    const heads = await this.table.getByRole('columnheader').allTextContents();
    const index = heads.indexOf(head);
    const cells = await this.rows.all();
    return Promise.all(cells.map(async (row) => row.getByRole('cell').nth(index).innerText()));
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search username or e-mail' });
  }

  filter(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Shows those that are folded away. */
  get filters(): Locator {
    return this.page.getByRole('button', { name: /^Filters/ });
  }

  get columns(): Locator {
    return this.page.getByRole('button', { name: 'Columns', exact: true });
  }

  sortBy(head: string): Locator {
    return this.table.getByRole('button', { name: head, exact: true });
  }

  /** Words on how many the filter leaves. */
  total(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: 'Next page' });
  }

  get previous(): Locator {
    return this.page.getByRole('button', { name: 'Previous page' });
  }

  get exportUsers(): Locator {
    return this.page.getByRole('button', { name: 'Export Users' });
  }

  async openAccount(username: string): Promise<void> {
    await this.accountLink(username).click();
    await this.account(username).waitFor();
  }

  accountLink(username: string): Locator {
    return this.table.getByRole('link', { name: username, exact: true });
  }

  account(username: string): Locator {
    return this.page.getByRole('article', { name: username });
  }

  get acts(): Locator {
    return this.page.getByRole('region', { name: 'Acts' });
  }

  act(label: string): Locator {
    return this.acts.getByRole('button', { name: label, exact: true });
  }

  /** What was done to the account that is open. */
  get history(): Locator {
    return this.page.getByRole('region', { name: 'What was done' });
  }

  /** A part of the account that is open: 'Families', 'Signed in on' … */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get back(): Locator {
    return this.page.getByRole('link', { name: 'All users' });
  }

  /** The box before the row of an account. */
  choose(username: string): Locator {
    return this.table.getByRole('checkbox', { name: `Select ${username}`, exact: true });
  }

  /** What can be done with the chosen accounts. */
  get chosen(): Locator {
    return this.page.getByRole('region', { name: 'Selected accounts' });
  }

  get savedViews(): Locator {
    return this.page.getByRole('region', { name: 'Saved views' });
  }

  get views(): Locator {
    return this.page.getByRole('button', { name: /^Views/ });
  }

  get pageSize(): Locator {
    return this.page.getByLabel('Rows per page');
  }

  get auditLog(): Locator {
    return this.page.getByRole('link', { name: 'Audit log' });
  }

  get auditTable(): Locator {
    return this.page.getByRole('table', { name: 'Audit log' });
  }

  /** The question in front of everything else. */
  dialog(title: string): Locator {
    return this.page
      .getByRole('dialog', { name: title })
      .or(this.page.getByRole('alertdialog', { name: title }));
  }
}
