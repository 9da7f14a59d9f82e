import { expect, it } from 'vitest';
import { emptyContent } from './draft-content.ts';
import { everyBirthday } from './every-birthday.ts';

it.each([
  ['1960-03-04', '1960-03-04'],
  ['--02-29', '2000-02-29'],
  ['0042-12-31', '2000-12-31'],
])('the birthday %s begins on %s', (birthday, localDate) => {
  const { when } = emptyContent('Europe/Lisbon');
  expect(everyBirthday({ ...when, untilYear: '2060' }, birthday)).toEqual({
    ...{ ...when, untilYear: '2060', localDate },
    ...{ kind: 'RECURRING', recurrence: 'BIRTHDAY' },
  });
});
