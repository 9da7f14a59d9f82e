import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '#platform/context.ts';
import { leaveToChange } from '#features/people/sample-family/sample-family.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Stands before every mutation of the schema, over HTTP and in process alike, so that none has to
 * remember that samples are read-only.
 */
export function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name, resolve } = field;
    if (!resolve) throw new Error(`the mutation ${name} has no resolver to stand before`);
    field.resolve = (source, args, ctx: RequestContext, info) =>
      resolve(source, args, admitted(ctx, name), info);
  }
  return schema;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stands before every route of `scope` that changes something. */
export function guardWrites(scope: FastifyInstance): void {
  scope.addHook('preHandler', async (request) => {
    if (reads.has(request.method)) return;
    request.ctx = admitted(request.ctx, `${request.method} ${request.routeOptions.url}`);
  });
}

/** Codes with which a sample refuses any change. */
export const refusalsOfSamples = ['SAMPLE_FAMILY'] as const;

/** @throws AppError SAMPLE_FAMILY */
function admitted(ctx: RequestContext, act: string): RequestContext {
  switch (leaveToChange(ctx.actor, act)) {
    case 'as they are':
      return ctx;
    case 'as a visitor':
      return { ...ctx, actor: { kind: 'visitor' } };
    case 'refused':
      throw new AppError('SAMPLE_FAMILY');
  }
}
