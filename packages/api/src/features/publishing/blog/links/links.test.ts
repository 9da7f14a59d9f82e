import { describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { checkLinks } from '#features/publishing/blog/links/check-links.ts';
import { checkPublished } from '#features/publishing/blog/links/check-published.sweep.ts';
import { blogTest } from '#features/publishing/blog/testing/blog-test.ts';
import { dataOf, publishedPost, republishedPost } from '#features/publishing/blog/testing/posts.ts';

const blog = blogTest();

const context = () => newContext(blog.test.app, { kind: 'system', job: 'test' });
/** The site as this test knows it. */
const site =
  (asked: string[] = []) =>
  (path: string) => {
    asked.push(path);
    const statuses: Record<string, number> = {
      '/features': 200,
      '/dashboard': 302,
      '/broken': 500,
    };
    return Promise.resolve(statuses[path] ?? 404);
  };

describe('the links of an article', () => {
  it('are each checked, with their words and their line', async () => {
    const text = [
      'See [features](/features), [nothing](/nothing) and',
      '[me](/dashboard), [you](https://example.org/x), [mail](mailto:a@example.org).',
      '',
      '## There',
      '',
      '[down](#section-there) [up](#section-nowhere) [half](features) [bad](https://)',
      '![A tin](/no/tin.png) [slow](/broken)',
    ].join('\n');
    const found = await checkLinks(context(), text, site());
    expect(found.map(({ words, line, fault }) => [words, line, fault])).toEqual([
      ['nothing', 1, 'NOT_FOUND'],
      ['up', 6, 'NOT_FOUND'],
      ['half', 6, 'MALFORMED'],
      ['bad', 6, 'MALFORMED'],
      ['A tin', 7, 'NOT_FOUND'],
      ['slow', 7, 'NOT_ANSWERED'],
    ]);
  });

  it('are requested of this site only, each address once', async () => {
    const asked: string[] = [];
    const { publicOrigin } = blog.test.app.config;
    const text = `[a](/features) [b](/features) [c](${publicOrigin}/features) [d](http://169.254.169.254/x)
      [e](//elsewhere.example/x) [f](https://example.org)`;
    await checkLinks(context(), text, site(asked));
    expect(asked).toEqual(['/features']);
  });

  it('to another article know its address, its former one, and none', async () => {
    const post = await publishedPost(blog.writer, { title: 'First name' });
    await republishedPost(blog.writer, post, { title: 'Second name' });
    const text = '[a](/blog/second-name) [b](/blog/first-name) [c](/blog/no-name)';
    const found = await checkLinks(context(), text, site());
    expect(found.map(({ fault }) => fault)).toEqual(['MOVED', 'NOT_FOUND']);
  });

  it('of published posts are checked once a day, and the list says so', async () => {
    const post = await publishedPost(blog.writer, { title: 'Leads astray', body: '[x](/nothing)' });
    const asked: string[] = [];
    await checkPublished(context(), site(asked));
    await checkPublished(context(), site(asked));
    expect(asked).toEqual(['/nothing']);
    const { blogPost } = dataOf(
      await blog.writer.ask<{ blogPost: { linkProblems: number } }>(
        'query ($id: ID!) { blogPost(id: $id) { linkProblems } }',
        { id: post.id },
      ),
    );
    expect(blogPost.linkProblems).toBe(1);
    blog.test.clock.advance({ hours: 25 });
    await checkPublished(context(), site(asked));
    expect(asked).toHaveLength(2);
  });
});
