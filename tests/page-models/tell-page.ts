import type { Page } from '@playwright/test';

/** The page of a person who is asked, without an account. */
export class TellPage {
  constructor(readonly page: Page) {}

  readonly record = this.button('Record my answer');
  readonly send = this.button('Send my answer');
  readonly again = this.button('Record again');
  readonly said = this.page.getByRole('status');

  question(text: string) {
    return this.page.getByRole('heading', { level: 1, name: text });
  }

  answer(question: string) {
    return this.page.getByRole('article').filter({
      has: this.page.getByRole('heading', { name: question }),
    });
  }

  private button(name: string) {
    return this.page.getByRole('button', { name });
  }
}
