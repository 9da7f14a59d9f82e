import { describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { publishDueSweep } from '#features/publishing/blog/jobs/publish-due.sweep.ts';
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
import { signUpMember } from '#testing/members.ts';

const blog = blogTest();

const sweep = () =>
  publishDueSweep.run(newContext(blog.test.app, { kind: 'system', job: publishDueSweep.name }));

describe('a post', () => {
  it('is visible to visitors only while it is published', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Not yet' }));
    expect(draft).toMatchObject({ state: 'DRAFT', slug: 'not-yet', version: 1, readMinutes: 1 });
    expect((await articleAt(blog.test, 'not-yet')).match).toBe('FEATURED');
    const { publishBlogPost: published } = dataOf(await blog.writer.publish(draft));
    expect(published).toMatchObject({ state: 'PUBLISHED', version: 2 });
    expect(await articleAt(blog.test, 'not-yet')).toMatchObject({
      match: 'EXACT',
      article: { title: 'Not yet', html: expect.stringContaining('<em>late</em>') as string },
    });
    expect(await articleTitles(blog.test)).toContain('Not yet');
    const { unpublishBlogPost: back } = dataOf(await blog.writer.unpublish(published));
    expect(back.state).toBe('UNPUBLISHED');
    expect((await articleAt(blog.test, 'not-yet')).match).toBe('FEATURED');
    expect(await articleTitles(blog.test)).not.toContain('Not yet');
  });

  it('that is published again keeps its first date', async () => {
    const first = await publishedPost(blog.writer, { title: 'There and back' });
    const { unpublishBlogPost: away } = dataOf(await blog.writer.unpublish(first));
    blog.test.clock.advance({ hours: 48 });
    const { publishBlogPost: again } = dataOf(await blog.writer.publish(away));
    expect(again.publishedAt).toBe(first.publishedAt);
  });

  it('without content is not published, and each missing field is named', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ body: ' ', excerpt: '' }));
    const refusal = refusalOf(await blog.writer.publish(draft));
    expect(refusal.code).toBe('INVALID_INPUT');
    expect(Object.keys(refusal.fields ?? {})).toEqual(['excerpt', 'body']);
  });

  it('that is published keeps its text until the changes are published', async () => {
    const post = await publishedPost(blog.writer, { title: 'Still full' });
    const { saveBlogPost: empty } = dataOf(
      await blog.writer.save(post, { title: 'Emptied', body: '', excerpt: 'New' }),
    );
    expect(empty).toMatchObject({ state: 'PUBLISHED', title: 'Emptied', hasChanges: true });
    expect(empty.slug, 'the address is that of the readers').toBe('still-full');
    expect((await articleAt(blog.test, 'still-full')).article?.text).toContain('the tape');
    expect(refusalOf(await blog.writer.publish(empty)).fields).toHaveProperty('body');
    const { saveBlogPost: whole } = dataOf(
      await blog.writer.save(empty, { title: 'Emptied', body: 'Full again' }),
    );
    const { publishBlogPost: shown } = dataOf(await blog.writer.publish(whole));
    expect(shown).toMatchObject({
      hasChanges: false,
      slug: 'emptied',
      formerSlugs: ['still-full'],
    });
    expect((await articleAt(blog.test, 'emptied')).article?.text).toBe('Full again');
    expect(refusalOf(await blog.writer.publish(shown)).code).toBe('WRONG_STATE');
  });

  it('that is published can discard its changes, which stay in the revisions', async () => {
    const post = await publishedPost(blog.writer, { title: 'Let go' });
    const { saveBlogPost: changed } = dataOf(
      await blog.writer.save(post, { title: 'Other words' }),
    );
    const { discardBlogChanges: kept } = dataOf(await blog.writer.discard(changed));
    expect(kept).toMatchObject({ title: 'Let go', hasChanges: false, version: 4 });
    expect(refusalOf(await blog.writer.discard(kept)).code).toBe('WRONG_STATE');
    const { restoreBlogRevision: back } = dataOf(await blog.writer.restore(kept, changed.version));
    expect(back).toMatchObject({ title: 'Other words', hasChanges: true });
  });

  it('that is unpublished keeps its changes', async () => {
    const post = await publishedPost(blog.writer, { title: 'Taken along' });
    const { saveBlogPost: changed } = dataOf(await blog.writer.save(post, { title: 'Took along' }));
    const { unpublishBlogPost: back } = dataOf(await blog.writer.unpublish(changed));
    expect(back).toMatchObject({ title: 'Took along', hasChanges: false, slug: 'took-along' });
  });

  it('is deleted only while no reader has seen it, with all its rows', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Never mind' }));
    expect(dataOf(await blog.writer.remove(draft)).deleteBlogDraft).toBe(draft.id);
    expect(refusalOf(await blog.writer.read(draft.id)).code).toBe('NOT_FOUND');
    const post = await publishedPost(blog.writer, { title: 'Was read' });
    expect(refusalOf(await blog.writer.remove(post)).code).toBe('WRONG_STATE');
    const { unpublishBlogPost: back } = dataOf(await blog.writer.unpublish(post));
    expect(refusalOf(await blog.writer.remove(back)).code).toBe('WRONG_STATE');
  });

  it('that two people edit is not overwritten by the later save', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Two pens' }));
    dataOf(await blog.writer.save(draft, { title: 'Two pens, one' }));
    const late = refusalOf(await blog.writer.save(draft, { title: 'Two pens, two' }));
    expect(late).toMatchObject({ code: 'CONFLICT', fields: { version: '2' } });
    expect(dataOf(await blog.writer.read(draft.id)).blogPost.title).toBe('Two pens, one');
    expect(refusalOf(await blog.writer.publish(draft)).code).toBe('CONFLICT');
  });

  it('saved by two at the same moment is saved once', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'At once' }));
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((body) => blog.writer.save(draft, { title: 'At once', body })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it('keeps every text that was saved', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ body: 'first' }));
    dataOf(await blog.writer.save(draft, { body: 'second' }));
    const rows = await blog.test.app.orm.em
      .getConnection()
      .execute<{ version: number; body: string }[]>(
        'select version, body from blog_post_revisions where post_id = ? order by version',
        [draft.id],
      );
    expect(rows).toEqual([
      { version: 1, body: 'first' },
      { version: 2, body: 'second' },
    ]);
  });
});

