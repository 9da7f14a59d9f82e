import { features } from '#features.ts';
import { buildApiSchema } from '#platform/graphql/schema.ts';
import { sdlOf } from '#platform/graphql/serve-schema.ts';

/** The SDL as it is committed. */
export function printApiSchema(): string {
  return sdlOf(buildApiSchema(features));
}
