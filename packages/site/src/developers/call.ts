import { isApiScope, type ApiScope } from '@infinite/schema/catalogue/api-scopes';
import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '@infinite/schema/http/openapi';

/**
 * What a caller brings. key: an API key, with `scope` unless the scopes follow from what is asked.
 * session: the cookie of a signed-in person; no key is accepted.
 */
export type Credential =
  | { readonly kind: 'none' | 'session' | 'operator' }
  | { readonly kind: 'key'; readonly scope: ApiScope | null };

export type Parameter = NonNullable<OpenApiOperation['parameters']>[number];

/** One REST call as its article shows it. */
export interface Call {
  /** Also the anchor of its article. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** With its parameters in braces: `/media/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly credential: Credential;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly media: string; readonly schema: JsonSchema } | null;
  readonly responses: OpenApiOperation['responses'];
}

/** Every call of the document, in its order. A HEAD or OPTIONS beside another method is left out. */
export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !isBesideAnother(method, Object.keys(methods)))
      .map(([method, operation]) => callOf(method, path, operation)),
  );
}

const answering = new Set(['head', 'options']);

function isBesideAnother(method: string, all: readonly string[]): boolean {
  return answering.has(method) && all.some((other) => !answering.has(other));
}

function callOf(method: string, path: string, operation: OpenApiOperation): Call {
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description?.split('\n\n') ?? [],
    credential: credentialOf(path, operation),
    parameters: operation.parameters ?? [],
    body: media && content ? { media, schema: content.schema } : null,
    responses: operation.responses,
  };
}

function credentialOf(path: string, { security = [] }: OpenApiOperation): Credential {
  // Its scopes are those of the fields that are asked for.
  if (path === '/graphql') return { kind: 'key', scope: null };
  const scope = security.flatMap(({ apiKey = [] }) => apiKey).find(isApiScope);
  if (scope) return { kind: 'key', scope };
  if (security.some(({ session }) => session)) return { kind: 'session' };
  if (security.some(({ operator }) => operator)) return { kind: 'operator' };
  return { kind: 'none' };
}

/** Whether the page itself can make the call: with a key, or without anything. */
export function canBeTried({ credential, method }: Call): boolean {
  return credential.kind === 'key' || (credential.kind === 'none' && method === 'GET');
}
