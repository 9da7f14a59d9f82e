/** The parts of OpenAPI 3.1 that the description of the API uses (spec.openapis.org/oas/v3.1.1). */

/** JSON Schema, draft 2020-12. */
export type JsonSchema = { [key: string]: unknown };

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description?: string;
  /** By scheme, the scopes that a key needs; `{}` is a call without credentials. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  readonly requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  readonly responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema?: JsonSchema }> }
  >;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { title: string; version: string; description: string };
  readonly jsonSchemaDialect: string;
  readonly servers: { url: string }[];
  readonly tags: { name: string; description?: string }[];
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
  readonly components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}
