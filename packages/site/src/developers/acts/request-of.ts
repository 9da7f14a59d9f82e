import { apiDocsWords } from '#developers/api-docs.en.ts';

/** What a form of the page sends. */
export interface TriedRequest {
  readonly method: string;
  /** With its query. */
  readonly address: string;
  /** Without the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | URLSearchParams | File | null;
}

/** What stands in a form, as plain values. */
export interface TriedForm {
  readonly method: string;
  readonly path: string;
  readonly media: string | undefined;
  readonly parameters: readonly {
    readonly in: string;
    readonly name: string;
    readonly value: string;
  }[];
  readonly body: string | File | null;
  /** Of GraphQL. */
  readonly operation: string | null;
  readonly variables: string | null;
}

/**
 * @throws SyntaxError with words for the reader when what should be JSON is not
 */
export function requestOf(form: TriedForm): TriedRequest {
  const { method, path, media, parameters } = form;
  const filled = parameters.filter(({ value }) => value !== '');
  const at = (place: string) => filled.filter((parameter) => parameter.in === place);
  const query = new URLSearchParams(at('query').map(({ name, value }) => [name, value]));
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(at('path').find((parameter) => parameter.name === name)?.value ?? ''),
  );
  const body = bodyOf(form);
  return {
    method,
    address: query.size > 0 ? `${address}?${query}` : address,
    headers: {
      ...Object.fromEntries(at('header').map(({ name, value }) => [name, value])),
      ...(body !== null && media ? { 'content-type': media } : {}),
    },
    body,
  };
}

function bodyOf({ body, media, operation, variables }: TriedForm): TriedRequest['body'] {
  if (operation !== null) {
    const given = variables?.trim() ? { variables: parsed(variables) } : {};
    return JSON.stringify({ query: operation, ...given });
  }
  if (body === null || body instanceof File) return body;
  const value = parsed(body);
  if (media !== 'application/x-www-form-urlencoded') return JSON.stringify(value);
  const fields = Object.entries((value ?? {}) as Record<string, unknown>);
  return new URLSearchParams(fields.map(([name, part]) => [name, String(part)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(apiDocsWords.tryIt.badJson);
  }
}

/** The request as text; the key is named, never shown. */
export function requestText({ method, address, headers, body }: TriedRequest, withKey: boolean) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (withKey) lines.unshift('authorization: Bearer $KEY');
  const sent = body instanceof File ? `@${body.name}` : (body?.toString() ?? '');
  return [`${method} ${address}`, ...lines, ...(sent ? ['', sent] : [])].join('\n');
}
