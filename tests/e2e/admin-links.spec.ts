import type { BrowserContext, Locator, Page } from '@playwright/test';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { ContentPlace } from '../page-models/admin/content-place.ts';
import { InboxPlace } from '../page-models/admin/inbox-place.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const consoleOn = (page: Page) =>
  new ConsolePage(page, async (query) => void (await page.goto(`/admin?${query}`)));

const presses: NonNullable<Parameters<Locator['click']>[0]>[] = [
  { button: 'middle' },
  { modifiers: ['ControlOrMeta'] },
];

/**
 * A link is the browser's: the middle button and a pressed Ctrl open it in a tab behind this one,
 * where nothing moves, and the keyboard goes on from the link on coming back.
 */
async function opensInTabs(
  context: BrowserContext,
  link: Locator,
  check: (tab: Page) => Promise<void>,
  focused: Locator = link,
): Promise<void> {
  const here = link.page();
  const address = here.url();
  for (const press of presses) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click(press)]);
    await tab.bringToFront();
    await check(tab);
    await tab.close();
    await here.bringToFront();
    expect(here.url()).toBe(address);
    await expect(focused).toBeFocused();
  }
}

test('a user opens in another tab by the middle button, and the row keeps the focus', async ({
  page,
  context,
  administrator,
}) => {
  void administrator;
  const panel = consoleOn(page);
  await panel.open('tab=users');
  const users = new UsersPlace(page);
  const link = users.accountLink('admin');
  await opensInTabs(context, link, (tab) => new UsersPlace(tab).account('admin').waitFor());
  // The arrow keys still go on from it.
  await page.keyboard.press('End');
  await expect(users.rows.last().getByRole('link').first()).toBeFocused();
});

test('an article opens in another tab by the middle button, and the row keeps the focus', async ({
  page,
  context,
  administrator,
}) => {
  void administrator;
  await consoleOn(page).open('tab=content&view=posts');
  const link = new ContentPlace(consoleOn(page)).posts.getByRole('link').first();
  await opensInTabs(context, link, (tab) =>
    expect(tab.getByRole('textbox', { name: 'Title', exact: true })).not.toHaveValue(''),
  );
});

test('an enquiry opens in another tab by the middle button, and the row keeps the focus', async ({
  page,
  context,
  product,
  administrator,
}) => {
  void administrator;
  await inDatabase(
    product,
    `insert into enquiries (id, reference, kind, topic, name, email, message, details, received_at,
      last_in_at, last_at)
    select gen_random_uuid(), 'E-20000' || n, 'CONTACT', 'question', 'Ann ' || n,
      'ann@example.org', 'How do I add my grandmother?', '{}', now(), now(), now()
    from generate_series(1, 3) n`,
  );
  await consoleOn(page).open('tab=inbox');
  const link = new InboxPlace(page).row('Ann 2');
  await opensInTabs(context, link, (tab) =>
    expect(new InboxPlace(tab).thread.getByRole('heading', { level: 2 })).toContainText('Ann 2'),
  );
});

test('what the palette finds opens in another tab, and the palette stays to find more', async ({
  page,
  context,
  administrator,
}) => {
  void administrator;
  const panel = consoleOn(page);
  await panel.open('tab=analytics');
  await panel.ready();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find and go' });
  const field = palette.getByRole('combobox');
  await field.fill('admin@example.org');
  const option = palette.getByRole('option', { name: 'admin@example.org' });
  const isAccount = (tab: Page) => new UsersPlace(tab).account('admin').waitFor();
  await opensInTabs(context, option, isAccount, field);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('ControlOrMeta+Enter'),
  ]);
  await isAccount(tab);
  await tab.close();
  // A plain press still goes there and closes it.
  await option.click();
  await expect(palette).toBeHidden();
  await isAccount(page);
});
