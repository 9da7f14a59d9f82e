import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { englishLeftOn } from '../harness/english-left.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { confirmAddress } from '../harness/confirmed-address.ts';
import { scheduleThroughApi } from '../harness/scheduled-message.ts';
import { advanceClock, linkMailedTo, mailsTo } from '../harness/time-and-mail.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { toastOn } from '../page-models/toast.ts';

const languages = [
  {
    name: 'German',
    locale: 'de-DE',
    lang: 'de',
    signIn: 'Anmelden',
    confirm: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  },
  {
    name: 'Spanish',
    locale: 'es-ES',
    lang: 'es',
    signIn: 'Entrar',
    confirm: 'Confirme su dirección de correo',
  },
] as const;

const nowOf = async (page: Page) => {
  const json = await page.locator('#vike_pageContext').textContent();
  return new Date(JSON.parse(json ?? '{}').now);
};

for (const { name, locale, lang, signIn, confirm } of languages) {
  test.describe(`whose browser speaks ${name}`, () => {
    test.use({ locale });

    for (const path of [
      '/sign-in',
      '/sign-in/code',
      '/shared/nothing-is-behind-this',
      '/answer/nothing-is-behind-this',
      '/reset-password/nothing-is-behind-this',
      '/verify-email/nothing-is-behind-this',
      '/confirm-email-change/nothing-is-behind-this',
    ]) {
      test(`reads ${path} without a word of English`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('data-mounted', 'yes');
        expect(await englishLeftOn(page)).toEqual([]);
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    test('opens a message, and its sender answers', async ({ page, browser, product, context }) => {
      test.slow();
      const member = await signUp(context, product.origin);
      await confirmAddress(product, member.email);
      const ana = { name: 'Ana', email: `ana.${randomUUID()}@example.net` };
      await page.goto('/dashboard');
      const now = await nowOf(page);
      const message = { title: 'Feliz', body: 'Ana', daysAhead: 3, to: [ana], now };
      await scheduleThroughApi(context, product.origin, message);
      await advanceClock(product, '25h');
      await page.goto(await linkMailedTo(product, member.email, '/answer/'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await englishLeftOn(page)).toEqual([]);
      await advanceClock(product, '25h');
      await advanceClock(product, '25h');

      const other = await browser.newContext({ locale });
      const reader = await other.newPage();
      await reader.goto(await linkMailedTo(product, ana.email, '/shared/'));
      await expect(reader.locator('html')).toHaveAttribute('lang', lang);
      expect(await englishLeftOn(reader)).toEqual([]);
      await reader.locator('main form button[type=submit]').first().click();
      await expect(reader.getByText('Feliz').first()).toBeVisible();
      expect(await englishLeftOn(reader)).toEqual([]);
      expect(await faultsOf(reader)).toEqual([]);
      await other.close();
    });

    test('reads the library and the recorder', async ({ page, member }) => {
      void member;
      await page.goto('/voice-recordings');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('data-mounted', 'yes');
      expect(await englishLeftOn(page, /^The family of ann/)).toEqual([]);
    });

    for (const path of ['/notifications', '/settings/notifications']) {
      test(`reads ${path} as a member`, async ({ page, member }) => {
        void member;
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('data-mounted', 'yes');
        expect(await englishLeftOn(page, /^The family of ann/)).toEqual([]);
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    test('signs in on a page that is in English', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await new SiteHeader(page).openAuthModal();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAttribute('lang', lang);
      await expect(dialog.getByRole('tab', { name: signIn })).toBeVisible();
    });

    test('is written to in that language', async ({ page, product }) => {
      const email = `ann.${randomUUID()}@example.org`;
      await page.goto('/?auth=signup&returnUrl=%2Fabout');
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=email]').fill(email);
      await dialog.locator('input[type=password]').fill('a gate in the garden');
      await dialog.locator('button[type=submit]').click();
      await page.waitForURL('**/about');
      const subjects = async () => (await mailsTo(product, email)).map(({ subject }) => subject);
      await expect.poll(subjects).toContain(confirm);
    });
  });
}

test('a German recipient of an English author gets mail and page in German, and may change it', async ({
  page,
  browser,
  product,
  context,
}) => {
  const member = await signUp(context, product.origin);
  await confirmAddress(product, member.email);
  const ana = { name: 'Ana', email: `ana.${randomUUID()}@example.net`, locale: 'de' };
  await page.goto('/dashboard');
  const message = { title: 'Feliz', daysAhead: 1, to: [ana], now: await nowOf(page) };
  await scheduleThroughApi(context, product.origin, message);
  await advanceClock(product, '25h');
  const link = await linkMailedTo(product, ana.email, '/shared/');
  const [mail] = await mailsTo(product, ana.email);
  expect(mail?.subject).toContain('hat etwas für Sie gemacht');

  // Works without scripts, and wins over the browser's own language.
  const hers = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const reader = await hers.newPage();
  await reader.goto(link);
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de');
  expect(await englishLeftOn(reader)).toEqual([]);
  await reader.getByRole('form', { name: 'Sprache dieser Seite' }).getByText('Español').click();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  await reader.getByRole('button', { name: 'Abrirlo ahora' }).click();
  await expect(reader.getByText('Feliz').first()).toBeVisible();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  expect(await englishLeftOn(reader, /^Dear Ana/)).toEqual([]);
  await hers.close();

  const elsewhere = await browser.newContext({ locale: 'de-DE' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  expect(await faultsOf(other)).toEqual([]);
  await elsewhere.close();
});

test('a member chooses a language and larger text, here and on every device', async ({
  page,
  browser,
  member,
}) => {
  await page.goto('/settings');
  const choices = page.getByRole('region', { name: 'Appearance and language' });
  await choices.getByLabel('Language').selectOption('Deutsch');
  await choices.getByLabel('Size of the text').selectOption('Larger');
  await choices.getByLabel('Contrast').selectOption('High');
  await choices.getByRole('button', { name: 'Save these choices' }).click();
  await expect(toastOn(page, 'Your choices hold on all your devices now.')).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-text', 'larger');
  await page.reload();
  await expect(choices.getByLabel('Size of the text')).toHaveValue('larger');
  await expect(html).toHaveAttribute('data-contrast', 'high');
  expect(await faultsOf(page, { strict: true })).toEqual([]);
  await page.goto('/voice-recordings');
  await expect(html).toHaveAttribute('lang', 'de');

  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await other.goto(new URL('/sign-in', page.url()).href);
  const form = other.locator('form', { has: other.getByRole('button', { name: 'Sign In' }) });
  await form.getByLabel('Email').fill(member.email);
  await form.getByLabel('Password').fill(member.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await other.goto(new URL('/voice-recordings', page.url()).href);
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.locator('html')).toHaveAttribute('data-text', 'larger');
  await elsewhere.close();
});
