import type { ApolloClient } from '@apollo/client';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { SaveDraft, SaveOutcome } from '@infinite/drafts/draft';
import type { OtherVersion } from '@infinite/drafts/draft-machine';
import { heldBy } from '@infinite/drafts/held-by';
import { BlogPostDocument, type WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { contentOf, inputOf, isSameContent, type PostContent } from './post-content.ts';
import { storePost, type SaveKind } from './store-post.ts';

type Post = WrittenBlogPostFragment;

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

  return async (content, stored) => {
    const kind = kindOf();
    const wanted = inputOf(content);
    if ('faults' in wanted) return { kind: 'held', reason: 'refused', fields: wanted.faults };
    try {
      const post = await storePost(client, { post: stored, input: wanted.input, kind });
      if (!post) return { kind: 'held', reason: 'failed' };
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
