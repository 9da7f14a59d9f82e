import type { ErrorCode } from '@infinite/schema/catalogue/error-codes';

export interface RefusalParts {
  /** A code of the contract, or 'OFFLINE' where no response came. */
  readonly code: string;
  /** For the reader; empty if the server sent none. */
  readonly words?: string;
  /** Words for each invalid input, by its path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** HTTP status; null if it is not known. */
  readonly status?: number | null;
  /** Seconds after which a retry can succeed; null if the server named none. */
  readonly retryAfter?: number | null;
  /** For logs; by default the words. The REST helper documents '404: what the server answered'. */
  readonly message?: string;
}

/**
 * An error response of the API, over GraphQL, REST or an upload. The only type of refusal in the
 * site, the console and the desktop application. A lost connection is not a refusal: `fetch` rejects
 * with a `TypeError`, which `refusalOf` reads as 'OFFLINE'.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly words: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(parts: RefusalParts) {
    const { code, words = '', fields = {}, status = null, retryAfter = null } = parts;
    super(parts.message ?? words);
    this.name = 'Refusal';
    this.code = code;
    this.words = words;
    this.fields = fields;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/**
 * Whether the API refused, for this reason if one is named. By name, because `instanceof` fails on
 * the server: pages and the plugin that runs their operations are two bundles with a class each.
 */
export function isRefusal(error: unknown, code?: string): error is Refusal {
  if (!(error instanceof Error) || error.name !== 'Refusal' || !('code' in error)) return false;
  return code === undefined || error.code === code;
}

/** An error as GraphQL responses carry it. */
export interface OperationError {
  readonly message?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The first error of a GraphQL response; `response` as far as the client has it. */
export function refusalOfOperation(
  error: OperationError | undefined,
  response?: Response,
): Refusal {
  const { code, fields } = error?.extensions ?? {};
  return new Refusal({
    code: typeof code === 'string' ? code : 'INTERNAL',
    words: typeof error?.message === 'string' ? error.message : '',
    fields: textsOf(fields),
    status: response?.status ?? null,
    retryAfter: secondsOf(response?.headers.get('retry-after')),
  });
}

/** A non-OK REST response. The message is documented: the status, a colon, a space, the text. */
export async function refusalOfResponse(response: Response): Promise<Refusal> {
  const { status } = response;
  const text = await response.text();
  const { code, message, fields } = objectOf(text);
  return new Refusal({
    code: typeof code === 'string' ? code : codeOfStatus(status),
    words: typeof message === 'string' ? message : '',
    fields: textsOf(fields),
    status,
    retryAfter: secondsOf(response.headers.get('retry-after')),
    message: `${status}: ${text || response.statusText}`,
  });
}

/** The code of a response that names none, such as the error page of a proxy. */
export function codeOfStatus(status: number): ErrorCode {
  return codesByStatus[status] ?? 'INTERNAL';
}

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TOO_SLOW',
  409: 'CONFLICT',
  410: 'LINK_EXPIRED',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  416: 'RANGE_UNSATISFIABLE',
  421: 'WRONG_HOST',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Not JSON: an error page of a proxy.
  }
}

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The number of seconds of a Retry-After header (RFC 9110, 10.2.3); our server sends no date. */
function secondsOf(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}
