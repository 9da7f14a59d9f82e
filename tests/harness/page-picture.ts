import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAs, type Look } from './looks.ts';

/** The pairs of width and color in which each type of page is drawn. */
export const pictureLooks: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** How much of a page is drawn, in CSS pixels: three screens of most devices. */
const height = 2400;
/** One pixel of a picture is the mean of so many squared: how a letter is hinted is lost in it. */
const shrink = 4;
/** Levels of brightness are stored in steps, which makes a file half as large. */
const step = 4;

/**
 * What decides whether two pictures are the same. A pixel differs from a threshold on that gray
 * text on paper exceeds and another hinting of the same text does not; what differs may cover the
 * area of a short word: the bar at the foot of a phone may stand a line lower.
 */
export const pictureTolerance = { threshold: 0.08, maxDiffPixelRatio: 0.003 } as const;

/** The top of a page as a small picture, in which nothing depends on the day, chance or a machine. */
export async function pictureOf(page: Page, look: Look): Promise<Buffer> {
  await lookAs(page, look);
  await page.evaluate(freeze);
  const { width } = look;
  const shot = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .resize(width / shrink, undefined, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, Math.round((data[at] ?? 0) / step) * step);
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

/**
 * Runs in the page. Examples count from today, members have numbered names, and a badge shows a
 * random number: each number becomes the same one, each month and weekday the same word.
 */
async function freeze(): Promise<void> {
  const days =
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('style, script') || !node.nodeValue) continue;
    const still = node.nodeValue
      .replace(days, 'Monday')
      .replace(/\d+(?:[.,:\-/]\d+)*/g, '0')
      // The device's own font draws these, where it has one.
      .replace(/\p{Extended_Pictographic}/gu, '');
    if (still !== node.nodeValue) node.nodeValue = still;
  }
  for (const input of document.querySelectorAll('input')) {
    if (input.type === 'date') input.value = '2040-01-01';
    else if (input.type === 'text' || input.type === 'email') {
      input.value = input.value.replace(/\d+(?:[.,:\-/]\d+)*/g, '0');
    }
  }
  for (const badge of document.querySelectorAll<HTMLElement>('[data-island=liveliness]')) {
    badge.style.visibility = 'hidden';
  }
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
