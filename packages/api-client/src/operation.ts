import { codeOfStatus, Refusal, refusalOfOperation, type OperationError } from './refusal.ts';
import type { Send } from './send.ts';

export interface Operation {
  /** Logs and tests find an operation by its name. */
  readonly operationName?: string;
  readonly query: string;
  readonly variables: object;
}

interface OperationResponse {
  readonly data?: unknown;
  readonly errors?: readonly OperationError[];
}

/** The media types of GraphQL over HTTP. */
const accept = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Runs an operation given as text, for pages that must not load the printer of documents.
 * @throws Refusal with the first error; TypeError without a response
 */
export async function runOperation(over: Send, operation: Operation): Promise<unknown> {
  const response = await over('POST', '/graphql', operation, { Accept: accept });
  const { data, errors } = await readOperation(response);
  if (errors?.length) throw refusalOfOperation(errors[0], response);
  if (data === undefined || data === null) throw notOurs(response, 'no data');
  return data;
}

async function readOperation(response: Response): Promise<OperationResponse> {
  const text = await response.text();
  try {
    // An object, or a response that the API did not write.
    const parsed = JSON.parse(text) as OperationResponse | null;
    return parsed ?? {};
  } catch {
    throw notOurs(response, text);
  }
}

/** The response of a proxy, or of a server that is starting. */
function notOurs({ status }: Response, text: string): Refusal {
  const code = status === 429 ? codeOfStatus(status) : 'UNAVAILABLE';
  return new Refusal({ code, status, message: `${status}: ${text}` });
}
