import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import type { TestApp } from '#testing/test-app.ts';

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null | undefined;
  errors: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** Posts an operation to /graphql as a browser of this origin would. */
export async function graphql<Data, Variables extends object>(
  test: Pick<TestApp, 'server'>,
  document: TypedDocumentNode<Data, Variables> | string,
  variables?: Variables,
  cookie?: string,
): Promise<GraphqlAnswer<Data>> {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: cookie ? { cookie } : {},
    payload: { query: typeof document === 'string' ? document : print(document), variables },
  });
  const body = response.json<Partial<GraphqlAnswer<Data>>>();
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
}
