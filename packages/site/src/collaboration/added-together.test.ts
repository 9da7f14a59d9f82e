import { expect, it } from 'vitest';
import { addedTogether } from './added-together.ts';

const event = (id: string, kind: string, actor: string) => ({ id, kind, actor: { id: actor } });

it('makes one line of what one person added in a row, and leaves everything else', () => {
  const events = [
    event('1', 'RECORDING_ADDED', 'ann'),
    event('2', 'RECORDING_ADDED', 'ann'),
    event('3', 'RECORDING_ADDED', 'tom'),
    event('4', 'COMMENT_ADDED', 'ann'),
    event('5', 'COMMENT_ADDED', 'ann'),
    event('6', 'RECORDING_ADDED', 'ann'),
  ];
  expect(addedTogether(events).map(({ id, more }) => [id, more])).toEqual([
    ['1', 1],
    ['3', 0],
    ['4', 0],
    ['5', 0],
    ['6', 0],
  ]);
  expect(addedTogether([])).toEqual([]);
});
