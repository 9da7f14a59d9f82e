import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './text-changes.ts';

const only = (pieces: ReturnType<typeof changesBetween>, kind: string) =>
  pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);

describe('the changes between two texts', () => {
  it('are the words that went and came', () => {
    const pieces = changesBetween('The tape was old.', 'The tape was late.');
    expect(only(pieces, 'removed')).toEqual(['old']);
    expect(only(pieces, 'added')).toEqual(['late']);
  });

  it('leave out long parts that stayed', () => {
    const pieces = changesBetween(
      `${'same words '.repeat(500)}old`,
      `${'same words '.repeat(500)}new`,
    );
    expect(only(pieces, 'same').join('').length).toBeLessThan(300);
  });

  it('make the new text of the old one, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (old, now) => {
        const pieces = changesBetween(old, now);
        const side = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(side('removed')).toBe(now);
        expect(side('added')).toBe(old);
      }),
    );
  });
});
