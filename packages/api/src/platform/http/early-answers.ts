import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { httpLimits, type HttpLimits } from '@infinite/schema/catalogue/http';
import type { FastifyServerFactory } from 'fastify';
import type { IsAllowedHost } from '#platform/http/allowed-hosts.ts';
import type { Measure } from '#platform/http/request-log.ts';
import { endSlowBody } from '#platform/http/slow-bodies.ts';

/**
 * Answers a request at once, from memory, or leaves it alone.
 * @returns the status it answered with, null for a request that it leaves
 */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => number | null;

/**
 * What is answered before the framework: hooks, cookies and routing cost more than the bytes of a
 * page that lies ready. Only GET and HEAD come here, so there is nothing that a hook could refuse.
 */
export class EarlyAnswers {
  #answer: AnswerEarly | undefined;
  readonly #measure: Measure;
  readonly #isAllowedHost: IsAllowedHost;
  readonly #limits: HttpLimits;

  constructor(
    measure: Measure,
    isAllowedHost: IsAllowedHost = () => true,
    limits: HttpLimits = httpLimits,
  ) {
    this.#measure = measure;
    this.#isAllowedHost = isAllowedHost;
    this.#limits = limits;
  }

  /** Asked first from now on, until the server closes. */
  use(answer: AnswerEarly): void {
    this.#answer = answer;
  }

  /** From here on every request takes the long way, which tells its reader to go elsewhere. */
  stop(): void {
    this.#answer = undefined;
  }

  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const server = createServer(this.#before(handler));
    keepTimeouts(server, options);
    server.headersTimeout = this.#limits.headersMs;
    server.maxConnections = this.#limits.connections;
    return server;
  };

  #before(handler: RequestListener): RequestListener {
    return (request, response) => {
      const { method } = request;
      endSlowBody(request, response, this.#limits);
      if (
        this.#answer === undefined ||
        (method !== 'GET' && method !== 'HEAD') ||
        !this.#isAllowedHost(request.headers.host)
      ) {
        handler(request, response);
        return;
      }
      const began = performance.now();
      const status = this.#answer(request, response);
      if (status === null) handler(request, response);
      else this.#measure(method, status, performance.now() - began);
    };
  }
}

/** Fastify sets these on a server that it makes itself, and on no other. */
function keepTimeouts(server: Server, options: Record<string, unknown>): void {
  const { keepAliveTimeout, requestTimeout, connectionTimeout } = options;
  if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
  if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
  if (typeof connectionTimeout === 'number') server.setTimeout(connectionTimeout);
}
