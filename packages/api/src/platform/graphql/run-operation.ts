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
  /** Runs before compiling an operation, which takes about as long as parsing and validating it. */
  readonly compileAfter?: number;
  /** Capacity of the cache; the least recently used operation is evicted. */
  readonly kept?: number;
}

export type RunOperation = (request: OperationRequest) => Promise<ExecutionResult>;

interface Known {
  runs: number;
  /** Null for operations that are never compiled. */
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
      // Without data nothing has run: the variables were refused, and graphql-js has the messages
      // for that.
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
    // The last entry of the map is the most recently used.
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

/** Whether the document has one operation, and it is the requested one. */
function isOf(document: DocumentNode, operationName: string | null | undefined): boolean {
  return operationName == null || operationsOf(document)[0]?.name?.value === operationName;
}

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** Compiled code reports errors that look like a GraphQLError but lack extensions and `toJSON`. */
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
