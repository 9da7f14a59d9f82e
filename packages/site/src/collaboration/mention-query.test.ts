import { describe, expect, it } from 'vitest';
import { matching, mentionAt, namesToReplace } from './mention-query.ts';

const people = ['Ann', 'Annette Berg', 'Ben', 'Mary-Ann'].map((name) => ({ id: name, name }));

describe('a mention that is being typed', () => {
  it.each([
    ['@', '', 0],
    ['Ask @An', 'An', 4],
    ['Ask (@Annette B', 'Annette B', 5],
    ['ann@example', null, 0],
    ['@Ann and\n', null, 0],
  ])('in %j is %j', (text, typed, from) => {
    const expected = typed === null ? null : { text: typed, from };
    expect(mentionAt(text, text.length)).toEqual(expected);
  });

  it('is looked for before the caret alone', () => {
    expect(mentionAt('Ask @Ann about it', 7)).toEqual({ text: 'An', from: 4 });
  });

  it('offers those whose name or a word of it begins so', () => {
    const names = (text: string) => matching(people, { text, from: 0 }).map(({ name }) => name);
    expect(names('an')).toEqual(['Ann', 'Annette Berg', 'Mary-Ann']);
    expect(names('annette b')).toEqual(['Annette Berg']);
    expect(names('x')).toEqual([]);
  });

  it('of a name that two people have means the one who was chosen', () => {
    const two = [...people, { id: 'other', name: 'Ben' }];
    expect(namesToReplace(two, []).map(({ id }) => id)).toEqual([
      'Ann',
      'Annette Berg',
      'Mary-Ann',
    ]);
    expect(namesToReplace(two, [{ id: 'other', name: 'Ben' }]).at(-1)?.id).toBe('other');
  });
});
