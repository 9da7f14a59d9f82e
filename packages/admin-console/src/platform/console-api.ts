import type { ApolloClient } from '@apollo/client';

/** The two ways to the API: GraphQL through Apollo Client, and the documented REST calls. */
export interface ConsoleApi {
  /** Made by `createConsoleClient`; screens use it through `useQuery` and `useMutation`. */
  readonly client: ApolloClient;
  /**
   * The documented request helper: the answer as JSON, or an error whose message is
   * 'status: text' and which has the fields of `RequestRefusal`. Never repeated.
   */
  request<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** What an error of `request` carries beside its message. */
export interface RequestRefusal extends Error {
  readonly status: number;
  readonly body: string;
}

export function isRequestRefusal(error: unknown): error is RequestRefusal {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
