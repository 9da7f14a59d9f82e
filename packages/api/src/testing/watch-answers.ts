import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenApiDocument } from '@infinite/schema/http/openapi';

/** What the API's description says, and what has been compiled of it so far. */
interface Description {
  readonly document: OpenApiDocument;
  readonly validators: Map<string, ValidateFunction>;
  readonly ajv: Ajv2020;
}

/** By the settings of an application: to build one takes longer than most tests do. */
const descriptions = new Map<string, Promise<Description>>();

/** Compares every answer that a test's server gives with what the API's description says of it. */
export class AnswerWatch {
  readonly faults = new Set<string>();
  #server: FastifyInstance | undefined;

  /** @param settings all that the description may depend on; the same text, the same description */
  constructor(private readonly settings: string) {}

  readonly observe = (server: FastifyInstance): void => {
    this.#server = server;
    server.addHook('onError', async (request, reply, error) => {
      // The log is silent in tests, and 'expected 500 to be 413' says nothing of the cause.
      const status = 'status' in error ? error.status : error.statusCode;
      if (status === undefined) console.error(`${request.method} ${request.url} failed:`, error);
    });
    server.addHook('onSend', async (request, reply, payload) => {
      const { contract } = request.routeOptions.config;
      // An answer that breaks off under way cannot be replaced any more.
      const sendable = !reply.raw.headersSent && !reply.raw.destroyed;
      if (contract && sendable && request.headers[unwatched] === undefined) {
        await this.#judge(request, reply.statusCode, reply.getHeader('content-type'), payload);
      }
      return payload;
    });
  };

  async #judge(request: FastifyRequest, status: number, type: unknown, payload: unknown) {
    const description = await this.#description();
    const { document } = description;
    const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}');
    const name = `${request.method} ${path} ${status}`;
    const verbs = document.paths[path];
    // Fastify answers HEAD beside each GET.
    const operation =
      verbs?.[request.method.toLowerCase()] ??
      (request.method === 'HEAD' ? verbs?.['get'] : undefined);
    const answer = operation?.responses[status];
    if (!answer) {
      this.faults.add(`${name} is not described`);
      return;
    }
    if (!String(type).startsWith('application/json') || typeof payload !== 'string') return;
    const schema = answer.content?.['application/json']?.schema;
    if (!schema || payload === '' || request.method === 'HEAD') return;
    const validate = validatorOf(description, name, schema);
    if (!validate(JSON.parse(payload))) {
      const [fault] = validate.errors ?? [];
      this.faults.add(`${name}: ${fault?.instancePath} ${fault?.message} in ${payload}`);
    }
  }

  #description(): Promise<Description> {
    let known = descriptions.get(this.settings);
    if (!known) {
      known = this.#read();
      descriptions.set(this.settings, known);
    }
    return known;
  }

  async #read(): Promise<Description> {
    const response = await this.#server!.inject({
      url: '/api/openapi.json',
      headers: { [unwatched]: '1' },
    });
    const ajv = new Ajv2020({ strict: false, allErrors: false });
    addFormats.default(ajv);
    return { document: response.json<OpenApiDocument>(), validators: new Map(), ajv };
  }
}

function validatorOf(
  { document, validators, ajv }: Description,
  name: string,
  schema: object,
): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const made = ajv.compile({ ...schema, components: document.components });
  validators.set(name, made);
  return made;
}

/** The watch's own question is not watched: it would wait for itself. */
const unwatched = 'x-unwatched-by-the-test';
