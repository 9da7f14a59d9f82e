import { durationWords } from '@infinite/schema/words/dates.en';
import type { PlayerLink } from '#vault/player-link.ts';
import { transcriptPageWords as words } from '#vault/transcripts.en.ts';
import type { OpenTranscript, ShownTranscript } from '#vault/use-transcript.ts';
import { TranscriptActs } from './transcript-acts.tsx';
import { TranscriptOrigin } from './transcript-origin.tsx';
import { TranscriptParts } from './transcript-parts.tsx';

interface TranscriptSectionProps {
  open: OpenTranscript;
  link: PlayerLink;
  /** Which part the player is in; -1 for none. */
  current: number;
  timeZone: string;
}

/** The transcript of a recording, or why there is none. */
export function TranscriptSection({ open, link, current, timeZone }: TranscriptSectionProps) {
  const { transcript } = open;
  if (!transcript) return null;
  const status = statusOf(transcript);
  const isThere = transcript.segments.length > 0;
  return (
    <section aria-labelledby="transcript" className="mt-10">
      <h2 id="transcript" className="m-0 mb-3 text-2xl">
        {words.heading}
      </h2>
      {status === null ? null : (
        <p role="status" className="m-0 max-w-measure text-ink-soft">
          {status}
        </p>
      )}
      {isThere ? <TranscriptParts open={open} link={link} current={current} /> : null}
      <TranscriptActs open={open} />
      <TranscriptOrigin transcript={transcript} timeZone={timeZone} />
    </section>
  );
}

/** The state in a sentence; null where the transcript speaks for itself. */
function statusOf(transcript: ShownTranscript): string | null {
  const { state, problemWords, heardMs, segments, mayTurnOn } = transcript;
  switch (state) {
    case 'UNAVAILABLE':
      return segments.length > 0 ? null : words.unavailable;
    case 'OFF':
      return mayTurnOn ? words.off : `${words.off} ${words.offAsk}`;
    case 'EXCLUDED':
      return words.excluded;
    case 'WAITING':
      return words.waiting;
    case 'RUNNING':
      return words.running(heardMs > 0 ? durationWords(heardMs) : null);
    case 'FAILED':
      return problemWords;
    case 'READY':
      if (segments.length === 0) return problemWords ?? words.nothing;
      return problemWords === null ? null : words.failedAgain;
  }
}
