import type { Segment } from '#features/vault/transcripts/segment.ts';

/** A transcript to read and to print: its title, and a paragraph a segment with the moment it begins. */
export function plainTranscript(title: string, segments: readonly Segment[]): string {
  const spoken = segments.filter(({ text }) => text !== '');
  const lines = spoken.map(
    ({ startMs, speaker, text }) => `[${moment(startMs)}] ${speaker ? `${speaker}: ` : ''}${text}`,
  );
  return `${[title, ...lines].join('\n\n')}\n`;
}

/** '4:05', or '1:04:05' from an hour on. */
export function moment(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const short = `${minutes}:${two(seconds % 60)}`;
  return hours === 0 ? short : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
