import { describe, expect, it } from 'vitest';
import { Refusal } from '@infinite/api-client/refusal';
import { encodeMetadata, TusSender, type ByteSource, type SendingState } from './tus-sender.ts';

const endpoint = 'https://family.example/media/uploads';

/** The far side of the network: one upload, by tus 1.0.0, and whatever goes wrong on the way. */
class FarSide {
  stored = '';
  length: number | null = null;
  created = 0;
  exists = false;
  /** What goes wrong at each request, in turn: a status, a broken line, or nothing. */
  readonly trouble: (number | 'no line' | 'answer lost' | null)[] = [];

  readonly fetch = async (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const next = this.trouble.shift();
    if (typeof next === 'number') return new Response('', { status: next });
    if (next === 'no line') throw new TypeError('Failed to fetch');
    const answer = await this.answer(init);
    if (next === 'answer lost') throw new TypeError('Failed to fetch');
    return answer;
  };

  private async answer(init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    expect(headers.get('tus-resumable')).toBe('1.0.0');
    if (init.method === 'POST') {
      this.created += 1;
      this.exists = true;
      this.stored = '';
      this.length = numberIn(headers, 'upload-length');
      expect(this.length === null).toBe(headers.get('upload-defer-length') === '1');
      return new Response(null, { status: 201, headers: { Location: '/media/uploads/r1' } });
    }
    if (!this.exists) return new Response('', { status: 404 });
    if (init.method === 'PATCH') {
      if (numberIn(headers, 'upload-offset') !== this.stored.length) return status(409);
      const length = numberIn(headers, 'upload-length');
      if (length !== null && this.length !== null) return status(400);
      this.length ??= length;
      this.stored += await new Response(init.body).text();
    }
    return new Response(null, {
      status: 204,
      headers: {
        'Upload-Offset': String(this.stored.length),
        ...(this.length === null ? {} : { 'Upload-Length': String(this.length) }),
      },
    });
  }
}

const status = (code: number): Response => new Response('', { status: code });
const numberIn = (headers: Headers, name: string): number | null =>
  headers.has(name) ? Number(headers.get(name)) : null;

/** A take of which each part is there as soon as it is asked for. */
function growing(...parts: string[]): ByteSource {
  const whole = parts.join('');
  return {
    totalBytes: null,
    async read(offset) {
      let end = 0;
      for (const part of parts) {
        end += part.length;
        if (end > offset) break;
      }
      return { bytes: new Blob([whole.slice(offset, end)]), last: end === whole.length };
    },
  };
}

function senderTo(farSide: FarSide, more: { uploadUrl?: string | null } = {}) {
  const states: SendingState[] = [];
  const urls: string[] = [];
  let signIns = 0;
  const sender = new TusSender({
    endpoint,
    uploadUrl: more.uploadUrl ?? null,
    metadata: { kind: 'VOICE' },
    onUploadUrl: async (url) => void urls.push(url),
    onSent: () => {},
    onState: (state) => states.push(state),
    onSignInNeeded: async () => void (signIns += 1),
    fetch: farSide.fetch,
    pause: async () => {},
  });
  return { sender, states, urls, signIns: () => signIns };
}

const never = new AbortController().signal;

describe('sending a take while it grows', () => {
  it('sends each part as it comes and the length with the last one', async () => {
    const farSide = new FarSide();
    const { sender, urls } = senderTo(farSide);
    const url = await sender.send(growing('one ', 'two ', 'three'), never);
    expect(farSide).toMatchObject({ stored: 'one two three', length: 13, created: 1 });
    expect(urls).toEqual([url]);
    expect(url).toBe('https://family.example/media/uploads/r1');
  });

  it('says the length of a file at once, and never again', async () => {
    const farSide = new FarSide();
    const file: ByteSource = {
      totalBytes: 6,
      read: async (offset) => ({ bytes: new Blob(['abcdef'.slice(offset)]), last: true }),
    };
    await senderTo(farSide).sender.send(file, never);
    expect(farSide).toMatchObject({ stored: 'abcdef', length: 6 });
  });

  it('sends the length alone when everything was there before the end was known', async () => {
    const farSide = new FarSide();
    const source: ByteSource = {
      totalBytes: null,
      read: async (offset) =>
        offset === 0
          ? { bytes: new Blob(['all']), last: false }
          : { bytes: new Blob([]), last: true },
    };
    await senderTo(farSide).sender.send(source, never);
    expect(farSide).toMatchObject({ stored: 'all', length: 3 });
  });

  it.each([
    ['the line breaks', 'no line'],
    ['an answer gets lost after its bytes arrived', 'answer lost'],
    ['the server restarts', 503],
    ['another request holds the upload', 423],
    ['there were too many requests', 429],
  ] as const)('loses and doubles nothing when %s', async (_, trouble) => {
    for (let at = 0; at < 5; at += 1) {
      const farSide = new FarSide();
      farSide.trouble.push(...Array.from({ length: at }, () => null), trouble);
      const { sender, states } = senderTo(farSide);
      await sender.send(growing('one ', 'two ', 'three'), never);
      expect(farSide.stored).toBe('one two three');
      expect(states).toContain('waiting');
    }
  });

  it('asks to sign in again when the session has ended, and begins no second upload', async () => {
    const farSide = new FarSide();
    // The part after the first, and then the question where the upload stands.
    farSide.trouble.push(null, null, null, 401, 401);
    const { sender, states, signIns } = senderTo(farSide);
    await sender.send(growing('one ', 'two'), never);
    expect(farSide).toMatchObject({ stored: 'one two', created: 1 });
    expect(signIns()).toBe(2);
    expect(states).toContain('signing-in');
  });

  it('goes on from where an earlier visit stopped', async () => {
    const farSide = new FarSide();
    Object.assign(farSide, { exists: true, stored: 'one ' });
    const { sender } = senderTo(farSide, { uploadUrl: `${endpoint}/r1` });
    await sender.send(growing('one ', 'two'), never);
    expect(farSide).toMatchObject({ stored: 'one two', created: 0 });
  });

  it('sends everything again when the server has forgotten the upload', async () => {
    const farSide = new FarSide();
    const { sender, urls } = senderTo(farSide, { uploadUrl: `${endpoint}/r0` });
    await sender.send(growing('one ', 'two'), never);
    expect(farSide).toMatchObject({ stored: 'one two', created: 1 });
    expect(urls).toHaveLength(1);
  });

  it('gives up on a refusal, with its words', async () => {
    const farSide = new FarSide();
    farSide.trouble.push(413);
    await expect(senderTo(farSide).sender.send(growing('x'), never)).rejects.toThrow(Refusal);
  });

  it('stops when it is told to', async () => {
    const farSide = new FarSide();
    const stop = new AbortController();
    farSide.trouble.push('no line');
    const { sender } = senderTo(farSide);
    stop.abort(new Error('left'));
    await expect(sender.send(growing('x'), stop.signal)).rejects.toThrow('left');
  });
});

it('encodes metadata so that any name of a file passes', () => {
  expect(encodeMetadata({ kind: 'VOICE', filename: 'Oma – Küche.webm' })).toBe(
    'kind Vk9JQ0U=,filename T21hIOKAkyBLw7xjaGUud2VibQ==',
  );
});
