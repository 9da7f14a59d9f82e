import { describe, expect, it } from 'vitest';
import { blogTest } from '#features/publishing/blog/testing/blog-test.ts';
import {
  articleAt,
  dataOf,
  publishedPost,
  refusalOf,
  writerOf,
} from '#features/publishing/blog/testing/posts.ts';

const blog = blogTest();

interface Listed {
  blogRevisions: {
    nodes: { version: number; origin: string; savedBy: string; publishedAt: string | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

async function revisionsOf(postId: string, variables: object = {}, as = blog.writer) {
  const answer = await as.ask<Listed>(
    `query ($postId: ID!, $first: Int, $after: String) {
      blogRevisions(postId: $postId, first: $first, after: $after) {
        nodes { version origin savedBy publishedAt } pageInfo { hasNextPage endCursor } } }`,
    { postId, ...variables },
  );
  return dataOf(answer).blogRevisions;
}

async function actsOn(postId: string): Promise<string[]> {
  const rows = await blog.test.app.orm.em
    .getConnection()
    .execute<{ action: string }[]>(
      'select action from audit_events where subject_id = ? order by seq',
      [postId],
    );
  return rows.map(({ action }) => action);
}

describe('an autosave', () => {
  it('is one revision and one audit event while somebody types', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Typed' }));
    let post = draft;
    for (const body of ['O', 'On', 'One', 'One w', 'One word']) {
      post = dataOf(await blog.writer.autosave(post, { title: 'Typed', body })).autosaveBlogPost;
    }
    expect(post.version).toBe(6);
    const { nodes } = await revisionsOf(draft.id);
    expect(nodes.map(({ version, origin }) => [version, origin])).toEqual([
      [6, 'AUTOSAVED'],
      [1, 'SAVED'],
    ]);
    expect(await actsOn(draft.id)).toEqual(['blog.create', 'blog.edit']);
  });

  it('is a new revision after a pause, and for another person', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Paused' }));
    const one = dataOf(await blog.writer.autosave(draft, { body: 'a' })).autosaveBlogPost;
    blog.test.clock.advance({ minutes: 11 });
    const two = dataOf(await blog.writer.autosave(one, { body: 'b' })).autosaveBlogPost;
    const other = await writerOf(blog.test);
    dataOf(await other.autosave(two, { body: 'c' }));
    expect((await revisionsOf(draft.id)).nodes).toHaveLength(4);
  });

  it('does not overwrite a published revision', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Grown over' }));
    const typed = dataOf(
      await blog.writer.autosave(draft, { title: 'Grown over' }),
    ).autosaveBlogPost;
    const shown = dataOf(await blog.writer.publish(typed)).publishBlogPost;
    dataOf(await blog.writer.autosave(shown, { title: 'Grown over', body: 'later' }));
    const { nodes } = await revisionsOf(draft.id);
    expect(nodes.map(({ publishedAt }) => publishedAt !== null)).toEqual([false, true, false]);
  });

  it('of two people is a conflict for the later one', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Both type' }));
    dataOf(await blog.writer.autosave(draft, { body: 'mine' }));
    expect(refusalOf(await blog.writer.autosave(draft, { body: 'yours' })).code).toBe('CONFLICT');
  });
});

describe('revisions', () => {
  it('are listed newest first by cursor, each once', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Five times' }));
    let post = draft;
    for (let time = 0; time < 4; time += 1) {
      post = dataOf(await blog.writer.save(post, { body: `time ${time}` })).saveBlogPost;
    }
    const first = await revisionsOf(draft.id, { first: 3 });
    expect(first.nodes.map(({ version }) => version)).toEqual([5, 4, 3]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await revisionsOf(draft.id, { first: 3, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ version }) => version)).toEqual([2, 1]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const foreign = await blog.writer.ask(
      `query ($id: ID!) { blogRevisions(postId: $id, after: "x") { nodes { version } } }`,
      { id: draft.id },
    );
    expect(refusalOf(foreign).code).toBe('INVALID_INPUT');
  });

  it('are restored as drafts, and readers see them once published', async () => {
    const post = await publishedPost(blog.writer, { title: 'As it was', body: 'The first words.' });
    const changed = dataOf(await blog.writer.save(post, { title: 'As it is', body: 'Others.' }));
    const shown = dataOf(await blog.writer.publish(changed.saveBlogPost)).publishBlogPost;
    const { restoreBlogRevision: back } = dataOf(await blog.writer.restore(shown, 1));
    expect(back).toMatchObject({ title: 'As it was', hasChanges: true });
    expect((await articleAt(blog.test, 'as-it-is')).article?.text).toBe('Others.');
    dataOf(await blog.writer.publish(back));
    expect(await articleAt(blog.test, 'as-it-was')).toMatchObject({
      match: 'EXACT',
      article: { text: 'The first words.' },
    });
    expect((await articleAt(blog.test, 'as-it-is')).match).toBe('MOVED');
    expect(await actsOn(post.id)).toContain('blog.restore');
    expect(refusalOf(await blog.writer.restore(back, 99)).code).toBe('CONFLICT');
  });
});
