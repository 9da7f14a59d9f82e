import type { Locator, Page } from '@playwright/test';

/** The list of API keys: the member's in the settings, the product's in the console. */
export class KeysPanel {
  readonly root: Locator;

  constructor(
    readonly page: Page,
    name: 'API keys' | 'Service keys',
  ) {
    this.root = page.getByRole('region', { name });
  }

  row(name: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: name });
  }

  /** Opens the dialog of a new key. */
  async begin(): Promise<Locator> {
    await this.root.getByRole('button', { name: 'Make a key' }).click();
    return this.page.getByRole('dialog', { name: 'A new key' });
  }

  /** Makes a key and returns what is shown this once. */
  async make(name: string, scopes: readonly string[]): Promise<string> {
    const dialog = await this.begin();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    for (const scope of scopes) {
      await dialog.getByRole('checkbox', { name: scope, exact: false }).check();
    }
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    const shown = this.page.getByRole('dialog', { name: 'Keep this key now' });
    const secret = await shown.getByLabel('The key').inputValue();
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    return secret;
  }

  /** Makes a new key in place of the only one of this name, and returns what is shown this once. */
  async rotate(name: string): Promise<string> {
    await this.row(name)
      .getByRole('button', { name: `Rotate ${name}` })
      .click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Make the new key' })
      .click();
    const shown = this.page.getByRole('dialog', { name: 'Keep this key now' });
    const secret = await shown.getByLabel('The key').inputValue();
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    return secret;
  }

  async revoke(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Revoke ${name}` })
      .click();
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revoke the key' }).click();
    // Until it closes, which it does when the key is ended, the list is out of reach behind it.
    await question.waitFor({ state: 'detached' });
    await this.row(name).waitFor({ state: 'detached' });
  }
}
