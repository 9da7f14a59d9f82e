import { expect, it } from 'vitest';
import { exactMoment } from './exact-moment.ts';

// K17: two attempts within a minute looked alike.
it('shows an attempt to the second, on the clock of its reader', () => {
  const words = exactMoment('2041-05-04T08:00:05Z', 'Europe/Lisbon');
  expect(words.replace('\u202f', ' ')).toBe('May 4, 2041, 9:00:05 AM');
});
