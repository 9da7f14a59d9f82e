import { readable, routes } from '../harness/documented-routes.ts';
import { expect, signUp, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

const present = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image"]',
  'meta[name="robots"]',
];

test('C9: every page a visitor or a member can open sets all of its metadata', async ({
  page,
  product,
}) => {
  await signUp(page.context(), product.origin);
  const members = routes.filter(({ audience }) => audience === 'member').map(({ path }) => path);
  const open = [...readable.map(({ path }) => path), ...members, '/settings', '/no-such-page'];
  const faults: string[] = [];
  for (const path of new Set([...open, '/?section=recipes', '/admin'])) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    for (const selector of present) {
      const [, kind, name] = /\[(\w+)="([^"]+)"/.exec(selector) ?? [];
      const found = new RegExp(`<meta ${kind}="${name}" content="([^"]+)"`).test(html);
      if (!found) faults.push(`${path}: no ${name}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the title of each public page fits a line of search results (W13)', async ({ page }) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const long: string[] = [];
  // The specification fixes the end of an article's title.
  for (const path of paths.filter((each) => !each?.startsWith('/blog/'))) {
    const html = await (await page.request.get(path || '/')).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll(/&#?\w+;/g, 'x') ?? '';
    if (title === '' || title.length > 60) long.push(`${path}: ${title}`);
  }
  expect(long).toEqual([]);
});

test('a shared article names its picture in words, and when it was written (W13)', async ({
  page,
}) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const path = /<loc>https?:\/\/[^/<]+(\/blog\/(?!category)[^<]*)<\/loc>/.exec(map)?.[1] ?? '';
  const html = await (await page.request.get(path)).text();
  for (const name of ['og:image:alt', 'article:published_time', 'article:modified_time']) {
    expect(html, name).toMatch(new RegExp(`<meta property="${name}" content="[^"]+"`));
  }
  const home = await (await page.request.get('/')).text();
  expect(home).toMatch(/<meta property="og:image:alt" content="Infinite Connections[^"]*"/);
  for (const rel of ['apple-touch-icon', 'manifest']) expect(home).toContain(`<link rel="${rel}"`);
});

test('structured data has what Google requires of each type (W9)', async ({ page }) => {
  const required: Record<string, readonly string[]> = {
    Organization: ['name', 'url', 'logo'],
    VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
    Recipe: ['name', 'image', 'recipeIngredient', 'recipeInstructions'],
    Product: ['name', 'image', 'offers'],
  };
  const found = new Set<string>();
  for (const path of ['/', '/pricing', '/family-recipes']) {
    const html = await (await page.request.get(path)).text();
    for (const [, json] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      const object = JSON.parse(json ?? '') as Record<string, unknown>;
      const type = String(object['@type']);
      found.add(type);
      for (const field of required[type] ?? [])
        expect(object, `${path} ${type}`).toHaveProperty(field);
      for (const field of ['logo', 'thumbnailUrl', 'contentUrl', 'image']) {
        const address = object[field];
        if (typeof address !== 'string') continue;
        expect((await page.request.head(new URL(address).pathname)).status(), address).toBe(200);
      }
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(Object.keys(required)));
});
