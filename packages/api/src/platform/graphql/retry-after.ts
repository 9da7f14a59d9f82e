import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '#platform/context.ts';
import { refusalIn } from '#platform/errors/translate-error.ts';

/** Sets Retry-After on a refused operation, as the REST calls do. */
export const retryAfter: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    async willSendResponse({ errors = [], response }) {
      const seconds = errors.flatMap((error) => refusalIn(error)?.retryAfterSeconds ?? []);
      if (seconds.length > 0) {
        response.http.headers.set('retry-after', String(Math.max(...seconds)));
      }
    },
  }),
};
