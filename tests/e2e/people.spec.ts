import { signInAsAdministrator } from '../harness/administrator.ts';
import { expect, test } from '../harness/product-test.ts';

test('a reader without scripts writes to the house, mends a mistake, and gets a number', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact?topic=sales');
  await expect(page.getByLabel('What is it about?')).toHaveValue('sales');
  await page.getByLabel('Your message').fill('Do you print in Norway?\n田中');
  await page.getByLabel('Your email address').fill('not an address');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('alert')).toContainText('has not been sent yet');
  await expect(page.getByLabel('Your message')).toHaveValue('Do you print in Norway?\n田中');
  await expect(page.getByLabel('What is it about?')).toHaveValue('sales');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Your email address').fill(`plain.${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived.' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('sent')).toMatch(/^\w{4}-\w{4}$/);
  await context.close();
});

test('with scripts a mistake keeps the text and the place, and is read first', async ({ page }) => {
  await page.goto('/ancestry');
  await expect(page.locator('html[data-enquirys]')).toBeAttached();
  const form = page.getByRole('region', { name: 'Ask for free assistance' });
  await form.getByLabel('Who are you looking for?').fill('Ole of the harbour');
  await form.getByRole('button', { name: 'Ask for help' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Who are you looking for?')).toHaveValue('Ole of the harbour');
  await expect(page).toHaveURL(/\/ancestry$/);
});

test('a member’s review is shown once an administrator has published it', async ({
  browser,
  page,
  product,
  member,
}) => {
  const name = `Ann ${member.email.slice(4, 24)}`;
  await page.goto('/reviews/mine');
  await page.getByText('4 of 5, very good').click();
  await page.getByLabel('In your words').fill('She listens on Sundays.');
  await page.getByLabel('Name to show').fill(name);
  await page.getByLabel('Place to show').fill('Porto');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  const context = await browser.newContext({ baseURL: product.origin });
  await signInAsAdministrator(context, product);
  const console = await context.newPage();
  await console.goto('/admin?tab=content&view=reviews');
  await console.getByRole('link', { name: new RegExp(name) }).click();
  await console.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => {
      await page.goto('/reviews');
      return page.getByText(name).count();
    })
    .toBe(1);
  await context.close();
});

test('a visitor looks at the sample family, can change nothing, and leaves', async ({ page }) => {
  await page.goto('/test-login');
  await page.getByRole('button', { name: 'Enter the sample family' }).click();
  await page.waitForURL('**/dashboard', { timeout: 80_000 });
  await expect(page.getByRole('complementary', { name: 'The sample family' })).toBeVisible();
  const answer = await page.request.post('/graphql', {
    data: { query: 'mutation { updateUsername(username: "Mine") { username } }' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(await answer.text()).toContain('SAMPLE_FAMILY');
  await page.getByRole('button', { name: 'Leave the sample' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/auth=signin/);
});
