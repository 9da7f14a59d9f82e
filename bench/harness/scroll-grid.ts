import type { CDPSession, Page } from '@playwright/test';
import { median } from './verdict.ts';
import { framesOf, rounded, watchPage } from './watched-page.ts';

interface Wanted {
  readonly origin: string;
  readonly cookie: string;
  /** That every tile shows. */
  readonly picture: Buffer;
  readonly seconds: number;
}

/** Of a photo of two people: placeholders of the made items are empty, and drawing them is part of the work. */
const placeholder = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

/** What a browser shows while a grid scrolls: frames, late ones, and memory, beside an empty page. */
export async function scrollGrid({ origin, cookie, picture, seconds }: Wanted) {
  const { page, close } = await watchPage({ origin, cookie });
  await page.setContent('<div style="height: 2000000px"></div>');
  const empty = await framesWhileScrolling(page, seconds, 25);

  await page.route('**/media/*/small', (route) =>
    route.fulfill({ contentType: 'image/webp', body: picture }),
  );
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(
      '"placeholder":""',
      `"placeholder":"${placeholder}"`,
    );
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto(`${origin}/memory-vault`);
  await page.getByRole('slider').waitFor();
  await page.locator('main img').first().waitFor();
  const session = await page.context().newCDPSession(page);
  const heapBefore = await heapOf(session);
  const slow = await framesWhileScrolling(page, seconds, 25);
  const fast = await framesWhileScrolling(page, seconds, 400);
  await jumpAbout(page, 40);
  const heapAfter = await heapOf(session);
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  await close();
  const shown = (frames: readonly number[], heap: number | null) => {
    const { median: middle, late, longest } = framesOf(frames);
    return {
      'median frame, ms': middle,
      'frames over 17 ms, %': late,
      'longest, ms': longest,
      'heap, MB': heap === null ? NaN : rounded(heap),
    };
  };
  console.log(`${nodes} elements in the page after 40 jumps`);
  return {
    table: {
      'an empty page': shown(empty, null),
      'the grid, 1,500 pixels a second': shown(slow, heapBefore),
      'the grid, 24,000 pixels a second': shown(fast, heapAfter),
    },
    ratio: median(slow) / median(empty),
    heapRatio: heapAfter / heapBefore,
  };
}

/** Milliseconds between frames while the page moves by so many pixels in each. */
function framesWhileScrolling(page: Page, seconds: number, pixels: number): Promise<number[]> {
  return page.evaluate(
    ([seconds, pixels]) =>
      new Promise<number[]>((fulfil) => {
        const frames: number[] = [];
        let last = performance.now();
        const end = last + seconds * 1000;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          scrollBy(0, pixels);
          if (now < end) requestAnimationFrame(step);
          else fulfil(frames.slice(2));
        };
        requestAnimationFrame(step);
      }),
    [seconds, pixels] as const,
  );
}

/** To places all over the grid, each time until its tiles are there. */
async function jumpAbout(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await page.evaluate(
      (share) => scrollTo(0, (document.documentElement.scrollHeight - 2000) * share),
      ((at * 7) % times) / times,
    );
    await page.waitForFunction(() => {
      const tiles = [...document.querySelectorAll('main [data-item]')].filter((tile) => {
        const box = tile.getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight;
      });
      return tiles.length > 0 && tiles.every((tile) => tile.localName === 'a');
    });
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
