import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { errorCodes } from '@infinite/schema/catalogue/error-codes';
import { graphqlLimits } from '@infinite/schema/catalogue/graphql-limits';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '#platform/context.ts';
import { costReader } from '#platform/graphql/operation-cost.ts';

const costOf = costReader(apiCosts);

/** Stateless: the same for every request. */
const listener: GraphQLRequestListener<RequestContext> = {
  async didResolveOperation({ schema, document, operation, request }) {
    if (!operation) return;
    const cost = costOf(schema, document, operation, request.variables ?? {});
    if (cost <= graphqlLimits.cost) return;
    const limit = graphqlLimits.cost;
    throw new GraphQLError(errorCodes.TOO_COSTLY.words, {
      extensions: { code: 'TOO_COSTLY', cost, limit, http: { status: 400 } },
    });
  },
};

/** Refuses an operation whose nested lists exceed the cost limit, for every caller. */
export const limitCost: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => listener,
};