describe('a scheduled post', () => {
  const evening = { localDate: '2026-05-04', localTime: '18:30', timeZone: 'Asia/Tokyo' };

  it('is published on time in its time zone, not a second sooner, and once', async () => {
    blog.test.clock.set('2026-05-01T00:00:00Z');
    const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'On time' }));
    const { scheduleBlogPost: waiting } = dataOf(await blog.writer.schedule(draft, evening));
    expect(waiting).toMatchObject({ state: 'SCHEDULED', publishAt: '2026-05-04T09:30:00Z' });
    blog.test.clock.set('2026-05-04T09:29:59Z');
    await sweep();
    expect((await articleAt(blog.test, 'on-time')).match).not.toBe('EXACT');
    blog.test.clock.set('2026-05-04T09:31:00Z');
    await Promise.all([sweep(), sweep()]);
    expect((await articleAt(blog.test, 'on-time')).match).toBe('EXACT');
    expect(dataOf(await blog.writer.read(draft.id)).blogPost).toMatchObject({
      state: 'PUBLISHED',
      publishedAt: '2026-05-04T09:30:00Z',
      version: waiting.version + 1,
    });
  });

  it('is refused for a past time, and for a local time that does not exist', async () => {
    const { createBlogPost: draft } = dataOf(await blog.writer.create());
    const when = { localDate: '2026-05-04', localTime: '09:31', timeZone: 'Etc/UTC' };
    expect(refusalOf(await blog.writer.schedule(draft, when)).code).toBe('INVALID_INPUT');
    const gap = { localDate: '2027-03-28', localTime: '01:30', timeZone: 'Europe/Lisbon' };
    expect(refusalOf(await blog.writer.schedule(draft, gap)).fields).toHaveProperty('localTime');
    const nowhere = { ...gap, localTime: '09:00', timeZone: 'Mars/Olympus' };
    expect(refusalOf(await blog.writer.schedule(draft, nowhere)).fields).toHaveProperty('timeZone');
  });

  it('can be taken out of the queue, and is a draft again', async () => {
    blog.test.clock.set('2026-06-01T00:00:00Z');
    const { createBlogPost: draft } = dataOf(
      await blog.writer.create({ title: 'Second thoughts' }),
    );
    const when = { ...evening, localDate: '2026-06-02' };
    const { scheduleBlogPost: waiting } = dataOf(await blog.writer.schedule(draft, when));
    const { unpublishBlogPost: back } = dataOf(await blog.writer.unpublish(waiting));
    expect(back).toMatchObject({ state: 'DRAFT', publishAt: null });
    blog.test.clock.set('2026-06-03T00:00:00Z');
    await sweep();
    expect((await articleAt(blog.test, 'second-thoughts')).match).not.toBe('EXACT');
  });
});

