import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { runOperation } from './operation.ts';
import { send, type Send } from './send.ts';

/** Runs a typed GraphQL operation: on the server in process, in the browser over HTTP. */
export type Execute = <Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/**
 * `Execute` over HTTP: without a cache and without retries.
 * The function throws a Refusal with the code of the first error, or a TypeError without a response.
 */
export function createExecute(over: Send): Execute {
  return async <Result, Variables extends object>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ) => {
    const data = await runOperation(over, {
      operationName: nameOf(document),
      query: textOf(document),
      variables,
    });
    // The generated document describes exactly what the schema returns.
    return data as Result;
  };
}

/** `Execute` of a browser, against the server of the page. */
export const execute: Execute = createExecute(send);

const texts = new WeakMap<DocumentNode, string>();

function nameOf({ definitions }: DocumentNode): string | undefined {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return operation && 'name' in operation ? operation.name?.value : undefined;
}

/** Printed once per document. */
function textOf(document: DocumentNode): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  texts.set(document, text);
  return text;
}
