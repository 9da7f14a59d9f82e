import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { operationAccess, typeAccess, type ApiAccess } from '@infinite/schema/catalogue/api-access';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { GraphQLError } from 'graphql';
import type { ActorKey, RequestContext } from '#platform/context.ts';
import { refusalOfScope } from '#features/integrations/api-keys/scope-rules.ts';
import { spend, type Spent } from '#features/integrations/api-keys/spend.ts';
import { accessReader, type NeededAccess } from '#platform/graphql/needed-access.ts';
import { costReader } from '#platform/graphql/operation-cost.ts';

const neededAccess = accessReader({ operations: operationAccess, types: typeAccess });
const costOf = costReader(apiCosts);

/**
 * Refuses, before anything runs, an operation that the key's scopes do not open or that its budget
 * does not cover; says with every answer what is left.
 */
export const gateOfKeys: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ contextValue: { actor, app } }) {
    const key = actor.kind === 'member' ? actor.key : undefined;
    if (!key) return undefined;
    let spent: Spent | undefined;
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return;
        refuseMissingScope(key, neededAccess(schema, document, operation));
        const cost = costOf(schema, document, operation, request.variables ?? {});
        spent = await spend(app, key, cost);
        if (spent.refusal) {
          const http = { status: 429 };
          throw new GraphQLError(spent.refusal, { extensions: { code: 'RATE_LIMITED', http } });
        }
      },
      async willSendResponse({ response }) {
        if (spent) reportSpent(spent, response);
      },
    };
  },
};

function refuseMissingScope(key: ActorKey, needed: readonly NeededAccess<ApiAccess>[]): void {
  for (const { field, access } of needed) {
    const words = refusalOfScope(key, access);
    if (!words) continue;
    throw new GraphQLError(words, {
      extensions: { code: 'FORBIDDEN', field, scope: access, http: { status: 403 } },
    });
  }
}

function reportSpent(
  { headers, cost }: Spent,
  { http, body }: GraphQLRequestContextWillSendResponse<RequestContext>['response'],
): void {
  for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
  if (body.kind === 'single') {
    body.singleResult.extensions = { ...body.singleResult.extensions, cost };
  }
}
