import type { Locator, Page } from '@playwright/test';

/** /voice-recordings as a member works with it. */
export class RecorderPage {
  constructor(readonly page: Page) {}

  readonly open = async (): Promise<void> => {
    await this.page.goto('/voice-recordings');
    // A file that is chosen before the page has come to life is heard by nobody.
    await this.page.locator('html[data-mounted]').waitFor();
    await this.recordButton.waitFor();
  };

  get recordButton(): Locator {
    return this.page.getByRole('button', { name: 'Record', exact: true });
  }

  get stopButton(): Locator {
    return this.page.getByRole('button', { name: 'Stop', exact: true });
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title' });
  }

  /** The recorder's own region; the library below has players of its own. */
  get recorder(): Locator {
    return this.page.getByRole('region', { name: 'Record', exact: true });
  }

  get found(): Locator {
    return this.page.getByRole('region', { name: 'Found on this device' });
  }

  /** A recording in the library, by its title. */
  kept(title: string): Locator {
    return this.page.getByRole('article', { name: title });
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async record(): Promise<void> {
    await this.recordButton.click();
    await this.stopButton.waitFor();
  }

  /** Waits until the recorder's clock shows so many seconds at least. */
  async recordedAtLeast(seconds: number): Promise<void> {
    const timer = this.page.getByRole('timer', { name: 'Recorded so far' });
    await this.page.waitForFunction(
      ([element, least]) => {
        const [minutes = '0', rest = '0'] = (element.textContent ?? '').split(':');
        return Number(minutes) * 60 + Number.parseInt(rest.slice(0, 2), 10) >= least;
      },
      [await timer.elementHandle().then((handle) => handle), seconds] as const,
    );
  }

  async stop(): Promise<void> {
    await this.stopButton.click();
    await this.title.waitFor();
  }

  /** Keeps the take in hand, and waits until the library has it. */
  async keep(title: string): Promise<void> {
    await this.title.fill(title);
    await this.recorder.getByRole('button', { name: 'Keep it', exact: true }).click();
    await this.kept(title).waitFor();
  }
}
