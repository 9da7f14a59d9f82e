import { describe, expect, it } from 'vitest';
import { blogTest } from '#features/publishing/blog/testing/blog-test.ts';
import {
  articleAt,
  articleTitles,
  dataOf,
  publishedPost,
  refusalOf,
  republishedPost,
} from '#features/publishing/blog/testing/posts.ts';
import { graphql } from '#testing/graphql.ts';

const blog = blogTest();

describe('the address of a post', () => {
  it('has no article when nothing is published', async () => {
    expect(await articleAt(blog.test, 'anything')).toEqual({ match: 'FEATURED', article: null });
  });

  it('is unique, also when two posts have the same title', async () => {
    const first = await publishedPost(blog.writer, { title: 'The same' });
    const second = await publishedPost(blog.writer, { title: 'the SAME!' });
    expect([first.slug, second.slug]).toEqual(['the-same', 'the-same-2']);
    const many = await Promise.all([1, 2, 3].map(() => blog.writer.create({ title: 'The same' })));
    const slugs = many.map((answer) => dataOf(answer).createBlogPost.slug).sort();
    expect(slugs).toEqual(['the-same-3', 'the-same-4', 'the-same-5']);
  });

  it('follows the title, and the old one of a published post redirects', async () => {
    const post = await publishedPost(blog.writer, { title: 'Old name' });
    const renamed = await republishedPost(blog.writer, post, { title: 'New name' });
    expect(renamed.formerSlugs).toEqual(['old-name']);
    expect(await articleAt(blog.test, 'old-name')).toMatchObject({
      match: 'MOVED',
      article: { slug: 'new-name' },
    });
    const other = dataOf(await blog.writer.create({ title: 'Old name' })).createBlogPost;
    expect(other.slug, 'an address that leads elsewhere is taken').toBe('old-name-2');
    await republishedPost(blog.writer, renamed, { title: 'Old name' });
    expect((await articleAt(blog.test, 'old-name')).match).toBe('EXACT');
    expect(await articleAt(blog.test, 'new-name')).toMatchObject({ match: 'MOVED' });
  });

  it('of a draft leaves nothing behind when the title changes', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Working title' }));
    dataOf(await blog.writer.save(draft, { title: 'Better title' }));
    expect((await articleAt(blog.test, 'working-title')).match).toBe('FEATURED');
  });

  it('that does not exist gives the newest article', async () => {
    blog.test.clock.advance({ hours: 1 });
    await publishedPost(blog.writer, { title: 'The newest' });
    for (const slug of ['nowhere', '', '\0', '%', '../../etc/passwd', 'x'.repeat(10_000)]) {
      expect(await articleAt(blog.test, slug), slug.slice(0, 20)).toMatchObject({
        match: 'FEATURED',
        article: { slug: 'the-newest' },
      });
    }
  });

  it('can be in any script', async () => {
    const { slug } = await publishedPost(blog.writer, { title: 'Η φωνή της γιαγιάς' });
    expect(await articleAt(blog.test, slug.normalize('NFD').toUpperCase())).toMatchObject({
      match: 'EXACT',
    });
  });
});

describe('the lists', () => {
  it('page by cursor, each once, newest first, while others are published', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => `Paged ${title}`);
    for (const title of titles) {
      blog.test.clock.advance({ minutes: 1 });
      await publishedPost(blog.writer, { title, body: 'lighthouse keepers' });
    }
    interface Page {
      articles: {
        nodes: { title: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { articles }: Page = dataOf(
        await graphql<Page, object>(
          blog.test,
          `
            query ($after: String) {
              articles(search: "lighthouse", first: 2, after: $after) {
                nodes {
                  title
                }
                pageInfo {
                  hasNextPage
                  endCursor
                }
              }
            }
          `,
          { after },
        ),
      );
      seen.push(...articles.nodes.map(({ title }) => title));
      blog.test.clock.advance({ minutes: 1 });
      await publishedPost(blog.writer, { title: 'In between', body: 'lighthouse' });
      after = articles.pageInfo.hasNextPage ? articles.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(titles.reverse());
  });

  it('find articles by their words, in any inflection', async () => {
    await publishedPost(blog.writer, {
      title: 'On kites',
      body: 'We were flying them in October.',
    });
    expect(await articleTitles(blog.test, { search: 'flies' })).toEqual(['On kites']);
    expect(await articleTitles(blog.test, { search: 'zeppelin' })).toEqual([]);
    for (const search of ['', '"', "' or 1=1 --", '\0', '&|!:*', '\ud800', 'x'.repeat(5000)]) {
      await expect(articleTitles(blog.test, { search })).resolves.toBeInstanceOf(Array);
    }
  });

  it('let a writer find posts by state, category and part of the title', async () => {
    interface Found {
      blogPosts: { nodes: { title: string }[]; totalCount: number };
    }
    const found = async (variables: object) => {
      const { blogPosts } = dataOf(
        await blog.writer.ask<Found>(
          `query ($states: [BlogPostState!], $category: BlogCategory, $search: String) {
            blogPosts(states: $states, category: $category, search: $search) {
              nodes { title } totalCount } }`,
          variables,
        ),
      );
      expect(blogPosts.totalCount).toBe(blogPosts.nodes.length);
      return blogPosts.nodes.map(({ title }) => title);
    };
    const rare = { title: '100%_sure', category: 'GRIEF_SUPPORT' };
    dataOf(await blog.writer.create(rare));
    expect(await found({ search: '%_' })).toEqual(['100%_sure']);
    expect(await found({ category: 'GRIEF_SUPPORT', states: ['DRAFT'] })).toEqual(['100%_sure']);
    expect(await found({ category: 'GRIEF_SUPPORT', states: ['PUBLISHED'] })).toEqual([]);
    expect(await found({ states: [] })).toEqual([]);
  });

  it('refuse a foreign cursor', async () => {
    const document = '{ articles(after: "bm9uZQ") { nodes { title } } }';
    expect(refusalOf(await graphql(blog.test, document, {})).code).toBe('INVALID_INPUT');
  });
});
