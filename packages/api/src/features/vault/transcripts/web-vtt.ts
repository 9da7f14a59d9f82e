import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import { joined, type Segment, type TimedWord } from '#features/vault/transcripts/segment.ts';
import { spread, wordsOf } from '#features/vault/transcripts/align-words.ts';

/** One cue of WebVTT (W3C, https://www.w3.org/TR/webvtt1/). */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly speaker: string | null;
  readonly text: string;
}

/** One cue a segment; where nothing is spoken there is none. */
export function cuesOf(segments: readonly Segment[]): Cue[] {
  return segments
    .filter(({ text }) => text !== '')
    .map(({ startMs, endMs, speaker, text }) => ({ startMs, endMs, speaker, text }));
}

/** Captions that fit on a player. Where the times of words are not known, they follow their length. */
export function captionsOf(segments: readonly Segment[]): Cue[] {
  return segments.flatMap((segment) => {
    const { startMs, endMs } = segment;
    const words = segment.words ?? spread(wordsOf(segment.text), startMs, endMs);
    return captionsOfLines(linesOf(words), segment);
  });
}

function captionsOfLines(
  lines: readonly TimedWord[][],
  { startMs, endMs, speaker }: Segment,
): Cue[] {
  const captions: Cue[] = [];
  // Words that take no time are shown with those after them, or before them at the end.
  let waiting: string[] = [];
  for (const [index, line] of lines.entries()) {
    waiting.push(...line.map(([, , word]) => word));
    const from = captions.at(-1)?.endMs ?? startMs;
    const to = lines[index + 1]?.[0]?.[0] ?? endMs;
    if (from >= to) continue;
    captions.push({ startMs: from, endMs: to, speaker, text: waiting.join(' ') });
    waiting = [];
  }
  const last = captions.pop();
  return last ? [...captions, { ...last, text: joined(last.text, ...waiting) }] : [];
}

function linesOf(words: readonly TimedWord[]): TimedWord[][] {
  const lines: TimedWord[][] = [];
  let length = Infinity;
  for (const word of words) {
    length += word[2].length + 1;
    if (length > transcriptLimits.captionCharacters) {
      lines.push([]);
      length = word[2].length;
    }
    lines.at(-1)?.push(word);
  }
  return lines;
}

export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ startMs, endMs, speaker, text }) =>
      `${timestamp(startMs)} --> ${timestamp(endMs)}\n${voice(speaker)}${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

const voice = (speaker: string | null): string => (speaker ? `<v ${escaped(speaker)}>` : '');

/** Neither markup nor the arrow of a timing line can come out of a text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HH:MM:SS.mmm */
function timestamp(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}
