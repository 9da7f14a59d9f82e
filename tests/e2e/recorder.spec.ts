import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeAudio, findWithin } from '../harness/decoded-audio.ts';
import { keptRecordings, originalOf } from '../harness/kept-recordings.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { faultsOf } from '../harness/axe.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

const speech = resolve('tests/fixtures/speech/speech-75s.wav');
const oneSentence = resolve('tests/fixtures/speech/speech-7s.wav');

test.describe('the recorder of a member', () => {
  test.beforeEach(({ member }) => void member);

  test('records, pauses, goes on, stops, cuts, names, and plays it after a reload', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(3);
    await recorder.press('Pause');
    await expect(page.getByRole('status').filter({ hasText: 'Paused at' })).toBeAttached();
    await recorder.press('Go on');
    await recorder.recordedAtLeast(5);
    await recorder.stop();

    const begin = page.getByRole('slider', { name: 'Begin at' });
    await begin.focus();
    await page.keyboard.press('PageUp');
    await expect(page.getByText('will be played')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('In the kitchen, in May.');
    await recorder.keep('The summer at the lake');

    await page.reload();
    const article = recorder.kept('The summer at the lake');
    await expect(article.getByText('In the kitchen, in May.')).toBeVisible();
    await article.getByRole('button', { name: 'Play' }).click();
    const position = article.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveAttribute('aria-valuenow', /^[1-9]/);

    const [kept] = await keptRecordings(context, product.origin);
    expect(kept).toMatchObject({ trimStartMs: 1000, trimEndMs: null });
    const [sound, reference] = [
      await originalOf(context, product.origin, kept!),
      await decodeAudio(speech),
    ];
    // The pause is not in it, and what was cut is: the original stays whole.
    expect(sound.durationMs).toBeGreaterThan(4900);
    const beforePause = sound.envelope.slice(0, 125);
    expect(findWithin(reference, beforePause).fit).toBeGreaterThan(0.75);
  });

  test('goes on without a line, and sends the rest when it is back', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(1);
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await recorder.recordedAtLeast(4);
    await recorder.stop();
    await recorder.title.fill('Said in the tunnel');
    await recorder.recorder.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('Sending the rest')).toBeVisible();
    await context.setOffline(false);
    await recorder.kept('Said in the tunnel').waitFor();
    const [kept] = await keptRecordings(context, product.origin);
    const sound = await originalOf(context, product.origin, kept!);
    expect(sound.durationMs).toBeGreaterThan(3900);
  });

  test('outlives a server that is killed and started again in the middle of a take', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(2);
    await product.kill();
    await expect(page.getByText('No connection.')).toBeVisible();
    await product.run();
    await expect(page.getByText('sent to your family’s space as you speak')).toBeVisible();
    await recorder.recordedAtLeast(6);
    await recorder.stop();
    await recorder.keep('Through the storm');
    const [kept] = await keptRecordings(context, product.origin);
    const sound = await originalOf(context, product.origin, kept!);
    const reference = await decodeAudio(speech);
    expect(sound.durationMs).toBeGreaterThan(5900);
    expect(findWithin(reference, sound.envelope).fit).toBeGreaterThan(0.75);
  });

  test('asks to sign in again when the session ends in the middle, and goes on', async ({
    page,
    context,
    member,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(1);
    await context.clearCookies();
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
    await dialog.waitFor();
    // Closed in the first fright, it is one press away, and nothing has been lost.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await recorder.press('Sign in and continue');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await recorder.recordedAtLeast(3);
    await recorder.stop();
    await recorder.keep('Still mine');
    const [kept] = await keptRecordings(context, product.origin);
    expect((await originalOf(context, product.origin, kept!)).durationMs).toBeGreaterThan(2900);
  });

  test('takes a file that exists already, and refuses what is empty or no sound', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'nothing.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.alloc(0),
    });
    await expect(page.getByRole('alert')).toHaveText(/nothing\.mp3 is empty/);
    await input.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByRole('alert')).toHaveText(/neither sound nor video/);
    await input.setInputFiles(oneSentence);
    await expect(page.getByText('speech-7s.wav has arrived.')).toBeVisible();
    await recorder.kept('speech-7s').waitFor();
    const [kept] = await keptRecordings(context, product.origin);
    const sound = await originalOf(context, product.origin, kept!);
    expect(sound.durationMs).toBeCloseTo((await decodeAudio(oneSentence)).durationMs, -1);
  });

  test('records a video, shows the picture before and after', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await page.getByRole('radio', { name: 'A video' }).check();
    await recorder.press('Try the camera first');
    await expect(page.getByLabel('What the camera sees')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Camera' })).toBeVisible();
    await recorder.record();
    await recorder.recordedAtLeast(2);
    // E6: Pause and Stop are in sight on every screen while the camera runs.
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 360, height: 780 },
    ]) {
      await page.setViewportSize(viewport);
      for (const name of ['Pause', 'Stop']) {
        await expect(recorder.recorder.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    }
    await recorder.stop();
    await expect(recorder.recorder.locator('video')).toBeVisible();
    await recorder.keep('A walk in the park');
    await expect(recorder.kept('A walk in the park').locator('video')).toBeVisible();
    const [kept] = await keptRecordings(context, product.origin);
    expect((await originalOf(context, product.origin, kept!)).durationMs).toBeGreaterThan(1500);
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.recordButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await recorder.recordedAtLeast(2);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recording', exact: true })).toBeFocused();
    await recorder.recorder.getByRole('button', { name: 'Play' }).waitFor();
    await page.keyboard.press('Tab');
    await expect(recorder.recorder.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(recorder.recorder.getByRole('slider', { name: 'Position' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(recorder.recorder.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuenow',
      /^[2-9]/,
    );
    await recorder.title.focus();
    await page.keyboard.type('Without a mouse');
    await page.keyboard.press('Enter');
    await recorder.kept('Without a mouse').waitFor();
    await expect(page.getByRole('heading', { name: 'Your recording is kept.' })).toBeFocused();
  });

  test('C15: saves words given while the recording was still being prepared', async ({ page }) => {
    let ready = false;
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? '';
      if (ready || !asked.includes('RecordingById')) return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { data: { recording: object } };
      Object.assign(body.data.recording, { state: 'PROCESSING', durationMs: null, peaks: null });
      return route.fulfill({ response, json: body });
    });
    const recorder = new RecorderPage(page);
    await recorder.open();
    await page.locator('input[type=file]').setInputFiles(oneSentence);
    await recorder.kept('speech-7s').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the recording' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Norland Park');
    ready = true;
    await expect(dialog.getByRole('slider', { name: 'End at' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(recorder.kept('Norland Park')).toBeVisible();
  });

  test('edits and deletes a recording, naming what is lost', async ({ page }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await page.locator('input[type=file]').setInputFiles(oneSentence);
    const article = recorder.kept('speech-7s');
    await article.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the recording' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Norland Park');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await recorder.kept('Norland Park').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this recording?' });
    await expect(question).toContainText('Norland Park');
    await question.getByRole('button', { name: 'Delete it' }).click();
    // While the question stands, what is behind it is hidden from every role.
    await expect(question).toBeHidden();
    await expect(recorder.kept('Norland Park')).toBeHidden();
    await page.reload();
    await expect(page.getByText('No recordings yet')).toBeVisible();
  });
});

test.describe('the pages', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });
      const question = { strict: true, colorsOnly: colorScheme === 'dark' };

      test('of a visitor and of a member have no fault that axe finds', async ({
        page,
        context,
        product,
      }) => {
        await page.goto('/voice-recordings');
        expect(await faultsOf(page, question)).toEqual([]);
        await signUp(context, product.origin);
        const recorder = new RecorderPage(page);
        await recorder.open();
        expect(await faultsOf(page, question)).toEqual([]);
        await recorder.record();
        await recorder.recordedAtLeast(1);
        expect(await faultsOf(page, question)).toEqual([]);
        await recorder.stop();
        await recorder.recorder.getByRole('button', { name: 'Play' }).waitFor();
        expect(await faultsOf(page, question)).toEqual([]);
        await recorder.keep('For axe');
        await recorder.kept('For axe').getByRole('button', { name: 'Play' }).waitFor();
        expect(await faultsOf(page, question)).toEqual([]);
        await recorder.kept('For axe').getByRole('button', { name: 'Edit' }).click();
        // What is open has the focus, and only then is the page behind it silent.
        await page.locator('[role=dialog]:focus-within').waitFor();
        expect(await faultsOf(page, question)).toEqual([]);
      });
    });
  }

  test('fit a phone of 360 px', async ({ page, member }) => {
    void member;
    await page.setViewportSize({ width: 360, height: 740 });
    const recorder = new RecorderPage(page);
    await recorder.open();
    expect(await overflowOf(page)).toBe(0);
    await recorder.record();
    await recorder.recordedAtLeast(1);
    expect(await overflowOf(page)).toBe(0);
    await recorder.stop();
    expect(await overflowOf(page)).toBe(0);
    await recorder.keep('On a phone');
    await recorder.kept('On a phone').getByRole('button', { name: 'Play' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test('a visitor reads what the recorder is, and is asked to sign in or up', async ({ page }) => {
  await page.goto('/voice-messages');
  await expect(page).toHaveTitle(/Voice recordings your family keeps/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/voice-recordings$/);
  await page.getByRole('button', { name: 'Start recording' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
