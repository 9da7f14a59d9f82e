import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { plainTextOf, renderMarkdown } from '#features/publishing/blog/markdown/render-markdown.ts';

/** Whatever could run, load, style or take a name of the page, in HTML as a browser reads it. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (
        /^(script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link)$/.test(name)
      )
        dangers.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^style$|^srcset$|^data-|^name$|^formaction$/.test(attribute))
          dangers.push(attribute);
        if (attribute === 'id' && !/^(fn(ref)?\d+(:\d+)?|section-[^\s<>"']+)$/.test(value))
          dangers.push(`id=${value}`);
        if (attribute === 'src' && !/^\/[^/\\]/.test(value)) dangers.push(`src=${value}`);
        const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
        if (attribute === 'href' && /^[a-z][a-z0-9+.-]*:/.test(address)) {
          if (!/^(https?|mailto|tel):/.test(address)) dangers.push(`href=${value}`);
        }
      }
    },
  });
  parser.end(html);
  return dangers;
}

describe('an article', () => {
  it.each([
    ['# Title', '<h2 id="section-title">Title</h2>\n'],
    ['## Title', '<h2 id="section-title">Title</h2>\n'],
    ['*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>\n'],
    ['[guide](/features "All")', '<p><a href="/features" title="All">guide</a></p>\n'],
    ['<kbd>F8</kbd>', '<p><kbd>F8</kbd></p>\n'],
    [
      '![A tin](/pictures/tin.svg)',
      '<p><img alt="A tin" src="/pictures/tin.svg" loading="lazy" decoding="async" /></p>\n',
    ],
    [
      '![A tin](https://elsewhere.example/tin.png)',
      '<p><a href="https://elsewhere.example/tin.png">A tin</a></p>\n',
    ],
    ['[![A tin](//elsewhere.example/tin.png)](/about)', '<p><a href="/about">A tin</a></p>\n'],
  ])('%j becomes %j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });

  it('shows the vintage camera for the placeholder, with words and room for it', () => {
    expect(renderMarkdown('Before {{blog-image}} after')).toBe(
      '<p>Before <img alt="A vintage folding camera on a table, drawn in ink" src="/blog/pictures/vintage-camera.svg" width="960" height="480" loading="lazy" decoding="async" /> after</p>\n',
    );
    expect(renderMarkdown('`{{blog-image}}`')).toBe('<p><code>{{blog-image}}</code></p>\n');
  });

  it('has tables that a narrow screen can scroll, aligned without a style', () => {
    const html = renderMarkdown('| a | b |\n|:-:|--:|\n| 1 | 2 |');
    expect(html).toContain('<div class="article-table" role="region"');
    expect(html).toContain('<td class="align-center">1</td>');
    expect(html).toContain('<th class="align-right">b</th>');
  });

  it('has footnotes that lead there and back', () => {
    const html = renderMarkdown('Said she.[^1]\n\n[^1]: In 1961.');
    expect(html).toContain('<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>');
    expect(html).toContain('<li class="footnote-item" id="fn1">');
    expect(html).toContain('href="#fnref1" class="footnote-backref"');
  });

  it('as plain text is its words, a line a block', () => {
    const text =
      '# Title\n\nA [link](/x) and\n`code`.\n\n- one\n- two ![tin](/t.svg)\n\n```\nx\n```';
    expect(plainTextOf(text)).toBe('Title\nA link and code.\none\ntwo tin\nx');
  });
});

describe('hostile markdown', () => {
  const { strings } = JSON.parse(readFileSync('tests/fixtures/hostile-strings.json', 'utf8')) as {
    strings: { id: string; category: string; value: string }[];
  };
  const wrappings = (value: string) => [
    value,
    `[x](${value})`,
    `[x](<${value}>)`,
    `![${value}](${value})`,
    `<${value}>`,
    `[x]: ${value}\n\n[x]`,
    `<a href="${value}" onclick="${value}">x</a>`,
    `<img src=${value}>`,
    `| a |\n|---|\n| ${value} |`,
    `[^1]\n\n[^1]: ${value}`,
    `\`\`\`${value}\nx\n\`\`\``,
  ];

  it('of the list of hostile strings runs nothing, wherever it stands', () => {
    expect(strings.length).toBeGreaterThan(300);
    for (const { id, value } of strings) {
      for (const text of wrappings(value)) {
        expect(dangersIn(renderMarkdown(text)), `${id}: ${text.slice(0, 200)}`).toEqual([]);
      }
    }
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a id="root" name="root">x</a>',
    '<form><input name=attributes></form>',
    '<a href="java&#x09;script:alert(1)">x</a>',
    '[x](javascript&colon;alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<button data-auth="signup">x</button>',
    '<p style="position:fixed;inset:0" data-auth="signup">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<base href="//elsewhere.example">',
    '<meta http-equiv=refresh content="0;url=//elsewhere.example">',
    '<style>@import "//elsewhere.example"</style>',
    '<img src="/\\elsewhere.example/x.png">',
    '<img src="/a" srcset="//elsewhere.example/x.png 2x">',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
  ])('%j runs nothing', (text) => {
    expect(dangersIn(renderMarkdown(text))).toEqual([]);
  });

  it('made of any pieces of markup runs nothing, and what is clean stays as it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '<',
          '>',
          '"',
          "'",
          '`',
          '[',
          ']',
          '(',
          ')',
          '!',
          '\n',
          '\n\n',
          '&',
          '#',
          '|',
          '---',
          '*',
        ],
        ...['<script>', '</script>', '<img ', 'src=', 'onerror=', 'javascript:', 'href=', '<svg>'],
        ...[
          '<!--',
          '-->',
          '<style>',
          '</style>',
          '[^1]',
          '[^1]: ',
          '<a ',
          '</a>',
          ' id=',
          '<p ',
          '&#x3c;',
        ],
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = renderMarkdown(pieces.join(''));
        expect(dangersIn(html)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['quotes in quotes', '>'.repeat(20_000)],
    ['lists in lists', '- '.repeat(20_000)],
    ['brackets', '['.repeat(50_000)],
    ['closed brackets', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['stars', '*a **a '.repeat(7_000)],
    ['backticks', Array.from({ length: 400 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['elements', '<div>'.repeat(16_000)],
    ['footnotes', '[^1]\n\n'.repeat(5_000) + '[^1]: x'],
    ['table cells', `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n`.repeat(5)],
  ])('of endless %s is drawn all the same', (_, text) => {
    expect(dangersIn(renderMarkdown(text))).toEqual([]);
    expect(typeof plainTextOf(text)).toBe('string');
  });
});
