import { describe, expect, it, vi } from 'vitest';
import { duplicateMessage, postponeMessage } from './message-calls.ts';

const refused = (code: string, message: string, fields: Record<string, string> = {}) =>
  Response.json({ errors: [{ message, extensions: { code, fields } }] });

const answering = (answer: () => Response) => {
  const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    answer(),
  );
  vi.stubGlobal('fetch', server);
  return server;
};

describe('an act on a message', () => {
  it('sends the operation with its variables and returns what it did', async () => {
    const server = answering(() => Response.json({ data: { duplicateMessage: { id: 'copy' } } }));
    const outcome = await duplicateMessage('m');
    expect(outcome).toEqual({ kind: 'done', data: { duplicateMessage: { id: 'copy' } } });
    const sent = JSON.parse(String(server.mock.calls[0]?.[1].body)) as object;
    expect(sent).toMatchObject({ operationName: 'DuplicateMessage', variables: { id: 'm' } });
  });

  it('that the server refuses carries its words and the fields at fault', async () => {
    answering(() => refused('INVALID_INPUT', 'Choose a later day.', { localDate: 'Too early.' }));
    const moment = { localDate: '2026-01-01', localTime: '09:00' };
    expect(await postponeMessage('m', 3, moment)).toEqual({
      kind: 'refused',
      words: 'Choose a later day.',
      fields: { localDate: 'Too early.' },
    });
  });

  it.each([
    ['without a session asks to sign in', () => refused('UNAUTHENTICATED', '…'), 'signed-out'],
    ['that breaks on the server fails', () => refused('INTERNAL', '…'), 'failed'],
    ['without a connection fails', () => Promise.reject(new TypeError('offline')), 'failed'],
  ])('%s', async (_what, answer, kind) => {
    vi.stubGlobal('fetch', async () => answer());
    expect((await duplicateMessage('m')).kind).toBe(kind);
  });
});
