import type { ApiKeyKindName, ApiScope } from '@infinite/schema/catalogue/api-scopes';
import type { SampleRequest } from '#developers/examples.ts';

/** An operation that the page shows, and fills into its form. */
export interface GraphqlExample {
  /** Also the anchor. */
  readonly id: string;
  readonly title: string;
  readonly kind: ApiKeyKindName;
  readonly scopes: readonly ApiScope[];
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export const graphqlExamples: readonly GraphqlExample[] = [
  {
    id: 'graphql-messages',
    title: 'Who the key acts as, and the first messages',
    kind: 'personal',
    scopes: ['account:read', 'messages:read'],
    query: '{ me { username } messages(first: 5) { nodes { id title state } } }',
  },
  {
    id: 'graphql-draft',
    title: 'Write a draft; the same clientId gives the same draft',
    kind: 'personal',
    scopes: ['messages:write'],
    query:
      'mutation ($clientId: ID!, $input: MessageDraftInput!) { createDraft(clientId: $clientId, input: $input) { id title } }',
    variables: { clientId: 'import-0001', input: { title: 'For the wedding' } },
  },
  {
    id: 'graphql-users',
    title: 'The newest accounts, for administrators',
    kind: 'service',
    scopes: ['users:read'],
    query:
      '{ users(first: 5) { nodes { id username createdAt } pageInfo { hasNextPage endCursor } } }',
  },
];

/** The request of an example, for the same generators as the REST calls. */
export function requestOf({ query, variables }: GraphqlExample): SampleRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: [['accept', 'application/graphql-response+json']],
    body: {
      kind: 'json',
      media: 'application/json',
      value: { query, ...(variables ? { variables } : {}) },
    },
  };
}
