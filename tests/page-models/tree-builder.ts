import type { Locator, Page } from '@playwright/test';

/** A person as the form of the builder asks for one. */
export interface NewPerson {
  readonly given: string;
  readonly surname: string;
  readonly born?: string;
}

export type Relation = 'Parent' | 'Partner' | 'Child' | 'Sibling';

/** /family-tree-builder as a member works with it. */
export class TreeBuilder {
  constructor(readonly page: Page) {}

  get chart(): Locator {
    return this.page.getByRole('group', { name: /^Family tree, / });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'About this person' });
  }

  /** A person on the chart. */
  person(name: string): Locator {
    return this.chart.getByRole('link', { name: new RegExp(`^${name}(,|$)`) });
  }

  /** The first person of an empty tree. */
  async begin(first: NewPerson): Promise<void> {
    await this.page.goto('/family-tree-builder');
    await this.page.getByRole('button', { name: 'Add the first person' }).click();
    await this.#fill(first);
    await this.person(nameOf(first)).waitFor();
  }

  /** Two taps and a form. */
  async add(to: string, relation: Relation, added: NewPerson): Promise<void> {
    await this.person(to).click();
    await this.panel.getByRole('button', { name: `+ ${relation}` }).click();
    await this.#fill(added);
    await this.person(nameOf(added)).waitFor();
  }

  async #fill({ given, surname, born }: NewPerson): Promise<void> {
    const form = this.page.getByRole('form', { name: /^Add a|^The first person/ });
    await form.getByLabel('Given names').fill(given);
    await form.getByLabel('Surname at birth').fill(surname);
    if (born) await form.getByLabel('Born').fill(born);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
  }
}

/** The name that a person's box shows. */
export const nameOf = ({ given, surname }: NewPerson): string => `${given} ${surname}`;
