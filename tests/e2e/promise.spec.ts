import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { decodeAudio, findWithin, type DecodedAudio } from '../harness/decoded-audio.ts';
import { MovedTime } from '../harness/moved-time.ts';
import { RunningProduct } from '../harness/running-product.ts';
import { linkMailedTo, mailsTo, type KeptMail } from '../harness/time-and-mail.ts';
import { pressOn, tabTo } from '../harness/tab-to.ts';
import { confirmAddress } from '../harness/confirmed-address.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { ComposerPage } from '../page-models/composer-page.ts';
import { ReceivedPage } from '../page-models/received-page.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';
import { SiteHeader } from '../page-models/site-header.ts';

/** Time is moved by decades here, so every journey has a product of its own. */
const test = base.extend<{ product: RunningProduct; time: MovedTime }>({
  product: [
    async ({}, use) => {
      const product = await RunningProduct.start();
      await use(product);
      await product.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  time: async ({ product }, use) => use(new MovedTime(product)),
});

const spoken = resolve('tests/fixtures/speech/speech-75s.wav');
const writer = { email: 'rosa@example.org', password: 'a gate in the garden' };
const reader = { name: 'Maja', email: 'maja@example.org' };
const answerLink = /\/answer\/[\w-]{43}/;
const sharedLink = /\/shared\/[\w-]{43}/;
const due = '2041-05-05T08:00:00Z';

test.setTimeout(240_000);

test('a voice is recorded, waits fourteen years, asks twice, and is heard by its reader', async ({
  page,
  browser,
  product,
  time,
}) => {
  await signUp(page, product);
  const recorder = new RecorderPage(page);
  await recorder.open();
  await recorder.record();
  await recorder.recordedAtLeast(7);
  await recorder.stop();
  await recorder.keep('The moon over Visby');

  const composer = new ComposerPage(page);
  await composer.open();
  await composer.title.fill('For your eighteenth birthday');
  await composer.letter.fill('My dear Maja,\n\nlisten to this first.');
  await page.getByRole('button', { name: 'Choose from your recordings' }).click();
  await page.getByRole('button', { name: /^Add The moon over Visby/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await composer.addPerson(reader);
  await composer.day.fill('2041-05-05');
  await composer.choosePlace('Lisbon', /^Lisbon, .*Portugal$/);
  await expect(composer.protection).toContainText('May 5, 2041, 9:00 AM in Lisbon');
  await composer.send.click();
  await expect(page.getByText('It is scheduled.')).toBeVisible();

  const received = await travelToDelivery(product, time);
  const guest = await browser.newContext({ baseURL: product.origin });
  await hear(guest, received);
  await withoutScripts(
    await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false }),
    received,
  );

  await page.goto('/future-messages?show=delivered');
  const auth = new AuthModal(page);
  await new SiteHeader(page).openAuthModal();
  await auth.fill(writer.email, writer.password);
  await auth.button('Sign In').click();
  await page.waitForURL('**/dashboard');
  await page.goto('/future-messages?show=delivered');
  await expect(page.getByText('For your eighteenth birthday')).toBeVisible();
  await expect(page.getByText(/^Opened/).first()).toBeVisible();
});

test.describe('on a screen of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the voice is recorded while the letter is being written, and arrives', async ({
    page,
    browser,
    product,
    time,
    viewport,
  }) => {
    await signUp(page, product);
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.title.fill('For your eighteenth birthday');
    await page.getByRole('button', { name: 'Record your voice' }).click();
    const recorder = new RecorderPage(page);
    await recorder.record();
    await recorder.recordedAtLeast(7);
    await recorder.stopButton.click();
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
    await composer.addPerson(reader);
    await composer.day.fill('2041-05-05');
    await composer.choosePlace('Lisbon', /^Lisbon, .*Portugal$/);
    await expectNoOverflow(page);
    await composer.send.click();
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    await expectNoOverflow(page);

    const received = await travelToDelivery(product, time);
    const guest = await browser.newContext({ baseURL: product.origin, viewport });
    const page360 = await hear(guest, received);
    await expectNoOverflow(page360);
  });
});

