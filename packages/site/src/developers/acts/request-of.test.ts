import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestOf, requestText, type TriedForm } from './request-of.ts';

const form: TriedForm = {
  method: 'GET',
  path: '/media/{id}',
  media: undefined,
  parameters: [],
  body: null,
  operation: null,
  variables: null,
};
const parameter = (place: string, name: string, value: string) => ({ in: place, name, value });

describe('what a form of the page sends', () => {
  it('has its parameters in path, query and headers; empty ones are left out', () => {
    const parameters = [
      parameter('path', 'id', 'a/b'),
      parameter('query', 'part', 'x y'),
      parameter('query', 'none', ''),
      parameter('header', 'range', 'bytes=0-9'),
    ];
    const { address, headers } = requestOf({ ...form, parameters });
    expect(address).toBe('/media/a%2Fb?part=x+y');
    expect(headers).toEqual({ range: 'bytes=0-9' });
  });

  it('gets no segment and no query from what stands in a field', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const { address } = requestOf({ ...form, parameters: [parameter('path', 'id', id)] });
        expect(address).toMatch(/^\/media\/[^/?#]*$/);
      }),
    );
  });

  it('has JSON, a form or an operation of GraphQL as its body', () => {
    const json = { ...form, method: 'PUT', media: 'application/json', body: '{ "a": 1 }' };
    expect(requestOf(json)).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    const fields = { ...json, media: 'application/x-www-form-urlencoded' };
    expect(String(requestOf(fields).body)).toBe('a=1');
    const operation = { ...json, body: null, operation: '{ me { id } }', variables: '{"a":2}' };
    expect(requestOf(operation).body).toBe('{"query":"{ me { id } }","variables":{"a":2}}');
  });

  it('says so when a body is not JSON', () => {
    const wrong = { ...form, method: 'PUT', media: 'application/json', body: '{a' };
    expect(() => requestOf(wrong)).toThrow('The body is not valid JSON.');
  });

  it('is shown with the name of the key, never with the key', () => {
    const text = requestText(requestOf({ ...form, path: '/api/places' }), true);
    expect(text).toBe('GET /api/places\nauthorization: Bearer $KEY');
  });
});
