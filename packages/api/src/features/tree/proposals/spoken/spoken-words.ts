import type { Segment } from '#features/vault/transcripts/index.ts';

/** A word of a transcript, when it is spoken, and what it is compared by. */
interface SpokenWord {
  /** As it is written, with punctuation. */
  readonly raw: string;
  /** Without punctuation around it and without a possessive 's. */
  readonly bare: string;
  /** Lower case without accents; '' for what is punctuation alone. */
  readonly folded: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly capital: boolean;
  readonly possessive: boolean;
  /** The first word of a sentence, which is capital whatever it means. */
  readonly begins: boolean;
  /** The last word before a comma, a semicolon or the end of a sentence. */
  readonly pauses: boolean;
  readonly speaker: string | null;
}

/** A sentence, or what is left of one where the speaker changes. */
export type Sentence = readonly SpokenWord[];

const possessive = /['’]s?$/u;

/** The sentences of a transcript. No time lies outside of its segment. */
export function spokenSentences(segments: readonly Segment[]): Sentence[] {
  const sentences: SpokenWord[][] = [];
  let open: SpokenWord[] = [];
  let before: string | null = null;
  const close = () => {
    if (open.length > 0) sentences.push(open);
    open = [];
  };
  for (const segment of segments) {
    if (segment.speaker !== before) close();
    before = segment.speaker;
    for (const [fromMs, toMs, raw] of timedWords(segment)) {
      const word = spokenWord(raw, { fromMs, toMs, begins: open.length === 0, segment });
      if (word.folded === '') continue;
      open.push(word);
      if (endsSentence(word)) close();
    }
  }
  close();
  return sentences;
}

function spokenWord(
  raw: string,
  at: { fromMs: number; toMs: number; begins: boolean; segment: Segment },
): SpokenWord {
  const trimmed = raw.replace(/^[^\p{L}\p{N}'’]+/u, '').replace(/[^\p{L}\p{N}'’]+$/u, '');
  const isPossessive = /\p{L}['’]s$/u.test(trimmed) || /s['’]$/u.test(trimmed);
  const bare = (isPossessive ? trimmed.replace(possessive, '') : trimmed).replace(/['’]+$/u, '');
  const { fromMs, toMs, begins, segment } = at;
  return {
    ...{ raw, bare, fromMs, toMs, begins, possessive: isPossessive },
    folded: foldWord(bare),
    capital: /^\p{Lu}/u.test(bare),
    pauses: /[,;:.?!…)]["”’]?$/u.test(raw),
    speaker: segment.speaker,
  };
}

/** 'St.' and 'Mr.' end no sentence, nor does an initial. */
function endsSentence({ raw, bare }: SpokenWord): boolean {
  if (!/[.?!…]["”’)]*$/u.test(raw)) return false;
  if (!raw.endsWith('.')) return true;
  return !/^(?:st|mr|mrs|ms|dr|jr|sr|prof|ca|\p{Lu})$/iu.test(bare) || bare === 'I';
}

/** Words with their times; where these are not known, each gets its share of the segment by letters. */
function timedWords(segment: Segment): readonly (readonly [number, number, string])[] {
  const { startMs, endMs, text, words } = segment;
  const within = (ms: number) => Math.round(Math.min(endMs, Math.max(startMs, ms)));
  if (words) {
    return words.map(([from, to, raw]) => [within(from), Math.max(within(from), within(to)), raw]);
  }
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  const letters = Math.max(1, parts.join('').length);
  let done = 0;
  return parts.map((raw) => {
    const from = startMs + ((endMs - startMs) * done) / letters;
    done += raw.length;
    return [within(from), within(startMs + ((endMs - startMs) * done) / letters), raw];
  });
}

/** Lower case without accents; letters and digits alone. */
function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]/gu, '');
}

/** Several words, folded, with single spaces. */
export function foldWords(text: string): string {
  return text.split(/\s+/u).map(foldWord).filter(Boolean).join(' ');
}
