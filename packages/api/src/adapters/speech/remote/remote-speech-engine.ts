import type { SpeechEngine, SpeechSegment, Transcription } from '#adapters/speech/speech-engine.ts';
import { SpeechFailed } from '#adapters/speech/speech-failed.ts';
import { msOf } from '#adapters/speech/sample-blocks.ts';
import { partsOf, type Part } from '#adapters/speech/remote/parts.ts';
import {
  languageTag,
  parseAnswer,
  segmentsOf,
  type ServiceAnswer,
} from '#adapters/speech/remote/service-answer.ts';
import { wavFile } from '#adapters/speech/remote/wav-file.ts';

export interface SpeechService {
  /** Of the transcriptions, such as https://speech.example/v1/audio/transcriptions. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

/** For one part; `fetch` itself waits no longer for a response to begin. */
const timeoutMs = 5 * 60_000;
/** Fast speech with the times of all words is 100 kB. */
const mostAnswerBytes = 8 * 1024 * 1024;

/**
 * A service that speaks OpenAI's API for transcriptions, as whisper servers do. The operator chose its
 * address, so it may be a private one; redirects are refused, because recordings go nowhere else.
 */
export class RemoteSpeechEngine implements SpeechEngine {
  readonly id: string;
  readonly #service: SpeechService;
  readonly #timeoutMs: number;

  constructor(service: SpeechService, options: { readonly timeoutMs?: number } = {}) {
    this.#service = service;
    this.#timeoutMs = options.timeoutMs ?? timeoutMs;
    this.id = `${service.model} at ${new URL(service.url).host}`;
  }

  async transcribe(
    ...[samples, { signal, onProgress }]: Parameters<SpeechEngine['transcribe']>
  ): Promise<Transcription> {
    const segments: SpeechSegment[] = [];
    let language: string | null = null;
    for await (const part of partsOf(samples)) {
      const answer = await this.#ask(part, signal);
      const said = segmentsOf(answer, part);
      if (said.length > 0) language ??= languageTag(answer.language);
      segments.push(...said);
      onProgress?.(msOf(part.start + part.samples.length));
    }
    const problem = segments.length === 0 ? 'NO_SPEECH' : null;
    return { segments, language, problem, engine: this.id, where: 'OPERATOR' };
  }

  async #ask({ samples }: Part, signal: AbortSignal): Promise<ServiceAnswer> {
    signal.throwIfAborted();
    const { url, key, model } = this.#service;
    const form = new FormData();
    form.set('file', new Blob([wavFile(samples)], { type: 'audio/wav' }), 'part.wav');
    form.set('model', model);
    form.set('response_format', 'verbose_json');
    form.append('timestamp_granularities[]', 'segment');
    form.append('timestamp_granularities[]', 'word');
    let text: string | null;
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: form,
        headers: key ? { authorization: `Bearer ${key}` } : {},
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.#timeoutMs)]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new SpeechFailed('SERVICE_REFUSED', `the service answered ${response.status}`);
      }
      text = await textOf(response);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SpeechFailed) throw error;
      throw new SpeechFailed('SERVICE_UNREACHABLE', 'no answer', { cause: error });
    }
    const answer = text === null ? null : parseAnswer(text);
    if (!answer) throw new SpeechFailed('SERVICE_UNREADABLE', 'the answer is no transcription');
    return answer;
  }
}

/** Null when the answer is longer than any transcription. */
async function textOf(response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostAnswerBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
