import type { Page } from '@playwright/test';
import { framesOf, watchPage, type Frames } from './watched-page.ts';

interface Wanted {
  readonly origin: string;
  readonly cookie: string;
  /** What `GET /api/tree/graph` answers, as JSON. */
  readonly graph: string;
  /** How many times slower the processor is made; 1 leaves it. */
  readonly throttle: number;
  readonly seconds: number;
}

export interface ShownTree {
  /** Milliseconds from the beginning of the navigation until people are on the screen. */
  readonly firstPaint: number;
  readonly empty: Frames;
  readonly panning: Frames;
  readonly zooming: Frames;
  /** Elements of the drawing after all that. */
  readonly elements: number;
}

/** What a browser shows of a whole tree: when it comes, and the frames while it is moved and zoomed. */
export async function showTree(wanted: Wanted): Promise<ShownTree> {
  const { origin, cookie, graph, throttle, seconds } = wanted;
  const { page, close } = await watchPage({ origin, cookie });
  const context = page.context();
  await page.goto('about:blank');
  const empty = framesOf(await framesDuring(page, 'nothing', seconds));
  await page.route('**/api/tree/graph', (route) =>
    route.fulfill({ contentType: 'application/json', body: graph }),
  );
  // The server answers its first page after a start slowly, and the chart is what is measured.
  const warming = await context.newPage();
  await warming.goto(`${origin}/family-tree`);
  await warming.getByRole('heading', { level: 1 }).waitFor();
  await warming.close();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(`${origin}/family-tree?view=everyone`);
  await page.waitForFunction(() => document.querySelector('.chart-node, .chart-far') !== null);
  const firstPaint = await page.evaluate(
    () =>
      new Promise<number>((painted) =>
        requestAnimationFrame(() => requestAnimationFrame(() => painted(performance.now()))),
      ),
  );
  const panning = framesOf(await framesDuring(page, 'pan', seconds));
  const zooming = framesOf(await framesDuring(page, 'zoom', seconds));
  const elements = await page.evaluate(
    () => document.querySelectorAll('.chart-ground svg *').length,
  );
  await close();
  return { firstPaint, empty, panning, zooming, elements };
}

/** Milliseconds between frames while the chart is moved in each of them. */
function framesDuring(
  page: Page,
  act: 'nothing' | 'pan' | 'zoom',
  seconds: number,
): Promise<number[]> {
  return page.evaluate(
    ([act, seconds]) =>
      new Promise<number[]>((fulfil) => {
        const ground = document.querySelector<HTMLElement>('.chart-ground');
        const { left = 0, top = 0 } = ground?.getBoundingClientRect() ?? {};
        const [x, y] = [left + 400, top + 250];
        // A made pointer cannot be captured.
        Element.prototype.setPointerCapture = () => undefined;
        const pointer = (type: string, at: number) => {
          const set = { bubbles: true, pointerId: 7, button: 0, clientX: x + at, clientY: y };
          ground?.dispatchEvent(new PointerEvent(type, set));
        };
        const wheel = (deltaY: number) =>
          ground?.dispatchEvent(
            new WheelEvent('wheel', {
              ...{ bubbles: true, cancelable: true, ctrlKey: true, deltaY },
              ...{ clientX: x, clientY: y },
            }),
          );
        const frames: number[] = [];
        let last = performance.now();
        const end = last + seconds * 1000;
        let count = 0;
        if (act === 'pan') pointer('pointerdown', 0);
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          count += 1;
          // 25 pixels a frame to one side and back, 1,500 a second.
          if (act === 'pan') pointer('pointermove', -Math.abs(((count * 25) % 12_000) - 6000));
          // In for a second and a half, and out again.
          if (act === 'zoom') wheel(count % 180 < 90 ? -20 : 20);
          if (now < end) requestAnimationFrame(step);
          else {
            if (act === 'pan') pointer('pointerup', 0);
            fulfil(frames.slice(2));
          }
        };
        requestAnimationFrame(step);
      }),
    [act, seconds] as const,
  );
}
