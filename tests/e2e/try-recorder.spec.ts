import type { Page } from '@playwright/test';
import { expect, signUp, test } from '../harness/product-test.ts';
import { takesInJournal } from '../harness/takes-in-journal.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ sharesProduct: true });

async function recordTwoSeconds(page: Page): Promise<void> {
  await page.goto('/free-voice-messages');
  await page.waitForSelector('html[data-mounted]');
  await page.getByRole('button', { name: 'Record now' }).click();
  const recorder = new RecorderPage(page);
  await recorder.recordedAtLeast(2);
  await recorder.press('Stop');
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeFocused();
}

test('a visitor records, comes back to it, signs up, and finds it in the library', async ({
  page,
}) => {
  await recordTwoSeconds(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Good night, Anna');
  // Typed and reloaded within a millisecond, its last letters would not be on the disk yet.
  await expect.poll(async () => (await takesInJournal(page))[0]?.title).toBe('Good night, Anna');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Good night, Anna');
  await page.getByRole('button', { name: 'Create a free account and keep it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`try.${Date.now()}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('a gate in the garden');
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
  await page.waitForURL('**/voice-recordings');
  const kept = new RecorderPage(page).kept('Good night, Anna');
  await kept.waitFor();
  await page.reload();
  await expect(kept).toHaveCount(1);
  await kept.getByRole('button', { name: 'Play' }).click();
  await expect(kept.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  );
  await page.goto('/free-voice-messages');
  await expect(page.getByRole('button', { name: 'Record now' })).toBeVisible();
});

test('whoever signs in elsewhere is asked whether the recording is theirs', async ({
  page,
  context,
  product,
}) => {
  await recordTwoSeconds(page);
  await signUp(context, product.origin);
  await page.goto('/voice-recordings');
  await expect(page.getByText('was recorded on this device before anyone signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, put it into my recordings' }).click();
  await new RecorderPage(page).kept('Voice recording').waitFor();
});

test('a visitor whose browser refuses the microphone is told what to do, and can delete a take', async ({
  page,
}) => {
  await recordTwoSeconds(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  // While the question stands, everything behind it is hidden from roles: it has to close first.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeHidden();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.reload();
  await page.waitForSelector('html[data-mounted]');
  await page.getByRole('button', { name: 'Record now' }).click();
  await expect(page.getByText('The microphone is not allowed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a visitor sees that a take is being deleted until it is gone', async ({ page, context }) => {
  await recordTwoSeconds(page);
  const other = await context.newPage();
  await other.goto('/about');
  const release = await holdEveryTake(other);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete it' }).click();
  await expect(question.getByRole('button', { name: 'Deleting…' })).toBeVisible();
  await release();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeHidden();
  await expect(page.getByText('The recording is deleted.')).toBeAttached();
});

test('a visitor who presses while the recorder is still loading records at once', async ({
  page,
}) => {
  const known = new Set<string>();
  page.on('request', (request) => known.add(request.url()));
  await page.goto('/free-voice-messages');
  await page.waitForSelector('html[data-mounted]');
  // As an earlier visit leaves it: the page opens the recorder by itself.
  await page.evaluate(() => localStorage.setItem('visitor-takes', ''));
  const pageNeeds = new Set(known);
  const letLoad = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    if (!pageNeeds.has(route.request().url())) await letLoad.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Opening the recorder…')).toBeVisible();
  await page.getByRole('button', { name: 'Record now' }).click();
  letLoad.resolve();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
});

/** Another window is busy with every take of this device until the returned function is called. */
async function holdEveryTake(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const opened = indexedDB.open('recordings');
    await new Promise((done) => opened.addEventListener('success', done));
    const ids = opened.result.transaction('takes').objectStore('takes').getAllKeys();
    await new Promise((done) => ids.addEventListener('success', done));
    opened.result.close();
    await Promise.all(
      ids.result.map(
        (id) =>
          new Promise<void>((held) => {
            void navigator.locks.request(`recording:${String(id)}`, () => {
              held();
              return new Promise((letGo) => addEventListener('let-go', letGo));
            });
          }),
      ),
    );
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}
