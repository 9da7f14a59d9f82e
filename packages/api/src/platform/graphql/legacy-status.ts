import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '#platform/context.ts';

/** Faults of the query that are found before execution. */
const faults = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * A client that accepts only application/json may be an old one, which reads only responses with
 * 200; one that accepts application/graphql-response+json gets an error status (GraphQL over
 * HTTP, section 6.4).
 */
export const legacyStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ request }) {
    const accept = request.http?.headers.get('accept') ?? '';
    if (!accept.includes('application/json')) return undefined;
    if (accept.includes('application/graphql-response+json')) return undefined;
    return {
      async willSendResponse({ response: { http, body } }) {
        if (http.status !== 400 || body.kind !== 'single') return;
        const codes = body.singleResult.errors?.map(({ extensions }) => extensions?.['code']) ?? [];
        if (codes.every((code) => faults.some((fault) => fault === code))) http.status = 200;
      },
    };
  },
};
