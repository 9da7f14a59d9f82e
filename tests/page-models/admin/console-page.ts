import type { Locator, Page } from '@playwright/test';
import { toastOn } from '../toast.ts';

export type ConsoleTab = 'Users' | 'Content' | 'Analytics' | 'Settings' | 'Database';

/**
 * The admin panel as an administrator works with it, in a browser or in the application. How its
 * place is reached differs between the two, so `open` is given.
 */
export class ConsolePage {
  constructor(
    readonly page: Page,
    readonly open: (query?: string) => Promise<void>,
  ) {}

  /** Waits until the panel is there and says who is signed in. */
  async ready(): Promise<void> {
    await this.heading.waitFor();
    await this.panel.or(this.sidePlace).first().waitFor();
  }

  /** A place of the side bar besides the five tabs. */
  get sidePlace(): Locator {
    return this.page.getByRole('region', { name: /^(Inbox|Operations|Developers)$/ });
  }

  get places(): Locator {
    return this.page.getByRole('navigation', { name: 'Places of the admin panel' });
  }

  /** Opens the list of places where the window is narrow. */
  get menu(): Locator {
    return this.page.getByRole('button', { name: 'Menu', exact: true });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Admin Panel' });
  }

  get loading(): Locator {
    return this.page.getByText('Loading admin panel...');
  }

  tab(name: ConsoleTab): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  get panel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  async choose(name: ConsoleTab): Promise<void> {
    await this.tab(name).click();
    await this.page.getByRole('tabpanel', { name, exact: true }).waitFor();
  }

  /** One of the five cards, by its documented label. */
  stat(label: string): Locator {
    return this.page.getByRole('group', { name: label, exact: true });
  }

  get refreshStats(): Locator {
    return this.page.getByRole('button', { name: 'Refresh the totals' });
  }

  get signOut(): Locator {
    return this.page.getByRole('button', { name: 'Sign Out', exact: true });
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'Email', exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** The toast with this title; its words are read as well as seen. */
  toast(title: string): Locator {
    return toastOn(this.page, title);
  }
}
