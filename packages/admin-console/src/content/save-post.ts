import type { ApolloClient } from '@apollo/client';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { SaveDraft, SaveOutcome } from '@infinite/drafts/draft';
import type { OtherVersion } from '@infinite/drafts/draft-machine';
import { heldBy } from '@infinite/drafts/held-by';
import {
  BlogPostDocument,
  type BlogPostInput,
  type WrittenBlogPostFragment,
} from '@infinite/schema/generated/graphql';
import { asStored, contentOf, inputOf, isSameContent, type PostContent } from './post-content.ts';
import { createPost, storePost, type SaveKind } from './store-post.ts';

type Post = WrittenBlogPostFragment;

/** Of a draft that nobody has saved since it was made. */
const firstVersion = 1;

interface PostSaverOptions {
  client: ApolloClient;
  /** How the save that is about to be sent was asked for. */
  kind: () => SaveKind;
  /** The stored article, after a save and when a conflict shows it. */
  onStored: (post: Post, how: 'created' | 'saved' | 'met') => void;
}

/** The stored article, as the editor compares and shows it. */
export function otherPost(post: Post): OtherVersion<PostContent> {
  const { id, version, editedAt } = post;
  return { content: contentOf(post), stored: { id, version }, updatedAt: editedAt };
}

/** The stored article now; null if it was deleted. */
export async function readPost(client: ApolloClient, id: string): Promise<Post | null> {
  const { data } = await client.query({ query: BlogPostDocument, variables: { id } });
  return data?.blogPost ?? null;
}

/** Saves the draft of an article over the console's client. */
export function postSaver(options: PostSaverOptions): SaveDraft<PostContent> {
  const { client, kind: kindOf, onStored } = options;

  const savedAs = (post: Post, how: 'created' | 'saved'): SaveOutcome<PostContent> => {
    onStored(post, how);
    const { stored, updatedAt: at } = otherPost(post);
    return { kind: 'saved', stored, at };
  };

  /** A conflict with our own text is a response that was lost. */
  const meet = async (id: string, content: PostContent): Promise<SaveOutcome<PostContent>> => {
    const post = await readPost(client, id);
    if (!post) return { kind: 'gone' };
    const theirs = otherPost(post);
    if (isSameContent(theirs.content, content)) return savedAs(post, 'saved');
    onStored(post, 'met');
    return { kind: 'conflict', theirs };
  };

  /**
   * An earlier attempt may have succeeded without its response arriving: then the draft has older text,
   * or what somebody else made of it since.
   */
  const create = async (
    content: PostContent,
    input: BlogPostInput,
    clientId: string,
  ): Promise<Post | { elsewhere: Post } | undefined> => {
    const made = await createPost(client, { input, clientId });
    if (!made || isSameContent(contentOf(made), asStored(content))) return made;
    if (made.version > firstVersion) return { elsewhere: made };
    return storePost(client, { post: made, input, kind: 'save' });
  };

  return async (content, stored, clientId) => {
    const kind = kindOf();
    const wanted = inputOf(content);
    if ('faults' in wanted) return { kind: 'held', reason: 'refused', fields: wanted.faults };
    const { input } = wanted;
    try {
      const post = stored
        ? await storePost(client, { post: stored, input, kind })
        : await create(content, input, clientId);
      if (!post) return { kind: 'held', reason: 'failed' };
      if ('elsewhere' in post) {
        onStored(post.elsewhere, 'created');
        return { kind: 'conflict', theirs: otherPost(post.elsewhere) };
      }
      const outcome = savedAs(post, stored ? 'saved' : 'created');
      // A manual save shows the text as stored; autosave never reformats what somebody is typing.
      if (kind !== 'save' || outcome.kind !== 'saved') return outcome;
      const tidy = (typed: PostContent) =>
        isSameContent(typed, content) ? contentOf(post) : typed;
      return { ...outcome, assign: tidy };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'NOT_FOUND' && stored) return { kind: 'gone' };
      if (refusal.code !== 'CONFLICT' || !stored) return heldBy(refusal);
      return meet(stored.id, content).catch((failure: unknown) => heldBy(refusalOf(failure)));
    }
  };
}
