import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
} from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { graphqlLimits } from '@infinite/schema/catalogue/graphql-limits';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { AppContext, RequestContext } from '#platform/context.ts';
import { formatGraphqlError } from '#platform/graphql/format-error.ts';
import { graphqlContracts } from '#platform/graphql/graphql-contract.ts';
import { refusalOf } from '#platform/http/error-handler.ts';
import { legacyStatus } from '#platform/graphql/legacy-status.ts';
import { limitCost } from '#platform/graphql/limit-cost.ts';
import { limitOperations } from '#platform/graphql/operation-limits.ts';
import { refusalsInLanguage } from '#platform/graphql/refusals-in-language.ts';
import { retryAfter } from '#platform/graphql/retry-after.ts';
import { runnerOf } from '#platform/graphql/run-operation.ts';
import { serveSchema } from '#platform/graphql/serve-schema.ts';
import { described } from '#platform/http/route-contract.ts';

/** POST and GET /graphql; a GET runs queries only. */
export async function serveGraphql(
  scope: FastifyInstance,
  app: AppContext,
  schema: GraphQLSchema,
  gates: readonly ApolloServerPlugin<RequestContext>[] = [],
): Promise<void> {
  const apollo = new ApolloServer<RequestContext>({
    gateway: executorOf(schema),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    cache: 'bounded',
    validationRules: [limitOperations],
    parseOptions: { maxTokens: graphqlLimits.tokens },
    plugins: [
      fastifyApolloDrainPlugin(scope),
      // Cache hints would wrap every field, and no response here may be cached.
      ApolloServerPluginCacheControlDisabled(),
      legacyStatus,
      limitCost,
      refusalsInLanguage,
      retryAfter,
      ...gates,
    ],
    formatError: (formatted, thrown) => {
      const cause = unwrapResolverError(thrown);
      if (cause === thrown) return formatted;
      const path = thrown instanceof GraphQLError ? thrown.path : undefined;
      const original = cause instanceof Error ? cause : new Error('a thrown value');
      const error = new GraphQLError(formatted.message, { path, originalError: original });
      return { ...formatted, ...formatGraphqlError(error, app.log).toJSON() };
    },
  });
  await apollo.start();
  serveSchema(scope, schema);
  const handler = fastifyApolloHandler(apollo, { context: async (request) => request.ctx });
  for (const contract of graphqlContracts) {
    scope.route({
      ...described(contract),
      url: contract.path,
      method: contract.method,
      // Refusals before Apollo runs (a key, a body) use GraphQL's error shape too.
      errorHandler: (error, request, reply) => {
        const { message, ...extensions } = refusalOf(error, request, reply);
        void reply.send(JSON.stringify({ errors: [{ message, extensions }] }));
      },
      handler,
    });
  }
}

/** Apollo Server accepts a custom executor only as a gateway. */
function executorOf(
  schema: GraphQLSchema,
): ApolloServerOptionsWithGateway<RequestContext>['gateway'] {
  const run = runnerOf(schema);
  let announce:
    ((context: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) | undefined;
  return {
    onSchemaLoadOrUpdate: (listener) => {
      announce = listener;
      return () => undefined;
    },
    load: async () => {
      announce?.({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        executor: ({ document, context, request }) =>
          run({
            document,
            contextValue: context,
            variables: request.variables,
            operationName: request.operationName,
          }),
      };
    },
    stop: async () => undefined,
  };
}
