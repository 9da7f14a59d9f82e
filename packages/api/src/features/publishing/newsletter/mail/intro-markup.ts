import sanitizeHtml from 'sanitize-html';
import { renderMarkdown } from '#features/publishing/blog/index.ts';

const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const block = `font:18px/1.6 ${sans};margin:0 0 16px;color:#2b2118`;

/**
 * An administrator's markdown as mail programs can show it: through the blog's renderer and its
 * sanitizer, then a stricter one. No images: loading them would reveal that the mail was opened.
 */
export function introHtml(markdown: string, origin: string): string {
  return sanitizeHtml(renderMarkdown(markdown), {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'em', 'strong', 'br', 'hr'],
    allowedAttributes: { a: ['href'], '*': ['style', 'class'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: absolute(href, origin) } }),
      p: styled(block),
      li: styled(block.replace('16px', '6px')),
      h2: styled(`font:500 22px/1.3 Newsreader, Georgia, serif;margin:0 0 8px;color:#2b2118`),
      h3: styled(`font:500 20px/1.3 Newsreader, Georgia, serif;margin:0 0 8px;color:#2b2118`),
    },
  });
}

/** The same in words, links written out. */
export function introText(markdown: string, origin: string): string {
  const html = introHtml(markdown, origin)
    .replaceAll(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_all, href: string, label: string) =>
      href === label ? label : `${label} (${href})`,
    )
    .replaceAll(/<li[^>]*>/g, '- ')
    .replaceAll(/<br ?\/?>|<\/li>/g, '\n')
    .replaceAll(/<\/(?:p|h2|h3|ul|ol|blockquote)>/g, '\n\n');
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function styled(style: string): sanitizeHtml.Transformer {
  return (tagName) => ({ tagName, attribs: { style, class: 'ink' } });
}

function absolute(href: string, origin: string): string {
  if (href.startsWith('/')) return origin + href;
  return href.startsWith('#') ? `${origin}/blog` : href;
}
