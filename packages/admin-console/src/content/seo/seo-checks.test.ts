import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../post-content.ts';
import { seoChecks } from './seo-checks.ts';

const good = {
  ...emptyContent,
  title: 'What to ask a grandmother before it is too late',
  excerpt:
    'Twelve questions for a grandmother that open a conversation, in the order in which they are easy to answer, and how.',
  keyword: 'grandmother',
  body: `Ask your grandmother. See [recording](/voice-recordings).

## One

### Two

![A tin](/blog-images/x)

${'word '.repeat(900)}`,
};
const faults = (change: object) =>
  seoChecks({ ...good, ...change })
    .filter(({ fine }) => !fine)
    .map(({ words }) => words);

describe('the checks of an article', () => {
  it('find nothing in a good one', () => expect(faults({})).toEqual([]));

  it.each([
    [{ title: 'Ask', keyword: '' }],
    [{ excerpt: 'Short.', keyword: '' }],
    [{ body: good.body.replace('## One', 'One') }],
    [{ body: good.body.replace('A tin', '') }],
    [{ body: good.body.replace('(/voice-recordings)', '(https://example.org)') }],
    [{ body: good.body.replace('word '.repeat(900), '') }],
    [{ body: good.body.replace('![A tin](/blog-images/x)', '') }],
    [{ keyword: 'zeppelin' }],
  ])('find one fault in %#', (change) => expect(faults(change)).toHaveLength(1));

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        expect(seoChecks({ ...good, body }).length).toBe(8);
      }),
    );
  });
});
