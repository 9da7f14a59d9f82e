import type { CreateKeyForm } from '@infinite/schema/api-keys/api-key.input';
import type { ApiKeyPartsFragment } from '@infinite/schema/generated/graphql';

export type KeyView = ApiKeyPartsFragment;

export interface KeyPage {
  readonly keys: readonly KeyView[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** The result of a call; `fields` has a message for each invalid field. */
export type KeyOutcome<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  | {
      readonly kind: 'refused';
      readonly words: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'failed' };

export interface RotatedKey {
  readonly secret: string;
  readonly apiKey: KeyView;
  readonly oldExpiresAt: string;
}

/** The calls behind the list of keys; they never reject. */
export interface KeysApi {
  list(after: string | null): Promise<KeyOutcome<KeyPage>>;
  create(form: CreateKeyForm): Promise<KeyOutcome<{ secret: string; apiKey: KeyView }>>;
  revoke(id: string): Promise<KeyOutcome<null>>;
  /** A new key in its place; the old one works until `oldExpiresAt`. */
  rotate(id: string): Promise<KeyOutcome<RotatedKey>>;
}

/** The connection of the API as the list takes it. */
export function keyPage(connection: {
  edges: readonly { node: KeyView }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}): KeyPage {
  const { hasNextPage, endCursor } = connection.pageInfo;
  return {
    keys: connection.edges.map(({ node }) => node),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}
