import type { Locator, Page } from '@playwright/test';

/** The webhooks, in the console's settings and in a member's. */
export class WebhooksPlace {
  constructor(readonly page: Page) {}

  get section(): Locator {
    return this.page.getByRole('region', { name: 'Webhooks', exact: true });
  }

  get add(): Locator {
    return this.section.getByRole('button', { name: 'Add a webhook' });
  }

  get form(): Locator {
    return this.page.getByRole('dialog', { name: /(Add a|Edit the) webhook/ });
  }

  async fill(url: string, ...events: string[]): Promise<void> {
    await this.form.getByRole('textbox', { name: 'Address' }).fill(url);
    for (const event of events) {
      await this.form.getByRole('checkbox', { name: new RegExp(event) }).check();
    }
    await this.save();
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Save' }).click();
  }

  /** Reads the secret that is shown this once, and closes its dialog. */
  async takeSecret(): Promise<string> {
    const dialog = this.page.getByRole('dialog', { name: 'The signing secret' });
    const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue();
    await dialog.getByRole('button', { name: 'I have kept it' }).click();
    await dialog.waitFor({ state: 'hidden' });
    return secret;
  }

  /** Of the only webhook in the list, or of all of them. */
  act(name: string): Locator {
    return this.section.getByRole('button', { name: new RegExp(`^${name}: `) });
  }

  async confirm(name: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name }).click();
  }

  get log(): Locator {
    return this.page.getByRole('region', { name: /^Deliveries to / });
  }

  delivery(text: string | RegExp): Locator {
    return this.log.getByRole('listitem').filter({ hasText: text });
  }

  /** Reads the log until it says so: what is sent is sent by a job. */
  async waitForDelivery(text: string | RegExp): Promise<void> {
    const refresh = this.log.getByRole('button', { name: 'Refresh' });
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = this.page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('WebhookDeliveries'),
      );
      await refresh.click();
      await answer;
      const found = await this.delivery(text)
        .first()
        .waitFor({ timeout: 500 })
        .then(
          () => true,
          () => false,
        );
      if (found) return;
    }
    throw new Error(`no delivery says ${String(text)}`);
  }
}
