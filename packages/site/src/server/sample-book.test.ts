import { expect, it } from 'vitest';
import { makeSampleBook } from './sample-book.ts';

it('the sample of a printed book is a PDF of four square pages, small enough for a slow line', async () => {
  const pdf = await makeSampleBook();
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(text).toContain('/MediaBox [0 0 595.275591 595.275591]');
  expect(pdf.length).toBeLessThan(200_000);
});
