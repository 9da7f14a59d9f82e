import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { routesOf } from './routes-of.ts';

let test: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await createTestApp();
  document = (await test.server.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.server.inject({ url, headers });

describe('the description of the API', () => {
  it('is OpenAPI 3.1 in the eyes of a validator of others', async () => {
    const validator = new Validator();
    const found = await validator.validate({ ...document });
    expect(found.errors ?? []).toEqual([]);
    expect(found.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has every route of the router, with every verb, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs)
        .filter((verb) => verb !== 'head' && verb !== 'options')
        .map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const routed = routesOf(test.server).map(
      ({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(routed.sort());
  });

  it('names every call once, so that a client can be generated', () => {
    const ids = Object.values(document.paths).flatMap((verbs) =>
      Object.values(verbs).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes the documented calls with their documented fields', () => {
    const fields = (path: string) => {
      const schema = document.paths[path]?.['post']?.requestBody?.content['application/json'];
      return Object.keys(schema?.schema['properties'] ?? {});
    };
    for (const name of ['username', 'email', 'password', 'browser', 'mobile']) {
      expect(fields('/api/auth/signup')).toContain(name);
    }
    expect(fields('/api/auth/signin')).toEqual(['username', 'password', 'browser', 'mobile']);
    expect(document.components.schemas['SessionUser']).toMatchObject({
      required: expect.arrayContaining(['username', 'email']),
      additionalProperties: false,
    });
  });

  it('names the scope of each call that accepts a key', () => {
    expect(document.paths['/api/admin/users']?.['get']?.security).toEqual([
      { session: [] },
      { apiKey: ['users:read'] },
    ]);
    expect(document.paths['/api/places']?.['get']?.security).toEqual([{}, { apiKey: [] }]);
  });

  it('is sent once and then only asked for: 304 with its ETag', async () => {
    const first = await get('/api/openapi.json');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await get('/api/openapi.json', { 'if-none-match': `W/"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/api/openapi.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
