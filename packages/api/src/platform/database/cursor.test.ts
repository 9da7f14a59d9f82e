import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';
import { cursorOf, pageSizeOf, placeOf } from './cursor.ts';

const schema = z.tuple([z.string(), z.guid()]);
const id = '0199aaaa-0000-7000-8000-000000000001';

describe('a cursor', () => {
  it('gives back the place it was made of', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(placeOf(cursorOf([text, id]), schema)).toEqual([text, id]);
      }),
    );
  });

  it('refuses whatever was not made for the list, with words', () => {
    const refuses = (text: string) => {
      expect(() => placeOf(text, schema)).toThrow(AppError);
    };
    fc.assert(fc.property(fc.string(), refuses));
    refuses(cursorOf([1, id]));
    refuses(cursorOf(['x', 'not an id']));
  });
});

it.each([
  [null, 50],
  [10, 10],
  [0, 1],
  [-5, 1],
  [1000, 100],
])('a page of %s has %i rows', (first, size) => {
  expect(pageSizeOf(first, { page: 50, pageMax: 100 })).toBe(size);
});
