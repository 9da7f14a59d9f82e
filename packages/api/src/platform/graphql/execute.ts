import type { OperationText } from '@infinite/schema/generated/operations';
import { parse, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '#platform/context.ts';
import { formatGraphqlError } from '#platform/graphql/format-error.ts';
import { runnerOf } from '#platform/graphql/run-operation.ts';

/** Runs one of the project's own operations in this process, as the HTTP endpoint would. */
export async function executeInProcess<Result, Variables extends object>(
  schema: GraphQLSchema,
  ctx: RequestContext,
  operation: OperationText<Result, Variables>,
  variables: Variables,
): Promise<Pick<ExecutionResult<Result>, 'data' | 'errors'>> {
  const result = await runnerOf(schema)({
    document: documentOf(operation),
    // The operation types them; the executor takes named values.
    variables: { ...variables } as Record<string, unknown>,
    contextValue: ctx,
  });
  return {
    // The generated document types exactly what the schema returns.
    data: result.data as Result | null | undefined,
    errors: result.errors?.map((error) => formatGraphqlError(error, ctx.app.log)),
  };
}

/** Of the project's own operations, of which there are a few hundred: parsed once each. */
const documents = new Map<string, DocumentNode>();

function documentOf(text: string): DocumentNode {
  const known = documents.get(text) ?? parse(text);
  documents.set(text, known);
  return known;
}
