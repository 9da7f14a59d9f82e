import type { OperationText } from '@infinite/schema/generated/operations';
import { runOperation } from './operation.ts';
import { send, type Send } from './send.ts';

/** Runs a typed GraphQL operation: on the server in process, in the browser over HTTP. */
export type Execute = <Result, Variables extends object>(
  operation: OperationText<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/**
 * `Execute` over HTTP: without a cache and without retries.
 * The function throws a Refusal with the code of the first error, or a TypeError without a response.
 */
export function createExecute(over: Send): Execute {
  return async <Result, Variables extends object>(
    query: OperationText<Result, Variables>,
    variables: Variables,
  ) => {
    const data = await runOperation(over, { operationName: nameOf(query), query, variables });
    // The generated types describe exactly what the schema returns.
    return data as Result;
  };
}

/** `Execute` of a browser, against the server of the page. */
export const execute: Execute = createExecute(send);

/** A generated text begins with the kind of its operation and its name. */
function nameOf(text: string): string | undefined {
  return /^\w+ (\w+)/.exec(text)?.[1];
}
