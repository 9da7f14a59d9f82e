import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../post-content.ts';
import { seoChecks, type BrokenLinks } from './seo-checks.ts';

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
const faults = (change: object, broken: BrokenLinks = 0) =>
  seoChecks({ ...good, ...change }, broken)
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

  it.each([
    [1, '1 link leads nowhere. See Links.'],
    [2, '2 links lead nowhere. See Links.'],
    ['unknown', 'Whether the links lead anywhere could not be checked just now.'],
  ] as const)('with %s broken links say: %s', (broken, said) => {
    expect(faults({}, broken)).toEqual([said]);
  });

  it('say nothing of the links before the server has answered', () => {
    const said = (broken: BrokenLinks) => seoChecks(good, broken).map(({ words }) => words);
    expect(said(0)).toContain('1 link within this site.');
    expect(said('asking')).toEqual(said(0).filter((line) => line !== '1 link within this site.'));
  });

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        expect(seoChecks({ ...good, body }, 0).length).toBe(8);
      }),
    );
  });
});
