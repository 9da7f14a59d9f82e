import type { Locator, Page } from '@playwright/test';

/** The page at /api/docs. */
export class ApiPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/api/docs');
    await this.page.locator('html[data-mounted]').waitFor();
  }

  /** The article of a call, by its id in the OpenAPI document. */
  call(operationId: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.locator(`#${operationId}`) });
  }

  anchors(): Promise<string[]> {
    return this.page
      .locator('article h4[id]')
      .evaluateAll((headings) => headings.map(({ id }) => id));
  }

  /** Opens the form of the call, unless it is open, and sends it. */
  async tryCall(call: Locator): Promise<void> {
    const send = call.getByRole('button', { name: 'Send' });
    if (!(await send.isVisible())) await call.getByText('Try it').click();
    await send.click();
  }

  async checkSignature(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check the signature' }).click();
  }

  get verdict(): Locator {
    return this.page.locator('form[data-signature-checker]').getByRole('status');
  }

  /** Everywhere a key could be left: storage, address, history, markup. */
  traces(): Promise<string> {
    return this.page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        location.href,
        history.state,
        document.documentElement.outerHTML,
      ]),
    );
  }
}
