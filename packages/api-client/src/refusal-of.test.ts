import { describe, expect, it } from 'vitest';
import { isRefusal, Refusal, refusalOfResponse } from './refusal.ts';
import { refusalOf } from './refusal-of.ts';

const answered = async (status: number, body: string) =>
  refusalOf(await refusalOfResponse(new Response(body, { status })));

describe('refusalOf', () => {
  it('reads code, words and fields of an error of Apollo Client', () => {
    const errors = [
      {
        message: 'Choose a size from 1 to 10,240.',
        extensions: { code: 'INVALID_INPUT', fields: { maxFileSize: 'Too large.' } },
      },
    ];
    expect(refusalOf(Object.assign(new Error('combined'), { errors }))).toMatchObject({
      code: 'INVALID_INPUT',
      words: 'Choose a size from 1 to 10,240.',
      fields: { maxFileSize: 'Too large.' },
    });
  });

  it('reads the body of a refused call, and knows the status of a page that is none', async () => {
    const body = JSON.stringify({ code: 'CONFLICT', message: 'Somebody else was here.' });
    expect(await answered(409, body)).toMatchObject({
      code: 'CONFLICT',
      words: 'Somebody else was here.',
    });
    expect((await answered(429, '<html>')).code).toBe('RATE_LIMITED');
    expect((await answered(418, 'null')).code).toBe('INTERNAL');
  });

  it("has the contract's words where the server sent none", async () => {
    expect((await answered(429, '<html>')).words).toMatch(/^Too many attempts/);
    const unknown = refusalOf(new Refusal({ code: 'NEWER_THAN_THIS_CLIENT' }));
    expect(unknown).toMatchObject({ code: 'INTERNAL', words: expect.stringMatching(/our side/) });
  });

  it('tells a lost line from a server that answers nonsense', () => {
    expect(refusalOf(new TypeError('Failed to fetch')).code).toBe('OFFLINE');
    expect(refusalOf(new SyntaxError('Unexpected token <')).code).toBe('UNAVAILABLE');
  });
});

it('knows a refusal of another bundle by its name', () => {
  const foreign = Object.assign(new Error('no'), { name: 'Refusal', code: 'NOT_FOUND' });
  expect(isRefusal(foreign, 'NOT_FOUND')).toBe(true);
  expect(isRefusal(foreign, 'CONFLICT')).toBe(false);
  expect(isRefusal(new TypeError('lost'))).toBe(false);
});
