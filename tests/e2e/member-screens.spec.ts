import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { consoleOf } from '../harness/console-of.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { scheduleThroughApi } from '../harness/scheduled-message.ts';
import { advanceClock, linkMailedTo } from '../harness/time-and-mail.ts';

/** Every screen in both themes and both sizes: no fault axe finds, no scrolling sideways. */
async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.locator('html[data-mounted]').waitFor();
    for (const look of looks) {
      const place = `${path} ${look.width} ${look.colorScheme}`;
      // Old and grieving people open these two: the contrast is 7:1, and targets are large.
      const strict = /\/(shared|answer)\//.test(path);
      expect.soft(await faultsIn(page, look, { strict }), place).toEqual([]);
      expect.soft(await sidewaysOf(page), place).toBe(0);
    }
  }
}

test('the screens of a newcomer have no fault that axe finds, and say nothing in the console', async ({
  page,
  member,
}) => {
  void member;
  test.slow();
  const said = consoleOf(page);
  await lookAt(page, [
    '/dashboard',
    '/onboarding',
    '/progress-tracking',
    '/future-messages',
    '/future-messages?show=drafts',
    '/notifications',
    '/notifications?show=muted',
    '/children',
    '/schedule-message',
    '/voice-recordings',
    '/settings',
  ]);
  expect(said).toEqual([]);
});

test('the screens of a member with messages, of a sender who is asked and of a reader', async ({
  page,
  context,
  product,
  member,
}) => {
  test.setTimeout(300_000);
  const to = { name: 'Ana', email: `ana.${randomUUID()}@example.net` };
  await page.goto('/dashboard');
  const json = await page.locator('#vike_pageContext').textContent();
  const now = new Date(JSON.parse(json ?? '{}').now);
  const asked = await scheduleThroughApi(context, product.origin, {
    title: 'Shall it go?',
    daysAhead: 3,
    to: [to],
    now,
  });
  await advanceClock(product, '25h');
  const answer = await linkMailedTo(product, member.email, '/answer/');
  await lookAt(page, [
    '/dashboard',
    '/future-messages',
    `/future-messages/${asked}`,
    `/schedule-message?message=${asked}`,
    answer,
  ]);
  await advanceClock(product, '25h');
  await advanceClock(product, '25h');
  const shared = await linkMailedTo(product, to.email, '/shared/');
  await lookAt(page, [
    shared,
    `${shared}?opened`,
    `/shared/${'x'.repeat(43)}`,
    answer,
    '/future-messages?show=delivered',
    `/future-messages/${asked}`,
  ]);
});

test('the three addresses of the dashboard lead a visitor to the sign-in and back', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/app-dashboard', '/app']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/?auth=signin&returnUrl=${encodeURIComponent(path)}`);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
});
