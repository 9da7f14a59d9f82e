import { expect, test } from 'vitest';
import { markupOf } from './shape.ts';

test('names of people stay text in the markup', () => {
  const shape = {
    tag: 'text',
    set: { 'aria-label': 'a "b" <c>', x: 1, y: undefined },
    in: ['<script>&\u0001'],
  } as const;
  expect(markupOf(shape)).toBe(
    '<text aria-label="a &quot;b&quot; &lt;c&gt;" x="1">&lt;script&gt;&amp;</text>',
  );
});
