import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryLimits } from '#catalogue/enquiries.ts';
import { countCharacters } from '#text/plain-text.ts';
import { enquiryInput, enquiryProof } from './enquiry.input.ts';

const letter = {
  kind: 'CONTACT',
  name: 'Ann',
  email: 'ann@example.org',
  topic: 'question',
  message: 'Hi',
};
const { strings: hostile } = JSON.parse(
  readFileSync('tests/fixtures/hostile-strings.json', 'utf8'),
) as { strings: { value: string }[] };
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('a\r\nBcc: x@example.org', '\u2028', '\0', '\ud800', '👩‍👩‍👧‍👦', 'שלום', '田中'),
);

describe('a letter of the contact form', () => {
  it('takes any text in any field, and never lets a line break into a header', () => {
    fc.assert(
      fc.property(texts, texts, texts, texts, (name, email, phone, message) => {
        const parsed = enquiryInput.safeParse({ ...letter, name, email, phone, message });
        if (!parsed.success) return;
        const { data } = parsed;
        expect(`${data.name}${data.email}${data.phone}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(data.message).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(data.message.isWellFormed()).toBe(true);
        expect(countCharacters(data.message)).toBeLessThanOrEqual(enquiryLimits.message);
      }),
      { numRuns: 500 },
    );
  });

  it('takes any value for a form, of any shape, and throws nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (form, value) => {
        enquiryInput.safeParse(form);
        enquiryInput.safeParse({ ...letter, name: value, topic: value, message: value });
        enquiryProof.safeParse({ website: value, formToken: value });
      }),
    );
  });

  it('keeps every script as it was written', () => {
    for (const message of ['Привет', '你好', 'नमस्ते', 'مرحبا', 'ὁ λόγος', 'ᚠᚢᚦ', '👋🏽']) {
      expect(enquiryInput.parse({ ...letter, name: message, message })).toMatchObject({
        name: message,
        message,
      });
    }
  });

  it.each(hostile)('takes or refuses $value whole', ({ value: text }) => {
    expect(() => enquiryInput.safeParse({ ...letter, message: text, name: text })).not.toThrow();
  });

  it('counts letters as people do', () => {
    const family = '👩‍👩‍👧‍👦'.repeat(enquiryLimits.message);
    expect(enquiryInput.safeParse({ ...letter, message: family }).success).toBe(true);
    expect(enquiryInput.safeParse({ ...letter, message: `${family}a` }).success).toBe(false);
  });

  it('takes numbers as a plain form writes them', () => {
    const order = {
      ...letter,
      ...{ kind: 'PRINTING', book: 'tree', size: 'pocket', country: 'Malta' },
      ...{ pages: ' 40 ', copies: '2' },
    };
    expect(enquiryInput.parse(order)).toMatchObject({ pages: 40, copies: 2 });
    for (const copies of ['0', '-1', '2.5', '51', '1e9', '', 'two', null]) {
      expect(enquiryInput.safeParse({ ...order, copies }).success).toBe(false);
    }
  });
});
