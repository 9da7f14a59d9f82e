import { linksOfArticles, linksOfAuthModal, specifiedLinks } from '../fixtures/specified-links.ts';
import { notBuilt } from '../harness/documented-routes.ts';
import { expect, test } from '../harness/product-test.ts';
import { visit } from '../harness/site-crawl.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

for (const { place, page: path, within, links } of specifiedLinks) {
  test(`the specification's links stand where it names them: ${place}`, async ({ product }) => {
    const { html } = await visit(product.origin, path);
    const there = hrefsOf(within === undefined ? html : partOf(html, within));
    expect(links.filter((link) => !there.has(link))).toEqual([]);
  });
}

test("the specification's links stand in the articles' bodies", async ({ product }) => {
  const list = await visit(product.origin, '/blog');
  const found = new Set<string>();
  for (const path of list.links.filter((link) => /^\/blog\/[\w-]+$/.test(link))) {
    const { html } = await visit(product.origin, path);
    for (const href of hrefsOf(partOf(html, '<article'))) found.add(href);
  }
  expect(linksOfArticles.filter((link) => !found.has(link))).toEqual([]);
});

test("the specification's links stand under both tabs of the auth modal", async ({ page }) => {
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  const modal = new AuthModal(page);
  for (const tab of ['Sign In', 'Sign Up'] as const) {
    await modal.tab(tab).click();
    for (const link of linksOfAuthModal) {
      await expect(modal.root.locator(`a[href="${link}"]`)).toBeVisible();
    }
  }
});

test('every link that the specification names opens a page', async ({ product }) => {
  const named = specifiedLinks.flatMap(({ links }) => links);
  const all = new Set([...named, ...linksOfArticles, ...linksOfAuthModal]);
  const dead: string[] = [];
  for (const path of all) {
    const { status } = await visit(product.origin, path);
    if (status !== 200) dead.push(`${path}: ${status}`);
  }
  expect(dead).toEqual([]);
  expect([...all].filter((path) => notBuilt.has(path))).toEqual([]);
});

/** From the opening tag to the last closing one of its name. */
function partOf(html: string, opening: string): string {
  const from = html.search(new RegExp(`${opening}[\\s>]`));
  const to = html.lastIndexOf(`</${opening.slice(1)}>`);
  return from < 0 ? '' : html.slice(from, to);
}

/** Paths that links of this piece of a page lead to, without query and fragment. */
function hrefsOf(html: string): Set<string> {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  return new Set(hrefs.map((href) => href.split(/[?#]/)[0] ?? ''));
}
