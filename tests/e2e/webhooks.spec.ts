import { WebhookReceiver } from '@infinite/api/testing/webhook-receiver';
import { Webhook } from 'standardwebhooks';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { WebhooksPlace } from '../page-models/admin/webhooks-place.ts';

const receiver = new WebhookReceiver();
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
let url = '';
test.beforeAll(async () => {
  url = await receiver.listen();
});
test.afterAll(() => receiver.close());

test('an administrator adds a webhook, sees what its receiver answers, sends again, and ends it', async ({
  page,
  administrator,
}) => {
  void administrator;
  const panel = new ConsolePage(page, async () => {
    await page.goto('/admin?tab=developers&view=webhooks');
  });
  const hooks = new WebhooksPlace(page);
  await panel.open();
  await panel.ready();
  await expect(hooks.section.getByText('No webhooks yet')).toBeVisible();

  await hooks.add.click();
  await hooks.save();
  await expect(hooks.form.getByText('Give a whole https address')).toBeVisible();
  await expect(hooks.form.getByText('Choose at least one event.')).toBeVisible();
  await hooks.fill('http://example.org/hooks', 'Somebody joined a family');
  await expect(hooks.form.getByText('The address must begin with https.')).toBeVisible();
  await hooks.fill(url);
  const secret = await hooks.takeSecret();
  expect(secret).toMatch(/^whsec_/);
  await expect(hooks.section.getByText(url, { exact: true })).toBeVisible();

  // The receiver is down at first: the log says what it answered.
  receiver.answer = () => ({ status: 503, body: 'we are moving house' });
  await hooks.act('Send a test event').click();
  await expect(hooks.section.getByText('Nothing was sent yet.')).toBeVisible();
  await hooks.act('Deliveries').click();
  await hooks.waitForDelivery(/webhook\.ping.*503/s);
  // K17: the card says so too, without a reload.
  await expect(hooks.section.getByText(/Failing since/)).toBeVisible();
  await expect(hooks.section.getByText('Nothing was sent yet.')).toBeHidden();
  receiver.answer = () => ({ status: 200, body: 'thank you' });
  await hooks
    .delivery('webhook.ping')
    .getByRole('button', { name: /Send again/ })
    .click();
  await hooks.waitForDelivery(/Delivered/);
  await hooks
    .delivery('webhook.ping')
    .getByText(/^Details/)
    .click();
  await expect(hooks.delivery('webhook.ping').getByText('thank you')).toBeVisible();
  // K17: to the second, so that attempts within a minute do not look alike.
  const attempts = hooks.delivery('webhook.ping').getByRole('cell', { name: /:\d\d:\d\d\s[AP]M$/ });
  expect(await attempts.count()).toBeGreaterThan(1);
  await expect(
    hooks.delivery('webhook.ping').getByText('we are moving house').first(),
  ).toBeVisible();
  const ping = receiver.received.at(-1)!;
  expect(ping.headers['webhook-signature']).toBe(signatureOf(ping, secret));
  expect(JSON.parse(ping.body)).toMatchObject({ type: 'webhook.ping' });
  expect(
    await faultsOf(page, { within: '[role="region"][aria-label="Developers"]', tags: wcag }),
  ).toEqual([]);

  await hooks.log.getByLabel('Show').selectOption('FAILED');
  await expect(hooks.log.getByText('Nothing was sent in the last 30 days.')).toBeVisible();
  await hooks.log.getByLabel('Show').selectOption('');
  await expect(hooks.delivery('webhook.ping').first()).toBeVisible();

  await hooks.act('New secret').click();
  await hooks.confirm('Make a new secret');
  expect(await hooks.takeSecret()).not.toBe(secret);
  await hooks.act('Switch off').click();
  await expect(hooks.section.getByText('Switched off by hand.')).toBeVisible();
  await hooks.act('Switch on').click();
  await expect(hooks.act('Switch off')).toBeVisible();
  await hooks.act('Delete').click();
  await hooks.confirm('Delete the webhook');
  await expect(hooks.section.getByText('No webhooks yet')).toBeVisible();
});

/**
 * What Standard Webhooks asks for at the instant that the product stamped. Other journeys move the
 * product's clock, so the library's own comparison with the machine's clock says nothing here.
 */
function signatureOf(
  { headers, body }: (typeof receiver.received)[number],
  secret: string,
): string {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return new Webhook(secret).sign(String(headers['webhook-id']), at, body);
}

test('a member sets up a webhook of their own in the settings, and it is told at once', async ({
  page,
  member,
}) => {
  void member;
  const hooks = new WebhooksPlace(page);
  await page.goto('/settings');
  await hooks.add.click();
  await hooks.fill(url, 'A message was delivered', 'A message was opened');
  const secret = await hooks.takeSecret();
  receiver.answer = () => ({ status: 204 });
  await hooks.act('Send a test event').click();
  await hooks.act('Deliveries').click();
  await hooks.waitForDelivery(/Delivered.*204/s);
  const ping = receiver.received.at(-1)!;
  expect(ping.headers['webhook-signature']).toBe(signatureOf(ping, secret));
  expect(await faultsOf(page, { tags: wcag })).toEqual([]);
});
