import { desktopWindow } from '@infinite/schema/catalogue/desktop';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Rectangle, WindowName } from '#main/ports.ts';
import { writeWhole } from '#main/profiles/profile-file.ts';

const size = z.int().positive().max(100_000);
const position = z.int().min(-100_000).max(100_000);
const place = z.object({
  bounds: z.object({ x: position, y: position, width: size, height: size }),
  maximized: z.boolean(),
});
export type WindowPlace = z.output<typeof place>;

/** Where a window was; null when nobody knows. A damaged file costs nothing but the place. */
export async function readWindowPlace(
  folder: string,
  name: WindowName,
): Promise<WindowPlace | null> {
  try {
    return place.parse(JSON.parse(await readFile(fileOf(folder, name), 'utf8')));
  } catch {
    return null;
  }
}

export const writeWindowPlace = (
  folder: string,
  name: WindowName,
  value: WindowPlace,
): Promise<void> => writeWhole(fileOf(folder, name), JSON.stringify(value));

const fileOf = (folder: string, name: WindowName): string =>
  join(folder, name === 'main' ? 'window.json' : `window-${name}.json`);

/**
 * The remembered place on the displays that are there now; null where the system is to choose,
 * since the screen it was on is gone.
 */
export function placeOnScreen(
  remembered: Rectangle | undefined,
  displays: readonly Rectangle[],
): Rectangle | null {
  if (!remembered) return null;
  const best = displays
    .map((display) => ({ display, seen: overlap(remembered, display) }))
    .filter(
      ({ seen }) =>
        seen.width >= desktopWindow.visibleWidth && seen.height >= desktopWindow.visibleHeight,
    )
    .sort((a, b) => b.seen.width * b.seen.height - a.seen.width * a.seen.height)[0];
  if (!best) return null;
  const { display } = best;
  const width = clamp(remembered.width, desktopWindow.minimumWidth, display.width);
  const height = clamp(remembered.height, desktopWindow.minimumHeight, display.height);
  return {
    width,
    height,
    x: clamp(remembered.x, display.x, display.x + display.width - width),
    // The title bar has to stay reachable.
    y: clamp(remembered.y, display.y, display.y + display.height - height),
  };
}

function overlap(a: Rectangle, b: Rectangle): { width: number; height: number } {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return { width: Math.max(0, width), height: Math.max(0, height) };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));
