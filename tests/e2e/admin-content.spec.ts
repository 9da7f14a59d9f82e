import type { Browser, Page } from '@playwright/test';
import { administratorOf, signInAsAdministrator } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/product-test.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { ContentPlace } from '../page-models/admin/content-place.ts';
import { SiteHeader } from '../page-models/site-header.ts';

const contentOf = (page: Page) =>
  new ContentPlace(
    new ConsolePage(page, async (query) => {
      await page.goto(`/admin?${query ?? ''}`);
    }),
  );

const article = {
  title: 'What the tape remembered',
  excerpt: 'A tin in the cellar, thirty-four minutes, and a name said as a question.',
  body: `It was *late*, and the tape still turned.[^1]

## What we did first

| Tape | Year |
|------|-----:|
| Sunday | 1961 |

Then [we recorded](/voice-recordings).

<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>

[^1]: The label says so.`,
  tags: 'tapes, grandparents',
};

/** Opens a page until it shows what was just changed: the processes tell each other a moment later. */
async function openUntil(page: Page, path: string, shows: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path);
      return shows();
    })
    .toBe(true);
}

/** Somebody who is not signed in, in a browser of their own. */
async function visitorOf(
  browser: Browser,
  product: RunningProduct,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, ...options });
  return context.newPage();
}

