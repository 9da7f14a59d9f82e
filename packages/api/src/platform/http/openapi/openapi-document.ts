import { routeAccess } from '@infinite/schema/catalogue/api-access-routes';
import { errorCodes, type ErrorCode } from '@infinite/schema/catalogue/error-codes';
import type { OpenApiDocument, OpenApiOperation } from '@infinite/schema/http/openapi';
import { z } from 'zod';
import { JsonSchemas } from '#platform/http/openapi/json-schema.ts';
import {
  isForStaff,
  type AnswerContract,
  type Method,
  type RouteContract,
} from '#platform/http/route-contract.ts';

export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly origin: string;
  readonly sessionCookie: string;
  /** Codes with which any call that changes something may be refused, beside the usual ones. */
  readonly changeRefusals: readonly ErrorCode[];
  /** The description of a group of routes. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Builds the OpenAPI 3.1 document of the routes, from the schemas that validate them. */
export function openApiDocument(
  contracts: readonly RouteContract[],
  { title, version, description, origin, sessionCookie, changeRefusals, tags }: ApiDescription,
): OpenApiDocument {
  const schemas = new JsonSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const contract of contracts) {
    for (const method of [contract.method].flat()) {
      const path = contract.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[method.toLowerCase()] = operationOf(contract, method, {
        schemas,
        changeRefusals,
      });
    }
  }
  return {
    openapi: '3.1.1',
    info: { title, version, description },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: origin }],
    tags: [...new Set(contracts.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tags[name],
    })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The session that sign-in and sign-up return.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal or service key (ic_live_…, ic_service_…); each call names its scope.',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of the operator; not needed from the same machine.',
        },
      },
    },
  };
}

function operationOf(
  contract: RouteContract,
  method: Method,
  { schemas, changeRefusals }: { schemas: JsonSchemas; changeRefusals: readonly ErrorCode[] },
): OpenApiOperation {
  const { access, body, params, query, headers } = contract;
  const keys = keyAccessOf(contract, method);
  // OpenAPI 3.1 lets any scheme name the roles that a call needs; ours are scopes.
  const withKey = keys.scope === undefined ? [] : [{ apiKey: keys.scope ? [keys.scope] : [] }];
  const security: NonNullable<OpenApiOperation['security']> =
    access === 'member' || isForStaff(access)
      ? [{ session: [] }, ...withKey]
      : access === 'operator'
        ? [{ operator: [] }, {}]
        : [{}, ...withKey];
  return {
    operationId: operationId(method, contract.path),
    tags: [contract.tag],
    summary: contract.summary,
    description: [contract.description, whoMayCall(access), keys.words]
      .filter(Boolean)
      .join('\n\n'),
    security,
    parameters: [
      ...parametersOf('path', params, schemas),
      ...parametersOf('query', query, schemas),
      ...parametersOf('header', headers, schemas),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [contract.bodyMedia ?? 'application/json']: { schema: schemas.input(body) },
        },
      },
    }),
    responses: withRefusals(
      Object.fromEntries(
        Object.entries(contract.answers).map(([status, answer]) => [
          status,
          answerOf(answer, method, schemas),
        ]),
      ),
      refusalsOf(refusalCodes(contract, method, changeRefusals), method, schemas),
    ),
  };
}

/** The scope that a key needs for the route, and how the description states it. */
function keyAccessOf({ path }: RouteContract, method: Method): { scope?: string; words?: string } {
  const access = routeAccess[`${method === 'HEAD' ? 'GET' : method} ${path}`];
  if (access === undefined || access === 'person') return {};
  if (access === 'anyone') return { scope: '' };
  if (access === 'graphql')
    return { scope: '', words: 'An API key needs the scope of each field.' };
  return { scope: access, words: `An API key needs the scope \`${access}\`.` };
}

const callers: Record<Exclude<RouteContract['access'], object>, string> = {
  anyone: 'Open to everybody.',
  member: 'For a signed-in member.',
  admin: 'For an administrator.',
  link: 'For the holder of the personal link.',
  operator: 'For the operator: from the same machine, or with the token.',
  developer: 'Only where mails are kept instead of sent, never in production.',
};

