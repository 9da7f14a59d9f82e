import type { Locator, Page } from '@playwright/test';
import { toastOn } from './toast.ts';

/** The auth modal as a person works with it. */
export class AuthModal {
  constructor(readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole('dialog');
  }

  get heading(): Locator {
    return this.root.getByRole('heading', { level: 2 });
  }

  tab(name: 'Sign In' | 'Sign Up'): Locator {
    return this.root.getByRole('tab', { name });
  }

  get email(): Locator {
    return this.root.getByRole('textbox', { name: 'Email' });
  }

  get password(): Locator {
    return this.root.getByLabel('Password', { exact: true });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  /** The toast with this title; its words are read as well as seen. */
  toast(title: string): Locator {
    return toastOn(this.page, title);
  }

  /**
   * Collects the words of every toast from the next page on. For those that come half a second
   * before the page leaves: Playwright looks at nothing while a page is leaving.
   */
  async noteToasts(): Promise<string[]> {
    const noted: string[] = [];
    await this.page.exposeFunction('noteToast', (text: string) => noted.push(text));
    await this.page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const added of changes.flatMap((change) => [...change.addedNodes])) {
          if (!(added instanceof HTMLElement) || !added.matches('li[data-state=open]')) continue;
          Reflect.apply(Reflect.get(window, 'noteToast'), window, [added.textContent]);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    return noted;
  }
}
