import type { JsonSchema } from '@infinite/schema/http/openapi';

/** Stands for an id in every example. */
export const sampleId = '0194f0c2-5a7e-7c31-9d42-8b6f1e2a3c4d';

/** A picture of one point, PNG, in base64. */
const onePoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Texts by the name of what they fill, in lower case. */
const byName: Readonly<Record<string, string>> = {
  id: sampleId,
  token: 'the-token-from-the-link',
  email: 'ann@example.org',
  username: 'ann',
  password: 'garden gate',
  code: '123456',
  name: 'porch.png',
  alt: 'A porch with a swing',
  content: onePoint,
  q: 'boston',
  query: '{ me { username } }',
  'apollo-require-preflight': '1',
  'tus-resumable': '1.0.0',
  // kind VOICE, an id of the caller's own, voice.webm.
  'upload-metadata':
    'kind Vk9JQ0U=,takeId MDE5NGYwYzItNWE3ZS00YzMxLTlkNDItOGI2ZjFlMmEzYzRk,filename dm9pY2Uud2VibQ==',
  'upload-length': '48000',
  'upload-offset': '0',
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: sampleId,
  guid: sampleId,
  email: 'ann@example.org',
  date: '2041-05-04',
  'date-time': '2041-05-04T09:00:00Z',
  uri: 'https://example.org/',
  includes: 'text/event-stream',
};

/**
 * A value that the schema accepts: required properties, the first of several choices, defaults.
 * An object that requires nothing gets its first property, so that there is something to see.
 * @param name of the property or parameter that it fills
 */
export function sampleOf(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  name = '',
): unknown {
  const inner = (part: unknown, of = name) => sampleOf(part as JsonSchema, definitions, of);
  if (typeof schema['$ref'] === 'string') {
    return inner(definitions[schema['$ref'].split('/').at(-1) ?? ''] ?? {});
  }
  if ('default' in schema) return schema['default'];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown;
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) return inner(union[0]);
  switch (schema['type']) {
    case 'object':
      return sampleObject(schema, inner);
    case 'array': {
      const least = Number(schema['minItems'] ?? 0);
      return Array.from({ length: least }, () => inner(schema['items'] ?? {}));
    }
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'null':
      return null;
    case 'string':
      return sampleText(schema, name);
    default:
      return {};
  }
}

function sampleObject(schema: JsonSchema, inner: (part: unknown, name: string) => unknown) {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, unknown>);
  const required = (schema['required'] ?? []) as string[];
  const shown = properties.filter(([name]) => required.includes(name));
  const some = shown.length > 0 ? shown : properties.slice(0, 1);
  return Object.fromEntries(some.map(([name, part]) => [name, inner(part, name)]));
}

function sampleNumber(schema: JsonSchema): number {
  const least = Number(schema['minimum'] ?? Number(schema['exclusiveMinimum'] ?? -1) + 1);
  const most = Number(schema['maximum'] ?? Infinity);
  return Math.min(Math.max(least, 2), most);
}

function sampleText(schema: JsonSchema, name: string): string {
  const byItsFormat = byFormat[String(schema['format'])];
  const text = byItsFormat ?? byName[name.toLowerCase()] ?? 'text';
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? Infinity);
  return text.padEnd(least, 'x').slice(0, most);
}
