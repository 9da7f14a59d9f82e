import type { Locator, Page, Response } from '@playwright/test';
import { toastOn } from '../toast.ts';

/** The place of the four documented settings. */
export class SettingsPlace {
  constructor(readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'System settings' });
  }

  get maintenance(): Locator {
    return this.page.getByRole('checkbox', { name: 'Maintenance mode' });
  }

  get registration(): Locator {
    return this.page.getByRole('checkbox', { name: 'Registration enabled' });
  }

  get notifications(): Locator {
    return this.page.getByRole('checkbox', { name: 'E-mail notifications' });
  }

  get maxFileSize(): Locator {
    return this.page.getByRole('spinbutton', { name: 'Max file size (MB)' });
  }

  get refresh(): Locator {
    return this.page.getByRole('button', { name: 'Refresh the settings' });
  }

  /** Does something and waits until the server has answered the change. */
  async answered(act: () => Promise<void>): Promise<Response> {
    const answer = this.page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('UpdateSystemSettings')),
    );
    await act();
    return answer;
  }

  toast(title: string): Locator {
    return toastOn(this.page, title);
  }
}
