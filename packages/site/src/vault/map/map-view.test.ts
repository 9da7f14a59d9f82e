import { describe, expect, it } from 'vitest';
import { areaOf, panned, placeAt, placed, wholeWorld, within, zoomed } from './map-view.ts';

const size = { width: 800, height: 500 };

describe('the view of a map', () => {
  it('shows the whole world, and no part of it twice', () => {
    const view = wholeWorld(size);
    expect(areaOf(view, size)).toMatchObject({ west: -180, east: 180 });
    expect(zoomed(view, -5, size)).toEqual(view);
    const tall = { width: 320, height: 600 };
    const { south, north } = areaOf(wholeWorld(tall), tall);
    expect([south, north]).toEqual([-90, 90]);
  });

  it('goes around the earth, and not over the poles', () => {
    const near = within({ x: 0.999, y: 0.5, zoom: 6 }, size);
    const area = areaOf(panned(near, 100, 0, size), size);
    expect(area.west).toBeGreaterThan(area.east);
    expect(panned(near, 100, 0, size).x).toBeLessThan(0.1);
    expect(areaOf(panned(near, 0, -99_999, size), size).north).toBe(90);
    expect(areaOf(panned(near, 0, 99_999, size), size).south).toBe(-90);
  });

  it('keeps the point under the pointer when it is zoomed', () => {
    const lisbon = { latitude: 38.72, longitude: -9.14 };
    const view = within({ x: 0.48, y: 0.38, zoom: 4 }, size);
    const before = placed(lisbon, view, size);
    const at = { x: before.left - size.width / 2, y: before.top - size.height / 2 };
    const after = placed(lisbon, zoomed(view, 2, size, at), size);
    expect(after.left).toBeCloseTo(before.left, 6);
    expect(after.top).toBeCloseTo(before.top, 6);
  });

  it('places what lies on the other side of the date line near what lies on this one', () => {
    const view = within({ x: 0, y: 0.55, zoom: 5 }, size);
    const [one, other] = [179.9, -179.9].map((longitude) =>
      placed({ latitude: -17, longitude }, view, size),
    );
    expect(Math.abs(one!.left - other!.left)).toBeLessThan(10);
  });

  it('knows what lies under a point of the window', () => {
    const view = within({ x: 0.55, y: 0.3, zoom: 5 }, size);
    const visby = { latitude: 57.6348, longitude: 18.2948 };
    const { left, top } = placed(visby, view, size);
    const found = placeAt({ x: left - size.width / 2, y: top - size.height / 2 }, view);
    expect(found.latitude).toBeCloseTo(visby.latitude, 6);
    expect(found.longitude).toBeCloseTo(visby.longitude, 6);
  });
});
