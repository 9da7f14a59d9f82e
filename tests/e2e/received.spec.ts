import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from '../harness/product-test.ts';
import { faultsOf } from '../harness/axe.ts';
import {
  advanceClock,
  advanceClockByCommand,
  linkMailedTo,
  mailsTo,
} from '../harness/time-and-mail.ts';
import { ComposerPage } from '../page-models/composer-page.ts';

const voice = resolve('tests/fixtures/media/librivox-0870.webm');
const photo = resolve('tests/fixtures/media/cat.jpg');

test.describe('the person who receives a message', () => {
  test('is told that it waits, opens it without scripts or account, hears it and keeps it', async ({
    page,
    browser,
    product,
    member,
  }) => {
    void member;
    test.slow();
    const ana = { name: 'Ana', email: `ana.${randomUUID()}@example.net` };
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.title.fill('For your eighteenth birthday');
    await composer.letter.fill('My dear Ana,\n\nlisten to this.');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos or files' }).click();
    await (await chooser).setFiles([voice, photo]);
    const files = page.getByRole('list', { name: 'Recordings, photos and files' });
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expect(files.getByText('still being prepared')).toHaveCount(0, { timeout: 30_000 });
    await composer.addPerson(ana);
    const now = new Date(
      JSON.parse((await page.locator('#vike_pageContext').textContent()) ?? '{}').now,
    );
    const day = new Date(now.getTime() + 3 * 86_400_000).toISOString();
    await composer.day.fill(day.slice(0, 10));
    await composer.time.fill(day.slice(11, 16));
    await composer.send.click();
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    const sender = page.url().split('?')[0] ?? '';

    await advanceClockByCommand(product, '25h');
    await linkMailedTo(product, member.email, '/answer/');
    await advanceClock(product, '25h');
    await advanceClock(product, '25h');
    const link = await linkMailedTo(product, ana.email, '/shared/');

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const reader = await plain.newPage();
    const answer = await reader.goto(link);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('something is waiting');
    await expect(reader.getByText('listen to this')).toBeHidden();
    // Nothing of the message is in the page before it is opened, not even out of sight.
    expect(await reader.content()).not.toContain('listen to this');
    await reader.getByText('Remind me later').click();
    await reader.getByRole('button', { name: 'Remind me tomorrow' }).click();
    await expect(reader.getByRole('status')).toContainText('We will remind you on');
    await expect(reader.getByRole('link', { name: 'This is not for me' })).toBeVisible();
    await page.goto(sender);
    await expect(page.getByText('Not opened yet')).toBeVisible();

    await reader.getByRole('button', { name: 'Open it now' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      'For your eighteenth birthday',
    );
    await expect(reader.getByText('listen to this')).toBeVisible();
    await expect(reader.getByText(/^Recorded on \w+ \d+, \d{4}$/)).toBeVisible();
    const audio = reader.locator('audio[controls]');
    await expect(audio).toBeVisible();
    const sound = await plain.request.get(
      new URL((await audio.getAttribute('src')) ?? '', product.origin).href,
      { headers: { Range: 'bytes=0-99' } },
    );
    expect(sound.status()).toBe(206);
    const download = reader.getByRole('link', { name: /^Keep a copy of librivox.*M4A/ });
    await expect(reader.getByRole('link', { name: /^Keep a copy of librivox.*MP3/ })).toBeVisible();
    const original = await plain.request.get(
      new URL((await download.getAttribute('href')) ?? '', product.origin).href,
    );
    expect(original.headers()['content-disposition']).toMatch(/^attachment;.*\.m4a/);
    const overflow = await reader.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBe(0);

    await reader.getByLabel('Your words').fill('Thank you, Mom. I heard it twice.');
    await reader.getByRole('button', { name: 'Send my thanks' }).click();
    await expect(reader.getByRole('status')).toContainText('Your words are on their way');

    await page.reload();
    await expect(page.getByText(/^Opened [A-Z]\w+ \d/)).toBeVisible();
    await expect(page.getByText('I heard it twice.')).toBeVisible();

    // The author closes the link, and opens it again with a new one.
    await page.getByRole('button', { name: 'Close the link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the link' }).click();
    await expect(page.getByText('You closed this link.')).toBeVisible();
    expect((await reader.goto(link))?.status()).toBe(410);
    await expect(reader.getByText('listen to this')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open it again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Email a new link' }).click();
    await expect(page.getByRole('button', { name: 'Open it again' })).toHaveCount(0);
    await expect
      .poll(() => linkMailedTo(product, ana.email, '/shared/'), { timeout: 30_000 })
      .not.toBe(link);
    const fresh = await linkMailedTo(product, ana.email, '/shared/');

    // The recipient asks to be left alone, and takes it back.
    await reader.goto(`${fresh}/stop`);
    await reader.getByRole('button', { name: 'Don’t write to me again' }).click();
    await expect(
      reader.getByRole('heading', { name: 'We will not write to you again' }),
    ).toBeVisible();
    await reader.getByRole('button', { name: 'You may write to me again' }).click();
    await expect(reader.getByRole('button', { name: 'Don’t write to me again' })).toBeVisible();
    await plain.close();
  });

  test('sees the same quiet page in every width and colour, readable by everyone', async ({
    page,
    browser,
    product,
    member,
  }) => {
    void member;
    // Nine pages are drawn and read by axe.
    test.setTimeout(300_000);
    const ana = { name: 'Ana', email: `ana.${randomUUID()}@example.net` };
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.letter.fill('My dear Ana,\n\nthis one has no recording, only words.');
    await composer.addPerson(ana);
    const { now } = JSON.parse((await page.locator('#vike_pageContext').textContent()) ?? '{}');
    const day = new Date(Date.parse(now) + 3 * 86_400_000).toISOString();
    await composer.day.fill(day.slice(0, 10));
    await page.getByLabel('How will they know you?').fill('Grandma Rose');
    await composer.send.click();
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    await advanceClock(product, '97h');
    const link = await linkMailedTo(product, ana.email, '/shared/');
    for (const [width, colorScheme] of [
      [360, 'light'],
      [768, 'dark'],
      [1440, 'light'],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
      });
      const reader = await context.newPage();
      for (const [name, address] of [
        ['waiting', link],
        ['stop', `${link}/stop`],
        ['opened', link],
      ] as const) {
        await reader.goto(address);
        if (
          name === 'opened' &&
          (await reader.getByRole('button', { name: 'Open it now' }).count()) > 0
        ) {
          await reader.getByRole('button', { name: 'Open it now' }).click();
          await expect(reader.getByText('only words')).toBeVisible();
        }
        expect(await faultsOf(reader, { strict: true })).toEqual([]);
      }
      await context.close();
    }
    expect((await mailsTo(product, ana.email))[0]?.subject).toBe(
      'Grandma Rose made something for you',
    );
  });

  test('is told kindly when nothing is behind a link', async ({ page }) => {
    const answer = await page.goto(`/shared/${'x'.repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We cannot find anything');
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});
