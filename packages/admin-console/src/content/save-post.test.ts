import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { emptyContent } from './post-content.ts';
import { postSaver } from './save-post.ts';

const mine = {
  ...emptyContent,
  ...{ title: 'Mine ', excerpt: 'What we found.', body: 'Late.', tags: 'tapes,  voices' },
};

const postOf = (title: string, version: number) => ({
  ...{ id: 'p', slug: 'mine', state: 'DRAFT', version, publishAt: null, publishZone: null },
  ...{ title, excerpt: 'What we found.', body: 'Late.', author: mine.author, address: '' },
  ...{ category: mine.category, tags: ['tapes', 'voices'], emoji: mine.emoji, keyword: '' },
  ...{ seoTitle: '', seoDescription: '', coverImageId: null, coverAlt: '', hasChanges: false },
  ...{ editedAt: '2026-11-22T10:00:00Z', publishedAt: null, url: '/blog/mine' },
  ...{ readMinutes: 1, featured: false, formerSlugs: [], publishDate: null, publishTime: null },
});

/** A far side that answers each operation by its name. */
function saverOf(answers: Record<string, object>) {
  const asked: object[] = [];
  const stored: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        const data = answers[operationName];
        if (!data) observer.error(new TypeError('Failed to fetch'));
        else {
          observer.next({ data });
          observer.complete();
        }
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  const save = postSaver({
    client,
    kind: () => 'autosave',
    onStored: ({ title }, how) => stored.push(`${how} ${title}`),
  });
  return { asked, stored, save };
}

it('creates an article once, whatever the server trims', async () => {
  const { asked, stored, save } = saverOf({
    CreateBlogPost: { createBlogPost: postOf('Mine', 1) },
  });
  expect(await save(mine, null, 'key-of-draft')).toMatchObject({
    kind: 'saved',
    stored: { id: 'p', version: 1 },
  });
  expect(asked).toMatchObject([{ clientId: 'key-of-draft', input: { title: 'Mine' } }]);
  expect(stored).toEqual(['created Mine']);
});

it('goes on with the draft of a creation whose response was lost', async () => {
  const { asked, save } = saverOf({
    CreateBlogPost: { createBlogPost: postOf('Older', 1) },
    SaveBlogPost: { saveBlogPost: postOf('Mine', 2) },
  });
  expect(await save(mine, null, 'key-of-draft')).toMatchObject({
    kind: 'saved',
    stored: { id: 'p', version: 2 },
  });
  expect(asked).toMatchObject([{ clientId: 'key-of-draft' }, { id: 'p', version: 1 }]);
});

it('shows what somebody else made of that draft meanwhile', async () => {
  const { save } = saverOf({ CreateBlogPost: { createBlogPost: postOf('Theirs', 3) } });
  expect(await save(mine, null, 'key-of-draft')).toMatchObject({
    kind: 'conflict',
    theirs: { content: { title: 'Theirs' }, stored: { id: 'p', version: 3 } },
  });
});
