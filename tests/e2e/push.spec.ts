import { PushReceiver } from '@infinite/api/testing/push-receiver';
import type { Page } from '@playwright/test';
import { inWholeChromium } from '../harness/browsers.ts';
import { callApi, joinFamilyOf } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

// Its engine alone shows no notifications.
test.use({ ...inWholeChromium, sharesProduct: true, serviceWorkers: 'allow' });

const receiver = new PushReceiver();
test.beforeAll(() => receiver.listen());
test.afterAll(() => receiver.close());

/** A browser without a push service of its own: it hands out the receiver's address. */
async function subscribesAtReceiver(page: Page): Promise<void> {
  await page.addInitScript(({ endpoint, ...keys }) => {
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
  }, receiver.subscription());
}

/** Hands a message to the worker as the browser does, and gives what it shows. */
async function shownBy(page: Page, origin: string, data: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
      const shown = await registration.getNotifications();
      if (shown.length > 0) return shown.map(({ title }) => title);
      await new Promise((later) => requestAnimationFrame(later));
    }
  });
}

test('a member adds this device, which shows what happens, and removes it', async ({
  page,
  context,
  product: { origin },
  member: _,
}) => {
  await context.grantPermissions(['notifications']);
  await subscribesAtReceiver(page);
  await page.goto('/settings/notifications');
  await new MemberShell(page).ready();
  const devices = page.getByRole('region', { name: 'Your devices' });
  await devices.getByRole('button', { name: 'Send to this device' }).click();
  await expect(devices.getByRole('listitem')).toContainText(/, this device/);
  await expect(devices.getByRole('button', { name: 'Send to this device' })).toHaveCount(0);
  for (const look of looks) {
    expect.soft(await faultsIn(page, look), `${look.width} ${look.colorScheme}`).toEqual([]);
    expect.soft(await sidewaysOf(page)).toBeLessThanOrEqual(0);
  }
  await page.getByLabel('Send it to my devices: Someone joins your family').check();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;

  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const others = await browser.newContext({ baseURL: origin });
  await signUp(others, origin);
  const name = `Ingrid ${crypto.randomUUID().slice(0, 6)}`;
  const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';
  await callApi(others, origin, rename, { username: name });
  await joinFamilyOf(context, others, origin, 'VIEWER');
  await expect.poll(() => receiver.received.length).toBe(1);
  const message = receiver.decrypt(receiver.received[0]!) as { title: string };
  expect(message.title).toContain(`${name} joined`);
  expect(await shownBy(page, origin, JSON.stringify(message))).toEqual([message.title]);

  await devices.getByRole('button', { name: /^Remove/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(0);
  await others.close();
});
