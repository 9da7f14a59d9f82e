import type { JsonSchema } from '@infinite/schema/http/openapi';

/**
 * A JSON Schema as short text, like a type: `{ email: string, mobile?: boolean }`. Definitions are
 * expanded once; deeper references are only named.
 */
export function shapeInWords(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  indent = '',
  within: readonly string[] = [],
): string {
  const inner = (part: unknown, deeper = indent) =>
    shapeInWords(part as JsonSchema, definitions, deeper, within);
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].split('/').at(-1) ?? '';
    const definition = definitions[name];
    return !definition || within.includes(name)
      ? name
      : shapeInWords(definition, definitions, indent, [...within, name]);
  }
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) return union.map((part) => inner(part)).join(' | ');
  if (schema['type'] === 'array') return `[${inner(schema['items'] ?? {})}, …]`;
  if (schema['type'] === 'object') return objectInWords(schema, indent, inner);
  return scalarInWords(schema);
}

function objectInWords(
  schema: JsonSchema,
  indent: string,
  inner: (part: unknown, indent?: string) => string,
): string {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = (schema['required'] ?? []) as string[];
  if (fields.length === 0) {
    const values = schema['additionalProperties'];
    return typeof values === 'object' ? `{ name: ${inner(values)}, … }` : '{}';
  }
  const deeper = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const words = typeof field['description'] === 'string' ? `  // ${field['description']}` : '';
    return `${deeper}${name}${required.includes(name) ? '' : '?'}: ${inner(field, deeper)}${words}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function scalarInWords(schema: JsonSchema): string {
  const type = typeof schema['type'] === 'string' ? schema['type'] : 'any value';
  const limits = [
    schema['format'],
    typeof schema['minLength'] === 'number'
      ? `at least ${schema['minLength']} characters`
      : undefined,
    typeof schema['maxLength'] === 'number'
      ? `at most ${schema['maxLength']} characters`
      : undefined,
    bound('from', schema['minimum']),
    bound('to', schema['maximum']),
    'default' in schema ? `else ${JSON.stringify(schema['default'])}` : undefined,
  ].filter((limit) => typeof limit === 'string');
  return limits.length > 0 ? `${type} (${limits.join(', ')})` : type;
}

/** zod writes out the bounds of a safe integer, which are noise for a reader. */
function bound(word: string, value: unknown): string | undefined {
  if (typeof value !== 'number' || Math.abs(value) >= Number.MAX_SAFE_INTEGER) return undefined;
  return `${word} ${value}`;
}
