import { expect, it } from 'vitest';
import { nearestCity } from '#features/people/places/nearest-city.ts';

it('names the nearest city, over the date line too, and none on the open sea', async () => {
  const near = await nearestCity();
  expect(near({ latitude: 38.7, longitude: -9.14 })).toBe('Lisbon, Portugal');
  expect(near({ latitude: 48.86, longitude: 2.35 })).toBe('Paris, France');
  const [east, west] = [179.99, -179.99].map((longitude) => near({ latitude: -16.8, longitude }));
  expect(east).toMatch(/, Fiji$/);
  expect(west).toBe(east);
  expect(near({ latitude: -48, longitude: -125 })).toBe('');
  expect(near({ latitude: 90, longitude: 180 })).toBe('');
});
