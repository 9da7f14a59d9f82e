import { MeDocument } from '@infinite/schema/generated/operations';
import { expect, it, vi } from 'vitest';
import { createExecute } from './execute.ts';
import { createSend } from './send.ts';

function clientOf(answer: () => Response) {
  const far = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => answer());
  return {
    far,
    execute: createExecute(createSend({ fetch: far, hints: () => ({ 'X-Hint': '1' }) })),
  };
}

it('sends the operation with cookies and hints, and returns the data', async () => {
  const { far, execute } = clientOf(() => Response.json({ data: { me: null } }));
  expect(await execute(MeDocument, {})).toEqual({ me: null });
  const [path, init] = far.mock.calls[0] ?? [];
  expect(path).toBe('/graphql');
  expect(init?.credentials).toBe('include');
  expect(new Headers(init?.headers).get('x-hint')).toBe('1');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    operationName: 'Me',
    query: expect.stringMatching(/^query Me\{/),
    variables: {},
  });
});

it('refuses with the first error, its fields and the time to wait', async () => {
  const errors = [
    { message: 'Too many.', extensions: { code: 'RATE_LIMITED', fields: { name: 'Again.' } } },
  ];
  const { execute } = clientOf(() =>
    Response.json({ errors, data: null }, { status: 429, headers: { 'retry-after': '30' } }),
  );
  await expect(execute(MeDocument, {})).rejects.toMatchObject({
    name: 'Refusal',
    message: 'Too many.',
    code: 'RATE_LIMITED',
    fields: { name: 'Again.' },
    status: 429,
    retryAfter: 30,
  });
});

it.each([
  ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a page instead of data', () => new Response('<h1>Welcome</h1>')],
  ['no data', () => Response.json({ data: null })],
  ['null', () => Response.json(null)],
])('says the service is unavailable when a proxy answers with %s', async (_, answer) => {
  const { execute } = clientOf(answer);
  await expect(execute(MeDocument, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('leaves a lost connection to fetch', async () => {
  const lost = createExecute(
    createSend({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      hints: () => ({}),
    }),
  );
  await expect(lost(MeDocument, {})).rejects.toThrow(TypeError);
});
