import type { Page } from '@playwright/test';
import { signInAsAdministrator } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
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
  await content.beside('Preview');
  await content.editor.click();
  await page.keyboard.type('A ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('tin');
  await expect(content.preview.locator('strong')).toHaveText('tin');
  // Elsewhere in the console these keys are shortcuts: to another place, for one.
  await page.keyboard.press('Control+End');
  const letters = ' for her, 12/3?';
  await page.keyboard.type(letters);
  await content.saved.waitFor();
  await page.reload();
  await expect(content.editor).toHaveText(`A **tin**${letters}`);
  // What stood beside the text stands there again.
  await expect(content.preview).toBeVisible();

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
  await content.beside('Details');
  // Nothing is lost, so nothing is asked, and it can be undone.
  await content.act('Unpublish', 'Unpublished');
  await content.act('Undo', 'Published');
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
  await content.beside('Links');
  await content.button('Check the links').click();
  await expect(content.console.panel.getByText('“Gone”, line 1')).toBeVisible();
  // K17: the checks for search engines do not call such links good.
  await content.beside('Search engines');
  const links = content.console.panel.getByRole('listitem').filter({ hasText: /link/ });
  await expect(links.getByText('1 link leads nowhere. See Links.')).toBeVisible();
  await expect(links.filter({ hasText: 'leads nowhere' })).not.toContainText('Good');
  await content.button('Publish now').click();
  await content.dialog.getByRole('button', { name: 'Mend them first' }).click();

  await content.beside('Revisions');
  await content.button('Compare version 1').click();
  const changes = content.console.panel.getByRole('region', { name: 'Changes since version 1' });
  await expect(changes.locator('ins').first()).toContainText('second');
  await content.button('Restore version 1').click();
  await expect(content.editor).toHaveText('The first words.');
  await content.beside('Search engines');
  await expect(content.console.panel.getByText('As a search result')).toBeVisible();
  await content.beside('Details');
  await content.button('Delete this draft').click();
  await expect(content.dialog).toContainText('“Said twice”, 3 words');
  await content.dialog.getByRole('button', { name: 'Delete this draft' }).click();
  await content.posts.waitFor();
  await expect(content.post('Said twice')).toHaveCount(0);
});

for (const [width, height, top] of [
  [1440, 900, 300],
  [360, 740, 440],
] as const) {
  test(`the text stands on the first screen at ${width} × ${height}`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAsAdministrator(context, product);
    const content = contentOf(page);
    await content.open('Add Content');
    await expect(content.field('Title')).toBeInViewport();
    await content.editor.waitFor();
    const box = await content.console.panel.locator('.cm-scroller').boundingBox();
    expect(box?.y).toBeLessThan(top);
    expect(box?.height).toBeGreaterThan(height * 0.4);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('a pasted picture asks for its words, the outline leads to a heading, the panel stays folded', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  await content.open('Add Content');
  await content.write({
    title: 'With a pasted picture',
    excerpt: 'It came from the clipboard.',
    body: '## First\n\nText.\n\n## Second\n\nMore.',
  });
  await content.beside('Outline');
  const outline = content.console.panel.getByRole('navigation', { name: 'Outline' });
  await expect(outline).toContainText('4 words');
  await outline.getByRole('button', { name: 'Second' }).click();
  await expect(content.editor).toBeFocused();
  await page.keyboard.type('>');
  await expect(content.editor).toContainText('>## Second');

  await content.editor.evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    element.dispatchEvent(event);
  }, tin.toString('base64'));
  await content.dialog.getByRole('button', { name: 'Add this picture' }).click();
  await expect(content.dialog.getByLabel('What it shows')).toHaveAttribute('aria-invalid', 'true');
  await content.dialog.getByLabel('What it shows').fill('Pasted from elsewhere');
  await content.dialog.getByRole('button', { name: 'Add this picture' }).click();
  await expect(content.editor).toContainText('![Pasted from elsewhere]');
  await content.saved.waitFor();

  await content.button('Hide the side panel').click();
  await expect(content.button('Details')).toHaveCount(0);
  await page.reload();
  await content.button('Show the side panel').waitFor();
  await page.keyboard.press('Control+Alt+p');
  await expect(content.preview.getByRole('img', { name: 'Pasted from elsewhere' })).toBeVisible();
  // A place that leads somewhere is a link with an address.
  await expect(content.link('← Blog posts')).toHaveAttribute('href', /view=posts/);
  await content.link('← Blog posts').click();
  await content.link('Media library').click();
  const tile = content.console.panel
    .getByRole('listitem')
    .filter({ hasText: 'Pasted from elsewhere' })
    .first();
  await expect(tile.getByRole('link', { name: 'With a pasted picture' })).toBeVisible();
  await expect(tile.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await tile.getByRole('link', { name: 'With a pasted picture' }).click();
  await expect(content.field('Title')).toHaveValue('With a pasted picture');
});
