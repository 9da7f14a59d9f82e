import { expect, it } from 'vitest';
import { momentOf, momentPath } from './moment-path.ts';

it('leads to the second of a recording, and back to it', () => {
  expect(momentPath('r1', 0)).toBe('/voice-recordings/r1');
  expect(momentPath('r1', 12_900)).toBe('/voice-recordings/r1?t=12');
  expect(momentOf('12')).toBe(12_000);
});

it.each([undefined, '', '-1', '1e9', '12.5', '99999999', 'x'])('begins at the start for %j', (t) =>
  expect(momentOf(t)).toBe(0),
);
