import 'reflect-metadata';
import { Temporal } from 'temporal-polyfill';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import type { Feature, ResolverClass } from '#platform/feature.ts';
import { PageInfoResolver } from '#platform/graphql/page-info.ts';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';

/** The executable schema of the given features. */
export function buildApiSchema(features: readonly Feature[]): GraphQLSchema {
  const ofFeatures = features.flatMap((feature) => feature.resolvers ?? []);
  const resolvers: ResolverClass[] = [PageInfoResolver, ...ofFeatures];
  // No middleware wraps plain fields: they are read directly.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  return buildSchemaSync({
    // There is always at least the accounts resolver.
    resolvers: resolvers as unknown as NonEmptyArray<ResolverClass>,
    scalarsMap: [{ type: Temporal.Instant, scalar: InstantScalar }],
    // The zod schemas that forms and REST use parse the inputs too.
    validate: false,
  });
}
