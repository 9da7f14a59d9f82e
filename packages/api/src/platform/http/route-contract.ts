import type { ErrorCode } from '@infinite/schema/catalogue/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { StaffRight } from '@infinite/schema/catalogue/staff';
import {
  requireAdmin,
  requireMember,
  requireStaff,
  type RequestContext,
} from '#platform/context.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Who may call a route. anyone, member, admin: by session; staff: by session, with that right;
 * link: by the token in the path; operator: the person who runs the installation; developer: only
 * where no mail leaves it.
 * `route` refuses for member, admin and staff; the handler refuses for the others.
 */
export type Caller =
  | 'anyone'
  | 'member'
  | 'admin'
  | { readonly staff: StaffRight }
  | 'link'
  | 'operator'
  | 'developer';

/** Whether a call is for administrators, or for staff with a right. */
export const isForStaff = (access: Caller): boolean =>
  access === 'admin' || typeof access === 'object';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A response of a route: JSON of a schema, another media type, or empty. */
export interface AnswerContract {
  readonly says: string;
  readonly json?: z.ZodType;
  /** Media type of a response that is not JSON, such as 'text/csv'. */
  readonly media?: string;
  /** Notable headers with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What /api/openapi.json documents about a route, and what the route validates. */
export interface RouteContract {
  readonly method: Method | readonly Method[];
  /** As Fastify writes it: '/media/:id'. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Caller;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Header names in lower case, as Node gives them. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Media type of a body that is not JSON. */
  readonly bodyMedia?: string;
  readonly bodyLimit?: number;
  /** By status; the lowest one is the default. */
  readonly answers: Readonly<Record<number, AnswerContract>>;
  /** Allows cross-site requests, because the route ignores cookies. */
  readonly fromAnywhere?: true;
  /** In addition to those that follow from access, method and input. */
  readonly refusals?: readonly ErrorCode[];
  /**
   * A check that runs before the input is parsed.
   * @throws AppError
   */
  readonly before?: (request: FastifyRequest) => void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: parsed input and an authorized caller. */
export interface RouteInput<Contract extends RouteContract> {
  readonly ctx: RequestContext;
  readonly params: Parsed<Contract['params']>;
  readonly query: Parsed<Contract['query']>;
  readonly headers: Parsed<Contract['headers']>;
  readonly body: Parsed<Contract['body']>;
  readonly request: FastifyRequest;
}

type JsonOf<Answers> = {
  [Status in keyof Answers]: Answers[Status] extends { json: infer Json extends z.ZodType }
    ? z.output<Json>
    : never;
}[keyof Answers];

/** The value of a response, sent as uncacheable JSON; or the reply, if it is already sent. */
type Answered<Contract extends RouteContract> = JsonOf<Contract['answers']> | FastifyReply;

/**
 * Registers a route with its contract. Authorizes the caller, parses params, query, headers and
 * body, then calls the handler.
 */
export function route<const Contract extends RouteContract>(
  server: FastifyInstance,
  contract: Contract,
  handle: (
    input: RouteInput<Contract>,
    reply: FastifyReply,
  ) => Answered<Contract> | Promise<Answered<Contract>>,
): void {
  const [status = '200'] = Object.keys(contract.answers);
  server.route({
    ...described(contract),
    method: [contract.method].flat(),
    url: contract.path,
    handler: async (request, reply) => {
      admit(contract.access, request);
      await contract.before?.(request);
      reply.status(Number(status));
      const answer = await handle(inputOf(contract, request), reply);
      // Awaiting a reply waits for its end and returns nothing, so its value is unknown.
      return reply.sent || reply.raw.headersSent ? reply : sendJson(reply, answer);
    },
  });
}

/** For a route that another library serves: documents its contract without checks. */
export function described(contract: RouteContract): {
  config: { contract: RouteContract };
  bodyLimit?: number;
} {
  return {
    config: { contract },
    ...(contract.bodyLimit ? { bodyLimit: contract.bodyLimit } : {}),
  };
}

/** Collects the contract of every route registered from now on, also in nested scopes. */
export function gatherContracts(server: FastifyInstance): readonly RouteContract[] {
  const contracts = new Set<RouteContract>();
  const gathered: RouteContract[] = [];
  server.addHook('onRoute', ({ config }) => {
    if (!config?.contract || contracts.has(config.contract)) return;
    contracts.add(config.contract);
    gathered.push(config.contract);
  });
  return gathered;
}

function admit(access: Caller, { ctx }: FastifyRequest): void {
  if (access === 'member') requireMember(ctx);
  if (access === 'admin') requireAdmin(ctx);
  if (typeof access === 'object') requireStaff(ctx, access.staff);
}

function inputOf<Contract extends RouteContract>(
  contract: Contract,
  request: FastifyRequest,
): RouteInput<Contract> {
  const { params, query, headers, body } = contract;
  // The schema that each part's type is derived from parses it.
  return {
    ctx: request.ctx,
    request,
    params: params && parseInput(params, request.params),
    query: query && parseInput(query, request.query),
    headers: headers && parseInput(headers, request.headers),
    body: body && parseInput(body, request.body),
  } as RouteInput<Contract>;
}

/** Responses are private to the caller, so they are not cacheable. `null` is a valid value. */
function sendJson(reply: FastifyReply, answer: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}