test('all of it by keyboard alone', async ({ page, browser, product, time }) => {
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.ready();
  await pressOn(page, header.signInOrUp);
  const auth = new AuthModal(page);
  await tabTo(page, auth.tab('Sign In'));
  await page.keyboard.press('ArrowRight');
  await expect(auth.heading).toHaveText('Create Your Account');
  await tabTo(page, auth.email);
  await page.keyboard.type(writer.email);
  await tabTo(page, auth.password);
  await page.keyboard.type(writer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await confirmAddress(product, writer.email);

  const recorder = new RecorderPage(page);
  await recorder.open();
  await pressOn(page, recorder.recordButton);
  await recorder.stopButton.waitFor();
  await recorder.recordedAtLeast(7);
  await pressOn(page, recorder.stopButton);
  await recorder.title.waitFor();
  await tabTo(page, recorder.title);
  await page.keyboard.type('The moon over Visby');
  await page.keyboard.press('Enter');
  await recorder.kept('The moon over Visby').waitFor();

  const composer = new ComposerPage(page);
  await composer.open();
  await tabTo(page, composer.title);
  await page.keyboard.type('For your eighteenth birthday');
  await pressOn(page, page.getByRole('button', { name: 'Choose from your recordings' }));
  await pressOn(page, page.getByRole('button', { name: /^Add The moon over Visby/ }));
  await page.keyboard.press('Escape');
  await pressOn(page, page.getByRole('button', { name: 'Add a person' }));
  await page.getByRole('group', { name: 'Person 1' }).waitFor();
  const field = (name: string) => page.getByRole('textbox', { name });
  if (!(await isFocused(page, 'Name'))) await tabTo(page, field('Name'));
  await page.keyboard.type(reader.name);
  await tabTo(page, field('Email address'));
  await page.keyboard.type(reader.email);
  await tabTo(page, composer.day);
  // The same day whether the device writes the day or the month first.
  await page.keyboard.type('05052041');
  await tabTo(page, composer.place);
  await page.keyboard.type('Lisbon');
  await expect(composer.protection).toContainText('May 5, 2041, 9:00 AM in Lisbon');
  await pressOn(page, composer.send);
  await expect(page.getByText('It is scheduled.')).toBeVisible();

  const received = await travelToDelivery(product, time);
  const guest = await browser.newContext({ baseURL: product.origin });
  await hear(guest, received, 'keyboard');
});

async function signUp(page: Page, product: RunningProduct): Promise<void> {
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  const auth = new AuthModal(page);
  await auth.tab('Sign Up').click();
  await auth.fill(writer.email, writer.password);
  await auth.button('Create Account').click();
  await page.waitForURL('**/dashboard');
  const link = await linkMailedTo(product, writer.email, '/verify-email/');
  // Signed in, opening the link is enough (F9).
  await page.goto(link);
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
}

/** Two mails to the writer, each a day apart, then the one to the reader; gives its link. */
async function travelToDelivery(product: RunningProduct, time: MovedTime): Promise<string> {
  await time.to('2041-05-03T08:01:00Z');
  const [reminder] = await mailsWith(product, writer.email, answerLink, 1);
  // Mail scanners follow links: nothing may come of it.
  const visit = await fetch(product.origin + linkIn(reminder!, answerLink));
  expect(visit.status).toBe(200);
  await time.to('2041-05-04T08:01:00Z');
  const asked = await mailsWith(product, writer.email, answerLink, 2);
  expect(new Set(asked.map(({ subject }) => subject)).size).toBe(2);
  expect(await mailsTo(product, reader.email)).toHaveLength(0);
  await time.to(due);
  const [mail] = await mailsWith(product, reader.email, sharedLink, 1);
  expect(mail!.text + mail!.html).not.toContain('listen to this first');
  return linkIn(mail!, sharedLink);
}

/** The mails to an address that carry such a link, once there are exactly so many. */
async function mailsWith(
  product: RunningProduct,
  address: string,
  link: RegExp,
  count: number,
): Promise<KeptMail[]> {
  const found = async () => (await mailsTo(product, address)).filter(({ text }) => link.test(text));
  await expect.poll(async () => (await found()).length, { timeout: 60_000 }).toBe(count);
  return found();
}

function linkIn(mail: KeptMail, link: RegExp): string {
  return link.exec(mail.text)?.[0] ?? '';
}

/** The reader opens the link, presses play, keeps a copy: it is what was spoken. */
async function hear(
  guest: BrowserContext,
  link: string,
  how: 'pointer' | 'keyboard' = 'pointer',
): Promise<Page> {
  const received = new ReceivedPage(await guest.newPage());
  const { page } = received;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maja');
  await expect(page.getByText('For your eighteenth birthday')).toHaveCount(0);
  const act = async (target: typeof received.play) =>
    how === 'pointer' ? target.click() : pressOn(page, target);
  await act(received.openIt);
  await expect(received.letter).toContainText('For your eighteenth birthday');
  await received.play.waitFor();
  await act(received.play);
  await expect(received.position).toHaveAttribute('aria-valuenow', /^[1-9]/);

  const address = (await received.keepACopy.first().getAttribute('href')) ?? '';
  const original = await decoded(guest, address);
  const streamed = await decoded(guest, address.replace(/\/version\/m4a$/, ''));
  const reference = await decodeAudio(spoken);
  for (const sound of [original, streamed]) {
    expect(sound.durationMs).toBeGreaterThan(6000);
    expect(findWithin(reference, sound.envelope.slice(0, 300)).fit).toBeGreaterThan(0.75);
  }
  return page;
}

/** The same page with scripts switched off: the letter and a player are there. */
async function withoutScripts(guest: BrowserContext, link: string): Promise<void> {
  const page = await guest.newPage();
  await page.goto(link);
  const openIt = new ReceivedPage(page).openIt;
  if (await openIt.isVisible()) await openIt.click();
  await expect(page.getByRole('article')).toContainText('listen to this first');
  await expect(page.locator('audio[controls]')).toBeVisible();
}

async function decoded(guest: BrowserContext, address: string): Promise<DecodedAudio> {
  const answer = await guest.request.get(address);
  expect(answer.status()).toBe(200);
  const file = join(await mkdtemp(join(tmpdir(), 'infinite-received-')), 'sound');
  await writeFile(file, await answer.body());
  return decodeAudio(file);
}

async function isFocused(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('textbox', { name })
    .evaluate((element) => element === document.activeElement);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
