import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOnScreen, readWindowPlace, writeWindowPlace } from './window-state.ts';

const left = { x: 0, y: 0, width: 1920, height: 1080 };
const right = { x: 1920, y: 0, width: 1280, height: 1024 };

describe('placeOnScreen', () => {
  it('keeps a place that is there', () => {
    const place = { x: 2000, y: 100, width: 900, height: 700 };
    expect(placeOnScreen(place, [left, right])).toEqual(place);
  });

  it('lets the system choose when the screen is gone or nothing is remembered', () => {
    expect(placeOnScreen({ x: 2000, y: 100, width: 900, height: 700 }, [left])).toBeNull();
    expect(placeOnScreen(undefined, [left])).toBeNull();
  });

  it('pulls a window that hangs over the edge back in, and makes it no larger than the screen', () => {
    expect(placeOnScreen({ x: 1500, y: 800, width: 900, height: 700 }, [left])).toEqual({
      x: 1020,
      y: 380,
      width: 900,
      height: 700,
    });
    const huge = placeOnScreen({ x: -50, y: -50, width: 9000, height: 9000 }, [left]);
    expect(huge).toEqual(left);
  });

  it('is wholly on one of the displays wherever it was', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const size = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(number, number, size, size, (x, y, width, height) => {
        const placed = placeOnScreen({ x, y, width, height }, [left, right]);
        if (!placed) return true;
        return [left, right].some(
          (display) =>
            placed.x >= display.x &&
            placed.y >= display.y &&
            placed.x + placed.width <= display.x + display.width &&
            placed.y + placed.height <= display.y + display.height,
        );
      }),
    );
  });
});

it('the place outlives a restart, and a damaged file costs only the place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'infinite-window-'));
  expect(await readWindowPlace(folder, 'main')).toBeNull();
  const place = { bounds: { x: 1, y: 2, width: 800, height: 600 }, maximized: true };
  await writeWindowPlace(folder, 'main', place);
  expect(await readWindowPlace(folder, 'main')).toEqual(place);
  await writeFile(join(folder, 'window.json'), '{"bounds":');
  expect(await readWindowPlace(folder, 'main')).toBeNull();
});
