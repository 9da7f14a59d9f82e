import type { Locator, Page } from '@playwright/test';

/** What a recipient finds behind the link in their mail. */
export class ReceivedPage {
  constructor(readonly page: Page) {}

  get openIt(): Locator {
    return this.page.getByRole('button', { name: 'Open it now' });
  }

  get letter(): Locator {
    return this.page.getByRole('article');
  }

  /** Where thanks are written. */
  get words(): Locator {
    return this.page.getByLabel('Your words');
  }

  get sayWithVoice(): Locator {
    return this.page.getByRole('button', { name: 'Say thank you with your voice' });
  }

  get sendVoice(): Locator {
    return this.page.getByRole('button', { name: 'Send my voice' });
  }

  get play(): Locator {
    return this.page.getByRole('button', { name: 'Play' });
  }

  get position(): Locator {
    return this.page.getByRole('slider', { name: 'Position' });
  }

  get keepACopy(): Locator {
    return this.page.getByRole('link', { name: /^Keep a copy/ });
  }
}
