import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import footnote from 'markdown-it-footnote';

/**
 * CommonMark with the tables and the strikethrough of GFM, and footnotes; nothing of this site
 * yet. CommonMark's own examples are tried on it (commonmark.test.ts).
 */
export function createParser(): MarkdownIt {
  return createMarkdownIt('default', {
    html: true,
    linkify: false,
    // Beyond it a text is no article; the parser leaves what is deeper as it stands.
    maxNesting: 40,
  }).use(footnote);
}
