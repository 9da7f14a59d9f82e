import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { createParser } from '#features/publishing/blog/markdown/parser.ts';
import { renderMarkdown } from '#features/publishing/blog/markdown/render-markdown.ts';

/** The specification writes void elements as XHTML does; the sanitiser behind it does so too. */
const parser = createParser().set({ xhtmlOut: true });

describe(`the ${tests.length} examples of CommonMark 0.31.2`, () => {
  it('are all there', () => {
    expect(tests.length).toBeGreaterThan(640);
  });

  it.each(
    tests.map(({ number, section, markdown, html }) => ({ number, section, markdown, html })),
  )('$number, $section', ({ markdown, html }) => {
    expect(plain(parser.render(visible(markdown)))).toBe(plain(visible(html)));
  });

  it('come through the sanitiser without a fault', () => {
    for (const { markdown } of tests) {
      expect(renderMarkdown(visible(markdown))).not.toMatch(/<(script|style|iframe|textarea)\b/i);
    }
  });
});

/** The specification's examples show tabs as arrows. */
function visible(text: string): string {
  return text.replaceAll('→', '\t');
}

/** Between blocks, and in an empty quotation, a line break says nothing in HTML. */
function plain(html: string): string {
  return html.replace(/<blockquote>\n<\/blockquote>/g, '<blockquote></blockquote>');
}
