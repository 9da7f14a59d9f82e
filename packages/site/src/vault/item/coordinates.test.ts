import { expect, it } from 'vitest';
import { coordinatesOf, placeIn } from './coordinates.ts';

it.each([
  ['48.8584, 2.2945', 48.8584, 2.2945],
  ['48.8584 2.2945', 48.8584, 2.2945],
  [' -33.5,-70.25 ', -33.5, -70.25],
  ['33.5° S, 70.25° W', -33.5, -70.25],
  ['33.5 n; 70.25 e', 33.5, 70.25],
])('reads %s', (text, latitude, longitude) => {
  expect(placeIn(text)).toEqual({ latitude, longitude });
});

it.each(['', 'Paris', '48.8584', '91, 0', '0, 181', '1e3, 2', '48,8584, 2,2945'])(
  'reads no place in "%s"',
  (text) => {
    expect(placeIn(text)).toBeNull();
  },
);

it('writes a place as it reads it', () => {
  const place = { latitude: -33.123456, longitude: 70.2 };
  expect(placeIn(coordinatesOf(place))).toEqual(place);
  expect(coordinatesOf(null)).toBe('');
});
