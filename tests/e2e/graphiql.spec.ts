import { sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { KeysPanel } from '../page-models/keys-panel.ts';

test.use({ sharesProduct: true });

test('an integrator opens /graphql in a browser and asks with a key, from this origin alone', async ({
  page,
  product,
  member,
}) => {
  test.slow();
  void member;
  const said: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') said.push(line.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== product.origin) elsewhere.push(request.url());
  });
  await page.goto('/settings');
  await page.locator('html[data-mounted]').waitFor();
  const secret = await new KeysPanel(page, 'API keys').make('GraphiQL', ['account:read']);

  const answer = await page.goto('/graphql');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByRole('heading', { level: 1, name: 'GraphQL explorer' })).toBeVisible();
  const run = page.getByRole('button', { name: 'Execute query' });
  // Its editors come in parts of their own, and until they are there the button does nothing.
  const shown = page.getByRole('region', { name: 'Result Window' });
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('displayName');
  await shown.locator('.CodeMirror').waitFor();
  const asked = () =>
    page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('displayName')),
    );
  const bySession = asked();
  await run.click();
  expect((await bySession).status()).toBe(200);
  await expect(shown).toContainText('displayName');

  const key = page.getByLabel('API key');
  await key.fill(secret);
  // Somebody who looks over a shoulder, or at a shared screen, cannot read it.
  await expect(key).toHaveAttribute('type', 'password');
  const byKey = asked();
  await run.click();
  // Its scope opens `me` alone, and the query asks for messages too.
  expect((await byKey).status()).toBe(403);
  await expect(shown).toContainText("lacks the scope 'messages:read'");
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(secret);
  expect(elsewhere).toEqual([]);
  // The browser itself notes the refused call.
  expect(said.filter((line) => !line.includes('403'))).toEqual([]);
});

test('GraphiQL has the colors of the site, and fits a phone one editor below the other', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/graphql');
  const query = page.getByRole('region', { name: 'Query Editor' });
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(query).toContainText('displayName');
  await result.locator('.CodeMirror').waitFor();
  expect(await sidewaysOf(page)).toBe(0);
  const [upper, lower] = [(await query.boundingBox())!, (await result.boundingBox())!];
  expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height - 1);
  expect(Math.min(upper.width, lower.width)).toBeGreaterThan(240);
  const lightness = () =>
    page
      .locator('.graphiql-container')
      .evaluate((element) => /\d+/.exec(getComputedStyle(element).backgroundColor)?.[0]);
  expect(Number(await lightness())).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => Number(await lightness())).toBeGreaterThan(240);
});
