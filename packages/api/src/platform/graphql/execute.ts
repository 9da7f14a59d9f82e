import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '#platform/context.ts';
import { formatGraphqlError } from '#platform/graphql/format-error.ts';
import { runnerOf } from '#platform/graphql/run-operation.ts';

/** Runs one of the project's own operations in this process, as the HTTP endpoint would. */
export async function executeInProcess<Result, Variables extends object>(
  schema: GraphQLSchema,
  ctx: RequestContext,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Pick<ExecutionResult<Result>, 'data' | 'errors'>> {
  const result = await runnerOf(schema)({
    document,
    // The document types them; the executor takes named values.
    variables: { ...variables } as Record<string, unknown>,
    contextValue: ctx,
  });
  return {
    // The generated document types exactly what the schema returns.
    data: result.data as Result | null | undefined,
    errors: result.errors?.map((error) => formatGraphqlError(error, ctx.app.log)),
  };
}