const whoMayCall = (access: RouteContract['access']): string =>
  typeof access === 'object'
    ? `For staff whose role has the right \`${access.staff}\`.`
    : callers[access];

/**
 * 'POST /api/auth/signin' becomes 'postApiAuthSignin': stable, and a valid name in any language.
 */
function operationId(method: Method, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}

function parametersOf(
  place: 'path' | 'query' | 'header',
  shape: z.ZodObject | undefined,
  schemas: JsonSchemas,
): NonNullable<OpenApiOperation['parameters']> {
  if (!shape) return [];
  return Object.entries(shape.shape).map(([name, field]) => {
    // A field of an object shape is a schema; zod types it as its narrower core.
    const { description, ...schema } = schemas.input(field as z.ZodType);
    return {
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      ...(typeof description === 'string' ? { description } : {}),
      schema,
    };
  });
}

function answerOf(
  { says, json, media, headers }: AnswerContract,
  method: Method,
  schemas: JsonSchemas,
): OpenApiOperation['responses'][string] {
  const content = json
    ? { 'application/json': { schema: schemas.output(json) } }
    : media
      ? { [media]: {} }
      : undefined;
  return {
    description: says,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
    }),
    ...(content && method !== 'HEAD' ? { content } : {}),
  };
}

/** If a status is both a success and an error, its body may be either. */
function withRefusals(
  answers: OpenApiOperation['responses'],
  refusals: OpenApiOperation['responses'],
): OpenApiOperation['responses'] {
  const merged = { ...refusals, ...answers };
  for (const [status, answer] of Object.entries(answers)) {
    const json = 'application/json';
    const own = answer.content?.[json]?.schema;
    const refused = refusals[status]?.content?.[json]?.schema;
    if (!refused || !answer.content) continue;
    const schema = own ? { anyOf: [own, refused] } : refused;
    merged[status] = { ...answer, content: { ...answer.content, [json]: { schema } } };
  }
  return merged;
}

/** The body of every error; `code` is narrowed to the codes of the route with that status. */
export const refusalShape = (codes: readonly string[]) =>
  z.object({
    code: z.enum(codes),
    message: z.string().describe('Words for the reader.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Words by field, where a field is at fault.'),
  });

/** Responses to any call with an API key. */
const keyRefusals = [
  'KEY_UNKNOWN',
  'KEY_EXPIRED',
  'KEY_REVOKED',
  'KEY_STOPPED',
  'RATE_LIMITED',
] as const;

/** The errors of a route: by access, by method, by input, and those that its contract adds. */
function refusalCodes(
  contract: RouteContract,
  method: Method,
  changeRefusals: readonly ErrorCode[],
): ErrorCode[] {
  const { access, params, query, headers, body } = contract;
  const codes: ErrorCode[] = [
    'WRONG_HOST',
    'UNAVAILABLE',
    'INTERNAL',
    ...(contract.refusals ?? []),
  ];
  if (access === 'member' || isForStaff(access)) codes.push('UNAUTHENTICATED');
  // Probes and the operator's calls do not accept API keys.
  const toKeys = routeAccess[`${method === 'HEAD' ? 'GET' : method} ${contract.path}`];
  if (toKeys) codes.push(...keyRefusals);
  if (toKeys && toKeys !== 'anyone') codes.push('FORBIDDEN');
  const changes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  if (isForStaff(access) || access === 'operator' || changes) codes.push('FORBIDDEN');
  if (isForStaff(access)) codes.push('SECOND_FACTOR_MISSING');
  if (changes) codes.push(...changeRefusals);
  if (params || query || headers || body || changes) codes.push('INVALID_INPUT');
  if (changes) codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA', 'TOO_SLOW');
  return [...new Set(codes)];
}

function refusalsOf(
  refusals: readonly ErrorCode[],
  method: Method,
  schemas: JsonSchemas,
): OpenApiOperation['responses'] {
  const byStatus = Map.groupBy(refusals, (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errorCodes[code].words}`).join('\n\n'),
        ...(method === 'HEAD'
          ? {}
          : { content: { 'application/json': { schema: schemas.output(refusalShape(codes)) } } }),
      },
    ]),
  );
}
