import type { JsonSchema } from '@infinite/schema/http/openapi';
import type { Call } from '#developers/call.ts';
import { literal, shellWord } from '#developers/quoted.ts';
import { sampleOf } from '#developers/sample-of.ts';

/** A request as the examples make it: made of the contract alone, with sample values. */
export interface SampleRequest {
  readonly method: string;
  /** With a query, encoded. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body:
    | { readonly kind: 'json'; readonly media: string; readonly value: unknown }
    | { readonly kind: 'form'; readonly value: Readonly<Record<string, string>> }
    | { readonly kind: 'file'; readonly media: string; readonly name: string }
    | null;
}

/** Required parameters, and a body with its required fields. */
export function sampleRequest(
  call: Call,
  definitions: Readonly<Record<string, JsonSchema>>,
): SampleRequest {
  const given = call.parameters
    .filter(
      ({ required, name }) => required || usual.has(name) || usual.has(`${call.method} ${name}`),
    )
    .map(({ in: place, name, schema }) => ({
      place,
      name,
      value: String(sampleOf(schema, definitions, name)),
    }));
  const query = new URLSearchParams(
    given.filter(({ place }) => place === 'query').map(({ name, value }) => [name, value]),
  );
  const filled = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(given.find((one) => one.place === 'path' && one.name === name)?.value ?? ''),
  );
  return {
    method: call.method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    headers: given
      .filter(({ place }) => place === 'header')
      .map(({ name, value }) => [name, value] as const),
    body: call.body && sampleBody(call.body, definitions),
  };
}

/** Optional in the contract, and still in nearly every call; or in calls of one method. */
const usual = new Set([
  'q',
  'first',
  'tus-resumable',
  'POST upload-length',
  'POST upload-metadata',
  'PATCH upload-offset',
  'GET apollo-require-preflight',
]);

function sampleBody(
  { media, schema }: NonNullable<Call['body']>,
  definitions: Readonly<Record<string, JsonSchema>>,
): SampleRequest['body'] {
  if (schema['format'] === 'binary') return { kind: 'file', media, name: 'voice.webm' };
  const value = sampleOf(schema, definitions);
  if (media !== 'application/x-www-form-urlencoded') return { kind: 'json', media, value };
  const fields = Object.entries(value as Record<string, unknown>);
  return {
    kind: 'form',
    value: Object.fromEntries(fields.map(([name, part]) => [name, String(part)])),
  };
}

/** For a POSIX shell; reads ORIGIN and, where the call needs one, KEY, COOKIE or TOKEN. */
export function curlExample(request: SampleRequest, { credential }: Pick<Call, 'credential'>) {
  const { method, path, headers, body } = request;
  const parts = [`curl --fail-with-body "$ORIGIN${path}"`];
  if (method === 'HEAD') parts.push('--head');
  else if (method !== (body ? 'POST' : 'GET')) parts.push(`--request ${method}`);
  if (credential.kind === 'key') parts.push('--header "Authorization: Bearer $KEY"');
  if (credential.kind === 'operator') parts.push('--header "Authorization: Bearer $TOKEN"');
  if (credential.kind === 'session') parts.push('--cookie "$COOKIE"');
  for (const [name, value] of headers) parts.push(`--header ${shellWord(`${name}: ${value}`)}`);
  if (body?.kind === 'form') {
    const fields = Object.entries(body.value);
    parts.push(
      ...(fields.length > 0
        ? fields.map(([name, value]) => `--data-urlencode ${shellWord(`${name}=${value}`)}`)
        : [`--data ''`]),
    );
  } else if (body) {
    parts.push(`--header ${shellWord(`content-type: ${body.media}`)}`);
    parts.push(
      body.kind === 'file'
        ? `--data-binary @${body.name}`
        : `--data ${shellWord(JSON.stringify(body.value))}`,
    );
  }
  return parts.join(' \\\n  ');
}

/** For Node.js; reads the same variables. */
export function typescriptExample(
  request: SampleRequest,
  { credential, responses }: Pick<Call, 'credential' | 'responses'>,
): string {
  const { method, path, headers, body } = request;
  const lines: string[] = ["import { env } from 'node:process';"];
  const set = [
    credential.kind === 'key' ? 'authorization: `Bearer ${env.KEY}`' : '',
    credential.kind === 'operator' ? 'authorization: `Bearer ${env.TOKEN}`' : '',
    credential.kind === 'session' ? "cookie: env.COOKIE ?? ''" : '',
    ...headers.map(([name, value]) => `${literal(name)}: ${literal(value)}`),
    body && body.kind !== 'form' ? `'content-type': ${literal(body.media)}` : '',
  ].filter(Boolean);
  if (body?.kind === 'file') lines.unshift("import { readFile } from 'node:fs/promises';");
  lines.push('');
  const options = [
    method === 'GET' ? '' : `  method: ${literal(method)},`,
    set.length > 0 ? `  headers: {\n${set.map((one) => `    ${one},\n`).join('')}  },` : '',
    body ? `  body: ${bodyExpression(body)},` : '',
  ].filter(Boolean);
  const address = `\`\${env.ORIGIN}${path}\``;
  lines.push(
    options.length > 0
      ? `const response = await fetch(${address}, {\n${options.join('\n')}\n});`
      : `const response = await fetch(${address});`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    `console.log(${readingOf(responses)});`,
  );
  return lines.join('\n');
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  if (body.kind === 'file') return `await readFile(${literal(body.name)})`;
  if (body.kind === 'form') return `new URLSearchParams(${literal(body.value, '  ')})`;
  return `JSON.stringify(${literal(body.value, '  ')})`;
}

/** How the answer is read: by the media type of the first success that has a body. */
function readingOf(responses: Call['responses']): string {
  const [media = ''] = Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, { content }]) => Object.keys(content ?? {}));
  if (media.endsWith('json')) return 'await response.json()';
  if (/^text\/|xml$|svg/.test(media)) return 'await response.text()';
  return media === '' ? 'response.status' : '(await response.arrayBuffer()).byteLength';
}