describe('every change of what readers see', () => {
  it('notifies the processes that cache pages, and is audited', async () => {
    const told: string[] = [];
    const heard = Promise.withResolvers<void>();
    await blog.test.app.notifications.listen('content', (payload) => {
      told.push(payload);
      if (told.length >= 3) heard.resolve();
    });
    const post = await publishedPost(blog.writer, { title: 'Announced' });
    const saved = await republishedPost(blog.writer, post, { title: 'Announced' });
    dataOf(await blog.writer.unpublish(saved));
    await heard.promise;
    const rows = await blog.test.app.orm.em
      .getConnection()
      .execute<{ action: string }[]>(
        'select action from audit_events where subject_id = ? order by seq',
        [post.id],
      );
    expect(rows.map(({ action }) => action)).toEqual([
      'blog.create',
      'blog.publish',
      'blog.edit',
      'blog.publish',
      'blog.unpublish',
    ]);
  });
});

it('a visitor and a member get nothing that is not published', async () => {
  const { createBlogPost: draft } = dataOf(await blog.writer.create({ title: 'Under the lid' }));
  const { cookie } = await signUpMember(blog.test);
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [cookie, 'FORBIDDEN'],
  ] as const) {
    for (const document of [
      '{ blogPosts { nodes { title } } }',
      `{ blogPost(id: "${draft.id}") { title } }`,
      '{ previewArticle(body: "x") { html } }',
    ]) {
      const answer = await graphql(blog.test, document, {}, who);
      expect(answer.errors[0]?.extensions?.code, document).toBe(code);
    }
  }
});

describe('a featured post', () => {
  const featured = async () => {
    const { data } = await graphql<{ blogOverview: { featured: { title: string } } }, object>(
      blog.test,
      '{ blogOverview { featured { title } } }',
      {},
    );
    return data?.blogOverview.featured.title;
  };

  it('gives its place back to the one before it when the feature is taken back', async () => {
    const first = await publishedPost(blog.writer, { title: 'First above the others' });
    const second = await publishedPost(blog.writer, { title: 'Second above the others' });
    blog.test.clock.advance({ minutes: 1 });
    const { featureBlogPost: above } = dataOf(await blog.writer.feature(first));
    blog.test.clock.advance({ minutes: 1 });
    const { featureBlogPost: top } = dataOf(await blog.writer.feature(second));
    expect(await featured()).toBe('Second above the others');
    const { unfeatureBlogPost: back } = dataOf(await blog.writer.unfeature(top));
    expect(back.featured).toBe(false);
    expect(await featured()).toBe('First above the others');
    // Twice changes nothing.
    dataOf(await blog.writer.unfeature(back));
    expect(await featured()).toBe('First above the others');
    const { version } = above;
    expect(refusalOf(await blog.writer.unfeature({ ...above, version: version - 1 })).code).toBe(
      'CONFLICT',
    );
    const { unfeatureBlogPost: last } = dataOf(await blog.writer.unfeature(above));
    expect(last.featured).toBe(false);
    // None is featured: the newest one stands above the others.
    expect(await featured()).toBe('Second above the others');
  });

  it('that was unpublished is passed over', async () => {
    const first = await publishedPost(blog.writer, { title: 'Gone meanwhile' });
    const second = await publishedPost(blog.writer, { title: 'Stays' });
    const { featureBlogPost: gone } = dataOf(await blog.writer.feature(first));
    blog.test.clock.advance({ minutes: 1 });
    const { featureBlogPost: top } = dataOf(await blog.writer.feature(second));
    dataOf(await blog.writer.unpublish(gone));
    dataOf(await blog.writer.unfeature(top));
    expect(await featured()).toBe('Stays');
  });
});
