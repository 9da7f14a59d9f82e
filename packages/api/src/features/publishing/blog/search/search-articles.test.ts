import { beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { refreshWordsSweep } from '#features/publishing/blog/search/refresh-words.sweep.ts';
import { blogTest } from '#features/publishing/blog/testing/blog-test.ts';
import { dataOf, publishedPost, refusalOf } from '#features/publishing/blog/testing/posts.ts';
import { graphql } from '#testing/graphql.ts';

const blog = blogTest();
beforeAll(async () => {
  await publishedPost(blog.writer, {
    title: 'Keeping the light',
    excerpt: 'A life at the lamp.',
    body: 'She was the keeper of a **lighthouse**, and wrote a [diary](/about) each night.',
    tags: ['Old tapes', 'islands'],
    category: 'FAMILY_HISTORY',
    author: 'Ann Field',
  });
  blog.test.clock.advance({ hours: 1 });
  await publishedPost(blog.writer, {
    title: 'Lighthouses in a family tree',
    excerpt: 'Where an occupation leads.',
    body: 'Three brothers kept one each.',
    tags: ['old tapes'],
    category: 'FAMILY_TREES',
    author: 'Ann  Field',
  });
  blog.test.clock.advance({ hours: 1 });
  await publishedPost(blog.writer, { title: 'A friend writes', body: 'About dementia.', tags: [] });
  await refreshWords();
});

const refreshWords = () =>
  refreshWordsSweep.run(newContext(blog.test.app, { kind: 'system', job: refreshWordsSweep.name }));

interface Piece {
  text: string;
  match: boolean;
}
interface Found {
  articles: {
    nodes: { title: string; marked: { title: Piece[]; passage: Piece[] } | null }[];
    correctedSearch: string | null;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const document = `query ($search: String, $first: Int, $after: String, $tag: String,
    $author: String, $categories: [BlogCategory!], $exceptFeatured: Boolean) {
  articles(search: $search, first: $first, after: $after, tag: $tag, author: $author,
      categories: $categories, exceptFeatured: $exceptFeatured) {
    nodes { title marked { title { text match } passage { text match } } }
    correctedSearch pageInfo { hasNextPage endCursor } } }`;
const find = async (variables: object) =>
  dataOf(await graphql<Found, object>(blog.test, document, variables)).articles;
const titles = async (variables: object) => (await find(variables)).nodes.map(({ title }) => title);
const matches = (pieces: readonly Piece[] = []) =>
  pieces.filter(({ match }) => match).map(({ text }) => text);

describe('a search', () => {
  it('shows the best match first and highlights the words', async () => {
    const { nodes, correctedSearch } = await find({ search: 'lighthouse' });
    expect(correctedSearch).toBeNull();
    expect(nodes.map(({ title }) => title)).toEqual([
      'Lighthouses in a family tree',
      'Keeping the light',
    ]);
    expect(matches(nodes[0]?.marked?.title)).toEqual(['Lighthouses']);
    expect(matches(nodes[1]?.marked?.title)).toEqual([]);
    expect(matches(nodes[1]?.marked?.passage)).toEqual(['lighthouse']);
    const passage = nodes[1]?.marked?.passage.map(({ text }) => text).join('') ?? '';
    expect(passage, 'the words alone').not.toMatch(/[*[\]]|\/about/);
  });

  it.each([
    ['lighthuose', 'lighthouse'],
    ['dementa', 'dementia'],
    ['a FREIND', 'a friend'],
  ])('for %s also finds what is about %s, and says so', async (search, meant) => {
    const { nodes, correctedSearch } = await find({ search });
    expect(correctedSearch).toBe(meant);
    expect(nodes.length).toBeGreaterThan(0);
  });

  it('finds tags', async () => {
    expect(await titles({ search: 'islands' })).toEqual(['Keeping the light']);
  });

  it('for what nobody wrote about finds nothing', async () => {
    expect(await find({ search: 'xylophones quarterly' })).toMatchObject({
      nodes: [],
      correctedSearch: null,
    });
  });

  it('never learns a word from what is not published', async () => {
    dataOf(await blog.writer.create({ title: 'Ornithopter', body: 'ornithopter' }));
    await refreshWords();
    expect(await find({ search: 'ornithoptor' })).toMatchObject({ correctedSearch: null });
  });

  it('pages by cursor, each article once', async () => {
    const first = await find({ search: 'lighthouse', first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    expect(await titles({ search: 'lighthouse', first: 1, after })).toEqual(['Keeping the light']);
    for (const foreign of ['bm9uZQ', '', 'WzFd', 'x'.repeat(5000)]) {
      if (foreign === '') continue;
      const answer = await graphql(blog.test, document, { search: 'lighthouse', after: foreign });
      expect(refusalOf(answer).code, foreign.slice(0, 20)).toBe('INVALID_INPUT');
    }
  });

  it.each(['"', "' or 1=1 --", '\0', '&|!:*', '-', '""', '\ud800', 'x'.repeat(5000), '😀', 'לב'])(
    'for %j is answered',
    async (search) => {
      await expect(find({ search })).resolves.toBeDefined();
    },
  );
});

describe('the choice of articles', () => {
  it('is by category, by tag and by author, whatever the spelling', async () => {
    expect(await titles({ categories: ['FAMILY_HISTORY', 'FAMILY_TREES'] })).toEqual([
      'Lighthouses in a family tree',
      'Keeping the light',
    ]);
    expect(await titles({ tag: 'old-tapes' })).toHaveLength(2);
    expect(await titles({ author: 'ann-field', categories: ['FAMILY_HISTORY'] })).toEqual([
      'Keeping the light',
    ]);
    expect(await titles({ tag: 'nothing', author: '\0' })).toEqual([]);
    expect(await titles({ categories: [] })).toEqual([]);
  });

  it('can leave out the featured article', async () => {
    const all = await titles({});
    expect(await titles({ exceptFeatured: true })).toEqual(all.slice(1));
  });
});

describe('the overview', () => {
  it('counts every category, popular tags and authors', async () => {
    interface Overview {
      blogOverview: {
        featured: { title: string };
        categories: { category: string; count: number }[];
        popularTags: { name: string; slug: string; count: number }[];
      };
      articleTag: { name: string; count: number } | null;
      articleAuthor: { name: string; count: number } | null;
      none: object | null;
      articleAddresses: { slug: string; modifiedAt: string; pictures: string[] }[];
    }
    const overview = dataOf(
      await graphql<Overview, object>(
        blog.test,
        `
          {
            blogOverview {
              featured {
                title
              }
              categories {
                category
                count
              }
              popularTags {
                name
                slug
                count
              }
            }
            articleTag(slug: "old-tapes") {
              name
              count
            }
            articleAuthor(slug: "ann-field") {
              count
            }
            none: articleTag(slug: "no-such-tag") {
              name
            }
            articleAddresses {
              slug
              modifiedAt
              pictures
            }
          }
        `,
        {},
      ),
    );
    const { categories, popularTags, featured } = overview.blogOverview;
    expect(categories).toHaveLength(9);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(popularTags[0]).toMatchObject({ slug: 'old-tapes', count: 2 });
    expect(featured.title).toBe('A friend writes');
    expect(overview.articleTag?.count).toBe(2);
    expect(overview.articleAuthor?.count).toBe(3);
    expect(overview.none).toBeNull();
    expect(overview.articleAddresses.map(({ slug }) => slug)).toContain('keeping-the-light');
  });
});
