import { announced, buildingMark } from '@infinite/schema/words/announced.en';
import { expect, it } from 'vitest';
import { unmarked } from './unmarked.ts';

it('takes the mark off a line that announces a feature', () => {
  expect(unmarked(announced('scrapbooks', 'One scrapbook'))).toEqual({
    text: 'One scrapbook',
    open: false,
  });
});

it('leaves any other line as it is', () => {
  const line = `Letters (${buildingMark}) and voices`;
  expect(unmarked(line)).toEqual({ text: line, open: true });
});
