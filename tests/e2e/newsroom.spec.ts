import type { Page } from '@playwright/test';
import { signInAsAdministrator } from '../harness/administrator.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { ContentPlace } from '../page-models/admin/content-place.ts';

const contentOf = (page: Page) =>
  new ContentPlace(
    new ConsolePage(page, async (query) => {
      await page.goto(`/admin?${query ?? ''}`);
    }),
  );

const tin = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what is typed saves itself, outlives a reload, is formatted by keys and published with a picture', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  await content.open('Add Content');
  await content.write({ title: 'Kept while typing', excerpt: 'Nobody pressed a button.' });
  await content.editor.click();
  await page.keyboard.type('A ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('tin');
  await expect(content.preview.locator('strong')).toHaveText('tin');
  await content.saved.waitFor();
  await page.reload();
  await expect(content.editor).toHaveText('A **tin**');

  await content.button('Picture').click();
  await content.dialog.getByLabel('Picture from this device').setInputFiles({
    name: 'tin.png',
    mimeType: 'image/png',
    buffer: tin,
  });
  await content.dialog.getByRole('button', { name: 'Add this picture' }).click();
  await expect(content.dialog.getByLabel('What it shows')).toHaveAttribute('aria-invalid', 'true');
  await content.dialog.getByLabel('What it shows').fill('A tin of tapes');
  await content.dialog.getByRole('button', { name: 'Add this picture' }).click();
  await expect(content.preview.getByRole('img', { name: 'A tin of tapes' })).toBeVisible();
  await content.act('Publish now', 'Published');
  await page.goto('/blog/kept-while-typing');
  const picture = page.getByRole('main').getByRole('img', { name: 'A tin of tapes' });
  await expect(picture).toHaveAttribute('srcset', /webp/);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('an old text is compared and restored, and links that lead nowhere are told', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  await content.open('Add Content');
  await content.write({
    title: 'Said twice',
    excerpt: 'Once, and again.',
    body: 'The first words.',
  });
  await content.act('Save', 'Draft');
  await content.write({ body: 'The second words. [Gone](/no-such-page)' });
  await content.act('Save', 'Draft');
  await content.button('Links').click();
  await content.button('Check the links').click();
  await expect(content.console.panel.getByText('“Gone”, line 1')).toBeVisible();
  // K17: the checks for search engines do not call such links good.
  await content.button('Search engines').click();
  const links = content.console.panel.getByRole('listitem').filter({ hasText: /link/ });
  await expect(links.getByText('1 link leads nowhere. See Links.')).toBeVisible();
  await expect(links.filter({ hasText: 'leads nowhere' })).not.toContainText('Good');
  await content.button('Publish now').click();
  await content.dialog.getByRole('button', { name: 'Mend them first' }).click();

  await content.button('Revisions').click();
  await content.button('Compare version 1').click();
  const changes = content.console.panel.getByRole('region', { name: 'Changes since version 1' });
  await expect(changes.locator('ins').first()).toContainText('second');
  await content.button('Restore version 1').click();
  await expect(content.editor).toHaveText('The first words.');
  await content.button('Search engines').click();
  await expect(content.console.panel.getByText('As a search result')).toBeVisible();
  await content.button('Delete this draft').click();
  await expect(content.dialog).toContainText('“Said twice”, 3 words');
  await content.dialog.getByRole('button', { name: 'Delete this draft' }).click();
  await content.posts.waitFor();
  await expect(content.post('Said twice')).toHaveCount(0);
});
