import type { Cue } from '#features/vault/transcripts/web-vtt.ts';

/** More cues than a day of speech has. */
const cuesAtMost = 20_000;

const timing =
  /^(?:(\d{2,6}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,6}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;

/**
 * The cues of a WebVTT file (W3C, https://www.w3.org/TR/webvtt1/), in the order of the file. What is no cue, and cues
 * without words, are passed over.
 */
export function readWebVtt(file: string): Cue[] {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return [];
  return text
    .split(/\n{2,}/)
    .slice(1, cuesAtMost)
    .flatMap((block) => cueOf(block.split('\n')) ?? []);
}

function cueOf(lines: readonly string[]): Cue | null {
  // A cue may have a name on the line above its times.
  const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'));
  const match = timing.exec(lines[at] ?? '');
  if (!match) return null;
  const [, ...parts] = match;
  const startMs = msOf(parts.slice(0, 4));
  const endMs = msOf(parts.slice(4));
  const payload = lines.slice(at + 1).join(' ');
  const speaker = /^<v(?:\.[^ \t<>]*)?[ \t]+([^<>]+)>/.exec(payload)?.[1];
  const said = plain(payload.replaceAll(/<[^<>]*>/g, ''));
  if (startMs >= endMs || said === '') return null;
  return { startMs, endMs, speaker: speaker === undefined ? null : plain(speaker), text: said };
}

function msOf([hours = '0', minutes, seconds, ms]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}

const characters: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' },
};

const plain = (text: string): string =>
  text
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
