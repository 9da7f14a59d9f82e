import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { RemoteSpeechEngine } from '#adapters/speech/remote/remote-speech-engine.ts';
import { SpeechFailed } from '#adapters/speech/speech-failed.ts';
import { noise, silence, streamed } from '#adapters/speech/testing/speech-clips.ts';

interface Asked {
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly form: FormData;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** A service that answers as `answer` says. */
async function service(
  answer: (response: ServerResponse, asked: Asked, count: number) => void,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    void formOf(request).then((form) => {
      const { url, headers } = request;
      asked.push({ url, key: headers.authorization, form });
      answer(response, asked.at(-1)!, asked.length);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/audio/transcriptions`, asked };
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(pieces), { headers }).formData();
}

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const engineAt = (url: string, options = {}) =>
  new RemoteSpeechEngine({ url, key: 'secret', model: 'whisper-1' }, options);
const patient = { signal: new AbortController().signal };

async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof SpeechFailed ? error.failure : undefined;
}

describe("the operator's service", () => {
  test('gets the sound as WAV and answers with segments, words and the language', async () => {
    const { url, asked } = await service((response) =>
      json(response, {
        language: 'german',
        segments: [{ start: 0.5, end: 1.5, text: ' Guten Tag. ' }],
        words: [
          { word: 'Guten', start: 0.5, end: 0.9 },
          { word: 'Tag', start: 1, end: 1.4 },
        ],
      }),
    );
    const result = await engineAt(url).transcribe(streamed(noise(2, 0.1)), patient);
    expect(result).toEqual({
      segments: [
        {
          startMs: 500,
          endMs: 1500,
          text: 'Guten Tag.',
          words: [
            { startMs: 500, endMs: 900, text: 'Guten' },
            { startMs: 1000, endMs: 1400, text: 'Tag' },
          ],
        },
      ],
      language: 'de',
      problem: null,
      engine: `whisper-1 at ${new URL(url).host}`,
      where: 'OPERATOR',
    });
    const [{ form, key }] = asked as [Asked];
    expect(key).toBe('Bearer secret');
    expect(form.get('model')).toBe('whisper-1');
    expect(form.get('response_format')).toBe('verbose_json');
    const file = form.get('file') as File;
    expect(file.size).toBe(44 + 2 * 16_000 * 2);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF');
  });

  test('gets a long recording in parts, cut where it is silent, and times stay those of the whole', async () => {
    const { url, asked } = await service((response, _, count) =>
      json(response, {
        language: 'en',
        segments: [{ start: 1, end: 2, text: `Part ${count}.` }],
      }),
    );
    const minutes = noise(235, 0.1);
    const progress: number[] = [];
    const result = await engineAt(url).transcribe(
      streamed(minutes, silence(2), minutes.subarray(0, 16_000 * 60)),
      { ...patient, onProgress: (ms) => progress.push(ms) },
    );
    expect(asked).toHaveLength(2);
    const [first, second] = result.segments;
    expect(first).toMatchObject({ startMs: 1000, text: 'Part 1.' });
    expect(second!.startMs).toBeGreaterThan(236_000);
    expect(second!.startMs).toBeLessThanOrEqual(238_000);
    expect(progress.at(-1)).toBe(297_000);
  });

  test('that hears nobody, or words in noise that it does not believe itself, gives no text', async () => {
    const doubtful = {
      start: 0,
      end: 1,
      text: 'Thank you.',
      no_speech_prob: 0.9,
      avg_logprob: -1.5,
    };
    const { url } = await service((response) =>
      json(response, { language: 'english', segments: [doubtful] }),
    );
    const result = await engineAt(url).transcribe(streamed(silence(2)), patient);
    expect(result).toMatchObject({ segments: [], language: null, problem: 'NO_SPEECH' });
  });

  test.each([
    ['refuses', 'SERVICE_REFUSED', (r: ServerResponse) => r.writeHead(413).end()],
    ['sends elsewhere', 'SERVICE_UNREACHABLE', redirect],
    ['breaks off', 'SERVICE_UNREACHABLE', (r: ServerResponse) => r.destroy()],
    ['answers something else', 'SERVICE_UNREADABLE', (r: ServerResponse) => json(r, [1])],
    ['answers without end', 'SERVICE_UNREADABLE', (r: ServerResponse) => flood(r)],
    ['does not answer', 'SERVICE_UNREACHABLE', () => undefined],
  ] as const)('that %s is an ordinary failure', async (_, failure, answer) => {
    const { url } = await service((response) => void answer(response));
    const engine = engineAt(url, failure === 'SERVICE_UNREACHABLE' ? { timeoutMs: 300 } : {});
    expect(await failureOf(engine.transcribe(streamed(noise(1, 0.1)), patient))).toBe(failure);
  });

  test('is not asked any more once the work is aborted', async () => {
    const aborting = new AbortController();
    const { url } = await service(() => aborting.abort(new Error('the server stops')));
    const work = engineAt(url).transcribe(streamed(noise(1, 0.1)), { signal: aborting.signal });
    await expect(work).rejects.toThrow('the server stops');
  });
});

function redirect(response: ServerResponse): void {
  response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
}

function flood(response: ServerResponse): void {
  const piece = ' '.repeat(1024 * 1024);
  const more = () => {
    if (!response.destroyed && response.write(piece)) setImmediate(more);
  };
  response.on('drain', more);
  more();
}
