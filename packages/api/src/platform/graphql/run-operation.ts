import {
  execute,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

export interface OperationRequest {
  readonly document: DocumentNode;
  readonly contextValue: unknown;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | null | undefined;
}

export interface RunnerOptions {
  /** Runs before an operation is compiled, which takes about as long as parsing and validating it. */
  readonly compileAfter?: number;
  /** How many operations are kept; the one that was used longest ago goes first. */
  readonly kept?: number;
}

export type RunOperation = (request: OperationRequest) => Promise<ExecutionResult>;

interface Known {
  runs: number;
  /** Null for what is never compiled. */
  compiled?: CompiledQuery | null;
}

const runners = new WeakMap<GraphQLSchema, RunOperation>();

/** The runner of a schema in this process: pages and /graphql compile an operation once. */
export function runnerOf(schema: GraphQLSchema): RunOperation {
  const known = runners.get(schema) ?? operationRunner(schema);
  runners.set(schema, known);
  return known;
}

/**
 * Runs validated operations. Those that come again and again are compiled to JavaScript, by the
 * document they stand in: Apollo Server and the site give the same object for the same text.
 */
export function operationRunner(
  schema: GraphQLSchema,
  { compileAfter = 3, kept = 300 }: RunnerOptions = {},
): RunOperation {
  const known = new Map<DocumentNode, Known>();

  return async (request) => {
    const { compiled } = used(request.document);
    const { contextValue, variables = {}, operationName } = request;
    if (compiled && isOf(request.document, operationName)) {
      const result = await compiled.query(undefined, contextValue, { ...variables });
      // Without data nothing has run: the variables were refused, which graphql-js has words for.
      if (result.data !== undefined) return withOwnErrors(result, request.document);
    }
    return execute({
      schema,
      document: request.document,
      contextValue,
      variableValues: variables,
      operationName,
    });
  };

  function used(document: DocumentNode): Known {
    const entry = known.get(document) ?? { runs: 0 };
    // Last in the order of the map is what was used last.
    known.delete(document);
    known.set(document, entry);
    if (known.size > kept) known.delete(known.keys().next().value ?? document);
    entry.runs += 1;
    if (entry.runs > compileAfter && entry.compiled === undefined) {
      entry.compiled = compile(schema, document);
    }
    return entry;
  }
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  if (operationsOf(document).length !== 1) return null;
  const compiled = compileQuery(schema, document);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Whether the one operation of the document is the one that is asked for. */
function isOf(document: DocumentNode, operationName: string | null | undefined): boolean {
  return operationName == null || operationsOf(document)[0]?.name?.value === operationName;
}

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** What compiled code reports looks like a GraphQLError, but lacks its extensions and `toJSON`. */
function withOwnErrors(result: ExecutionResult, { loc }: DocumentNode): ExecutionResult {
  if (!result.errors) return result;
  const lines = loc?.source.body.split('\n') ?? [];
  const offsetOf = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return {
    ...result,
    errors: result.errors.map(
      ({ message, path, originalError, locations }) =>
        new GraphQLError(message, {
          path,
          originalError,
          source: loc?.source,
          positions: locations?.map(({ line, column }) => offsetOf(line, column)),
        }),
    ),
  };
}
