import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeRecording } from './place-recording.ts';
import type { Take } from './take.ts';
import { SignInNeeded } from './tus-request.ts';

const take: Take = {
  id: 'take',
  memberId: 'rosa',
  kind: 'VOICE',
  mimeType: 'audio/webm',
  startedAt: 0,
  updatedAt: 0,
  elapsedMs: 1000,
  bytes: 10,
  loudest: 50,
  finished: true,
  uploadUrl: null,
  about: 'ida',
  ...{ title: 'The lighthouse', note: '', trimStartMs: null, trimEndMs: null },
};

/** A server that takes the words, and answers a wish to attach with this code, or does it. */
function serverAnswers(code: string | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    const { operationName } = JSON.parse(String(request.body)) as { operationName: string };
    asked.push(operationName);
    const refused = operationName === 'AttachVoice' && code !== null;
    return Response.json(
      refused ? { errors: [{ message: 'no', extensions: { code } }] } : { data: {} },
    );
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('a recording that has arrived', () => {
  it('gets its words and its place in the tree', async () => {
    const asked = serverAnswers(null);
    expect(await placeRecording('r1', take)).toBeNull();
    expect(asked).toEqual(['UpdateRecording', 'AttachVoice']);
  });

  it('has no place where it tells of nobody in the tree', async () => {
    const asked = serverAnswers(null);
    expect(await placeRecording('r1', { ...take, about: null })).toBeNull();
    expect(asked).toEqual(['UpdateRecording']);
  });

  it.each(['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT', 'WRONG_STATE'])(
    'says so when it is refused there with %s',
    async (code) => {
      serverAnswers(code);
      expect(await placeRecording('r1', take)).toBe('not-attached');
    },
  );

  it.each(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'])(
    'is not given up after %s: it can be tried again',
    async (code) => {
      serverAnswers(code);
      await expect(placeRecording('r1', take)).rejects.toMatchObject({ code });
    },
  );

  it('waits for a sign-in when the session has ended', async () => {
    serverAnswers('UNAUTHENTICATED');
    await expect(placeRecording('r1', take)).rejects.toBeInstanceOf(SignInNeeded);
  });
});
