import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AutosaveBlogPostDocument,
  CreateBlogPostDocument,
  SaveBlogPostDocument,
  type BlogPostInput,
  type WrittenBlogPostFragment,
} from '@infinite/schema/generated/graphql';

/** Saved by a click, or by autosave. */
export type SaveKind = 'save' | 'autosave';

interface Storing {
  readonly post: { readonly id: string; readonly version: number };
  readonly input: BlogPostInput;
  readonly kind: SaveKind;
}

/**
 * A new draft, or the one that was made with this `clientId` before: the response to an earlier
 * request may have been lost.
 */
export async function createPost(
  client: ApolloClient,
  variables: { readonly input: BlogPostInput; readonly clientId: string },
): Promise<WrittenBlogPostFragment | undefined> {
  const { data } = await client.mutate({ mutation: CreateBlogPostDocument, variables });
  return data?.createBlogPost;
}

/** Saves the typed text; returns the stored post. */
export async function storePost(
  client: ApolloClient,
  { post, input, kind }: Storing,
): Promise<WrittenBlogPostFragment | undefined> {
  const variables = { id: post.id, version: post.version, input };
  if (kind === 'autosave') {
    return (await client.mutate({ mutation: AutosaveBlogPostDocument, variables })).data
      ?.autosaveBlogPost;
  }
  return (await client.mutate({ mutation: SaveBlogPostDocument, variables })).data?.saveBlogPost;
}

/** An operation that changes only the state of a post. */
export function actOn<Data, Variables extends { id: string; version: number }>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const typed = mutation as TypedDocumentNode<Data, Record<string, unknown>>;
  return client.mutate({ mutation: typed, variables }).then(({ data }) => data);
}
