import { answerWords as words } from '#received/answer.en.ts';
import type { ReminderAnswer } from '@infinite/schema/generated/graphql';
import { expect, test } from 'vitest';
import { closedWords } from './closed-words.ts';

test.each<[string, ReminderAnswer | null, boolean, { title: string; body: string }]>([
  ['confirmed, and its time has come', 'CONFIRM', true, words.passed],
  ['put off, and that link is over', 'POSTPONE', true, words.passed],
  ['put off, and the new day is still to come', 'POSTPONE', false, words.answered.POSTPONE],
  ['stopped', 'CANCEL', false, words.answered.CANCEL],
  ['stopped, long ago', 'CANCEL', true, words.answered.CANCEL],
  ['never answered', null, true, words.expired],
  ['confirmed, then stopped by hand', 'CONFIRM', false, words.gone],
  ['never answered, and delivered early', null, false, words.gone],
])('E12: a link that was %s says so', (_, answered, expired, said) => {
  expect(closedWords({ answered, expired })).toEqual(said);
  expect(closedWords({ answered, expired }).body).not.toContain('goes out as planned');
});

test('a link that nobody was given is unknown', () => {
  expect(closedWords(null)).toEqual(words.unknown);
});
