import { expect, it } from 'vitest';
import { takenWords } from './taken-words.ts';

it('says as much of a date as is known', () => {
  const dates = ['1970s', '1978', '1978-06', '1978-06-30', '0985-12-24', '1965-12-24T18:00:00', ''];
  expect(dates.map(takenWords)).toEqual([
    ...['1970s', '1978', 'June 1978', 'June 30, 1978', 'December 24, 985', 'December 24, 1965', ''],
  ]);
});
