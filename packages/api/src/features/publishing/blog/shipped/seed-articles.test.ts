import { readingMinutes, countWords } from '@infinite/schema/blog/reading-time';
import { slugOf } from '@infinite/schema/blog/slug';
import { blogPostInput, missingForReaders } from '@infinite/schema/blog/blog-post.input';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderArticle } from '#features/publishing/blog/markdown/render-markdown.ts';
import { shippedArticles } from '#features/publishing/blog/shipped/articles/index.ts';
import { drawings } from '#features/publishing/blog/shipped/pictures/drawings.ts';
import {
  shippedPictures,
  shippedPictureSize,
} from '#features/publishing/blog/shipped/pictures/picture-paths.ts';
import { seedArticles } from '#features/publishing/blog/shipped/seed-articles.ts';
import {
  articleAt,
  articleTitles,
  dataOf,
  writerOf,
} from '#features/publishing/blog/testing/posts.ts';
import { graphql } from '#testing/graphql.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('the eight articles', () => {
  it('are one featured and seven others, each as an editor could have saved it', () => {
    expect(shippedArticles).toHaveLength(8);
    expect(shippedArticles.filter(({ featured }) => featured)).toHaveLength(1);
    for (const article of shippedArticles) {
      const content = blogPostInput.parse({ ...article, tags: [...article.tags] });
      expect(missingForReaders(content), article.title).toEqual({});
      expect(content.body.trimEnd(), article.title).toBe(article.body.trimEnd());
      expect(article.excerpt.length, article.title).toBeGreaterThanOrEqual(110);
      expect(article.excerpt.length, article.title).toBeLessThanOrEqual(160);
    }
    expect(new Set(shippedArticles.map(({ title }) => slugOf(title))).size).toBe(8);
  });

  it('are 600 to 2,000 words long and take 3 to 9 minutes', () => {
    const words = shippedArticles.map(({ body }) => countWords(body));
    expect(Math.min(...words)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...words)).toBeLessThanOrEqual(2000);
    const minutes = words.map(readingMinutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([3, 9]);
  });

  it('have twelve tags between them', () => {
    expect(new Set(shippedArticles.flatMap(({ tags }) => tags)).size).toBe(12);
  });

  it('lead to every page that the specification names, and to each other only where one is', () => {
    const html = shippedArticles.map(({ body }) => renderArticle(body).html).join('\n');
    const links = new Set([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path));
    for (const path of [
      ...['/free-voice-messages', '/features', '/dashboard', '/family-tree', '/about', '/pricing'],
      ...[
        '/scrapbook-generator',
        '/legacy-planning',
        '/legacy-messages',
        '/platform-overview-quiz',
      ],
    ]) {
      expect(links, path).toContain(path);
      links.delete(path);
    }
    const own = new Set(shippedArticles.map(({ title }) => `/blog/${slugOf(title)}`));
    expect([...links].filter((path) => !own.has(path ?? ''))).toEqual([]);
    expect(html).not.toContain('{{');
  });

  it('show pictures that exist, with words for those who cannot see them', () => {
    const shown = shippedArticles.flatMap(({ body }) => renderArticle(body).pictures);
    expect(new Set(shown.map(({ src }) => src)).size).toBe(shippedPictures.length);
    for (const { src, alt } of shown) {
      expect(shippedPictureSize(src), src).toBeDefined();
      expect(alt.length, src).toBeGreaterThan(20);
    }
    for (const [name, svg] of Object.entries(drawings)) {
      expect(XMLValidator.validate(svg), name).toBe(true);
      expect(svg, name).not.toMatch(/<script|href=|style=|on\w+=/);
    }
  });
});

describe('a first start', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('inserts them once, also when several processes start together', async () => {
    const made = await Promise.all([1, 2, 3].map(() => seedArticles(test.app)));
    expect(made.toSorted()).toEqual([0, 0, 8]);
    expect(await articleTitles(test, { first: 20 })).toHaveLength(8);
    expect(await seedArticles(test.app)).toBe(0);
  });

  it('gives the featured one for its other documented address and for an unknown one', async () => {
    const featured = shippedArticles.find((article) => article.featured);
    for (const slug of ['eternal-communication-record-and-share-lasting-memories', 'nowhere']) {
      expect(await articleAt(test, slug)).toMatchObject({
        match: 'FEATURED',
        article: { title: featured?.title },
      });
    }
  });

  it('teaches the search their words', async () => {
    expect(await articleTitles(test, { search: 'dementa' })).toContain(
      'Familiar Voices and Dementia',
    );
  });

  it('fills the overview: counts that sum to eight, and twelve popular tags', async () => {
    interface Overview {
      blogOverview: { categories: { count: number }[]; popularTags: { name: string }[] };
    }
    const document = '{ blogOverview { categories { count } popularTags { name } } }';
    const { blogOverview } = dataOf(await graphql<Overview, object>(test, document, {}));
    expect(blogOverview.categories.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    expect(blogOverview.popularTags).toHaveLength(12);
  });

  it('never restores what an administrator changed', async () => {
    const writer = await writerOf(test);
    interface Posts {
      blogPosts: { nodes: { id: string; version: number; title: string }[] };
    }
    const { blogPosts } = dataOf(
      await writer.ask<Posts>('{ blogPosts(first: 20) { nodes { id version title } } }', {}),
    );
    for (const post of blogPosts.nodes.slice(0, 7)) dataOf(await writer.unpublish(post));
    expect(await seedArticles(test.app)).toBe(0);
    await test.app.orm.em.getConnection().execute('delete from blog_posts');
    expect(await seedArticles(test.app), 'deleted is decided too').toBe(0);
  });
});
