import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from '#features/publishing/enquiries/inbound/text-of-html.ts';

describe('the text of an HTML email', () => {
  it.each([
    ['<p>Yes, <b>please</b>.</p><p>Per</p>', 'Yes, please.\n\nPer'],
    ['one<br>two<BR/>three', 'one\ntwo\nthree'],
    [
      '<head><title>x</title></head><style>p{}</style>Hello<script>alert("</p>")</script>!',
      'Hello!',
    ],
    ['<!-- a > b --> 5 &lt; 6 &amp;&nbsp;7 &#233;&#xe9; &nope; &#0;', '5 < 6 & 7 éé &nope; &#0;'],
    ['<a href="https://example.org/">here</a> \n and  there', 'here and there'],
    ['unclosed <b', 'unclosed'],
    ['İİİİ<SCRIPT>x</SCRIPT>y', 'İİİİy'],
    ['<script>never ends', ''],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it('is no longer than the HTML, whatever that is', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '>', '<script>', '</', '<!--', '&amp;', '&#x110000;', '<p', '\n'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = pieces.join('');
        expect(textOfHtml(html).length).toBeLessThanOrEqual(html.length);
      }),
    );
  });
});
