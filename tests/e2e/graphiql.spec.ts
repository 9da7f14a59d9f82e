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

  await page.getByLabel('API key').fill(secret);
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
