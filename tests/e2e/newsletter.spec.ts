import { randomUUID } from 'node:crypto';
import { expect, test } from '../harness/product-test.ts';
import { linkMailedTo, mailsTo } from '../harness/time-and-mail.ts';

const somebody = () => `reader.${randomUUID()}@example.net`;

test('a reader without scripts subscribes by one press, chooses, and leaves', async ({
  browser,
  product,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await plain.newPage();
  const email = somebody();
  await page.goto('/newsletter');
  const main = page.locator('main');
  await main.getByLabel('Your email address').fill(email);
  await main.getByRole('checkbox', { name: 'Family Trees' }).check();
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();

  await page.goto(await linkMailedTo(product, email, '/newsletter/confirm/'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();

  // Asked again, the mail says that nothing is to be done and leads to what was chosen.
  await page.goto('/newsletter');
  await main.getByLabel('Your email address').fill(email);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await page.goto(await linkMailedTo(product, email, '/newsletter/preferences/'));
  await expect(page.getByRole('checkbox', { name: 'Family Trees' })).toBeChecked();
  const clicks = page.getByRole('checkbox', { name: 'You may count which links I press' });
  await expect(clicks).not.toBeChecked();
  await clicks.check();
  await page.getByRole('radio', { name: /Once a month/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(page.getByRole('radio', { name: /Once a month/ })).toBeChecked();
  await expect(clicks).toBeChecked();
  await page.getByRole('link', { name: 'Unsubscribe from everything' }).click();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await plain.close();
});

test('an administrator writes an issue, tests it, and sends it', async ({
  page,
  product,
  administrator,
}) => {
  const reader = somebody();
  await page.request.post('/newsletter/subscribe', { form: { email: reader } });
  const confirm = await linkMailedTo(product, reader, '/newsletter/confirm/');
  await page.request.post(confirm, { form: {}, headers: { origin: product.origin } });

  await page.goto('/email-marketing');
  await page.getByRole('link', { name: 'Write an issue' }).click();
  const subject = `A voice in a drawer ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Introduction').fill('We found a *tape*.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /gets? it$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect
    .poll(async () => (await mailsTo(product, administrator.email)).map((mail) => mail.subject))
    .toContain(`[Test] ${subject}`);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect
    .poll(async () => (await mailsTo(product, reader)).map((mail) => mail.subject))
    .toContain(subject);
});

test('an issue saves itself, survives a lost connection, and a conflict keeps both texts', async ({
  page,
  context,
  administrator,
}) => {
  expect(administrator.email).not.toBe('');
  const subject = `A recipe card ${randomUUID().slice(0, 8)}`;
  const saved = page.getByText('Everything is saved', { exact: true });
  await page.goto('/email-marketing');
  await page.getByRole('link', { name: 'Write an issue' }).click();
  await page.getByLabel('Subject').fill(subject);
  await saved.waitFor();
  await expect(page).toHaveURL(/issue=(?!new)/);

  // No save of this page gets through; the reload finds the text on the device.
  await page.route('**/graphql', (route) =>
    /"operationName":"SaveNewsletterIssue"/.test(route.request().postData() ?? '')
      ? route.abort()
      : route.fallback(),
  );
  await page.getByLabel('Introduction').fill('Typed without a connection.');
  await page.getByText('Your text is kept on this device.').waitFor();
  await page.reload();
  await expect(page.getByLabel('Introduction')).toHaveValue('Typed without a connection.');
  // What a page sends while it unloads passes the route that stands for a lost line.
  await page.getByLabel('Introduction').fill('Typed once more without a connection.');
  await page.getByText('Your text is kept on this device.').waitFor();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Introduction').fill('Written in the other window.');
  await other.getByText('Everything is saved', { exact: true }).waitFor();
  await other.close();

  await page.unroute('**/graphql');
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed this issue' });
  await expect(conflict).toContainText('Written in the other window.');
  await conflict.getByRole('button', { name: 'Go on with my text' }).click();
  await saved.waitFor();
  await page.reload();
  await expect(page.getByLabel('Introduction')).toHaveValue(
    'Typed once more without a connection.',
  );
  await page.getByRole('link', { name: 'All issues' }).click();
  await expect(page.getByRole('row').filter({ hasText: subject })).toHaveCount(2);
});

test('an administrator imports subscribers, sends to them, reads what was sent, and duplicates it', async ({
  page,
  product,
  administrator,
}) => {
  expect(administrator.email).not.toBe('');
  const reader = somebody();
  await page.goto('/email-marketing?view=subscribers');
  await page.getByRole('link', { name: 'Import CSV…' }).click();
  const file = `Name;E-mail\nAnn;${reader}\nAnn again;${reader}\nBo;=HYPERLINK("x")\n`;
  await page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${file}`, 'utf16le'),
  });
  const rows = page.getByRole('region', { name: 'Rows' });
  await expect(rows.getByRole('row').filter({ hasText: 'New' })).toContainText(reader);
  await expect(rows.getByRole('row').filter({ hasText: 'Twice in this file' })).toHaveCount(1);
  await expect(rows.getByRole('row').filter({ hasText: 'Not an address' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Import 1 address' }).click();
  await expect(page.getByLabel('How they agreed')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Where the addresses come from').fill('Sign-up sheet of the county fair');
  await page.getByLabel('Agreed by').fill('2020-05-01');
  await page.getByLabel('How they agreed').fill('They wrote their address on it.');
  await page.getByRole('checkbox', { name: /we can show how and when/ }).check();
  await page.getByRole('button', { name: 'Import 1 address' }).click();
  const result = page.getByRole('region', { name: 'Result of the import' });
  await expect(result.getByRole('heading', { name: 'fair.csv' })).toBeVisible();
  await expect(result.getByRole('row')).toContainText([/Row/, /Twice in this file/, /HYPERLINK/]);
  const saving = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('refused-rows.csv');
  await expect(result.getByRole('button', { name: 'Undo this import' })).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'fair.csv' }).first()).toBeVisible();
  await page.goto('/email-marketing?view=subscribers');
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill(reader);
  await expect(page.getByRole('row').filter({ hasText: reader })).toContainText('Subscribed');

  const subject = `To the fair ${randomUUID().slice(0, 8)}`;
  await page.goto('/email-marketing?issue=new');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Introduction').fill('We were [there](/features).');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect
    .poll(async () => (await mailsTo(product, reader)).map((mail) => mail.subject))
    .toContain(subject);
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('None of its recipients agreed');
  await page.getByRole('button', { name: 'See what was sent' }).click();
  const sent = page.getByRole('dialog', { name: 'As it was sent' });
  await expect(sent.getByText('We were there')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
});
