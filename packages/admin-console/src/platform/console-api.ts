import type { ApolloClient } from '@apollo/client';
import type { Request } from '@infinite/api-client/request';

/** The two ways to the API: GraphQL through Apollo Client, and the documented REST calls. */
export interface ConsoleApi {
  /** Made by `createConsoleClient`; screens use it through `useQuery` and `useMutation`. */
  readonly client: ApolloClient;
  /** The documented request helper. */
  readonly request: Request;
}
