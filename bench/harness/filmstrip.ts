import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A frame, and when it was painted, in milliseconds since the request. */
interface Frame {
  readonly at: number;
  readonly jpeg: string;
}

/** Lighthouse's mobile profile: slow 4G and a slow phone, but for real, not simulated. */
const slowLine = {
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: 92_160,
};
const slowPhone = 4;
const viewport = { width: 412, height: 823 };

/** How often the strip shows the page, and for how long it is watched. */
const everyMs = 250;
const watchedMs = 4_000;

/** What a reader on a slow line sees of a page over time, as one picture. */
export async function filmstripOf(browser: Browser, url: string): Promise<Buffer> {
  const frames = await framesOf(browser, url);
  const moments = Array.from({ length: watchedMs / everyMs }, (_, index) => (index + 1) * everyMs);
  const pictures = moments.map((moment) => {
    const shown = frames.findLast(({ at }) => at <= moment);
    const picture = shown ? `<img src="data:image/jpeg;base64,${shown.jpeg}">` : '<p></p>';
    return `<figure>${picture}<figcaption>${moment / 1000} s</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: 1640, height: 560 } });
  await page.setContent(`<style>${look}</style>${pictures.join('')}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const look = `
  body { display: grid; grid-template-columns: repeat(8, 1fr); gap: 8px; margin: 8px; background: #888; }
  figure { margin: 0; } img, p { width: 100%; height: 235px; margin: 0; background: #fff; object-fit: cover; object-position: top; }
  figcaption { font: 14px sans-serif; text-align: center; }`;

async function framesOf(browser: Browser, url: string): Promise<Frame[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone });
  const frames: Frame[] = [];
  const started = Date.now();
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000 - started, jpeg: data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 50, maxWidth: 206 });
  const opening = page.goto(url).catch(() => undefined);
  await wait(watchedMs);
  await opening;
  await context.close();
  return frames;
}
