import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

const refusal = (status: number, body: string) =>
  Object.assign(new Error(`${status}: ${body}`), { status, body });

describe('problemOf', () => {
  it('reads code, words and fields of a refused operation', () => {
    const error = new CombinedGraphQLErrors({
      errors: [
        {
          message: 'Choose a size from 1 to 10,240.',
          extensions: { code: 'INVALID_INPUT', fields: { maxFileSize: 'Too large.' } },
        },
      ],
    });
    expect(problemOf(error)).toEqual({
      code: 'INVALID_INPUT',
      words: 'Choose a size from 1 to 10,240.',
      fields: { maxFileSize: 'Too large.' },
    });
  });

  it('reads the body of a refused call, and knows the status of a page that is none', () => {
    const body = JSON.stringify({ code: 'CONFLICT', message: 'Somebody else was here.' });
    expect(problemOf(refusal(409, body))).toMatchObject({
      code: 'CONFLICT',
      words: 'Somebody else was here.',
    });
    expect(problemOf(refusal(429, '<html>')).code).toBe('RATE_LIMITED');
    expect(problemOf(refusal(418, 'null')).code).toBe('INTERNAL');
  });

  it('tells a lost line from a server that answers nonsense', () => {
    expect(problemOf(new TypeError('Failed to fetch')).code).toBe('OFFLINE');
    expect(problemOf(new SyntaxError('Unexpected token <')).code).toBe('UNAVAILABLE');
  });
});
