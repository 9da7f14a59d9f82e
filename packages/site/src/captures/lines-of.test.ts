import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

it('reads one question from each line, and none from empty ones', () => {
  expect(linesOf(' Who? \r\n\n  \nWhere?')).toEqual(['Who?', 'Where?']);
});