test('an article is written, previewed, published, read, renamed and taken back', async ({
  page,
  context,
  browser,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  const visitor = await visitorOf(browser, product);
  // An address that nobody has shows the featured article.
  const title = visitor.getByRole('heading', { level: 1 });
  await visitor.goto('/blog/what-the-tape-remembered');
  await expect(title).not.toHaveText(article.title);

  await content.open('Add Content');
  await content.button('Save').click();
  await expect(content.field('Title')).toHaveAccessibleDescription(/Write a title/);
  await content.write(article);
  await content.beside('Preview');
  await expect(content.preview.getByRole('heading', { name: 'What we did first' })).toBeVisible();
  await expect(content.preview.getByRole('table')).toBeVisible();
  await content.act('Save', 'Draft');
  await visitor.goto('/blog/what-the-tape-remembered');
  await expect(title).not.toHaveText(article.title);
  await content.act('Publish now', 'Published');

  const more = visitor
    .getByRole('article')
    .filter({ hasText: article.title })
    .getByRole('link', { name: /^Read More/ });
  await openUntil(visitor, '/blog', () => more.isVisible());
  await more.click();
  await visitor.waitForURL('**/blog/what-the-tape-remembered');
  await expect(visitor).toHaveTitle(`${article.title} | Infinite Connections Blog`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(visitor.getByRole('heading', { level: 2, name: 'What we did first' })).toBeVisible();
  await expect(visitor.getByText('1 min read')).toBeVisible();
  for (const name of ['Back to Blog', 'Home', '← Back to All Articles']) {
    await expect(visitor.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  const posting = data
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((object) => object['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    headline: article.title,
    description: article.excerpt,
    author: { name: 'Infinite Connections' },
    keywords: ['tapes', 'grandparents'],
    image: [expect.stringMatching(/^http/)],
    datePublished: expect.stringMatching(/^\d{4}-/),
    dateModified: expect.stringMatching(/^\d{4}-/),
    articleBody: expect.stringContaining('the tape still turned'),
  });

  await content.write({ title: 'What the tape kept' });
  await content.act('Publish changes', 'Published');
  await openUntil(visitor, '/blog/what-the-tape-remembered', async () =>
    visitor.url().endsWith('/blog/what-the-tape-kept'),
  );
  await content.beside('Details');
  await content.act('Unpublish', 'Unpublished');
  await openUntil(visitor, '/blog/what-the-tape-kept', async () =>
    (await title.innerText()).startsWith('Eternal Communication'),
  );
  await visitor.context().close();
});

test('a text that is not saved is not lost, and two who edit see each other', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  await content.open('Add Content');
  await content.write({ ...article, title: 'Two pens' });
  await content.act('Save', 'Draft');

  await content.loseLine();
  await content.write({ excerpt: 'Changed here, and not saved.' });
  await content.console.choose('Users');
  await page.goBack();
  await expect(content.field('Excerpt')).toHaveValue('Changed here, and not saved.');
  await expect(content.onDevice).toBeVisible();
  await page.reload();
  await expect(content.field('Excerpt')).toHaveValue('Changed here, and not saved.');
  // What a page sends while it unloads passes the route that stands for a lost line.
  await content.write({ excerpt: 'Changed here once more, and not saved.' });
  await expect(content.onDevice).toBeVisible();

  const other = contentOf(await context.newPage());
  await other.open('Manage Blog Posts');
  await other.openPost('Two pens');
  const stored = other.page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('Written by the other pen.'),
  );
  await other.write({ body: 'Written by the other pen.' });
  await other.page.keyboard.press('Control+s');
  await stored;
  await other.saved.waitFor();
  await other.page.close();

  await content.findLine();
  const conflict = content.console.panel.getByRole('alert');
  await expect(conflict).toContainText('Somebody else changed this article');
  await conflict.getByText('What is stored now').click();
  await expect(conflict).toContainText('Written by the other pen.');
  await conflict.getByRole('button', { name: 'Go on with my text' }).click();
  await content.act('Save', 'Draft');

  await content.write({ title: 'Two pens, one letter' });
  await content.link('← Blog posts').click();
  await expect(content.post('Two pens, one letter')).toContainText('Draft');

  await content.loseLine();
  await content.openPost('Two pens, one letter');
  await content.write({ title: 'Never sent' });
  await content.link('← Blog posts').click();
  await content.dialog.getByRole('button', { name: 'Stay here' }).click();
  await content.link('← Blog posts').click();
  await content.dialog.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(content.post('Two pens, one letter')).toContainText('Draft');
});

// K17: it said 'No way to the server'.
test('an editor who was signed out meanwhile reads so, signs in, and loses nothing', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  await content.open('Add Content');
  await content.write({ ...article, title: 'Signed out in the middle' });
  await content.act('Save', 'Draft');

  await context.clearCookies();
  await content.write({ excerpt: 'Typed after the session ran out.' });
  await page.getByRole('dialog', { name: 'You were signed out' }).waitFor();
  await expect(content.signedOut).toBeAttached();
  await expect(page.getByText('cannot be reached')).toHaveCount(0);
  const { email, password } = await administratorOf(product);
  await content.console.signIn(email, password);
  await content.saved.waitFor();
  await page.reload();
  await expect(content.field('Excerpt')).toHaveValue('Typed after the session ran out.');
});

test('an article is scheduled for a time somewhere else, found by its state, and taken out again', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  await content.open('Add Content');
  await content.write({ ...article, title: 'For the autumn' });
  await content.button('Schedule…').click();
  await content.dialog.getByLabel('Date').fill('2020-01-01');
  await content.dialog.getByLabel('By the clock of').selectOption('Asia/Tokyo');
  await content.dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(content.dialog.getByLabel('Date')).toHaveAccessibleDescription(/has passed/);
  await content.dialog.getByLabel('Date').fill('2041-10-01');
  await content.dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(content.console.panel.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(content.console.panel.getByText('1 Oct 2041, 09:00 (Asia/Tokyo)')).toBeVisible();

  await content.open('Manage Blog Posts');
  await content.field('State').selectOption('Scheduled');
  await expect(content.post('For the autumn')).toContainText('1 Oct 2041, 09:00 (Asia/Tokyo)');
  await content.field('Search title or author').fill('autumn');
  await expect(content.console.panel.getByText('1 post', { exact: true })).toBeVisible();
  await content.openPost('For the autumn');
  await content.act('Take out of the queue', 'Draft');
});

test('the site settings change the home page, the footer and the badge', async ({
  page,
  context,
  browser,
  product,
}) => {
  await signInAsAdministrator(context, product);
  const content = contentOf(page);
  const visitor = await visitorOf(browser, product);
  await visitor.goto('/');
  const badge = visitor.getByRole('complementary', { name: 'Visitors' });
  await expect(badge).toHaveText(/^\d\d people viewing this page/);

  await content.open('Site Settings');
  await content.field('Support e-mail').fill('nobody');
  await content.button('Save site settings').click();
  await expect(content.field('Support e-mail')).toHaveAttribute('aria-invalid', 'true');
  // K4: what is typed survives leaving the place, until it is saved or discarded.
  await content.field('Headline').fill('Left in the middle');
  await content.link('← Back to Content').click();
  await content.link('Site Settings').click();
  await expect(content.field('Headline')).toHaveValue('Left in the middle');
  await content.button('Discard the changes').click();
  await expect(content.field('Headline')).toHaveValue('');
  await content.field('Headline').fill('Say it while you can');
  await content.field('Support e-mail').fill('kind@example.org');
  await content.console.panel.getByRole('radio', { name: 'Live' }).check();
  await content.saveSettings();

  await openUntil(visitor, '/', () =>
    visitor.getByRole('heading', { level: 1, name: 'Say it while you can' }).isVisible(),
  );
  await expect(visitor.getByRole('contentinfo').getByText('kind@example.org')).toBeVisible();
  await expect(badge).toContainText('1 person viewing this page');
  await badge.getByRole('button', { name: 'Hide the number of visitors' }).click();
  await expect(badge).toHaveCount(0);

  await content.console.panel.getByRole('radio', { name: 'Off' }).check();
  await content.field('Headline').fill('');
  await content.field('Support e-mail').fill('');
  await content.console.panel.getByRole('checkbox', { name: /Notification pop-up/ }).check();
  await content.saveSettings();
  await openUntil(visitor, '/', () =>
    visitor
      .getByRole('heading', { level: 1, name: 'A voice that arrives when it is needed' })
      .isVisible(),
  );
  const notices = visitor.getByRole('status', { name: 'Sample notices' });
  await expect(notices).toContainText('Sample');
  await expect(badge).toHaveCount(0);

  // Restored for the next test that uses this server.
  await content.console.panel.getByRole('checkbox', { name: /Notification pop-up/ }).uncheck();
  await content.console.panel.getByRole('radio', { name: 'Simulated' }).check();
  await content.saveSettings();
  await visitor.context().close();
});

test('the blog is read without scripts, searched, and loads more with them', async ({
  browser,
  context,
  product,
}) => {
  await signInAsAdministrator(context, product);
  for (let number = 1; number <= 9; number += 1) await publish(context, product, number);
  const plain = await visitorOf(browser, product, { javaScriptEnabled: false });
  const newest = plain.getByRole('article').filter({ hasText: 'Evening 9' });
  await openUntil(plain, '/blog', () => newest.isVisible());
  await expect(plain.getByRole('article')).toHaveCount(7);
  await plain.getByRole('button', { name: 'Load More Articles' }).click();
  await expect(plain.getByRole('article').filter({ hasText: 'Evening 1' })).toBeVisible();
  await plain.getByRole('searchbox', { name: 'Search articles...' }).fill('lighthouses');
  await plain.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(plain.getByRole('article')).toHaveCount(1);
  await plain.getByRole('link', { name: /^Read More/ }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Evening 5');
  await plain.context().close();

  const visitor = await visitorOf(browser, product);
  await visitor.goto('/blog');
  // Before its script is there, the button leads to the next page, as it does without scripts.
  await visitor.locator('html[data-mounted]').waitFor();
  await visitor.getByRole('button', { name: 'Load More Articles' }).click();
  await expect(visitor.getByRole('article').filter({ hasText: 'Evening 1' })).toBeVisible();
  await expect(visitor.getByRole('article').filter({ hasText: 'Evening 9' })).toBeVisible();
  await visitor.context().close();
});

test('axe finds nothing in the Content tab nor on the blog, light and dark, wide and narrow', async ({
  browser,
  product,
}) => {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    const context = await browser.newContext({
      baseURL: product.origin,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    await signInAsAdministrator(context, product);
    await publish(context, product, width);
    const page = await context.newPage();
    const content = contentOf(page);
    const look = async (where: string) => {
      expect.soft(await faultsOf(page), `${where}, ${colorScheme}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(width);
    };
    await content.open('Manage Blog Posts');
    await content.post(`Evening ${width}`).waitFor();
    await look('the list');
    await content.openPost(`Evening ${width}`);
    await content.editor.getByText('The keeper').waitFor();
    await look('the editor');
    await content.open('Site Settings');
    await content.field('Headline').waitFor();
    await look('the site settings');
    for (const path of ['/blog', `/blog/evening-${width}`]) {
      await page.goto(path);
      await new SiteHeader(page).ready();
      await look(path);
    }
    await context.close();
  }
});

/** An article that is there already, by the calls that the console makes. */
async function publish(
  context: Parameters<typeof signInAsAdministrator>[0],
  product: RunningProduct,
  number: number,
): Promise<void> {
  const call = async (query: string, variables: object) => {
    const answer = await context.request.post(`${product.origin}/graphql`, {
      headers: { Origin: product.origin },
      data: { query, variables },
    });
    const body = (await answer.json()) as {
      data?: Record<string, { id: string; version: number }>;
      errors?: unknown;
    };
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return Object.values(body.data)[0];
  };
  const draft = await call(
    `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id version } }`,
    {
      input: {
        title: `Evening ${number}`,
        excerpt: 'What was said when the lamps were lit.',
        body: `The keeper ${number === 5 ? 'of a lighthouse ' : ''}said so.\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
        author: 'Ann Field',
        category: 'FAMILY_HISTORY',
        tags: ['evenings'],
        emoji: '🕯️',
      },
    },
  );
  await call(
    `mutation ($id: ID!, $version: Int!) { publishBlogPost(id: $id, version: $version) { id version } }`,
    { id: draft?.id, version: draft?.version },
  );
}
