import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiScopes } from '@infinite/schema/catalogue/api-scopes';
import { giveKey } from '@infinite/api/testing/api-keys';
import { armMessage } from '@infinite/api/testing/armed-message';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import { callsOf, type Call } from '@infinite/site/developers/call';
import { curlExample, sampleRequest, typescriptExample } from '@infinite/site/developers/examples';
import { graphqlExamples, requestOf } from '@infinite/site/developers/graphql-examples';
import { sampleOf } from '@infinite/site/developers/sample-of';
import { pagingExample } from '@infinite/site/developers/worked-examples';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The examples of the page at /api/docs, run as they stand there against the real application. */
const run = promisify(execFile);
const test: TestApp = await createTestApp();
const document = (await test.server.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>();
const definitions = document.components.schemas;
const calls = callsOf(document);
let folder = '';
const keys: Record<'personal' | 'service', string> = { personal: '', service: '' };
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-examples-'));
  await writeFile(path.join(folder, 'voice.webm'), 'a voice');
  const member = await signUpMember(test);
  const admin = await signUpMember(test, { role: 'admin' });
  const letter = { title: 'For Inês', body: 'Dear Inês', recipients: ['i@example.org'] };
  await armMessage(test, member, letter);
  keys.personal = (await giveKey(test, member)).secret;
  keys.service = (await giveKey(test, admin, { kind: 'service' })).secret;
  origin = await test.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  readonly done: boolean;
  readonly said: string;
}

const outcomeOf = async (program: string, args: string[], key: string): Promise<Outcome> => {
  const env = { PATH: process.env['PATH'], ORIGIN: origin, KEY: key };
  return run(program, args, { cwd: folder, env }).then(
    ({ stdout }) => ({ done: true, said: stdout }),
    (error: { stdout: string; stderr: string }) => ({
      done: false,
      said: `${error.stdout}\n${error.stderr}`,
    }),
  );
};
const curl = (code: string, key: string) => outcomeOf('sh', ['-c', code], key);
const node = (code: string, key: string) =>
  outcomeOf(process.execPath, ['--input-type=module', '--eval', code], key);

/** A sample id names nothing in this database: the call is understood, and finds nothing. */
const findsNothing = ({ method, path: address }: Call) =>
  (method !== 'POST' && /\{\w+\}/.test(address)) ||
  /^(PATCH|DELETE) \/media\/uploads$/.test(`${method} ${address}`);
const withKey = calls.filter(({ credential }) => credential.kind === 'key');

describe('every example with a key', () => {
  it.concurrent.each(withKey.map((call) => ({ name: `${call.method} ${call.path}`, call })))(
    '$name runs in curl and in TypeScript',
    async ({ call }) => {
      const { credential } = call;
      const scope = credential.kind === 'key' ? credential.scope : null;
      const key = keys[scope ? apiScopes[scope].kind : 'personal'];
      const request = sampleRequest(call, definitions);
      for (const outcome of [
        await curl(curlExample(request, call), key),
        await node(typescriptExample(request, call), key),
      ]) {
        if (findsNothing(call)) expect(outcome.said).toMatch(/NOT_FOUND|404|410/);
        else expect(outcome, outcome.said).toMatchObject({ done: true });
      }
    },
  );

  it('makes bodies that the contract accepts', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    for (const { body, method, path: address } of calls) {
      if (!body || body.schema['format'] === 'binary') continue;
      const validate = ajv.compile({ ...body.schema, components: document.components });
      const sample = sampleOf(body.schema, definitions);
      expect(validate(sample), `${method} ${address} ${ajv.errorsText(validate.errors)}`).toBe(
        true,
      );
    }
  });
});

describe('the examples of GraphQL', () => {
  it.each(graphqlExamples.map((example) => ({ name: example.title, example })))(
    '$name',
    async ({ example }) => {
      const owner = await signUpMember(test, { role: 'admin' });
      const { secret } = await giveKey(test, owner, { kind: example.kind, scopes: example.scopes });
      const credential = { kind: 'key', scope: null } as const;
      const shown = {
        credential,
        responses: { 200: { description: '', content: { 'application/json': {} } } },
      };
      for (const outcome of [
        await curl(curlExample(requestOf(example), shown), secret),
        await node(typescriptExample(requestOf(example), shown), secret),
      ]) {
        expect(outcome, outcome.said).toMatchObject({ done: true });
        expect(outcome.said).not.toContain('errors');
      }
    },
  );

  it('the worked example reads every page', async () => {
    expect(await node(pagingExample, keys.personal)).toEqual({ done: true, said: 'For Inês\n' });
  });
});
