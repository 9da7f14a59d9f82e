import { HtmlValidate } from 'html-validate';
import { listedPaths, notBuilt, readable, routes } from '../harness/documented-routes.ts';
import { expect, test } from '../harness/product-test.ts';
import { SchemaOrg } from '../harness/schema-org.ts';
import { crawl, structuredDataOf, textOf, visit } from '../harness/site-crawl.ts';

test.use({ sharesProduct: true });

test('all 80 documented routes answer a visitor as documented', async ({ product }) => {
  expect(routes).toHaveLength(80);
  const faults: string[] = [];
  for (const { path, audience } of routes) {
    const { status, at } = await visit(product.origin, path.replace(/\{\w+\}/, 'unknown'));
    const expected = notBuilt.has(path) || audience === 'token' ? 404 : 200;
    if (status !== expected) faults.push(`${path}: ${status}`);
    const asked = at.startsWith('/?auth=signin&returnUrl=');
    if (asked !== (audience === 'member' && expected === 200)) faults.push(`${path} → ${at}`);
  }
  expect(faults).toEqual([]);
});

test('a page is listed under one address, with words of its own', async ({ product }) => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const path of listedPaths) {
    const { html } = await visit(product.origin, path);
    const say = (fault: string) => faults.push(`${path}: ${fault}`);
    const canonical = textOf(html, /<link rel="canonical" href="([^"]*)"/);
    if (canonical !== product.origin + path) say(`canonical ${canonical}`);
    const robots = textOf(html, /<meta name="robots" content="([^"]*)"/);
    if (robots !== 'index, follow') say(`robots ${robots}`);
    const headings = html.match(/<h1[\s>]/g)?.length;
    if (headings !== 1) say(`${headings} first headings`);
    if (!textOf(html, /<meta name="keywords" content="([^"]*)"/)) say('no keywords');
    const title = textOf(html, /<title>([^<]*)<\/title>/) ?? '';
    const description = textOf(html, /<meta name="description" content="([^"]*)"/) ?? '';
    if (title.length < 15 || title.length > 75) say(`title of ${title.length} signs: ${title}`);
    if (description.length < 70 || description.length > 180) {
      say(`description of ${description.length} signs: ${description}`);
    }
    for (const text of [title, description]) {
      if (seen.has(text)) say(`'${text}' stands on ${seen.get(text)} too`);
      seen.set(text, path);
    }
    const picture = textOf(html, /<meta property="og:image" content="([^"]*)"/) ?? product.origin;
    const { status, type } = await visit(product.origin, new URL(picture).pathname);
    if (status !== 200 || !type.startsWith('image/')) say(`picture ${picture}: ${status} ${type}`);
  }
  expect(faults).toEqual([]);
});

test('other addresses of a page name the one that counts', async ({ product }) => {
  const faults: string[] = [];
  for (const { path } of readable.filter((route) => !route.listed)) {
    const { html } = await visit(product.origin, path);
    const canonical = textOf(html, /<link rel="canonical" href="([^"]*)"/);
    const robots = textOf(html, /<meta name="robots" content="([^"]*)"/);
    if (canonical === product.origin + path && robots !== 'noindex') faults.push(path);
  }
  expect(faults).toEqual([]);
});

test('the sitemap lists what is for search engines and nothing else', async ({
  product,
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(listedPaths.filter((path) => !paths.includes(path))).toEqual([]);
  const closed = routes.filter((route) => !route.listed).map(({ path }) => path);
  expect(paths.filter((path) => closed.includes(path))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
  const again = await request.get('/sitemap.xml', {
    headers: { 'if-none-match': (await request.get('/sitemap.xml')).headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('every link leads somewhere, every page is led to, and all of it is valid', async ({
  product,
}) => {
  const pages = await crawl(product.origin, ['/']);
  const broken = [...pages.values()]
    .filter(({ status }) => status >= 400)
    .map(({ path, status }) => {
      const from = [...pages.values()].filter(({ links }) => links.includes(path));
      return `${path}: ${status}, linked from ${from
        .map((page) => page.path)
        .slice(0, 3)
        .join(' ')}`;
    });
  expect.soft(broken).toEqual([]);
  expect.soft([...pages.keys()].filter((path) => notBuilt.has(path))).toEqual([]);
  expect.soft(listedPaths.filter((path) => !pages.has(path))).toEqual([]);

  const html = new HtmlValidate({ extends: ['html-validate:standard'] });
  const schemaOrg = new SchemaOrg();
  expect(schemaOrg.faultsOf({ '@type': 'BlogPosting', headlin: 'Tapes' })).toEqual([
    '$: BlogPosting has no headlin',
  ]);
  const faults = new Map<string, string[]>();
  for (const { path, html: source } of pages.values()) {
    if (!source || path.startsWith('/api/')) continue;
    const { results } = await html.validateString(source);
    const invalid = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    const strange = schemaOrg.faultsOf(structuredDataOf(source));
    if (invalid.length + strange.length > 0) faults.set(path, [...new Set(invalid), ...strange]);
  }
  expect.soft(Object.fromEntries(faults)).toEqual({});
});
