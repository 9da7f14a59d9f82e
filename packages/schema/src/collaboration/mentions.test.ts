import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedText, mentionedIn, partsOf, withMentions } from './mentions.ts';

const ann = { id: '0193a1de-7a10-7c3a-9f7e-5d1f4a3b2c1d', name: 'Ann' };
const annette = { id: '0193a1de-7a10-7c3a-9f7e-5d1f4a3b2c1e', name: 'Annette' };
const annMarie = { id: '0193a1de-7a10-7c3a-9f7e-5d1f4a3b2c1f', name: 'Ann Marie (Mom)' };

/** What a reader sees. */
const shown = (stored: string, people = [ann, annette, annMarie]) =>
  partsOf(stored)
    .map((part) =>
      'text' in part ? part.text : `@${people.find(({ id }) => id === part.userId)?.name}`,
    )
    .join('');

describe('mentions', () => {
  it('are stored by id, the longest name first, and only where a word ends', () => {
    const typed = '@Ann, ask @Annette and @Ann Marie (Mom)! Not @Anneliese, nor ann@Ann.org';
    const stored = withMentions(typed, [ann, annette, annMarie]);
    expect(mentionedIn(stored)).toEqual([ann.id, annette.id, annMarie.id]);
    expect(stored).toContain('@Anneliese');
    expect(shown(stored)).toBe(typed);
  });

  it('count as one character each', () => {
    expect(countedText(`@{${ann.id}} and @{${annette.id}}`)).toBe('@ and @');
  });

  it('that are malformed stay text', () => {
    for (const text of ['@{}', '@{1}', `@{${ann.id}`, `@${ann.id}`, `{${ann.id}}`]) {
      expect(partsOf(text)).toEqual([{ text }]);
    }
  });

  it('lose nothing of any text, and no part is empty', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.uuid().map((id) => `@{${id}}`),
          ),
        ),
        (pieces) => {
          const stored = pieces.join('');
          const parts = partsOf(stored);
          const back = parts.map((part) => ('text' in part ? part.text : `@{${part.userId}}`));
          expect(back.join('')).toBe(stored);
          expect(back).not.toContain('');
        },
      ),
    );
  });

  it('of any name come back as they were typed', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !text.includes('@'));
    fc.assert(
      fc.property(name, fc.string(), (called, text) => {
        const person = { id: ann.id, name: called };
        const typed = `@${called} ${text.replaceAll('@{', '')}`;
        expect(shown(withMentions(typed, [person]), [person])).toBe(typed);
        expect(mentionedIn(withMentions(typed, [person]))).toEqual([ann.id]);
      }),
    );
  });
});
