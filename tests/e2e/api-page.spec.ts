import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { lookAs, sidewaysOf, type Look } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { budgets } from '../harness/script-budgets.ts';
import { weighScripts } from '../harness/script-weight.ts';
import { ApiPage } from '../page-models/api-page.ts';
import { KeysPanel } from '../page-models/keys-panel.ts';

test.use({ sharesProduct: true });

const looks: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

test('the API page has every call, fits every screen, and is as light as a page to read', async ({
  page,
  product,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.origin)) elsewhere.push(request.url());
  });
  const scripts = weighScripts(page);
  const api = new ApiPage(page);
  await api.open();
  await expect.poll(scripts).not.toBeNull();
  const weight = scripts();
  expect(weight?.kilobytes).toBeLessThanOrEqual(budgets.read.kilobytes);
  expect(weight?.files).toBeLessThanOrEqual(budgets.read.files);

  const file = await page.request.get('/api/openapi.json');
  const { paths } = (await file.json()) as OpenApiDocument;
  const shown = new Set(await api.anchors());
  for (const methods of Object.values(paths)) {
    const [first] = Object.values(methods);
    expect(shown).toContain(first?.operationId);
  }
  // K9: it was 1,800 px wide on every screen narrower than that.
  for (const look of looks) {
    await lookAs(page, look);
    const place = `${look.width} px, ${look.colorScheme}`;
    expect.soft(await sidewaysOf(page), place).toBe(0);
    expect.soft(await faultsOf(page), place).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});

test('an integrator tries calls with a key of their own, which nothing keeps', async ({
  page,
  member,
}) => {
  test.slow();
  void member;
  await page.goto('/settings');
  await page.locator('html[data-mounted]').waitFor();
  const secret = await new KeysPanel(page, 'API keys').make('API page', ['account:read']);
  const api = new ApiPage(page);
  await api.open();

  const status = api.call('getApiAuthStatus');
  await api.tryCall(status);
  // Cookies stay out: without a key the answer is a visitor's, although somebody is signed in.
  await expect(status.getByText('Sent without a key.')).toBeVisible();
  await expect(status.getByRole('group', { name: 'Answer' })).toHaveText('null');
  await page.getByLabel('API key').fill(secret);
  await api.tryCall(status);
  await expect(status.getByText(/^200 OK · \d+ ms$/)).toBeVisible();
  await expect(status.getByRole('group', { name: 'Answer' })).toContainText('"username"');
  await expect(status.getByRole('group', { name: 'Headers' })).toContainText('x-cost: 10');
  await expect(status.getByRole('group', { name: 'Request' })).toContainText('Bearer $KEY');

  const operation = page.getByRole('article', { name: /Who the key acts as/ });
  await operation.getByText('Try an operation').click();
  await operation.getByRole('button', { name: 'Send' }).click();
  await expect(operation.getByText(/^403/)).toBeVisible();
  await expect(operation.getByRole('group', { name: 'Answer' })).toContainText('messages:read');
  await operation.getByLabel('Operation').fill('{ me { username } }');
  await operation.getByRole('button', { name: 'Send' }).click();
  await expect(operation.getByText(/^200/)).toBeVisible();

  expect(await api.traces()).not.toContain(secret);
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByLabel('API key')).toHaveValue('');
});

test('a receiver’s request is checked in the browser: valid, altered, of another secret', async ({
  page,
}) => {
  const api = new ApiPage(page);
  await api.open();
  const sent: string[] = [];
  await page.getByRole('button', { name: 'Fill in an example' }).click();
  await expect(page.getByLabel('Body', { exact: true })).not.toHaveValue('');
  page.on('request', (request) => sent.push(request.url()));
  await api.checkSignature();
  await expect(api.verdict).toContainText('Valid');
  await expect(api.verdict).toContainText('belong together');

  const body = page.getByLabel('Body', { exact: true });
  await body.fill(`${await body.inputValue()}\n`);
  await expect(api.verdict).toBeHidden();
  await api.checkSignature();
  await expect(api.verdict).toContainText('Invalid: the body was changed');
  await body.fill('{}');
  await api.checkSignature();
  await expect(api.verdict).toContainText('No signature fits');
  await page.getByLabel('Signing secret').fill('ic_live_0123');
  await api.checkSignature();
  await expect(api.verdict).toContainText('Not a signing secret');
  expect(sent).toEqual([]);
});

test('on a phone the contents fold, a search finds calls, and without scripts the server searches', async ({
  page,
  browser,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const api = new ApiPage(page);
  await api.open();
  await page.getByText('Contents', { exact: true }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Webhooks' })).toBeInViewport();
  await find(page, 'accounts newest');
  await expect(page.getByText('1 call found')).toBeVisible();
  await expect(api.call('getApiAdminUsers')).toBeVisible();
  await expect(api.call('getApiAuthStatus')).toBeHidden();

  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/api/docs');
  await find(plain, 'accounts newest');
  await plain.getByRole('button', { name: 'Find' }).click();
  await plain.waitForURL(/q=accounts\+newest/);
  await expect(plain.getByText('1 call found')).toBeVisible();
  await expect(plain.getByText('Try it').filter({ visible: true })).toHaveCount(0);
  await context.close();
});

async function find(page: Page, search: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a call' }).fill(search);
}

test('an integrator chooses the language of all examples once, and finds it kept', async ({
  page,
}) => {
  const api = new ApiPage(page);
  await api.open();
  const status = api.call('getApiAuthStatus');
  const curl = status.getByRole('group', { name: 'curl', exact: true });
  const typescript = status.getByRole('group', { name: 'TypeScript', exact: true });
  await status.getByText('Examples').click();
  await expect(curl).toBeVisible();
  await expect(typescript).toBeHidden();
  const choice = status.getByRole('button', { name: 'TypeScript', exact: true });
  const before = await choice.boundingBox();
  await choice.click();
  await expect(typescript).toContainText('await fetch(');
  await expect(curl).toBeHidden();
  // The examples above grew or shrank, and the button stays under the pointer.
  expect(Math.abs((await choice.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(1);
  await api.open();
  const operation = page.getByRole('article', { name: /Who the key acts as/ });
  await expect(operation.getByRole('button', { name: 'TypeScript', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(operation.getByRole('group', { name: 'TypeScript', exact: true })).toBeVisible();
});
