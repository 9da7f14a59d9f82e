import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

const featured = 'Eternal Communication, Step by Step';

test('a reader who misspells finds the article, marked, and reads on without scripts', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles...' }).fill('dementa');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('These are about “dementia”.')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/dementia/i);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: /^Read More\s*: Familiar Voices and Dementia$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Familiar Voices and Dementia');
  await page.goto('/blog?q=xylophonequartet');
  await expect(page.getByText('No article about “xylophonequartet” yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'grief' }).first()).toBeVisible();
  await context.close();
});

test('categories, tags and more articles are there without scripts', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(page.getByRole('region', { name: 'Featured article' })).toContainText(featured);
  await page.getByRole('button', { name: 'Load More Articles' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${product.origin}/blog`,
  );
  const sidebar = page.getByRole('complementary', { name: 'More of the blog' });
  await sidebar.getByRole('link', { name: 'Family Trees' }).click();
  await expect(page).toHaveURL(/\/blog\/category\/family-trees$/);
  await expect(page.getByRole('article').filter({ hasText: 'Shows Its Proof' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'genealogy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles about genealogy');
  await page.goto('/genealogy-blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genealogy Blog');
  for (const [path, status] of [
    ['/blog/category/nothing', 404],
    ['/blog/tag/nobody-has-it', 404],
    ['/blog?after=%00%ff', 200],
    ['/blog?page=99999999999999999999', 200],
  ] as const) {
    expect.soft((await page.goto(path))?.status(), path).toBe(status);
  }
  await context.close();
});

test('an unknown address shows the featured article under its own canonical address', async ({
  page,
  product,
}) => {
  for (const slug of ['eternal-communication-record-and-share-lasting-memories', 'no-such-slug']) {
    const answer = await page.goto(`/blog/${slug}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(featured);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${product.origin}/blog/eternal-communication-step-by-step`,
    );
  }
});

test('an article has contents, pictures with their room, related ones, and feeds that parse', async ({
  page,
}) => {
  await page.goto('/blog/eternal-communication-step-by-step');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'When you change your mind' }).click();
  await expect(page.getByRole('heading', { name: 'When you change your mind' })).toBeInViewport();
  for (const picture of await page.locator('.article-text img').all()) {
    await expect(picture).toHaveAttribute('width', '960');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', /\w{3}/);
  }
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('heading')).toHaveCount(4);
  const feeds = await page.locator('link[rel=alternate]').evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const text = await (await fetch((link as HTMLLinkElement).href)).text();
        if (text.startsWith('{')) return (JSON.parse(text) as { items: unknown[] }).items.length;
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        if (parsed.querySelector('parsererror')) return -1;
        return parsed.querySelectorAll('item, entry').length;
      }),
    ),
  );
  expect(feeds).toHaveLength(3);
  expect(Math.min(...feeds)).toBeGreaterThanOrEqual(8);
});
