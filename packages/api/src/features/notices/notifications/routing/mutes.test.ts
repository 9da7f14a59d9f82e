import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMutedDay,
  isMutedName,
  namesPerson,
} from '#features/notices/notifications/routing/mutes.ts';

describe('a muted name', () => {
  it.each([
    ['Rose', 'Rose', true],
    ['Grandma Rose’s birthday', 'grandma rose', true],
    ['ROSE  Baker', 'Rose Baker', true],
    ['Inês no mar', 'Ines', true],
    ['For Rose.', 'Rose', true],
    ['Primrose', 'Rose', false],
    ['Rose', 'Rose Baker', false],
    ['Baker Rose', 'Rose Baker', false],
    ['Anything', '  ', false],
    ['祖母の声', '祖母', false],
    ['祖母 の声', '祖母', true],
  ])('of %j, %j: %s', (text, name, expected) => {
    expect(namesPerson(text, name)).toBe(expected);
  });

  it('looks at what a notice is about, not at who acted or where', () => {
    const mutes = [{ name: 'Rose' }];
    expect(isMutedName(mutes, { title: 'Rose at the sea' })).toBe(true);
    expect(isMutedName(mutes, { name: 'Rose' })).toBe(true);
    expect(isMutedName(mutes, { actor: 'Rose', family: 'The Rose family', role: 'Rose' })).toBe(
      false,
    );
  });

  it('is found wherever it stands as whole words', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word), word, fc.array(word), (before, name, after) => {
        expect(namesPerson([...before, name.toUpperCase(), ...after].join(', '), name)).toBe(true);
      }),
    );
  });
});

describe('muted days', () => {
  it.each([
    ['03-09', '03-09', { month: 3, day: 9 }, true],
    ['03-09', '03-09', { month: 3, day: 10 }, false],
    ['12-24', '01-02', { month: 1, day: 1 }, true],
    ['12-24', '01-02', { month: 12, day: 31 }, true],
    ['12-24', '01-02', { month: 1, day: 3 }, false],
    ['02-29', '02-29', { month: 2, day: 29 }, true],
  ])('from %s until %s, %j: %s', (fromDay, untilDay, today, expected) => {
    expect(isMutedDay([{ fromDay, untilDay }], today)).toBe(expected);
  });
});
