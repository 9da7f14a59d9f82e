import { z } from 'zod';
import { msOf, sampleRate } from '#adapters/speech/sample-blocks.ts';
import type { SpeechSegment } from '#adapters/speech/speech-engine.ts';

const seconds = z.number().min(0);

/** `verbose_json` of POST /v1/audio/transcriptions, what we use of it. */
const answer = z.object({
  language: z.string().nullish(),
  segments: z
    .array(
      z.object({
        start: seconds,
        end: seconds,
        text: z.string(),
        no_speech_prob: z.number().nullish(),
        avg_logprob: z.number().nullish(),
      }),
    )
    .default([]),
  words: z
    .array(z.object({ word: z.string(), start: seconds, end: seconds }))
    .nullish()
    .transform((words) => words ?? []),
});

export type ServiceAnswer = z.infer<typeof answer>;

/** Null when the service gave something else. */
export function parseAnswer(text: string): ServiceAnswer | null {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Segments with times of the whole recording; what the service itself takes for noise is left out. */
export function segmentsOf(
  { segments, words }: ServiceAnswer,
  part: { readonly start: number; readonly samples: { readonly length: number } },
): SpeechSegment[] {
  const latest = part.samples.length / sampleRate;
  const time = (value: number) => msOf(part.start) + Math.round(Math.min(value, latest) * 1000);
  return segments
    .filter((segment) => segment.text.trim() !== '' && !isNoise(segment))
    .map((segment) => {
      const own = words
        .filter(({ start }) => start >= segment.start && start < segment.end)
        .map(({ word, start, end }) => ({
          startMs: time(start),
          endMs: time(Math.max(start, end)),
          text: word.trim(),
        }));
      return {
        startMs: time(segment.start),
        endMs: time(Math.max(segment.start, segment.end)),
        text: segment.text.trim(),
        ...(own.length > 0 ? { words: own } : {}),
      };
    });
}

/** Whisper's own rule for text that it makes of silence. */
function isNoise(segment: ServiceAnswer['segments'][number]): boolean {
  return (segment.no_speech_prob ?? 0) > 0.6 && (segment.avg_logprob ?? 0) < -1;
}

/** Services name a language by its code ('de') or in English ('german'). */
export function languageTag(name: string | null | undefined): string | null {
  const plain = name?.trim().toLowerCase() ?? '';
  if (/^[a-z]{2,3}$/.test(plain)) return plain;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === plain) ?? null;
}
