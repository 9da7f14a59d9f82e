import type { Locator } from '@playwright/test';
import type { ConsolePage } from './console-page.ts';

/** What an article is made of in the editor; what is left out stays as it is. */
export interface Writing {
  title?: string;
  excerpt?: string;
  body?: string;
  tags?: string;
}

/** The Content tab: posts, the editor, the site settings. */
export class ContentPlace {
  constructor(readonly console: ConsolePage) {}

  get page() {
    return this.console.page;
  }

  /** Opens the tab and follows one of its three links. */
  async open(button: 'Manage Blog Posts' | 'Site Settings' | 'Add Content'): Promise<void> {
    await this.console.open('tab=content');
    await this.console.ready();
    await this.link(button).click();
  }

  link(name: string): Locator {
    return this.console.panel.getByRole('link', { name, exact: true });
  }

  button(name: string): Locator {
    return this.console.panel.getByRole('button', { name, exact: true });
  }

  get posts(): Locator {
    return this.console.panel.getByRole('table', { name: 'Blog posts' });
  }

  /** The row of a post, by its title. */
  post(title: string): Locator {
    return this.posts.getByRole('row').filter({ hasText: title });
  }

  async openPost(title: string): Promise<void> {
    await this.post(title).getByRole('link').click();
    await this.heading('Edit article').waitFor();
  }

  heading(name: string): Locator {
    return this.console.panel.getByRole('heading', { level: 2, name, exact: true });
  }

  field(label: string): Locator {
    return this.console.panel.getByLabel(label, { exact: true });
  }

  /** The article's text, once the editor has taken the place of the plain field. */
  get editor(): Locator {
    return this.console.panel.locator('.cm-content');
  }

  get preview(): Locator {
    return this.console.panel.getByRole('region', { name: 'Preview' });
  }

  async write({ title, excerpt, body, tags }: Writing): Promise<void> {
    if (title !== undefined) await this.field('Title').fill(title);
    if (body !== undefined) await this.editor.fill(body);
    if (excerpt === undefined && tags === undefined) return;
    await this.beside('Details');
    if (excerpt !== undefined) await this.field('Excerpt').fill(excerpt);
    if (tags !== undefined) await this.field('Tags').fill(tags);
  }

  /** Shows something beside the text. */
  async beside(
    view: 'Details' | 'Outline' | 'Preview' | 'Search engines' | 'Links' | 'Revisions',
  ): Promise<void> {
    await this.console.panel
      .getByRole('group', { name: 'Beside the text' })
      .getByRole('button', { name: view, exact: true })
      .click();
  }

  /** Presses it and waits until the server has answered and the state shows. */
  async act(button: string, state: string): Promise<void> {
    await this.button(button).click();
    await this.console.panel.getByText(state, { exact: true }).waitFor();
    await this.saved.waitFor();
  }

  get saved(): Locator {
    return this.console.panel.getByText('Everything is saved', { exact: true });
  }

  /** What the editor says while its saves do not get through. */
  get onDevice(): Locator {
    return this.console.panel.getByText('Your text is kept on this device.');
  }

  /** What it says while the editor is signed out; a dialog lies above it and hides the panel. */
  get signedOut(): Locator {
    return this.page.getByText('You are signed out. Your text is kept on this device.');
  }

  /** From now on no save of this page gets through; everything else does. */
  async loseLine(): Promise<void> {
    await this.page.route('**/graphql', (route) => {
      const saves = /"operationName":"(Autosave|Save|Create)BlogPost"/;
      return saves.test(route.request().postData() ?? '') ? route.abort() : route.fallback();
    });
  }

  async findLine(): Promise<void> {
    await this.page.unroute('**/graphql');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** Saves the site settings and waits for the answer. */
  async saveSettings(): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') &&
        (response.request().postData() ?? '').includes('UpdateSiteSettings'),
    );
    await this.button('Save site settings').click();
    await answered;
  }
}
