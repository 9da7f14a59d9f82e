import type { JsonSchema } from '@infinite/schema/http/openapi';
import { z } from 'zod';

/**
 * Turns zod schemas into the JSON Schema of an OpenAPI 3.1 document. A schema with an id in its
 * metadata is written once, under components, and referred to.
 */
export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** For requests. */
  input(schema: z.ZodType): JsonSchema {
    return this.#take(schema, 'input');
  }

  /** For responses, which never have more than their schema. */
  output(schema: z.ZodType): JsonSchema {
    return this.#take(schema, 'output');
  }

  #take(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
    });
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.components[name] ??= moved(definition) as JsonSchema;
    }
    return moved(own) as JsonSchema;
  }
}

/** The same schema with references to components instead of its own definitions. */
function moved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(moved);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : moved(value),
    ]),
  );
}
