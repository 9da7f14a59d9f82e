import type { Page } from '@playwright/test';
import { keptRecordings, originalBytes } from '../harness/kept-recordings.ts';
import { expect, test } from '../harness/product-test.ts';
import { takesInJournal } from '../harness/takes-in-journal.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ sharesProduct: true });

test.describe('when the device stands in the way', () => {
  test.beforeEach(({ member }) => void member);

  const refusals = [
    ['NotAllowedError', 'The microphone is not allowed'],
    ['NotFoundError', 'We found no microphone'],
    ['NotReadableError', 'Another program is using it'],
  ] as const;
  for (const [name, words] of refusals) {
    test(`says '${words}' on ${name} and offers another try`, async ({ page }) => {
      await page.addInitScript((error) => {
        const { mediaDevices } = navigator;
        const open = mediaDevices.getUserMedia.bind(mediaDevices);
        let refused = false;
        mediaDevices.getUserMedia = (constraints) => {
          if (refused) return open(constraints);
          refused = true;
          return Promise.reject(new DOMException('refused by the test', error));
        };
      }, name);
      const recorder = new RecorderPage(page);
      await recorder.open();
      await recorder.recordButton.click();
      await expect(page.getByRole('alert')).toContainText(words);
      await recorder.press('Try again');
      await expect(page.getByRole('meter', { name: 'How loud you are' })).toBeVisible();
    });
  }

  test('says what to do at an address without https, and in a browser that cannot record', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
    });
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.recordButton.click();
    await expect(page.getByRole('alert')).toContainText('Recording needs a secure address');
    const old = new RecorderPage(await context.newPage());
    await old.page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
    await old.open();
    await old.recordButton.click();
    await expect(old.page.getByRole('alert')).toContainText('This browser cannot record');
    await expect(old.page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test('notices that nothing is heard, while recording and after', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => {
        const context = new AudioContext();
        const silence = context.createMediaStreamDestination();
        // A muted microphone sends samples all the same, each of them nothing.
        const voice = new OscillatorNode(context);
        voice.connect(new GainNode(context, { gain: 0 })).connect(silence);
        voice.start();
        return Promise.resolve(silence.stream);
      };
    });
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await expect(page.getByRole('alert')).toContainText('We hear nothing.');
    await recorder.stop();
    await expect(page.getByRole('alert')).toContainText('This recording is silent');
  });

  test('keeps what was said when the microphone is unplugged in the middle', async ({ page }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        window.addEventListener('unplug', () => {
          for (const track of stream.getTracks()) {
            track.stop();
            track.dispatchEvent(new Event('ended'));
          }
        });
        return stream;
      };
    });
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(2);
    await page.evaluate(() => window.dispatchEvent(new Event('unplug')));
    await expect(page.getByRole('alert')).toContainText('was disconnected');
    await recorder.keep('Until the cable');
    await expect(recorder.kept('Until the cable')).toBeVisible();
  });

  test('pauses when the device is full, and goes on when there is room again', async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      let full = false;
      window.addEventListener('fill', () => (full = true));
      window.addEventListener('free', () => (full = false));
      IDBObjectStore.prototype.put = function (value, key) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        return put.call(this, value, key);
      };
    });
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(2);
    await page.evaluate(() => window.dispatchEvent(new Event('fill')));
    await expect(page.getByRole('alert')).toContainText('This device is out of space');
    await page.evaluate(() => window.dispatchEvent(new Event('free')));
    await recorder.press('Go on');
    await recorder.recordedAtLeast(4);
    await recorder.stop();
    await recorder.keep('Made room');
  });

  test('D15: that is full when Stop is pressed says so still, and every word is kept', async ({
    page,
    context,
    product,
  }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      let full = false;
      window.addEventListener('fill', () => (full = true));
      IDBObjectStore.prototype.put = function (value, key) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        return put.call(this, value, key);
      };
    });
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(2);
    await page.evaluate(() => window.dispatchEvent(new Event('fill')));
    await expect(page.getByRole('alert')).toContainText('This device is out of space');
    const journal = await bytesInJournal(page);
    await recorder.stop();
    await expect(page.getByRole('alert')).toContainText('This device is out of space');
    await recorder.keep('Until the last word');
    const [kept] = await keptRecordings(context, product.origin);
    expect((await originalBytes(context, product.origin, kept!)).length).toBeGreaterThan(journal);
  });
});

/** How much of the take the device has. */
async function bytesInJournal(page: Page): Promise<number> {
  return (await takesInJournal(page))[0]?.bytes ?? 0;
}
