import type { Locator, Page } from '@playwright/test';

/** The inbox of the console: the list of enquiries, and the one that is open. */
export class InboxPlace {
  constructor(readonly page: Page) {}

  get list(): Locator {
    return this.page.getByRole('region', { name: 'Enquiries', exact: true });
  }

  row(name: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(name) });
  }

  get thread(): Locator {
    return this.page.getByRole('article');
  }

  get entries(): Locator {
    return this.thread.getByRole('list', { name: 'Messages and notes' }).getByRole('listitem');
  }

  get answer(): Locator {
    return this.thread.getByRole('textbox', { name: 'Your answer' });
  }

  get note(): Locator {
    return this.thread.getByRole('textbox', { name: 'A note for the team' });
  }

  act(name: string): Locator {
    return this.thread.getByRole('button', { name, exact: true });
  }

  /** What others changed meanwhile. */
  get changes(): Locator {
    return this.thread.getByRole('alert');
  }
}
