import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { median } from './verdict.ts';

/** A page of a browser with a window, in which a member is signed in. */
export interface WatchedPage {
  readonly page: Page;
  close(): Promise<void>;
}

export async function watchPage({
  origin,
  cookie,
}: {
  readonly origin: string;
  readonly cookie: string;
}): Promise<WatchedPage> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
    }),
  );
  // What compiles these files names functions by a function that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return { page: await context.newPage(), close: () => browser.close() };
}

export interface Frames {
  /** Milliseconds, as the others. */
  readonly median: number;
  /** Percent over 17.2 ms: a display of 60 frames a second, with half a millisecond for the clock. */
  readonly late: number;
  readonly longest: number;
}

/** @param frames milliseconds between frames */
export function framesOf(frames: readonly number[]): Frames {
  return {
    median: rounded(median(frames)),
    late: rounded((frames.filter((ms) => ms > 17.2).length / frames.length) * 100),
    longest: rounded(Math.max(...frames)),
  };
}

/** To a tenth. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
