import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { decodeAudio, findWithin } from '../harness/decoded-audio.ts';
import { keptRecordings, originalOf } from '../harness/kept-recordings.ts';
import { startChromium, type KillableChromium } from '../harness/killable-chromium.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

/** 30 in the long form. */
const KILLS = Number(process.env['KILLS'] ?? 8);
const speech = resolve('tests/fixtures/speech/speech-75s.wav');

/** The longest that one step of a round may take on a loaded machine; a step takes a few seconds. */
const STEP_MS = 60_000;

/** The least likeness of what was recovered and what the microphone heard (1 is the same). */
const LEAST_FIT = 0.75;

interface Measured {
  how: 'tab' | 'browser';
  recordedMs: number;
  recoveredMs: number;
  lostMs: number;
  fit: number;
}

test(`a take survives ${KILLS} kills of the tab or the browser at random moments, less a second at most`, async ({
  product,
}) => {
  const userDataDir = await mkdtemp(join(tmpdir(), 'infinite-chromium-'));
  const reference = await decodeAudio(speech);
  const start = (): Promise<KillableChromium> =>
    startChromium({ executablePath: executablePath(), userDataDir, microphoneWav: speech });
  let chromium = await start();
  await signUp(chromium.context, product.origin);
  // What a killed browser had not yet written of its cookies is not what is tried here.
  const session = await chromium.context.storageState();
  const measured: Measured[] = [];

  for (let round = 0; round < KILLS; round += 1) {
    const how = round % 2 === 0 ? 'tab' : 'browser';
    const { page, startedAt } = await step(`record, round ${round}`, async () => {
      const opened = await newPage(chromium.context, product.origin);
      return { page: opened, startedAt: await recordUntilSomeMoment(opened) };
    });
    const killedAt = Date.now();
    await step(`kill the ${how}, round ${round}`, async () => {
      if (how === 'tab') return crash(page);
      await chromium.kill();
      chromium = await start();
      await chromium.context.addCookies(session.cookies);
    });

    const title = `Take ${round}`;
    await step(`keep what is found, round ${round}`, async () =>
      keepFound(await newPage(chromium.context, product.origin), title),
    );
    const sound = await step(`fetch what is kept, round ${round}`, async () => {
      const [kept] = await keptRecordings(chromium.context, product.origin);
      expect(kept?.title).toBe(title);
      return originalOf(chromium.context, product.origin, kept!);
    });
    measured.push({
      how,
      recordedMs: killedAt - startedAt,
      recoveredMs: Math.round(sound.durationMs),
      lostMs: Math.round(killedAt - startedAt - sound.durationMs),
      fit: findWithin(reference, sound.envelope).fit,
    });
  }
  await chromium.close();
  await rm(userDataDir, { recursive: true, force: true });

  report(measured);
  expect(measured.filter((one) => one.lostMs > recorderCatalogue.mostLostMs)).toEqual([]);
  expect(measured.filter((one) => one.fit < LEAST_FIT)).toEqual([]);
});

async function newPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(noteStart);
  await page.goto(`${origin}/voice-recordings`);
  await new RecorderPage(page).recordButton.waitFor();
  return page;
}

/** Notes when the browser's recorder really began, on the clock that this process reads too. */
function noteStart(): void {
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function (timeslice) {
    this.addEventListener('start', () => {
      document.documentElement.dataset['startedAt'] = String(Date.now());
    });
    start.call(this, timeslice);
  };
}

async function recordUntilSomeMoment(page: Page): Promise<number> {
  await new RecorderPage(page).record();
  const html = page.locator('html[data-started-at]');
  const startedAt = Number(await html.getAttribute('data-started-at'));
  // From half a second to four: between chunks, between requests, in the middle of either.
  await new Promise((next) => setTimeout(next, 500 + Math.random() * 3500));
  return startedAt;
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It never answers: there is nobody left to.
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

async function keepFound(page: Page, title: string): Promise<void> {
  const recorder = new RecorderPage(page);
  await recorder.found.getByRole('button', { name: 'Keep it', exact: true }).click();
  await recorder.title.waitFor();
  await recorder.keep(title);
  await page.close();
}

/** A step that hangs fails as itself, with its name, and does not use up the time of the whole run. */
function step<T>(name: string, body: () => Promise<T>): Promise<T> {
  return test.step(name, body, { timeout: STEP_MS });
}

function executablePath(): string {
  const path = test.info().project.use.launchOptions?.executablePath;
  if (!path) throw new Error('Chromium was not found; see playwright.config.ts');
  return path;
}

function report(measured: Measured[]): void {
  for (const { how, recordedMs, recoveredMs, lostMs, fit } of measured) {
    console.log(
      `${how.padEnd(8)} recorded ${recordedMs} ms, recovered ${recoveredMs} ms, lost ${lostMs} ms, fit ${fit.toFixed(2)}`,
    );
  }
  const lost = measured.map((one) => one.lostMs).sort((left, right) => left - right);
  console.log(`lost at most ${lost.at(-1)} ms, in the middle ${lost[lost.length >> 1]} ms`);
}
