import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '#context.ts';

/** Faults of the query itself, found before anything of it ran. */
const faults = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * A client that takes application/json alone may be an old one, which reads only what comes with
 * 200; one that takes application/graphql-response+json is told by the status too (GraphQL over
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
