import { expect, test } from '../harness/product-test.ts';
import { advanceClock } from '../harness/time-and-mail.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { ContentPlace } from '../page-models/admin/content-place.ts';
import { ComposerPage } from '../page-models/composer-page.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test('the composer says that the line is gone, and saves by itself when it is back', async ({
  page,
  context,
  member,
}) => {
  void member;
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.letter.fill('Before the tunnel');
  await expect(composer.saved).toBeVisible();
  await context.setOffline(true);
  await composer.letter.fill('Before the tunnel, and in it');
  await expect(page.getByText('No connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(composer.saved).toBeVisible();
  await page.reload();
  await composer.ready();
  await expect(composer.letter).toHaveValue('Before the tunnel, and in it');
});

test('the contact form keeps its words, says so, and is sent when the line is back', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/contact');
  await new SiteHeader(page).ready();
  const main = page.getByRole('main');
  await main.getByLabel('Your message').fill('Is anybody there?');
  await main.getByLabel('Your name').fill('Ann');
  await main.getByLabel('Your email address').fill('ann@example.org');
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(main.getByRole('alert')).toContainText('There is no connection');
  await expect(main.getByLabel('Your message')).toHaveValue('Is anybody there?');
  await context.setOffline(false);
  // The form refuses what was filled in faster than people write.
  await advanceClock(product, '1m');
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(main.getByLabel('Your message')).toHaveCount(0);
  await expect(main.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
});

test('a setting keeps its words, says so, and is saved when the line is back', async ({
  page,
  context,
  member,
}) => {
  void member;
  await page.goto('/settings');
  await new SiteHeader(page).ready();
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' }).first();
  const save = page.getByRole('button', { name: 'Save the name' });
  await name.fill('Ann of the tunnel');
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText('That did not work').first()).toBeVisible();
  await expect(name).toHaveValue('Ann of the tunnel');
  await context.setOffline(false);
  await save.click();
  await expect(save).toBeEnabled();
  await expect(async () => {
    await page.reload();
    await expect(name).toHaveValue('Ann of the tunnel', { timeout: 2000 });
  }).toPass();
});

test('the editor of articles keeps its text, says so, and saves it when the line is back', async ({
  page,
  context,
  administrator,
}) => {
  void administrator;
  const content = new ContentPlace(
    new ConsolePage(page, async (query) => {
      await page.goto(`/admin?${query ?? ''}`);
    }),
  );
  await content.open('Add Content');
  await content.write({
    title: 'Written in a tunnel',
    excerpt: 'Half of it was dark.',
    body: 'The train went in, and the words stayed.',
    tags: 'trains',
  });
  await context.setOffline(true);
  await content.button('Save').click();
  await expect(page.getByText('Your text is kept on this device').first()).toBeVisible();
  await expect(page.getByText('There is no connection to the server')).toBeVisible();
  await expect(content.field('Title')).toHaveValue('Written in a tunnel');
  await context.setOffline(false);
  await content.act('Save', 'Draft');
  await expect(content.field('Title')).toHaveValue('Written in a tunnel');
});
