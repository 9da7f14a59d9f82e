import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/product-test.ts';
import { faultsOf } from '../harness/axe.ts';
import { advanceClock, linkMailedTo } from '../harness/time-and-mail.ts';
import { ComposerPage } from '../page-models/composer-page.ts';
import { ReceivedPage } from '../page-models/received-page.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test('who receives a message says thank you with their voice, and the author hears and keeps it', async ({
  page,
  browser,
  product,
  member,
}) => {
  void member;
  test.slow();
  const ana = { name: 'Ana', email: `ana.${randomUUID()}@example.net` };
  const sender = await sendTo(page, ana);
  await advanceClock(product, '97h');
  const link = await linkMailedTo(product, ana.email, '/shared/');

  await test.step('a refused microphone is explained, and writing stays open', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const reader = new ReceivedPage(await context.newPage());
    await reader.page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await reader.page.goto(link);
    await reader.openIt.click();
    await reader.sayWithVoice.click();
    await expect(reader.page.getByText('The microphone is not allowed')).toBeVisible();
    await expect(reader.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(reader.words).toBeEditable();
    await context.close();
  });

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const reader = new ReceivedPage(await context.newPage());
  await reader.page.goto(link);
  await reader.sayWithVoice.click();
  const recorder = new RecorderPage(reader.page);
  await recorder.recordedAtLeast(1);
  await recorder.press('Stop');
  await expect(reader.page.getByRole('heading', { name: 'Your voice' })).toBeFocused();
  expect(await faultsOf(reader.page, { strict: true })).toEqual([]);
  const overflow = await reader.page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBe(0);

  // Not sent yet, it is found again after a reload.
  await reader.page.reload();
  await reader.sayWithVoice.click();
  await expect(reader.page.getByText('It goes to')).toBeVisible();
  await reader.page.getByRole('button', { name: 'Record again' }).click();
  await reader.page.getByRole('button', { name: 'Delete and record again' }).click();
  await recorder.recordedAtLeast(2);
  await recorder.press('Stop');
  await reader.play.click();
  await expect(reader.position).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await context.setOffline(true);
  await reader.sendVoice.click();
  await expect(reader.page.getByText('Your recording is safe on this device')).toBeVisible();
  await context.setOffline(false);
  await reader.sendVoice.click();
  await expect(reader.page.getByRole('status')).toContainText('Your voice is on its way to');
  await expect(reader.page.getByText('You said thank you with your voice.')).toBeVisible();
  await context.close();

  const said = page.getByRole('region', { name: 'What they said to you' });
  await page.goto(sender);
  await expect(async () => {
    await page.reload();
    await expect(said.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await said.getByRole('button', { name: 'Play' }).click();
  await expect(said.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  );
  const library = new RecorderPage(page);
  await library.open();
  await expect(page.getByText('No recordings yet')).toBeVisible();
  await page.goto(sender);
  await said.getByRole('button', { name: 'Keep it in our recordings' }).click();
  await expect(said.getByText('It is in your family’s recordings.')).toBeVisible();
  await library.open();
  await expect(library.kept('A thank-you from Ana')).toBeVisible();
});

/** Writes to somebody and gives the address of the message's own page. */
async function sendTo(page: Page, person: { name: string; email: string }): Promise<string> {
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.letter.fill('My dear Ana,\n\nonly a few words.');
  await composer.addPerson(person);
  const { now } = JSON.parse((await page.locator('#vike_pageContext').textContent()) ?? '{}');
  const day = new Date(Date.parse(now) + 3 * 86_400_000).toISOString();
  await composer.day.fill(day.slice(0, 10));
  await page.getByLabel('How will they know you?').fill('Grandma Rose');
  await composer.send.click();
  await expect(page.getByText('It is scheduled.')).toBeVisible();
  return page.url().split('?')[0] ?? '';
}
