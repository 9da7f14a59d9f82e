import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

/** A post as the operations of these tests select it. */
export interface ShownPost {
  id: string;
  slug: string;
  title: string;
  state: string;
  version: number;
  publishAt: string | null;
  publishedAt: string | null;
  readMinutes: number;
  hasChanges: boolean;
  formerSlugs: string[];
  featured: boolean;
}

const shown =
  'id slug title state version publishAt publishedAt readMinutes hasChanges formerSlugs featured';

/** Everything a post needs before readers may see it. */
const readyPost = {
  title: 'A voice in a drawer',
  excerpt: 'What we found, and how it sounded.',
  body: 'It was *late*, and the tape still turned.',
  author: 'Ann Field',
  category: 'VOICE_MESSAGES',
  tags: ['tapes', 'grandparents'],
  emoji: '📼',
};

type One<Name extends string> = Record<Name, ShownPost>;

/** The blog's operations as an administrator's browser sends them. */
export async function writerOf(test: TestApp) {
  const { cookie } = await signUpMember(test, { role: 'admin' });
  const ask = <Data>(document: string, variables: object): Promise<GraphqlAnswer<Data>> =>
    graphql<Data, object>(test, document, variables, cookie);
  const held = '$id: ID!, $version: Int!';
  const at = 'id: $id, version: $version';
  return {
    cookie,
    ask,
    create: (input: object = {}, clientId?: string) =>
      ask<One<'createBlogPost'>>(
        `mutation ($input: BlogPostInput!, $clientId: ID) {
          createBlogPost(input: $input, clientId: $clientId) { ${shown} } }`,
        { input: { ...readyPost, ...input }, clientId },
      ),
    save: (post: Pick<ShownPost, 'id' | 'version'>, input: object = {}) =>
      ask<One<'saveBlogPost'>>(
        `mutation (${held}, $input: BlogPostInput!) {
          saveBlogPost(${at}, input: $input) { ${shown} } }`,
        { id: post.id, version: post.version, input: { ...readyPost, ...input } },
      ),
    autosave: (post: Pick<ShownPost, 'id' | 'version'>, input: object = {}) =>
      ask<One<'autosaveBlogPost'>>(
        `mutation (${held}, $input: BlogPostInput!) {
          autosaveBlogPost(${at}, input: $input) { ${shown} } }`,
        { id: post.id, version: post.version, input: { ...readyPost, ...input } },
      ),
    discard: (post: Pick<ShownPost, 'id' | 'version'>) =>
      ask<One<'discardBlogChanges'>>(
        `mutation (${held}) { discardBlogChanges(${at}) { ${shown} } }`,
        { id: post.id, version: post.version },
      ),
    remove: (post: Pick<ShownPost, 'id' | 'version'>) =>
      ask<{ deleteBlogDraft: string }>(`mutation (${held}) { deleteBlogDraft(${at}) }`, {
        id: post.id,
        version: post.version,
      }),
    restore: (post: Pick<ShownPost, 'id' | 'version'>, revision: number) =>
      ask<One<'restoreBlogRevision'>>(
        `mutation (${held}, $revision: Int!) {
          restoreBlogRevision(${at}, revision: $revision) { ${shown} } }`,
        { id: post.id, version: post.version, revision },
      ),
    feature: (post: Pick<ShownPost, 'id' | 'version'>) =>
      ask<One<'featureBlogPost'>>(`mutation (${held}) { featureBlogPost(${at}) { ${shown} } }`, {
        id: post.id,
        version: post.version,
      }),
    unfeature: (post: Pick<ShownPost, 'id' | 'version'>) =>
      ask<One<'unfeatureBlogPost'>>(
        `mutation (${held}) { unfeatureBlogPost(${at}) { ${shown} } }`,
        { id: post.id, version: post.version },
      ),
    publish: (post: Pick<ShownPost, 'id' | 'version'>) =>
      ask<One<'publishBlogPost'>>(`mutation (${held}) { publishBlogPost(${at}) { ${shown} } }`, {
        id: post.id,
        version: post.version,
      }),
    unpublish: (post: Pick<ShownPost, 'id' | 'version'>) =>
      ask<One<'unpublishBlogPost'>>(
        `mutation (${held}) { unpublishBlogPost(${at}) { ${shown} } }`,
        { id: post.id, version: post.version },
      ),
    schedule: (post: Pick<ShownPost, 'id' | 'version'>, when: object) =>
      ask<One<'scheduleBlogPost'>>(
        `mutation (${held}, $when: BlogScheduleInput!) {
          scheduleBlogPost(${at}, at: $when) { ${shown} } }`,
        { id: post.id, version: post.version, when },
      ),
    read: (id: string) =>
      ask<One<'blogPost'>>(`query ($id: ID!) { blogPost(id: $id) { ${shown} body } }`, { id }),
  };
}

export type Writer = Awaited<ReturnType<typeof writerOf>>;

/** A post that readers see. */
export async function publishedPost(writer: Writer, input: object = {}): Promise<ShownPost> {
  const { createBlogPost } = dataOf(await writer.create(input));
  return dataOf(await writer.publish(createBlogPost)).publishBlogPost;
}

/** Changes what readers see of a published post. */
export async function republishedPost(
  writer: Writer,
  post: Pick<ShownPost, 'id' | 'version'>,
  input: object,
): Promise<ShownPost> {
  const { saveBlogPost } = dataOf(await writer.save(post, input));
  return dataOf(await writer.publish(saveBlogPost)).publishBlogPost;
}

export function dataOf<Data>(answer: GraphqlAnswer<Data>): Data {
  if (!answer.data || answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

export function refusalOf(answer: GraphqlAnswer<unknown>) {
  return answer.errors[0]?.extensions ?? {};
}

export interface ShownArticle {
  match: string;
  article: { slug: string; title: string; html: string; text: string; modifiedAt: string } | null;
}

/** What a visitor reads at an address. */
export async function articleAt(test: TestApp, slug: string): Promise<ShownArticle> {
  const answer = await graphql<{ article: ShownArticle }, object>(
    test,
    `
      query ($slug: String!) {
        article(slug: $slug) {
          match
          article {
            slug
            title
            html
            text
            modifiedAt
            publishedAt
            readMinutes
          }
        }
      }
    `,
    { slug },
  );
  return dataOf(answer).article;
}

export async function articleTitles(test: TestApp, variables: object = {}): Promise<string[]> {
  const answer = await graphql<{ articles: { nodes: { title: string }[] } }, object>(
    test,
    `
      query ($search: String, $first: Int, $after: String) {
        articles(search: $search, first: $first, after: $after) {
          nodes {
            title
          }
        }
      }
    `,
    variables,
  );
  return dataOf(answer).articles.nodes.map(({ title }) => title);
}
