import type { Locator, Page } from '@playwright/test';

export interface PersonWords {
  name: string;
  email: string;
}

/** The composer as its writer meets it: labels and headings, nothing else. */
export class ComposerPage {
  constructor(readonly page: Page) {}

  async open(messageId?: string): Promise<void> {
    const query = messageId === undefined ? '' : `?message=${messageId}`;
    await this.page.goto(`/schedule-message${query}`);
    await this.ready();
  }

  /** Hydrated: only scripts turn the device's chooser of a place into a field to type in. */
  async ready(): Promise<void> {
    await this.place.waitFor();
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title' });
  }

  get letter(): Locator {
    return this.page.getByRole('textbox', { name: 'Your letter' });
  }

  get saved(): Locator {
    return this.page.getByText(/^Saved at \d+:\d\d [AP]M$/);
  }

  get day(): Locator {
    return this.page.getByLabel(/^(Day|The day)$/);
  }

  get time(): Locator {
    return this.page.getByLabel('Time', { exact: true });
  }

  get place(): Locator {
    return this.page.locator('input').and(this.page.getByRole('combobox', { name: 'Time zone' }));
  }

  /** Types a city into a field of a place and takes the line that is offered for it. */
  async choosePlace(city: string, line: string | RegExp, field = this.place): Promise<void> {
    await field.click();
    await field.fill(city);
    await this.page.getByRole('option', { name: line }).first().click();
  }

  /** 'Where they live' of a person by name. */
  placeOf(name: string): Locator {
    return this.page
      .getByRole('group', { name })
      .getByRole('combobox', { name: 'Where they live' });
  }

  get protection(): Locator {
    return this.page.getByRole('region', { name: 'How this is protected' });
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: /^(Send |Keep it ready|Save changes)/ });
  }

  async addPerson({ name, email }: PersonWords): Promise<void> {
    await this.page.getByRole('button', { name: /^Add (a|another) person$/ }).click();
    const last = this.page.getByRole('group', { name: /^Person \d+$/ }).last();
    await last.getByRole('textbox', { name: 'Email address' }).fill(email);
    await last.getByRole('textbox', { name: 'Name' }).fill(name);
  }

  messageId(): string {
    const id = new URL(this.page.url()).searchParams.get('message');
    if (id === null) throw new Error('the draft has no address yet');
    return id;
  }
}
