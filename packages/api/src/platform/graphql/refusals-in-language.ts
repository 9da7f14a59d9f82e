import type { ApolloServerPlugin } from '@apollo/server';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { inReadersLanguage } from '@infinite/schema/words/locale';
import type { RequestContext } from '#platform/context.ts';
import { fieldsInLanguage } from '#platform/errors/translate-error.ts';

/** Refusals are thrown in English and answered in the language of the request, as over REST. */
export const refusalsInLanguage: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, response }) {
      const { reader } = contextValue.meta;
      if (response.body.kind !== 'single' || !reader) return;
      const { singleResult } = response.body;
      if (!singleResult.errors) return;
      singleResult.errors = forReader(reader, () =>
        (singleResult.errors ?? []).map((error) => ({
          ...error,
          message: inReadersLanguage(error.message),
          extensions: fieldsInLanguage({ ...error.extensions }),
        })),
      );
    },
  }),
};
