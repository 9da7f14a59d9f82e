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
